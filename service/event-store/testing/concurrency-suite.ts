import { expect } from 'chai';
import { type EventStore, type EventToAppend, RevisionConflict } from '../store.ts';
import { collect, idsOf, newStream, rejectionOf, sampleEvents } from './samples.ts';

export function describeConcurrency(store: () => EventStore): void {
  describe('1,000 appends at once', () => {
    it('to one stream at one revision: one is stored, all others conflict', async () => {
      const stream = newStream();
      const appends = sampleEvents(1_000).map((event) => store().append(stream, 'no-stream', [event]));
      const results = await Promise.allSettled(appends);
      const refusals = results.flatMap((result) =>
        result.status === 'rejected' ? [result.reason as unknown] : [],
      );
      expect(refusals).to.have.length(999);
      for (const refusal of refusals) expect(refusal).to.be.instanceOf(RevisionConflict);
      expect(await collect(store().readStream(stream))).to.have.length(1);
    });

    it('to one stream, each at the revision before it: what is stored is stored once and in order, the rest conflict', async () => {
      const stream = newStream();
      const events = sampleEvents(1_000);
      const results = await Promise.all(
        events.map((event, n) => outcomeOf(store().append(stream, n === 0 ? 'no-stream' : n - 1, [event]))),
      );
      const stored = await collect(store().readStream(stream));
      expect(idsOf(stored)).to.deep.equal(idsOf(events.filter((_, n) => results[n] === 'stored')));
      expect(stored.map(({ data }) => data.n)).to.deep.equal(stored.map(({ revision }) => revision));
      expect(results).not.to.include('failed');
    });

    it('by writers who each go on from where the stream is: all are stored, each once', async () => {
      const stream = newStream();
      const events = sampleEvents(100);
      const appendAll = async (mine: readonly EventToAppend[]) => {
        for (const event of mine) await appendWherever(store(), stream, event);
      };
      await Promise.all([0, 20, 40, 60, 80].map((from) => appendAll(events.slice(from, from + 20))));
      const stored = await collect(store().readStream(stream));
      expect(stored.map(({ revision }) => revision)).to.deep.equal(events.map((_, n) => n));
      expect(idsOf(stored)).to.have.members(idsOf(events));
    });

    it('to as many streams: all are stored, each with the answer of its own', async () => {
      const streams = Array.from({ length: 1_000 }, newStream);
      const answers = await Promise.all(
        streams.map((stream) => store().append(stream, 'no-stream', sampleEvents(2))),
      );
      expect(new Set(answers.map(({ position }) => position))).to.have.property('size', 1_000);
      for (const n of [0, 499, 999]) {
        const stored = await collect(store().readStream(streams[n] ?? ''));
        expect(answers[n]).to.deep.equal({ revision: 1, position: stored[1]?.position });
      }
    });
  });
}

const outcomeOf = (append: Promise<unknown>): Promise<'stored' | 'conflict' | 'failed'> =>
  append.then(
    () => 'stored',
    (error: unknown) => (error instanceof RevisionConflict ? 'conflict' : 'failed'),
  );

/** As a writer does that conflicts: goes on from the revision that the refusal names. */
async function appendWherever(store: EventStore, stream: string, event: EventToAppend): Promise<void> {
  for (let expected: RevisionConflict['actual'] = 'no-stream'; ; ) {
    const result = await rejectionOf(store.append(stream, expected, [event]));
    if (!(result instanceof RevisionConflict)) return;
    expected = result.actual;
  }
}
