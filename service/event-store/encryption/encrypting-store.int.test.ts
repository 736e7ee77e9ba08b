import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { allMembers } from '#projections/engine/member-range.ts';
import { describeEventStore } from '#service/event-store/contract-suite/event-store-contract-suite.ts';
import { withDivision } from '#service/event-store/divided-events.ts';
import { decode } from '#service/event-store/event-types/event-codec.ts';
import { withHashChain } from '#service/event-store/hash-chain/hash-chain.ts';
import type { EventStore, EventToAppend, StoredEvent } from '#service/event-store/port.ts';
import { openEventLog } from '#service/event-store/postgres/event-log.ts';
import {
  collect,
  collectLive,
  idsOf,
  inWhole,
  newStream,
  sampleEvent,
} from '#service/event-store/testing/samples.ts';
import { createLogDatabase, type LogDatabase } from '#service/testing/log-database.ts';
import { type DataKeys, openDataKeys } from './data-keys.ts';
import { withEncryption } from './encrypting-store.ts';
import { decryptFields } from './field-encryption.ts';
import { openMasterKeys } from './master-keys.ts';

const golden = new URL('../event-types/golden/', import.meta.url);

describe('the encrypting store', function () {
  this.timeout(30_000);
  let database: LogDatabase;
  let dataDir: string;
  let bare: EventStore;
  let keys: DataKeys;
  let store: EventStore;
  const looksUp: number[] = [];
  const opened: DataKeys[] = [];

  before(async () => {
    database = await createLogDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'rondel-sealed-'));
    bare = withDivision(await openEventLog({ connectionString: database.url }), dataDir);
    keys = await openKeys();
    store = withEncryption(bare, observed(keys));
  });
  after(async () => {
    await store.close();
    await Promise.all(opened.map((each) => each.close()));
    await database.drop();
    await rm(dataDir, { recursive: true });
  });

  describeEventStore('the encrypted log', async () => withEncryption(await openEventLog(place()), keys), {
    concurrentAppends: 200,
  });

  it('returns every event unchanged, and stores no personal data in plain text', async () => {
    const stream = newStream();
    const events = await goldenEvents();
    await store.append(stream, 'no-stream', events);
    for (const read of await everyWayToRead(store, stream))
      expect(read.map(({ type, data, metadata }) => JSON.stringify({ type, data, metadata }))).to.deep.equal(
        events.map(({ type, data, metadata }) => JSON.stringify({ type, data, metadata })),
      );
    const stored = JSON.stringify(await collect(bare.readStream(stream)));
    for (const word of ['maya@', 'Maya', 'Known from', 'knee', '82.5']) expect(stored).not.to.include(word);
    expect(stored).to.include('"memberId"').and.to.include('"sealed"');
  });

  it('reads events stored before encryption existed', async () => {
    const stream = newStream();
    const event = await goldenEvent('WeightLogged');
    await bare.append(stream, 'no-stream', [event]);
    const [read] = await collect(store.readStream(stream));
    expect(read).to.deep.include(event);
  });

  it('decrypts for a subscriber that receives the event from memory', async () => {
    const start = await store.head();
    const event = await goldenEvent('WeightLogged');
    const mine = { ...event, id: randomUUID(), data: { ...event.data, memberId: `gone-${randomUUID()}` } };
    await store.append(newStream(), 'no-stream', [mine]);
    expect((await collectLive(store, start, 1, () => true))[0]?.data).to.deep.equal(mine.data);
    await keys.destroy([`member-${mine.data.memberId}`]);
    expect((await collectLive(store, start, 1, () => true))[0]?.data.weight).to.deep.include({ value: 0 });
  });

  it('returns replacements once the key is destroyed, and every fold accepts them', async () => {
    const stream = newStream();
    const [gone, mine] = [`gone-${randomUUID()}`, await goldenEvents()];
    const events = mine.map(({ data, ...event }) => ({
      ...event,
      id: randomUUID(),
      data: { ...data, ...('memberId' in data && { memberId: gone }) },
    }));
    await store.append(stream, 'no-stream', events);
    await keys.destroy([`member-${gone}`, stream]);
    for (const read of await everyWayToRead(withEncryption(bare, await openKeys()), stream)) {
      expect(idsOf(read)).to.deep.equal(idsOf(events));
      for (const event of read) expect(() => decode(event), event.type).not.to.throw();
      expect(read.find(({ type }) => type === 'WeightLogged')?.data.weight).to.deep.equal({
        value: 0,
        unit: 'lbs',
        grams: 0,
      });
      expect(read.find(({ type }) => type === 'ProfileUpdated')?.data.changes).not.to.have.any.keys(
        'age',
        'injuries',
      );
      expect(JSON.stringify(read)).not.to.include('maya@');
    }
  });

  it('encrypts later events after another process has destroyed a key', async () => {
    const [stream, event] = [newStream(), await goldenEvent('WeightLogged')];
    const memberId = `back-${randomUUID()}`;
    const weighs = () => ({ ...event, id: randomUUID(), data: { ...event.data, memberId } });
    await store.append(stream, 'no-stream', [weighs()]);
    const elsewhere = await openKeys();
    await elsewhere.destroy([`member-${memberId}`]);
    await store.append(stream, 0, [weighs()]);
    const read = await collect(withEncryption(bare, await openKeys()).readStream(stream));
    expect(read.map(({ data }) => (data.weight as { value: number }).value)).to.deep.equal([
      0,
      (event.data.weight as { value: number }).value,
    ]);
  });

  it('refuses a ciphertext that was moved to another event or stream, or changed', async () => {
    const stream = newStream();
    const memberId = randomUUID();
    const event = await goldenEvent('WeightLogged');
    await store.append(stream, 'no-stream', [{ ...event, data: { ...event.data, memberId } }]);
    const { secret } = await keys.keyOf(`member-${memberId}`);
    const stored = async () => (await collect(bare.readStream(stream)))[0] as StoredEvent;
    expect(decryptFields(await stored(), secret).data.weight).to.deep.equal(event.data.weight);
    const { metadata } = await stored();
    for (const change of [
      { id: randomUUID() },
      { stream: newStream() },
      { metadata: { ...metadata, sealed: `${String(metadata.sealed).slice(0, -4)}AAAA` } },
    ]) {
      const moved = { ...(await stored()), ...change };
      expect(() => decryptFields(moved, secret), Object.keys(change).join()).to.throw('authenticate');
    }
  });

  it('looks up the keys of many members together, and none without personal reads', async () => {
    const start = await bare.head();
    const event = await goldenEvent('WeightLogged');
    const streams = Array.from({ length: 250 }, newStream);
    await Promise.all(
      streams.map((stream) =>
        store.append(stream, 'no-stream', [
          { ...event, id: randomUUID(), data: { ...event.data, memberId: randomUUID() } },
        ]),
      ),
    );
    const asked = async (reading: (fresh: EventStore) => Promise<unknown>) => {
      const fresh = await openKeys();
      looksUp.length = 0;
      await reading(withEncryption(bare, observed(fresh)));
      return looksUp.slice();
    };
    const sumOf = (counts: readonly number[]) => counts.reduce((sum, ids) => sum + ids, 0);
    const types = new Set(['WeightLogged']);
    const weights = async (fresh: EventStore, personal?: ReadonlySet<string>) =>
      (await collect(fresh.readBatches({ after: start, types, personal }))).flat();
    const inBulk = await asked((fresh) => weights(fresh));
    expect(sumOf(inBulk)).to.equal(250);
    expect(inBulk.length).to.be.lessThan(4);
    expect(await asked((fresh) => weights(fresh, new Set()))).to.deep.equal([]);
    expect(await asked((fresh) => collect(fresh.readAll({ after: start })))).to.deep.equal([100, 100, 50]);
    const live = await asked((fresh) => collectLive(fresh, start, 250, () => true));
    expect(sumOf(live)).to.equal(250);
    expect(live.length).to.be.lessThan(10);
  });

  it('keeps the order of concurrent appends to one stream, encrypted or not', async () => {
    const [stream, event] = [newStream(), await goldenEvent('WeightLogged')];
    const events = Array.from({ length: 60 }, (_, n): EventToAppend => {
      const weighs = { ...event, id: randomUUID(), data: { ...event.data, memberId: randomUUID() } };
      return n % 3 === 0 ? weighs : sampleEvent({ n });
    });
    await Promise.all(events.map((each, n) => store.append(stream, n === 0 ? 'no-stream' : n - 1, [each])));
    expect(idsOf(await collect(store.readStream(stream)))).to.deep.equal(idsOf(events));
  });

  it('keeps the order of concurrent appends to all streams where it is opened for that', async () => {
    const event = await goldenEvent('WeightLogged');
    const events = Array.from({ length: 60 }, (_, n): EventToAppend => {
      const weighs = { ...event, id: randomUUID(), data: { ...event.data, memberId: randomUUID() } };
      return n % 3 === 0 ? weighs : sampleEvent({ n });
    });
    const ordered = withEncryption(withHashChain(bare, 'of-all'), keys, 'of-all');
    const start = await bare.head();
    await Promise.all(events.map((each) => ordered.append(newStream(), 'no-stream', [each])));
    expect(idsOf(await collect(ordered.readAll({ after: start })))).to.deep.equal(idsOf(events));
  });

  it('appends to other streams while the key of one stream is looked up', async () => {
    const event = await goldenEvent('WeightLogged');
    const weighs = (memberId: string) => ({ ...event, id: randomUUID(), data: { ...event.data, memberId } });
    const [slowMember, slowStream] = [randomUUID(), newStream()];
    const lookedUp = new EventEmitter();
    const answered = once(lookedUp, 'answered');
    const slow = withEncryption(bare, {
      ...keys,
      keyOf: async (owner) => {
        if (owner.includes(slowMember)) await answered;
        return keys.keyOf(owner);
      },
    });
    const delayed = slow.append(slowStream, 'no-stream', [weighs(slowMember)]);
    const later = slow.append(slowStream, 0, [sampleEvent({ n: 1 })]);
    await slow.append(newStream(), 'no-stream', [weighs(randomUUID())]);
    await slow.append(newStream(), 'no-stream', [sampleEvent({ n: 2 })]);
    expect(await collect(bare.readStream(slowStream))).to.deep.equal([]);
    lookedUp.emit('answered');
    await Promise.all([delayed, later]);
    expect(await collect(bare.readStream(slowStream))).to.have.length(2);
  });

  it('reads an event with its failure when the keys are not those of the log', async () => {
    const stream = newStream();
    const event = await goldenEvent('WeightLogged');
    await store.append(stream, 'no-stream', [{ ...event, id: randomUUID() }]);
    const strange = await createLogDatabase();
    const strangers = await openKeys(strange.url);
    const [read] = await collect(withEncryption(bare, strangers).readStream(stream));
    expect(read?.failure?.message).to.match(/no data key/);
    await strange.drop();
  });

  const place = () => ({ connectionString: database.url });

  async function openKeys(connectionString = database.url): Promise<DataKeys> {
    const masters = await openMasterKeys({ masterKey: null, previousMasterKeys: [], dataDir });
    const fresh = await openDataKeys({ connectionString, masters });
    opened.push(fresh);
    return fresh;
  }

  /** Records how many keys each look-up requests. */
  function observed(of: DataKeys): DataKeys {
    return {
      ...of,
      find: (ids) => {
        const asked = [...ids];
        looksUp.push(asked.length);
        return of.find(asked);
      },
    };
  }
});

async function goldenEvents(): Promise<EventToAppend[]> {
  const files = (await readdir(golden)).sort();
  return Promise.all(files.map((file) => goldenEvent(file.replace('.json', ''))));
}

async function goldenEvent(type: string): Promise<EventToAppend> {
  const event = JSON.parse(await readFile(new URL(`${type}.json`, golden), 'utf8')) as EventToAppend;
  return { ...event, id: randomUUID() };
}

async function everyWayToRead(store: EventStore, stream: string): Promise<readonly StoredEvent[][]> {
  const after = `${'0'.repeat(20)}/${'0'.repeat(20)}`;
  const isOfStream = (event: StoredEvent) => event.stream === stream;
  const forwards = await collect(store.readStream(stream));
  return [
    forwards,
    (await collect(store.readStream(stream, { direction: 'backwards' }))).reverse(),
    await collect(store.readStreams([stream])),
    (await collect(store.readAll({ after }))).filter(isOfStream),
    (await collect(store.readBatches({ after }))).flat().filter(isOfStream),
    (await divided(store)).filter(isOfStream).map(inWhole),
    await collectLive(store, after, forwards.length, isOfStream),
  ];
}

async function divided(store: EventStore): Promise<StoredEvent[]> {
  const aside = await store.divide?.({ parts: [allMembers], exceptTypes: new Set() });
  const events = aside ? (await collect(aside.read(0))).flat() : [];
  aside?.close();
  return events;
}
