import { expect } from 'chai';
import { openEventStoreDb } from '#service/event-store/eventstoredb/event-store-db.ts';
import {
  type FakeServer,
  startFakeServer,
} from '#service/event-store/eventstoredb/testing/fake-server/fake-server.ts';
import type { EventStore } from '#service/event-store/port.ts';
import { openEventLog } from '#service/event-store/postgres/event-log.ts';
import { collect, newStream, sampleEvent, sampleEvents } from '#service/event-store/testing/samples.ts';
import { createLogDatabase, type LogDatabase } from '#service/testing/log-database.ts';
import { hashOf, withHashChain } from './hash-chain.ts';
import { found, knownHeadsOf, verify } from './testing/chain-findings.ts';

describe('verifying the hash chain of the built-in log', function () {
  this.timeout(30_000);
  let database: LogDatabase;
  let bare: EventStore;
  let stream: string;

  /** A stream of four events between two others. */
  beforeEach(async () => {
    database = await createLogDatabase();
    bare = await openEventLog({ connectionString: database.url });
    const store = withHashChain(bare);
    await store.append(newStream(), 'no-stream', sampleEvents(3));
    stream = newStream();
    await store.append(stream, 'no-stream', sampleEvents(4));
    await store.append(newStream(), 'no-stream', sampleEvents(3));
    // Only an owner of the tables can do the following.
    await database.ask('alter table log.events disable trigger all');
  });
  afterEach(async () => {
    await bare.close();
    await database.drop();
  });

  const of = `stream_no = (select stream_no from log.streams where stream = $1)`;
  const tamper = (statement: string, revision: number) =>
    database.ask(statement.replace('$of', of), [stream, revision]);

  it('finds nothing in an unchanged log', async () => {
    const { findings, ...counts } = await verify(bare, { knownHeads: await knownHeadsOf(bare) });
    expect(findings).to.deep.equal([]);
    expect(counts).to.deep.equal({ events: 10, streams: 3, unchained: 0, erased: 0 });
  });

  it('finds one changed byte, in data and in metadata', async () => {
    await tamper(
      `update log.events set data = replace(data::text, '2', '3')::json where $of and revision = $2`,
      2,
    );
    await tamper(
      `update log.events set metadata = replace(metadata::text, 'a test', 'A test')::json where $of and revision = $2`,
      0,
    );
    expect((await found(bare)).map(([name, revision]) => [name, revision])).to.deep.equal([
      [stream, 0],
      [stream, 2],
    ]);
  });

  it('ignores the order of keys, which a store may change', async () => {
    await database.ask('update log.events set data = data::jsonb::json, metadata = metadata::jsonb::json');
    expect(await found(bare)).to.deep.equal([]);
  });

  it('finds a removed event', async () => {
    await tamper('delete from log.events where $of and revision = $2', 1);
    expect(await found(bare)).to.deep.equal([
      [stream, 2, 'follows 0: what was stored between them is missing.'],
    ]);
  });

  it('finds a removed event, even if later ones were renumbered', async () => {
    await tamper('delete from log.events where $of and revision = $2', 1);
    await tamper('update log.events set revision = 1 where $of and revision = $2', 2);
    await tamper('update log.events set revision = 2 where $of and revision = $2', 3);
    expect((await found(bare)).map(([name, revision]) => [name, revision])).to.deep.equal([
      [stream, 1],
      [stream, 2],
    ]);
  });

  it('finds two swapped events', async () => {
    await tamper('update log.events set revision = 100 where $of and revision = $2', 1);
    await tamper('update log.events set revision = 1 where $of and revision = $2', 2);
    await tamper('update log.events set revision = 2 where $of and revision = $2', 100);
    const findings = await found(bare);
    expect(findings[0]).to.deep.equal([stream, 2, 'follows 0: what was stored between them is missing.']);
  });

  it('finds an event older than the chain after one with a hash', async () => {
    await tamper(`update log.events set metadata = '{"by":"a test"}' where $of and revision = $2`, 2);
    expect((await found(bare))[0]).to.deep.equal([
      ...[stream, 2, 'has no hash, though the event before it has one.'],
    ]);
  });

  it('accepts and counts events older than the chain at the start of a stream', async () => {
    const old = newStream();
    await bare.append(old, 'no-stream', sampleEvents(2));
    await withHashChain(bare).append(old, 1, sampleEvents(2));
    const { findings, unchained } = await verify(bare);
    expect([findings, unchained]).to.deep.equal([[], 2]);
  });

  describe('with an index of events as a second source', () => {
    it('finds a truncated stream', async () => {
      const knownHeads = await knownHeadsOf(bare);
      await tamper('delete from log.events where $of and revision = $2', 3);
      expect(await found(bare)).to.deep.equal([]);
      expect(await found(bare, { knownHeads })).to.deep.equal([
        [stream, 3, 'is missing, though the index of events knows it: the end of the stream was cut off.'],
      ]);
    });

    it('finds a missing stream', async () => {
      const knownHeads = await knownHeadsOf(bare);
      await tamper('delete from log.events where $of and revision >= $2', 0);
      expect((await found(bare, { knownHeads })).map(([name, revision]) => [name, revision])).to.deep.equal([
        [stream, 3],
      ]);
    });

    it('finds a chain that was recomputed from a changed event on', async () => {
      const knownHeads = await knownHeadsOf(bare);
      await database.ask('delete from log.events');
      await database.ask('update log.streams set revision = -1');
      await withHashChain(bare).append(stream, 'no-stream', sampleEvents(4));
      const findings = await found(bare, { knownHeads });
      expect(findings).to.deep.include([stream, 3, 'has another hash than the index of events knows.']);
      expect(findings).to.have.length(3);
    });
  });

  describe('with erased streams', () => {
    const erase = async (named: { readonly revision?: number; readonly hash?: string | null } | null) => {
      const store = withHashChain(bare);
      const [last] = await collect(bare.readStream(stream, { direction: 'backwards', limit: 1 }));
      if (!last) throw new Error('there is nothing to erase');
      const erased = { name: stream, revision: last.revision, hash: hashOf(last), ...named };
      if (named) await store.append(newStream(), 'no-stream', [sampleEvent({ streams: [erased] })]);
      const { revision } = await store.append(stream, last.revision, [sampleEvent()]);
      await store.deleteStream(stream, revision);
    };

    it('finds a stream that no event accounts for', async () => {
      await erase(null);
      expect(await found(bare)).to.deep.equal([
        [stream, 4, 'is all that is left of what was before, and no event accounts for that.'],
      ]);
    });

    it('finds nothing when an event names the stream with its last hash', async () => {
      const knownHeads = await knownHeadsOf(bare);
      await erase({});
      const { findings, erased } = await verify(bare, { knownHeads });
      expect([findings, erased]).to.deep.equal([[], 1]);
    });

    it('accepts a stream erased and written twice when events account for it', async () => {
      await erase({});
      await withHashChain(bare).append(stream, 'no-stream', sampleEvents(2));
      expect(await found(bare)).to.deep.equal([]);
      await erase({});
      await withHashChain(bare).append(stream, 'no-stream', sampleEvents(2));
      expect(await found(bare)).to.deep.equal([]);
    });

    it('accepts a copy of its remaining events, which counts from 0 again', async () => {
      await erase({});
      await tamper('update log.events set revision = 0 where $of and revision = $2', 4);
      expect(await found(bare)).to.deep.equal([]);
      await tamper(`update log.events set data = '{"n":7}' where $of and revision = $2`, 0);
      expect((await found(bare)).map(([name, revision]) => [name, revision])).to.deep.equal([[stream, 0]]);
    });

    it('finds an erasure record with another hash', async () => {
      await erase({ hash: '0'.repeat(64) });
      expect(await found(bare)).to.deep.equal([
        [stream, 4, 'is not what the event that erased the stream says was its last one.'],
      ]);
    });
  });

  it('finds the same with little memory, by several passes', async () => {
    const store = withHashChain(bare);
    for (let nth = 0; nth < 40; nth += 1) await store.append(newStream(), 'no-stream', sampleEvents(2));
    await tamper(`update log.events set data = '{"n":7}' where $of and revision = $2`, 2);
    let read = 0;
    const small = await verify(bare, { mostStreams: 5, onProgress: (events) => (read = events) });
    expect(small).to.deep.equal(await verify(bare));
    expect(small).to.include({ events: 90, streams: 43 });
    expect(small.findings).to.have.length(1);
    expect(read).to.be.above(90 * 8);
  });

  it('stops when its signal aborts', async () => {
    await withHashChain(bare).append(newStream(), 'no-stream', sampleEvents(2_000));
    const outcome = await verify(bare, { signal: AbortSignal.abort() }).catch((error: unknown) => error);
    expect(outcome).to.include({ name: 'AbortError' });
  });
});

describe('verifying the hash chain of EventStoreDB', function () {
  this.timeout(30_000);
  let double: FakeServer;
  let bare: EventStore;
  before(async () => {
    double = await startFakeServer();
    bare = await openEventStoreDb({ connectionString: double.url });
  });
  after(async () => {
    await bare.close();
    double.stop();
  });

  it('finds nothing when only a foreign event was added', async () => {
    const stream = newStream();
    const store = withHashChain(bare);
    await store.append(stream, 'no-stream', sampleEvents(3));
    await store.append(newStream(), 'no-stream', sampleEvents(3));
    expect(await found(bare)).to.deep.equal([]);
    const forged = sampleEvent();
    await bare.append(stream, 2, [{ ...forged, metadata: { by: 'a test', hash: 'f'.repeat(64) } }]);
    expect((await found(bare)).map(([name, revision]) => [name, revision])).to.deep.equal([[stream, 3]]);
  });

  it('accounts for a stream that was deleted and written again', async () => {
    const store = withHashChain(bare);
    const stream = newStream();
    await store.append(stream, 'no-stream', sampleEvents(2));
    const [last] = await collect(bare.readStream(stream, { direction: 'backwards', limit: 1 }));
    if (!last) throw new Error('there is nothing to erase');
    await store.deleteStream(stream, 1);
    await store.append(stream, 'no-stream', sampleEvents(2));
    const before = (await found(bare)).filter(([name]) => name === stream);
    expect(before).to.have.length(1);
    const streams = [{ name: stream, revision: last.revision, hash: hashOf(last) }];
    await store.append(newStream(), 'no-stream', [sampleEvent({ streams })]);
    expect((await found(bare)).filter(([name]) => name === stream)).to.deep.equal([]);
  });
});
