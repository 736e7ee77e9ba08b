import { expect } from 'chai';
import { testDatabase } from '#service/testing/database.ts';
import { proxyBefore } from '#service/testing/tcp-proxy.ts';
import { arraySource } from './testing/array-source.ts';
import { expectRows } from './testing/follow-log.ts';
import { longHistory } from './testing/random-histories.ts';
import { useDatabase } from './testing/use-database.ts';
import { useEngines } from './testing/use-engines.ts';

const timeoutMs = 8000;

describe('several engine processes', () => {
  const events = longHistory(300);
  const bench = useDatabase(testDatabase);
  const start = useEngines(bench);

  it('notify a follower process when the leader has passed a position', async () => {
    const source = arraySource(events.slice(0, 100));
    const leader = await start(source);
    await leader.caughtUp();
    const subscriber = await start(source);
    await subscriber.caughtUp();
    const position = source.append(...events.slice(100));
    expect(await subscriber.waitFor(position, { timeoutMs })).to.equal(true);
    await expectRows(bench.client, events);
  });

  it('continue when every connection of the leader is cut', async () => {
    const source = arraySource(events.slice(0, 100));
    const engine = await start(source);
    await engine.caughtUp();
    await bench.client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'projections %' and pid <> pg_backend_pid()
         and application_name not like 'projections test %'`,
    );
    const position = source.append(...events.slice(100));
    expect(await engine.waitFor(position, { timeoutMs })).to.equal(true);
    await expectRows(bench.client, events);
  });

  it('elect another leader when the leader stops', async () => {
    const source = arraySource(events.slice(0, 100));
    const first = await start(source);
    await first.caughtUp();
    const second = await start(source);
    await first.stop();
    const position = source.append(...events.slice(100));
    expect(await second.waitFor(position, { timeoutMs })).to.equal(true);
    await expectRows(bench.client, events);
  });

  it('elect another leader in ten seconds without Postgres, and follow again later', async function () {
    this.timeout(60_000);
    const proxy = await proxyBefore(bench.url);
    const source = arraySource(events.slice(0, 100));
    const cutOff = await start(source, { database: { connectionString: proxy.url } });
    await cutOff.caughtUp();
    const other = await start(source);
    await other.caughtUp();
    proxy.swallowAnswers();
    proxy.freeze();
    const position = source.append(...events.slice(100, 200));
    expect(await other.waitFor(position, { timeoutMs: 10_000 })).to.equal(true);
    proxy.cut('restore');
    const later = source.append(...events.slice(200));
    for (const engine of [other, cutOff])
      expect(await engine.waitFor(later, { timeoutMs: 20_000 })).to.equal(true);
    await expectRows(bench.client, events);
    await cutOff.stop();
    await proxy.close();
  });

  it('subscribe again when the subscription fails or ends', async () => {
    const source = arraySource(events.slice(0, 100), { packet: 20, packetsBeforeEnd: 2 });
    const engine = await start(source);
    await engine.caughtUp();
    for (const event of events.slice(100, 104)) {
      expect(await engine.waitFor(source.append(event), { timeoutMs })).to.equal(true);
    }
    await expectRows(bench.client, events.slice(0, 104));
  });
});
