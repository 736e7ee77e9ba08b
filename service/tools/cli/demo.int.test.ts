import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import pg from 'pg';
import { asInstant } from '#domain/kernel/day.ts';
import { dayAt } from '#domain/kernel/zone-history.ts';
import { type StreakSummary, streakAt } from '#domain/streak/streak-summary.ts';
import { shownAddress } from '#service/platform/store-addresses.ts';
import { type TestDatabase, testDatabase } from '#service/testing/database.ts';
import { masterKey } from '#service/testing/production-environment.ts';
import { startTool } from '#service/testing/start-tool.ts';

describe('npm run demo', function () {
  this.timeout(120_000);
  let database: TestDatabase;
  let folder: string;

  const run = (tool: string, ...args: readonly string[]) =>
    startTool({ DATABASE_URL: database.url, DATA_DIR: folder, MASTER_KEY: masterKey }, tool, ...args).ended;
  const demo = (...args: readonly string[]) => run('demo', '--until', '2026-03-01', ...args);

  beforeEach(async () => {
    database = await testDatabase();
    folder = await mkdtemp(join(tmpdir(), 'rondel-demo-'));
  });
  afterEach(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it('fills an empty store with members whose streaks and points are then readable', async () => {
    const { ending, out, err, stores } = await demo('--members', '6', '--days', '30');
    expect([ending, err]).to.deep.equal([0, '']);
    expect(out).to.match(/^[\d,]+ events of 6 simulated members, from 2026-01-31 to 2026-03-01[.]$/);
    expect(stores).to.deep.equal([
      `Database: Postgres at ${shownAddress(database.url)}. Events: in the same database.`,
    ]);
    expect((await run('replay', '--only', 'streak,points')).ending).to.equal(0);
    const client = new pg.Client(database.url);
    await client.connect();
    const { rows } = await client.query<{ best: number; total: number }>(
      `select best_streak as best, total from read.streaks join read.points_ledgers on key = member_id`,
    );
    await client.end();
    expect(rows).to.have.length(6);
    expect(rows.some(({ best }) => best >= 7)).to.equal(true);
    expect(rows.every(({ total }) => total > 0)).to.equal(true);
  });

  it('ends with yesterday by default, and read.streaks then has the streaks of today', async () => {
    expect((await run('demo', '--members', '12', '--days', '30')).ending).to.equal(0);
    expect((await run('replay', '--only', 'streak')).ending).to.equal(0);
    const client = new pg.Client(database.url);
    await client.connect();
    const { rows } = await client.query<{ now: Date; summary: StreakSummary; streaks: object }>(
      `select now(), summary, to_jsonb(s) - 'member_id' as streaks from read.streaks s join read.activities on key = member_id`,
    );
    await client.end();
    expect(rows).to.have.length(12);
    const now = rows.map(({ now: at, summary }) => {
      const { currentStreak, bestStreak, skipTokens } = streakAt(
        summary,
        dayAt(summary.zones, asInstant(at.toISOString())),
      );
      return { current_streak: currentStreak, best_streak: bestStreak, skip_tokens: skipTokens };
    });
    expect(rows.map(({ streaks }) => streaks)).to.deep.equal(now);
    expect(now.some(({ current_streak: streak }) => streak > 0)).to.equal(true);
  });

  it('gives the same events for the same seed, and refuses a store with events', async () => {
    const exported = async () => {
      const { out } = await run('export');
      return out.replaceAll(/"recordedAt":"[^"]*",/g, '');
    };
    await demo('--members', '3', '--days', '10');
    const first = await exported();
    const { ending, err } = await demo('--members', '3', '--days', '10');
    expect(ending).to.equal(1);
    expect(err).to.include('The store holds events, so no simulated members were added');
    expect(await exported()).to.equal(first);
    await database.drop();
    database = await testDatabase();
    await demo('--members', '3', '--days', '10');
    expect(await exported()).to.equal(first);
  });

  it('refuses numbers and dates that no history can have', async () => {
    for (const args of [
      ['--members', '0'],
      ['--days', 'many'],
      ['--until', '2999-01-01'],
    ])
      expect((await demo(...args)).ending, args.join(' ')).to.equal(2);
  });
});
