import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { expect } from 'chai';
import { asInstant, type Instant } from '#domain/kernel/day.ts';
import { allMembers, divided, isInRange, memberOfEvent } from '#projections/engine/member-range.ts';
import { withDivision } from '#service/event-store/divided-events.ts';
import {
  beginning,
  type EncodedEvent,
  type EventStore,
  type EventToAppend,
  EventTooLarge,
  maxAppendBytes,
  type ReadBatchesOptions,
  type ReadStreamOptions,
  type StoredEvent,
  sizeInBytes,
  UnknownPosition,
} from '#service/event-store/port.ts';
import {
  beyond,
  collect,
  idsOf,
  inWhole,
  newStream,
  rejectionOf,
  sampleEvent,
  sampleEvents,
} from '#service/event-store/testing/samples.ts';

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

    it('yields long streams completely in both directions, and lets a reader stop early', async () => {
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

    it('yields each of many concurrent readers the events of its stream and range', async () => {
      const [long, deleted, again] = [newStream(), newStream(), newStream()];
      await store().append(long, 'no-stream', sampleEvents(150));
      for (const gone of [deleted, again]) {
        await store().append(gone, 'no-stream', sampleEvents(4));
        await store().deleteStream(gone, 3);
      }
      await store().append(again, 'no-stream', sampleEvents(2));
      const asked: readonly (readonly [
        name: string,
        options: ReadStreamOptions,
        revisions: readonly number[],
      ])[] = [
        [newStream(), {}, []],
        [long, {}, Array.from({ length: 150 }, (_, revision) => revision)],
        [long, { from: 148 }, [148, 149]],
        [deleted, {}, []],
        [again, {}, [4, 5]],
        [again, { from: 5 }, [5]],
        ...ranges.map(([options, revisions]) => [stream, options, revisions] as const),
      ];
      const readers = Array.from({ length: 8 }, () => asked).flat();
      const read = await Promise.all(
        readers.map(async ([name, options]) => collect(store().readStream(name, options))),
      );
      expect(read.map((events) => events.map((event) => [event.stream, event.revision]))).to.deep.equal(
        readers.map(([name, , revisions]) => revisions.map((revision) => [name, revision])),
      );
    });
  });

  describe('readStreams', () => {
    const streams = Array.from({ length: 40 }, newStream);
    const [unread, missing] = [newStream(), newStream()];
    before(async () => {
      for (const expected of ['no-stream', 19] as const)
        for (const stream of [...streams, unread]) await store().append(stream, expected, sampleEvents(20));
    });

    it('yields events of the named streams in log order, and none of missing streams', async () => {
      const read = await collect(store().readStreams([...streams, missing]));
      expect(read.map(({ position }) => position)).to.deep.equal(read.map(({ position }) => position).sort());
      expect(read.map(({ stream, revision }) => `${stream} ${revision}`)).to.deep.equal(
        [0, 20].flatMap((from) =>
          streams.flatMap((stream) => Array.from({ length: 20 }, (_, nth) => `${stream} ${from + nth}`)),
        ),
      );
      const [stream = ''] = streams;
      expect(read.filter((event) => event.stream === stream)).to.deep.equal(
        await collect(store().readStream(stream)),
      );
      expect(await collect(store().readStreams([missing]))).to.deep.equal([]);
      expect(await collect(store().readStreams([]))).to.deep.equal([]);
    });

    it('lets a reader stop early', async () => {
      for await (const { revision } of store().readStreams(streams)) if (revision === 5) break;
      expect(await collect(store().readStreams(streams))).to.have.length(1_600);
    });

    it('yields only later events of a deleted stream', async () => {
      const [kept, deleted] = [newStream(), newStream()];
      for (const stream of [kept, deleted]) await store().append(stream, 'no-stream', sampleEvents(3));
      await store().deleteStream(deleted, 2);
      const read = async () =>
        (await collect(store().readStreams([kept, deleted]))).map(({ stream, revision }) => [
          stream,
          revision,
        ]);
      const ofKept = [0, 1, 2].map((revision) => [kept, revision]);
      expect(await read()).to.deep.equal(ofKept);
      await store().append(deleted, 'no-stream', sampleEvents(1));
      expect(await read()).to.deep.equal([...ofKept, [deleted, 3]]);
    });
  });
}

/** Waits until the store's clock shows another millisecond than that of an event, as the next event shows it. */
async function appendLater(store: EventStore, before: StoredEvent): Promise<StoredEvent> {
  for (;;) {
    const stream = newStream();
    await store.append(stream, 'no-stream', [sampleEvent({ occurred: 'long ago' })]);
    const [stored] = await collect(store.readStream(stream));
    if (stored && String(stored.storedAt) > String(before.storedAt)) return stored;
  }
}

export function describeStoreTime(store: () => EventStore): void {
  describe('the store time', () => {
    let first: StoredEvent;
    let later: StoredEvent;
    before(async () => {
      const stream = newStream();
      await store().append(stream, 'no-stream', sampleEvents(3));
      first = (await collect(store().readStream(stream))).at(-1) as StoredEvent;
      later = await appendLater(store(), first);
    });

    it('of an event is when it was stored, in a read of its stream and of the log', async () => {
      expect(Math.abs(Date.parse(String(first.storedAt)) - Date.now())).to.be.below(60_000);
      const all = await collect(store().readAll({ after: first.position }));
      expect(all.find(({ id }) => id === later.id)?.storedAt).to.equal(later.storedAt);
      const batches = await collect(store().readBatches({ after: first.position, storeTimes: true }));
      expect(batches.flat().find(({ id }) => id === later.id)?.storedAt).to.equal(later.storedAt);
    });

    it('gives the last event of an instant, and nothing that was stored later', async () => {
      const instant = first.storedAt as Instant;
      const { position, storedAt } = await store().lastStoredBy({ instant });
      expect(position >= first.position && position < later.position).to.equal(true);
      expect(storedAt).to.equal(instant);
      const now = asInstant(new Date(Date.now() + 60_000).toISOString());
      expect(await store().lastStoredBy({ instant: now })).to.deep.equal({
        position: await store().head(),
        storedAt: (await collect(store().readAll({ after: first.position }))).at(-1)?.storedAt,
      });
    });

    it('gives the event of a position', async () => {
      const { position, storedAt } = later;
      expect(await store().lastStoredBy({ position })).to.deep.equal({ position, storedAt });
    });
  });
}

export function describeReadingAll(store: () => EventStore): void {
  describe('a position beyond the end of the log', () => {
    it("throws UnknownPosition for every read and subscription, like another log's", async () => {
      const { position } = await store().append(newStream(), 'no-stream', sampleEvents(1));
      const after = beyond(position);
      const { signal } = new AbortController();
      const options = { after, signal };
      for (const items of [
        store().readAll({ after }),
        store().readAll({ after, limit: 1 }),
        store().readBatches({ after }),
        store().readBatches({ after, types: new Set(['Never']) }),
        store().subscribe(options),
      ]) {
        const failure = await rejectionOf(collect<unknown>(items));
        expect(failure).to.be.instanceOf(UnknownPosition);
        expect((failure as Error).message)
          .to.include(after)
          .and.match(/its last event is at \d/);
      }
    });
  });

  describe('readAll', () => {
    it('yields events of all streams in the order of their positions, after any position', async () => {
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

    it('starts at the beginning', async () => {
      await store().append(newStream(), 'no-stream', sampleEvents(2));
      const [first, ...others] = await collect(store().readAll({ after: beginning, limit: 1 }));
      expect(first && first.position > beginning).to.equal(true);
      expect(others).to.deep.equal([]);
    });

    it('yields at most the limit, over several pages', async () => {
      const start = await store().head();
      await store().append(newStream(), 'no-stream', sampleEvents(1_500));
      const events = await collect(store().readAll({ after: start, limit: 1_234 }));
      expect(new Set(idsOf(events))).to.have.property('size', 1_234);
    });

    it('yields nothing after the head, which is the position of the last event', async () => {
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

    it('yields the same as readAll, after any position', async () => {
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

    it('yields only the requested types, up to the limit', async () => {
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

    it('yields events of a part of the members, and all of some types, also when divided', async () => {
      const start = await store().head();
      const ids = Array.from({ length: 40 }, () => randomUUID());
      const datas = [
        ...ids.map((memberId) => ({ text: '"memberId":"', memberId, n: 1 })),
        { memberId: 7 },
        {},
      ];
      for (const type of ['Of members', 'Of all'])
        await store().append(
          newStream(),
          'no-stream',
          datas.map((data) => ({ ...sampleEvent(data), type })),
        );
      const all = await collect(store().readAll({ after: start }));
      const exceptTypes = new Set(['Of all']);
      const ranges = divided(allMembers, 3);
      const aside = await withDivision(store(), tmpdir()).divide({ parts: ranges, exceptTypes });
      const parts = await Promise.all(
        ranges.map(async (range, nth) => {
          const part = await read({ after: start, members: { ranges: [range], exceptTypes } });
          expect(part).to.deep.equal(
            all.filter(({ type, data }) => type === 'Of all' || isInRange(range, memberOfEvent(data))),
          );
          const again = (await collect(aside.read(nth))).flat().filter(({ position }) => position > start);
          expect(again.map(inWhole)).to.deep.equal(part);
          return part.filter(({ type }) => type === 'Of members');
        }),
      );
      aside.close();
      expect(parts.map(({ length }) => length > 1)).to.deep.equal([true, true, true]);
      expect(idsOf(parts.flat())).to.have.members(idsOf(all.filter(({ type }) => type === 'Of members')));
    });

    it('yields the same events when data are read late, or for few streams only', async () => {
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

    it('yields events with the bytes of their parts until their data are read', async () => {
      const start = await store().head();
      await store().append(newStream(), 'no-stream', sampleEvents(3));
      for (const event of await read({ after: start, isLazy: true, storeTimes: true })) {
        const { encoded } = event;
        if (!encoded) continue;
        const [fromBytes, parts] = partsOf(event, encoded);
        expect(fromBytes).to.deep.equal(parts);
        expect(event.encoded).to.equal(undefined);
      }
    });

    it('yields the same events, possibly without unused metadata', async () => {
      const start = await store().head();
      await store().append(newStream(), 'no-stream', typed('Looked at', 3));
      await store().append(newStream(), 'no-stream', typed('Not looked at', 3));
      const all = await collect(store().readAll({ after: start }));
      const few = await read({ after: start, metadata: new Set(['Looked at']) });
      expect(few.slice(0, 3)).to.deep.equal(all.slice(0, 3));
      const restored = few.map((event, index) => ({ ...event, metadata: all[index]?.metadata }));
      expect(restored).to.deep.equal(all);
    });

    it('lets a consumer stop early any number of times', async () => {
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

/** The parts of an event as its bytes have them, and the same parts of the event. */
function partsOf(event: StoredEvent, encoded: EncodedEvent): [unknown[], unknown[]] {
  const { bytes, storedAt } = encoded;
  const textAt = (place: number) => bytes.toString('utf8', place + 4, place + 4 + bytes.readInt32BE(place));
  const json = [encoded.data, encoded.metadata].map((place) => JSON.parse(textAt(place)) as unknown);
  const time = storedAt === null ? undefined : new Date(Number(textAt(storedAt))).toISOString();
  return [
    [textAt(encoded.id), textAt(encoded.stream), ...json, time, encoded.commit()],
    [
      event.id,
      event.stream,
      event.data,
      event.metadata,
      event.storedAt,
      Number(event.position.split('/')[0]),
    ],
  ];
}

export function describeContent(store: () => EventStore): void {
  describe('a stored event', () => {
    const odd = {
      nul: 'a\u0000b',
      'half a pair': '\ud800 and \udfff',
      'line\nfeed "and" \\quotes\\': '\u2028\u2029\r\n\t',
      astral: '🏋️‍♀️ 𝒳',
      'right to left': 'שלום',
      combining: 'e\u0301 is not \u00e9',
      numbers: [0, -1.5, 1e21, 5e-324, Number.MAX_SAFE_INTEGER],
      deep: { deeper: [{ deepest: null }, [], {}] },
      '': false,
      b: 'the order of',
      a: 'keys is kept',
    };

    it('is returned unchanged, in data and in metadata', async () => {
      const stream = newStream();
      const event = { ...sampleEvent(odd), metadata: odd };
      await store().append(stream, 'no-stream', [event]);
      const [stored] = await collect(store().readStream(stream));
      expect(JSON.stringify(stored?.data)).to.equal(JSON.stringify(odd));
      expect(JSON.stringify(stored?.metadata)).to.equal(JSON.stringify(odd));
      expect(stored).to.include({ id: event.id, type: event.type, stream });
    });

    it('can have any readable names', async () => {
      const stream = `${newStream()} ü 🏃 "x" {y,\\z}`;
      const start = await store().head();
      const event = { ...sampleEvent(), type: 'Größe, "gemessen" {📏}' };
      await store().append(stream, 'no-stream', [event]);
      const [stored] = await collect(store().readStream(stream));
      expect(stored).to.include({ stream, type: event.type });
      expect(await collect(store().readAll({ after: start }))).to.deep.include(stored);
    });

    it('can reach the size limit, alone or with others', async () => {
      for (const events of [
        [largeEvent(maxAppendBytes)],
        [largeEvent(600_000), largeEvent(maxAppendBytes - 600_000)],
      ]) {
        const stream = newStream();
        await store().append(stream, 'no-stream', events);
        const stored = await collect(store().readStream(stream));
        expect(stored.map(({ data }) => JSON.stringify(data))).to.deep.equal(
          events.map(({ data }) => JSON.stringify(data)),
        );
      }
    });

    it('cannot exceed the size limit, alone or with others', async () => {
      const stream = newStream();
      for (const events of [
        [largeEvent(maxAppendBytes + 1)],
        [largeEvent(600_000), largeEvent(maxAppendBytes - 600_000 + 1)],
      ])
        expect(await rejectionOf(store().append(stream, 'no-stream', events))).to.be.instanceOf(
          EventTooLarge,
        );
      expect(await collect(store().readStream(stream))).to.deep.equal([]);
    });
  });
}

/** The size is in UTF-8 bytes, not characters. */
function largeEvent(bytes: number): EventToAppend {
  const event = sampleEvent({ text: '' });
  const { type, data, metadata } = event;
  const empty = sizeInBytes({
    ...event,
    type,
    data: JSON.stringify(data),
    metadata: JSON.stringify(metadata),
  });
  const rest = bytes - empty;
  return { ...event, data: { text: 'ü'.repeat(Math.floor(rest / 2)) + 'x'.repeat(rest % 2) } };
}
