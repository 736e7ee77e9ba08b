import { expect } from 'chai';
import {
  beginning,
  type EventStore,
  type ReadBatchesOptions,
  type ReadStreamOptions,
  type StoredEvent,
} from '../store.ts';
import { collect, idsOf, newStream, sampleEvent, sampleEvents } from './samples.ts';

export function describeReading(store: () => EventStore): void {
  describe('readStream', () => {
    const stream = newStream();
    before(() => store().append(stream, 'no-stream', sampleEvents(10)));

    it('yields nothing for a stream that does not exist', async () => {
      expect(await collect(store().readStream(newStream()))).to.deep.equal([]);
      expect(await collect(store().readStream(newStream(), { direction: 'backwards' }))).to.deep.equal([]);
    });

    const ranges: readonly (readonly [options: ReadStreamOptions, revisions: readonly number[]])[] = [
      [{}, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
      [{ from: 0, limit: 1 }, [0]],
      [{ from: 7 }, [7, 8, 9]],
      [{ from: 3, limit: 2 }, [3, 4]],
      [{ from: 8, limit: 5 }, [8, 9]],
      [{ from: 10 }, []],
      [{ limit: 0 }, []],
      [{ direction: 'backwards' }, [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]],
      [{ direction: 'backwards', limit: 2 }, [9, 8]],
      [{ direction: 'backwards', from: 2 }, [2, 1, 0]],
      [{ direction: 'backwards', from: 5, limit: 3 }, [5, 4, 3]],
      [{ direction: 'backwards', from: 0 }, [0]],
      [{ direction: 'backwards', from: 99, limit: 1 }, [9]],
    ];
    for (const [options, revisions] of ranges) {
      it(`with ${JSON.stringify(options)} yields ${revisions.join(' ') || 'nothing'}`, async () => {
        const stored = await collect(store().readStream(stream, options));
        expect(stored.map(({ revision }) => revision)).to.deep.equal(revisions);
        expect(stored.map(({ data }) => data.n)).to.deep.equal(revisions);
      });
    }

    it('yields long streams whole, both ways, and to whoever stops early', async () => {
      const long = newStream();
      const events = sampleEvents(2_500);
      await store().append(long, 'no-stream', events.slice(0, 2_000));
      await store().append(long, 1_999, events.slice(2_000));
      const forwards = idsOf(await collect(store().readStream(long)));
      const backwards = idsOf(await collect(store().readStream(long, { direction: 'backwards' })));
      expect(forwards).to.deep.equal(idsOf(events));
      expect(backwards).to.deep.equal(idsOf(events).reverse());
      for await (const { revision } of store().readStream(long)) if (revision === 150) break;
      expect(await collect(store().readStream(long, { from: 50, limit: 1_234 }))).to.have.length(1_234);
    });
  });
}

export function describeReadingAll(store: () => EventStore): void {
  describe('readAll', () => {
    it('yields the events of all streams in the order of their positions, from after every one of them', async () => {
      const streams = [newStream(), newStream(), newStream()];
      const start = await store().head();
      for (const expected of ['no-stream', 1, 3] as const)
        for (const stream of streams) await store().append(stream, expected, sampleEvents(2));
      const isOurs = ({ stream }: { readonly stream: string }) => streams.includes(stream);
      const all = (await collect(store().readAll({ after: start }))).filter(isOurs);

      const positions = all.map(({ position }) => position);
      expect(positions).to.deep.equal([...new Set(positions)].sort());
      expect(all.map(({ stream, revision }) => `${stream} ${revision}`)).to.deep.equal(
        [0, 2, 4].flatMap((from) =>
          streams.flatMap((stream) => [`${stream} ${from}`, `${stream} ${from + 1}`]),
        ),
      );
      for (const [index, { position }] of all.entries()) {
        const rest = (await collect(store().readAll({ after: position }))).filter(isOurs);
        expect(rest).to.deep.equal(all.slice(index + 1));
      }
    });

    it('begins at the beginning', async () => {
      await store().append(newStream(), 'no-stream', sampleEvents(2));
      const [first, ...others] = await collect(store().readAll({ after: beginning, limit: 1 }));
      expect(first && first.position > beginning).to.equal(true);
      expect(others).to.deep.equal([]);
    });

    it('yields no more than asked for, over as many pages as it takes', async () => {
      const start = await store().head();
      await store().append(newStream(), 'no-stream', sampleEvents(1_500));
      const events = await collect(store().readAll({ after: start, limit: 1_234 }));
      expect(new Set(idsOf(events))).to.have.property('size', 1_234);
    });

    it('yields nothing after the head, which is where the last event lies', async () => {
      const { position } = await store().append(newStream(), 'no-stream', sampleEvents(2));
      expect(await store().head()).to.equal(position);
      expect(await collect(store().readAll({ after: position }))).to.deep.equal([]);
    });
  });

  describe('readBatches', () => {
    const typed = (type: string, count: number) => sampleEvents(count).map((event) => ({ ...event, type }));
    const read = async (options: ReadBatchesOptions): Promise<StoredEvent[]> => {
      const events: StoredEvent[] = [];
      for await (const batch of store().readBatches(options)) {
        expect(batch).not.to.have.length(0);
        events.push(...batch);
      }
      return events;
    };

    it('yields what readAll yields, from after every position', async () => {
      const start = await store().head();
      const long = newStream();
      await store().append(long, 'no-stream', sampleEvents(1_500));
      for (const text of ['', '"\\\n\t', '\u0000 😀 é 名前'])
        await store().append(newStream(), 'no-stream', [{ ...sampleEvent(), data: { text } }]);
      await store().append(long, 1_499, sampleEvents(1_000));
      const all = await collect(store().readAll({ after: start }));
      expect(await read({ after: start })).to.deep.equal(all);
      for (const index of [0, 1_498, 1_502, 2_502])
        expect(await read({ after: all[index]?.position ?? '' })).to.deep.equal(all.slice(index + 1));
    });

    it('yields only the types that are asked for, and no more than that many', async () => {
      const start = await store().head();
      const [rare, common, never] = [newStream(), newStream(), newStream()].map((name) => `Of ${name}`);
      for (let round = 0; round < 3; round += 1) {
        await store().append(newStream(), 'no-stream', typed(common ?? '', 600));
        await store().append(newStream(), 'no-stream', typed(rare ?? '', 2));
      }
      const all = await collect(store().readAll({ after: start }));
      const ofType = (...types: (string | undefined)[]) => all.filter(({ type }) => types.includes(type));
      const types = (...names: (string | undefined)[]) => new Set(names.map((name) => name ?? ''));
      expect(await read({ after: start, types: types(rare) })).to.deep.equal(ofType(rare));
      expect(await read({ after: start, types: types(rare, common, never) })).to.deep.equal(all);
      expect(await read({ after: start, types: types(never) })).to.deep.equal([]);
      expect(await read({ after: start, types: types() })).to.deep.equal([]);
      for (const limit of [0, 1, 3, 6, 7])
        expect(await read({ after: start, types: types(rare), limit })).to.deep.equal(
          ofType(rare).slice(0, limit),
        );
      expect(await read({ after: start, limit: 1_205 })).to.deep.equal(all.slice(0, 1_205));
    });

    it('yields the same events to whoever looks at their parts late, or at few streams only', async () => {
      const start = await store().head();
      await store().append(newStream(), 'no-stream', typed('Named', 700));
      await store().append(newStream(), 'no-stream', typed('Nameless', 2));
      const all = await collect(store().readAll({ after: start }));
      const lazy = (await read({ after: start, isLazy: true })).map(inWhole);
      expect(lazy).to.deep.equal(all);
      const few = (await read({ after: start, isLazy: true, streams: new Set(['Named']) })).map(inWhole);
      expect(few.slice(0, 700)).to.deep.equal(all.slice(0, 700));
      for (const [index, { stream, ...event }] of few.entries())
        expect({ stream: stream || all[index]?.stream, ...event }).to.deep.equal(all[index]);
    });

    it('yields the same events, but maybe for metadata that nobody looks at', async () => {
      const start = await store().head();
      await store().append(newStream(), 'no-stream', typed('Looked at', 3));
      await store().append(newStream(), 'no-stream', typed('Not looked at', 3));
      const all = await collect(store().readAll({ after: start }));
      const few = await read({ after: start, metadata: new Set(['Looked at']) });
      expect(few.slice(0, 3)).to.deep.equal(all.slice(0, 3));
      const restored = few.map((event, index) => ({ ...event, metadata: all[index]?.metadata }));
      expect(restored).to.deep.equal(all);
    });

    it('lets whoever has enough stop early, any number of times', async () => {
      await store().append(newStream(), 'no-stream', sampleEvents(1_500));
      for (let round = 0; round < 5; round += 1)
        for await (const batch of store().readBatches({ after: beginning })) {
          expect(batch).not.to.have.length(0);
          break;
        }
      expect(await collect(store().readAll({ after: beginning, limit: 1 }))).to.have.length(1);
    });
  });
}

const inWhole = ({ stream, revision, position, id, type, data, metadata }: StoredEvent): StoredEvent => ({
  ...{ stream, revision, position, id, type, data, metadata },
});
