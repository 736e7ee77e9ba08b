import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import type pg from 'pg';
import { type Connect, connector } from '#projections/postgres/connection.ts';
import { type TestDatabase, testDatabase } from '#service/testing/database.ts';
import { killCount } from '#service/testing/kill-count.ts';
import { argumentsFor } from '#service/testing/programs.ts';
import { until } from '#service/testing/until.ts';
import { readCheckpoints } from './checkpoint.ts';
import { changeParts } from './division.ts';
import { arraySource, positionOf } from './testing/array-source.ts';
import { expectRows, followToTheEnd, startFromEmpty } from './testing/follow-log.ts';
import { longHistory } from './testing/random-histories.ts';
import { tally } from './testing/tally.ts';

/** More events than a leader can process before it is killed. */
const eventsBetweenKills = 1_000;
const program = argumentsFor('projections/engine/testing/engine-process');

describe('killed engine processes', () => {
  let database: TestDatabase;
  let connect: Connect;
  let client: pg.Client;

  before(async function () {
    this.timeout(60_000);
    database = await testDatabase();
    connect = connector({ connectionString: database.url });
    client = await connect('test');
    await startFromEmpty(client);
    // The read models are live from here on. An engine without a checkpoint would start with a rebuild.
    await followToTheEnd(connect, arraySource(longHistory(10), { endsAtTheEnd: true }));
  });
  // A frozen process would keep the output of the tests open.
  afterEach(() => {
    for (const child of launched.splice(0)) child.kill('SIGKILL');
  });
  after(async () => {
    await client.end();
    await database.drop();
  });

  it('count each event once when two engines run and the leader is killed', async function () {
    this.timeout(60_000 + killCount * 20_000);
    const count = killCount * eventsBetweenKills;
    const engines = [launch(database.url, count), launch(database.url, count)];
    for (let kills = 0; kills < killCount; kills += 1) {
      const leader = await Promise.race(engines.map((engine) => engine.leads.then(() => engine)));
      await pause(30 * (1 + (kills % 7)));
      leader.process.kill('SIGKILL');
      expect((await position()) < positionOf(count), 'it was killed in the middle').to.equal(true);
      engines.splice(engines.indexOf(leader), 1, launch(database.url, count));
    }
    await until(async () => (await position()) === positionOf(count));
    for (const engine of engines) engine.process.kill('SIGKILL');
    await expectRows(client, longHistory(count));
  });

  it('are replaced in ten seconds when frozen, and count each event once afterwards', async function () {
    this.timeout(120_000);
    const before = await position();
    const count = Number(before.split('/')[0]) + 5_000;
    const frozen = launch(database.url, count);
    await frozen.leads;
    const other = launch(database.url, count);
    await until(async () => (await position()) !== before);
    frozen.process.kill('SIGSTOP');
    const since = performance.now();
    await other.leads;
    expect(performance.now() - since).to.be.lessThan(10_000);
    const taken = await position();
    expect(taken < positionOf(count), 'it was frozen in the middle').to.equal(true);
    frozen.process.kill('SIGCONT');
    await until(async () => (await position()) === positionOf(count));
    for (const engine of [frozen, other]) engine.process.kill('SIGKILL');
    await expectRows(client, longHistory(count));
  });

  it('share the parts, and count each event once when one of three is killed or frozen', async function () {
    this.timeout(120_000 + killCount * 20_000);
    const first = Number((await position()).split('/')[0]);
    const source = arraySource(longHistory(first));
    await changeParts({ connect, schema: 'read', source, projections: tally }, 8);
    const kills = killCount / 2;
    const count = first + 1_000 + kills * eventsBetweenKills;
    const engines = Array.from({ length: 3 }, () => launch(database.url, count));
    const replaced = (nth: number) => engines.splice(nth % 3, 1, launch(database.url, count))[0]?.process;
    await Promise.all(engines.map((engine) => engine.leads));
    const frozen = replaced(0);
    frozen?.kill('SIGSTOP');
    for (let nth = 1; nth <= kills; nth += 1) {
      await Promise.all(engines.map((engine) => engine.leads));
      replaced(nth)?.kill('SIGKILL');
    }
    frozen?.kill('SIGCONT');
    await until(async () => (await position()) === positionOf(count));
    for (const child of launched) child.kill('SIGKILL');
    await expectRows(client, longHistory(count));
    await changeParts(
      { connect, schema: 'read', source: arraySource(longHistory(count)), projections: tally },
      1,
    );
  });

  const position = async () => (await readCheckpoints(client, 'read', tally)).get('days')?.position ?? '';
});

type Engine = { readonly process: ChildProcess; readonly leads: Promise<void> };

const launched: ChildProcess[] = [];

function launch(url: string, count: number): Engine {
  const child = spawn(process.execPath, [...program, url, String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  launched.push(child);
  const leads = once(child.stdout, 'data').then(() => {});
  return { process: child, leads };
}
