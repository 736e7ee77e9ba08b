import { expect } from 'chai';
import { type EventStore, RevisionConflict } from '../store.ts';
import { collect, idsOf, newStream, rejectionOf, sampleEvents } from './samples.ts';

export function describeDeleting(store: () => EventStore): void {
  describe('deleteStream', () => {
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

    it('lets the stream be written again, with revisions that go on', async () => {
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

    it('can be done over and over', async () => {
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

    it('refuses when the stream is elsewhere, and deletes nothing', async () => {
      const stream = newStream();
      await store().append(stream, 'no-stream', sampleEvents(3));
      for (const expected of ['no-stream', 0, 3] as const) {
        const conflict = await rejectionOf(store().deleteStream(stream, expected));
        expect(conflict).to.be.instanceOf(RevisionConflict).that.includes({ expected, actual: 2 });
      }
      expect(await collect(store().readStream(stream))).to.have.length(3);
    });

    it('has nothing to do for a stream that never was', async () => {
      const stream = newStream();
      await store().deleteStream(stream, 'no-stream');
      expect(await store().append(stream, 'no-stream', sampleEvents(1))).to.include({ revision: 0 });
    });
  });
}
