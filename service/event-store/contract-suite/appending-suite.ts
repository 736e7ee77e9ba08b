import { expect } from 'chai';
import {
  type Appended,
  beginning,
  type EventStore,
  type EventToAppend,
  RevisionConflict,
  StoreUnavailable,
} from '#service/event-store/port.ts';
import {
  collect,
  idsOf,
  newStream,
  rejectionOf,
  sampleEvent,
  sampleEvents,
} from '#service/event-store/testing/samples.ts';

/** The place of the first append, and not that anything is new. */
export function expectRepetition({ isNew, ...place }: Appended, { isNew: wasNew, ...first }: Appended): void {
  expect(place).to.deep.equal(first);
  expect(isNew).to.be.oneOf(wasNew === null ? [false, null] : [false]);
}

/** @param tellsNew whether the store distinguishes a first append from an immediately repeated one. */
export function describeAppending(store: () => EventStore, tellsNew = true): void {
  describe('append', () => {
    it('numbers the events of a stream from 0 and returns the place of the last one', async () => {
      const stream = newStream();
      const first = await store().append(stream, 'no-stream', sampleEvents(2));
      const second = await store().append(stream, 1, sampleEvents(3));
      const stored = await collect(store().readStream(stream));
      expect(stored.map(({ revision }) => revision)).to.deep.equal([0, 1, 2, 3, 4]);
      expect(first).to.include({ revision: 1, position: stored[1]?.position });
      expect(second).to.include({ revision: 4, position: stored[4]?.position });
    });

    const elsewhere = [
      { written: 0, expected: 0, actual: 'no-stream' },
      { written: 2, expected: 'no-stream', actual: 1 },
      { written: 2, expected: 0, actual: 1 },
      { written: 2, expected: 2, actual: 1 },
    ] as const;
    for (const { written, expected, actual } of elsewhere) {
      it(`refuses ${expected} when the stream is at ${actual}, and stores nothing`, async () => {
        const stream = newStream();
        if (written > 0) await store().append(stream, 'no-stream', sampleEvents(written));
        const conflict = await rejectionOf(store().append(stream, expected, sampleEvents(2)));
        expect(conflict).to.be.instanceOf(RevisionConflict);
        expect(conflict).to.include({ stream, expected, actual });
        expect(await collect(store().readStream(stream))).to.have.length(written);
      });
    }

    it(`returns for a first append ${tellsNew ? 'that its events are new' : 'that it cannot tell whether its events are new'}`, async () => {
      const stream = newStream();
      expect(await store().append(stream, 'no-stream', sampleEvents(2))).to.include({
        isNew: tellsNew || null,
      });
      expect(await store().append(stream, 1, sampleEvents(1))).to.include({ isNew: tellsNew || null });
    });

    it(`returns for repeated events ${tellsNew ? 'that they are not new' : 'not that they are new'}, even with other content`, async () => {
      const stream = newStream();
      const event = sampleEvent();
      await store().append(stream, 'no-stream', [event]);
      const otherwise = { ...event, metadata: { by: 'somebody slower' } };
      expect(await store().append(stream, 'no-stream', [otherwise])).to.include({
        isNew: tellsNew ? false : null,
      });
      const [stored] = await collect(store().readStream(stream));
      expect(stored?.metadata).to.include(event.metadata);
    });

    it('returns the same place for repeated events, even when others have followed', async () => {
      const stream = newStream();
      const [first, second] = [sampleEvents(2), sampleEvents(3)];
      const answer = await store().append(stream, 'no-stream', first);
      const next = await store().append(stream, 1, second);
      expectRepetition(await store().append(stream, 1, second), next);
      expectRepetition(await store().append(stream, 'no-stream', first), answer);
      expect(idsOf(await collect(store().readStream(stream)))).to.deep.equal(idsOf([...first, ...second]));
    });

    it('stores the same events once when they are appended twice concurrently', async () => {
      const stream = newStream();
      const events = sampleEvents(2);
      const both = [store().append(stream, 'no-stream', events), store().append(stream, 'no-stream', events)];
      const [one, other] = await Promise.all(both);
      expect(one).to.deep.equal({ ...other, isNew: one?.isNew });
      expect([one, other].filter((appended) => appended?.isNew)).to.have.length(tellsNew ? 1 : 0);
      expect(idsOf(await collect(store().readStream(stream)))).to.deep.equal(idsOf(events));
    });

    it('does not treat other events at the same place as a repetition', async () => {
      const stream = newStream();
      await store().append(stream, 'no-stream', sampleEvents(2));
      const other = await rejectionOf(store().append(stream, 'no-stream', sampleEvents(2)));
      expect(other).to.be.instanceOf(RevisionConflict);
    });

    const event = sampleEvent();
    const mistakes: readonly (readonly [what: string, stream: string, events: readonly EventToAppend[]])[] = [
      ['no events', newStream(), []],
      ['the same id twice', newStream(), [event, event]],
      ['an id that is no UUID', newStream(), [{ ...event, id: 'one' }]],
      ['an event without a name', newStream(), [{ ...event, type: '' }]],
      ['a stream without a name', '', [event]],
      ["a name that is the server's own", '$all', [event]],
      ['a name with a line feed', 'a\nb', [event]],
      ['a name with half a character', 'a\ud800b', [event]],
    ];
    for (const [what, stream, events] of mistakes) {
      it(`refuses ${what} as a mistake of the caller`, async () => {
        expect(await rejectionOf(store().append(stream, 'no-stream', events))).to.be.instanceOf(TypeError);
      });
    }

    for (const expected of [-1, 0.5, Number.NaN]) {
      it(`refuses ${expected} for a revision`, async () => {
        const refusal = await rejectionOf(store().append(newStream(), expected, sampleEvents(1)));
        expect(refusal).to.be.instanceOf(TypeError);
      });
    }
  });
}

export function describeClosing(open: () => Promise<EventStore>): void {
  describe('close', () => {
    it('completes the accepted appends before', async () => {
      const store = await open();
      const streams = Array.from({ length: 50 }, newStream);
      const appends = streams.map((stream) => store.append(stream, 'no-stream', sampleEvents(1)));
      await store.close();
      for (const { revision } of await Promise.all(appends)) expect(revision).to.equal(0);
    });

    it('ends subscriptions without an error', async () => {
      const store = await open();
      const after = await store.head();
      for await (const { kind } of store.subscribe({ after, signal: new AbortController().signal }))
        if (kind === 'caught-up') await store.close();
    });

    it('refuses later calls, and can be repeated', async () => {
      const store = await open();
      await store.close();
      await store.close();
      const late = [
        store.append(newStream(), 'no-stream', sampleEvents(1)),
        collect(store.readStream(newStream())),
        collect(store.readAll({ after: beginning })),
        store.head(),
        store.deleteStream(newStream(), 'no-stream'),
      ];
      for (const refusal of await Promise.all(late.map(rejectionOf)))
        expect(refusal).to.be.instanceOf(StoreUnavailable);
    });
  });
}

export function describeConcurrency(store: () => EventStore, count = 1_000): void {
  describe(`${count} concurrent appends`, () => {
    it('to one stream at one revision store one and conflict for all others', async () => {
      const stream = newStream();
      const appends = sampleEvents(count).map((event) => store().append(stream, 'no-stream', [event]));
      const results = await Promise.allSettled(appends);
      const refusals = results.flatMap((result) =>
        result.status === 'rejected' ? [result.reason as unknown] : [],
      );
      expect(refusals).to.have.length(count - 1);
      for (const refusal of refusals) expect(refusal).to.be.instanceOf(RevisionConflict);
      expect(await collect(store().readStream(stream))).to.have.length(1);
    });

    it('to one stream, at one revision each, are stored once in order or conflict', async () => {
      const stream = newStream();
      const events = sampleEvents(count);
      const results = await Promise.all(
        events.map((event, n) => outcomeOf(store().append(stream, n === 0 ? 'no-stream' : n - 1, [event]))),
      );
      const stored = await collect(store().readStream(stream));
      expect(idsOf(stored)).to.deep.equal(idsOf(events.filter((_, n) => results[n] === 'stored')));
      expect(stored.map(({ data }) => data.n)).to.deep.equal(stored.map(({ revision }) => revision));
      expect(results).not.to.include('failed');
    });

    it('by writers that retry at the current revision are all stored, each once', async () => {
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

    it('to as many streams are all stored, each with its own result', async () => {
      const streams = Array.from({ length: count }, newStream);
      const answers = await Promise.all(
        streams.map((stream) => store().append(stream, 'no-stream', sampleEvents(2))),
      );
      expect(new Set(answers.map(({ position }) => position))).to.have.property('size', count);
      for (const n of [0, count / 2, count - 1]) {
        const stored = await collect(store().readStream(streams[n] ?? ''));
        expect(answers[n]).to.include({ revision: 1, position: stored[1]?.position });
      }
    });
  });
}

const outcomeOf = (append: Promise<unknown>): Promise<'stored' | 'conflict' | 'failed'> =>
  append.then(
    () => 'stored',
    (error: unknown) => (error instanceof RevisionConflict ? 'conflict' : 'failed'),
  );

/** Appends like a writer after a conflict: at the revision in the refusal. */
async function appendWherever(store: EventStore, stream: string, event: EventToAppend): Promise<void> {
  for (let expected: RevisionConflict['actual'] = 'no-stream'; ; ) {
    const result = await rejectionOf(store.append(stream, expected, [event]));
    if (!(result instanceof RevisionConflict)) return;
    expected = result.actual;
  }
}
