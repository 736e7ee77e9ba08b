import { expect } from 'chai';
import { type EventStore, type EventToAppend, RevisionConflict } from '../store.ts';
import { collect, idsOf, newStream, rejectionOf, sampleEvent, sampleEvents } from './samples.ts';

export function describeAppending(store: () => EventStore): void {
  describe('append', () => {
    it('numbers the events of a stream from 0 and answers where the last one lies', async () => {
      const stream = newStream();
      const first = await store().append(stream, 'no-stream', sampleEvents(2));
      const second = await store().append(stream, 1, sampleEvents(3));
      const stored = await collect(store().readStream(stream));
      expect(stored.map(({ revision }) => revision)).to.deep.equal([0, 1, 2, 3, 4]);
      expect(first).to.deep.equal({ revision: 1, position: stored[1]?.position });
      expect(second).to.deep.equal({ revision: 4, position: stored[4]?.position });
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

    it('answers the same when the same events come again, also when others have followed', async () => {
      const stream = newStream();
      const [first, second] = [sampleEvents(2), sampleEvents(3)];
      const answers = [
        await store().append(stream, 'no-stream', first),
        await store().append(stream, 1, second),
      ];
      expect(await store().append(stream, 1, second)).to.deep.equal(answers[1]);
      expect(await store().append(stream, 'no-stream', first)).to.deep.equal(answers[0]);
      expect(idsOf(await collect(store().readStream(stream)))).to.deep.equal(idsOf([...first, ...second]));
    });

    it('stores the same events once when they come twice at once', async () => {
      const stream = newStream();
      const events = sampleEvents(2);
      const both = [store().append(stream, 'no-stream', events), store().append(stream, 'no-stream', events)];
      const [one, other] = await Promise.all(both);
      expect(one).to.deep.equal(other);
      expect(idsOf(await collect(store().readStream(stream)))).to.deep.equal(idsOf(events));
    });

    it('does not take other events at the same place for a repetition', async () => {
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
