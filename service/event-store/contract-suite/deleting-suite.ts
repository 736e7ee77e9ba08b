import { expect } from 'chai';
import { type EventStore, RevisionConflict } from '#service/event-store/port.ts';
import {
  collect,
  collectLive,
  idsOf,
  newStream,
  rejectionOf,
  sampleEvents,
} from '#service/event-store/testing/samples.ts';
import { expectRepetition } from './appending-suite.ts';

export function describeDeleting(
  store: () => EventStore,
  scavenge: () => Promise<void> = async () => {},
): void {
  describe('deleteStream', () => {
    it('loses no event for readers and subscribers that start at a scavenged event', async () => {
      const [deleted, other] = [newStream(), newStream()];
      const start = await store().head();
      await store().append(deleted, 'no-stream', sampleEvents(3));
      await store().append(other, 'no-stream', sampleEvents(2));
      await store().append(deleted, 2, sampleEvents(1));
      await store().append(other, 1, sampleEvents(1));
      const before = await collect(store().readAll({ after: start }));
      await store().deleteStream(deleted, 3);
      await scavenge();
      for (const { position } of before.slice(0, -1)) {
        const rest = await collect(store().readAll({ after: position }));
        const live = await collectLive(store(), position, rest.length, () => true);
        expect(idsOf(live)).to.deep.equal(idsOf(rest));
        const ofOther = before.filter((event) => event.stream === other && event.position > position);
        expect(idsOf(rest)).to.include.members(idsOf(ofOther));
      }
    });

    it('leaves nothing to read in the stream, and only its last event in readAll', async () => {
      const stream = newStream();
      const start = await store().head();
      await store().append(stream, 'no-stream', sampleEvents(3));
      await store().deleteStream(stream, 2);
      expect(await collect(store().readStream(stream))).to.deep.equal([]);
      expect(await collect(store().readStream(stream, { direction: 'backwards' }))).to.deep.equal([]);
      const all = (await collect(store().readAll({ after: start }))).filter(
        (event) => event.stream === stream,
      );
      expect(all.at(-1)?.revision).to.equal(2);
    });

    it('allows later appends, with continued revisions', async () => {
      const stream = newStream();
      await store().append(stream, 'no-stream', sampleEvents(3));
      await store().deleteStream(stream, 2);
      const stale = await rejectionOf(store().append(stream, 1, sampleEvents(1)));
      expect(stale).to.be.instanceOf(RevisionConflict).that.includes({ expected: 1, actual: 'no-stream' });

      const events = sampleEvents(2);
      const { revision } = await store().append(stream, 'no-stream', events);
      expect(revision).to.be.greaterThan(2);
      const forwards = await collect(store().readStream(stream, { from: 0 }));
      const backwards = await collect(store().readStream(stream, { direction: 'backwards' }));
      expect(idsOf(forwards)).to.deep.equal(idsOf(events));
      expect(backwards).to.deep.equal([...forwards].reverse());
      expect(forwards.at(-1)?.revision).to.equal(revision);
      expect(await store().append(stream, 'no-stream', events)).to.include({ revision });
    });

    it('allows the deleted events to be stored again with their old ids', async () => {
      const stream = newStream();
      const [events, [tombstone]] = [sampleEvents(2), sampleEvents(1)];
      await store().append(stream, 'no-stream', events);
      if (tombstone) await store().append(stream, 1, [tombstone]);
      await store().deleteStream(stream, 2);
      for (const again of [events, events.slice(0, 1), [...events, ...sampleEvents(1)]]) {
        const appended = await store().append(stream, 'no-stream', again);
        expect(appended.revision).to.be.greaterThan(2);
        expectRepetition(await store().append(stream, 'no-stream', again), appended);
        expect(idsOf(await collect(store().readStream(stream)))).to.deep.equal(idsOf(again));
        const [last] = sampleEvents(1);
        if (last) await store().append(stream, appended.revision, [last]);
        await store().deleteStream(stream, appended.revision + 1);
      }
    });

    it('can be repeated any number of times', async () => {
      const stream = newStream();
      let last = -1;
      for (const events of [sampleEvents(2), sampleEvents(1), sampleEvents(3)]) {
        const { revision } = await store().append(stream, 'no-stream', events);
        expect(revision).to.be.greaterThan(last);
        expect(idsOf(await collect(store().readStream(stream)))).to.deep.equal(idsOf(events));
        await store().deleteStream(stream, revision);
        await store().deleteStream(stream, revision);
        expect(await collect(store().readStream(stream))).to.deep.equal([]);
        last = revision;
      }
    });

    it('refuses when the stream is at another revision, and deletes nothing', async () => {
      const stream = newStream();
      await store().append(stream, 'no-stream', sampleEvents(3));
      for (const expected of ['no-stream', 0, 3] as const) {
        const conflict = await rejectionOf(store().deleteStream(stream, expected));
        expect(conflict).to.be.instanceOf(RevisionConflict).that.includes({ expected, actual: 2 });
      }
      expect(await collect(store().readStream(stream))).to.have.length(3);
    });

    it('does nothing for a stream that never existed', async () => {
      const stream = newStream();
      await store().deleteStream(stream, 'no-stream');
      expect(await store().append(stream, 'no-stream', sampleEvents(1))).to.include({ revision: 0 });
    });
  });
}
