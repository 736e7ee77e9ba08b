import { generateKeyPairSync } from 'node:crypto';
import { expect } from 'chai';
import { openEventStoreDb } from '#service/event-store/eventstoredb/event-store-db.ts';
import { startFakeServer } from '#service/event-store/eventstoredb/testing/fake-server/fake-server.ts';
import type { EventStore, EventToAppend } from '#service/event-store/port.ts';
import { openEventLog } from '#service/event-store/postgres/event-log.ts';
import { collect, newStream, sampleEvent, sampleEvents } from '#service/event-store/testing/samples.ts';
import { createLogDatabase } from '#service/testing/log-database.ts';
import { type Anchor, anchorOf, compareWithAnchor, isSigned, listOf, readHeads } from './anchor.ts';
import { hashOf, withHashChain } from './hash-chain.ts';
import { found, knownHeadsOf } from './testing/chain-findings.ts';

const { privateKey } = generateKeyPairSync('ed25519');
const { signal } = new AbortController();
type Place = { readonly store: EventStore; scavenge(): void; close(): Promise<void> };
type Appends = readonly (readonly [stream: string, events: readonly EventToAppend[]])[];

describe('an anchor', () => {
  describeAnchors('the built-in log', async () => {
    const database = await createLogDatabase();
    const bare = await openEventLog({ connectionString: database.url });
    return {
      store: withHashChain(bare),
      scavenge: () => {},
      close: () => bare.close().then(() => database.drop()),
    };
  });
  describeAnchors('EventStoreDB, on the fake server', async () => {
    const double = await startFakeServer();
    const bare = await openEventStoreDb({ connectionString: double.url });
    return {
      store: withHashChain(bare),
      scavenge: () => double.log.scavenge(),
      close: () => bare.close().then(() => double.stop()),
    };
  });
});

function describeAnchors(name: string, open: () => Promise<Place>): void {
  describe(`of ${name}`, function () {
    this.timeout(30_000);
    const opened: Place[] = [];
    afterEach(async () => {
      for (const place of opened.splice(0)) await place.close();
    });

    const streams = [newStream(), newStream(), newStream()];
    const history: Appends = streams.map((stream) => [stream, sampleEvents(3)]);

    /** The same appends give the same positions, so this is a log that was created again completely. */
    async function storeOf(appends: Appends): Promise<EventStore> {
      const place = await open();
      opened.push(place);
      for (const [stream, events] of appends) await place.store.append(stream, 'no-stream', events);
      return place.store;
    }

    async function anchored(store: EventStore): Promise<{ anchor: Anchor; list: string }> {
      const now = await readHeads(store, signal);
      const list = listOf(now);
      return { anchor: anchorOf(now, list, '2026-03-10T12:00:00.000Z', privateKey), list };
    }

    const compare = async (store: EventStore, { anchor, list }: { anchor: Anchor; list: string | null }) =>
      compareWithAnchor(anchor, await readHeads(store, signal, anchor.position), list);

    it('matches the stored events, also after later appends', async () => {
      const store = await storeOf(history);
      const kept = await anchored(store);
      expect(kept.anchor).to.include({ events: 9, streams: 3, position: await store.head() });
      await store.append(newStream(), 'no-stream', sampleEvents(2));
      await store.append(streams[0] ?? '', 2, sampleEvents(1));
      expect(await compare(store, { ...kept, list: null })).to.deep.equal({ erasedSince: 0, findings: [] });
    });

    const forgeries: readonly (readonly [
      what: string,
      forge: (appends: Appends) => Appends,
      finding: RegExp,
    ])[] = [
      [
        'an event was changed',
        (appends) => appends.map(([stream, events], nth) => [stream, nth === 1 ? changed(events) : events]),
        /is not what was anchored/,
      ],
      [
        'the end of a stream was cut off',
        (appends) =>
          appends.map(([stream, events], nth) => [stream, nth === 2 ? events.slice(0, 2) : events]),
        /is not what was anchored/,
      ],
      ['a stream was removed', (appends) => appends.slice(0, 2), /is gone, and no event accounts for that/],
      [
        'a stream was put in',
        (appends) => [[newStream(), sampleEvents(1)], ...appends.slice(0, 2)],
        /were not anchored/,
      ],
    ];
    for (const [what, forge, finding] of forgeries)
      it(`alone detects that ${what} in a log created again with hashes and index`, async () => {
        const kept = await anchored(await storeOf(history));
        const forged = await storeOf(forge(history));
        expect(await found(forged, { knownHeads: await knownHeadsOf(forged) })).to.deep.equal([]);
        const { findings } = await compare(forged, kept);
        expect(findings.join('\n')).to.match(finding);
        expect((await compare(forged, { ...kept, list: null })).findings).to.have.length(1);
      });

    it('accepts streams erased since when an event accounts for them, by the heads', async () => {
      const store = await storeOf(history);
      const kept = await anchored(store);
      const [name = ''] = streams;
      await store.append(name, 2, sampleEvents(1));
      const last = (await collect(store.readStream(name))).at(-1);
      const hash = last ? hashOf(last) : null;
      await store.append(name, 3, sampleEvents(1));
      await store.deleteStream(name, 4);
      for (const place of opened) place.scavenge();
      expect((await compare(store, kept)).findings.join()).to.match(
        /is gone, and no event accounts for that/,
      );
      const names = { streams: [{ name, revision: 3, hash }] };
      await store.append(newStream(), 'no-stream', [sampleEvent(names)]);
      expect(await compare(store, kept)).to.deep.equal({ erasedSince: 1, findings: [] });
    });

    it('is refused when a letter of it or of its list was changed', async () => {
      const store = await storeOf(history);
      const kept = await anchored(store);
      expect(isSigned(kept.anchor)).to.equal(true);
      for (const change of [
        { events: 8 },
        { at: '2026-03-11T12:00:00.000Z' },
        { digest: '0'.repeat(64) },
        { key: '' },
      ])
        expect(isSigned({ ...kept.anchor, ...change })).to.equal(false);
      const other = await storeOf(history.slice(0, 2));
      const { findings } = await compare(other, { ...kept, list: listOf(await readHeads(other, signal)) });
      expect(findings.join()).to.match(/list of anchored heads is not the one that was anchored/);
    });
  });
}

const changed = (events: readonly EventToAppend[]): readonly EventToAppend[] =>
  events.map((event, nth) => (nth === 1 ? { ...event, data: { n: 'changed' } } : event));
