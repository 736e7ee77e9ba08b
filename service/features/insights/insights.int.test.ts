import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import pg from 'pg';
import { asInstant } from '#domain/kernel/day.ts';
import { dayAt } from '#domain/kernel/zone-history.ts';
import { type Activity, daysOf } from '#domain/streak/activity-state.ts';
import { doneBy } from '#domain/streak/fact.ts';
import { streakAt } from '#domain/streak/streak-summary.ts';
import { activityPages } from '#projections/streak/activities.ts';
import { makeLog } from '#service/testing/bench/synthetic-store.ts';
import { testDatabase } from '#service/testing/database.ts';
import { admin, type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { startTool } from '#service/testing/start-tool.ts';
import type { RuleComparison } from '#service/tools/analysis/rule-comparison.ts';
import type { EffectAnswer, Figures, InsightsAnswer } from './insights-contract.ts';

const at = '2026-03-10T12:00:00.000Z';
const past = '2026-02-04T18:00:00.000Z';
const path = '/api/admin/insights';
const spinner = 'spins.often@rondel.example';

describe('the insights of admins', function () {
  this.timeout(120_000);
  let folder: string;
  let app: TestApp;
  let ada: Caller;
  let client: pg.Client;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rondel-insights-'));
    const database = await testDatabase();
    await makeLog(database.url, 'insights', 4_000, folder);
    app = await startTestApp({ at, database, env: { DATA_DIR: folder }, withoutLuckyDay: [spinner] });
    ada = await app.signIn(admin);
    client = new pg.Client(app.databaseUrl);
    await client.connect();
  });
  after(async () => {
    await client.end();
    await app.stop();
    await rm(folder, { recursive: true });
  });

  /** Asks until the work has ended. */
  async function ask<Answer extends { readonly state: string }>(
    query: Readonly<Record<string, string>>,
    of = path,
  ) {
    for (;;) {
      const answer = await ada.get<Answer>(`${of}?${new URLSearchParams(query)}`);
      if (answer.state === 'ready') return answer as Extract<Answer, { state: 'ready' }>;
    }
  }
  const figuresAt = async (asOf?: string): Promise<Figures> =>
    (await ask<InsightsAnswer>(asOf ? { asOf } : {})).figures;
  const effectOf = async (rules: object, asOf = past) =>
    (await ask<EffectAnswer>({ asOf, rules: JSON.stringify(rules) }, `${path}/rules-effect`)).effect;
  const tool = (name: string, ...args: string[]) =>
    startTool({ DATABASE_URL: app.databaseUrl, DATA_DIR: folder }, name, ...args).ended;

  /** Members by the bucket of their streak, and by `cohort week`, from the state of each. */
  async function countedByTheDomain() {
    const { rows } = await client.query<{ key: string; joined: string }>(
      'select key, left(registered_at, 10) as joined from read.members',
    );
    const cohorts = new Map(rows.map(({ key, joined }) => [key, weekOf(joined)]));
    const [byBucket, activeIn] = [new Map<string, number>(), new Map<string, number>()];
    const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
    for await (const page of activityPages(client))
      for (const { memberId, activity } of page) {
        add(byBucket, bucketOf(activity));
        const cohort = cohorts.get(memberId) ?? 0;
        for (const week of activeWeeks(activity)) add(activeIn, `${cohort} ${week - cohort}`);
      }
    return { byBucket, activeIn };
  }

  it('are the same by queries on the live rows and by a fold of the history until now', async () => {
    const { sql: _, ...now } = await figuresAt();
    const { sql: __, ...folded } = await figuresAt(at);
    expect(now).to.deep.equal(folded);
    expect(now.members).to.be.greaterThan(80);
    expect(now.quests.length).to.be.greaterThan(20);
    expect(now.quests.filter(({ questId, name }) => name === questId)).to.deep.equal([]);
  });

  it('count streaks and retention as the domain does for each member', async () => {
    const { streaks, retention } = await figuresAt();
    const { byBucket, activeIn } = await countedByTheDomain();
    const shown = streaks
      .filter(({ members }) => members > 0)
      .map(({ bucket, members }) => [bucket, members]);
    expect(Object.fromEntries(shown)).to.deep.equal(Object.fromEntries(byBucket));
    expect(retention.length).to.be.greaterThan(3);
    for (const { week, active } of retention) {
      const expected = active.map((_, nth) => activeIn.get(`${weekOf(week)} ${nth}`) ?? 0);
      expect(active, week).to.deep.equal(expected);
    }
    expect(Math.max(...retention.map(({ active }) => active.length))).to.be.greaterThan(6);
  });

  it('show statements that give the same numbers in a schema, as the reading role', async () => {
    const { sql, schema, quests, streaks } = await figuresAt(past);
    expect((await tool('replay', '--as-of', past, '--only', 'streak,quest,member')).ending).to.equal(0);
    const statements = [`set search_path to ${schema}`, sql.quests, sql.streaks].join(';');
    const { out, err } = await tool('sql', '--csv', '-c', statements);
    expect(err).to.equal('');
    expect(out.split('\n')).to.deep.equal([
      'questId,spun,spunAway,accepted,completed,skipped',
      ...quests.map(({ name: _, ...quest }) => Object.values(quest).join()),
      'bucket,members',
      ...streaks.flatMap(({ members }, nth) => (members > 0 ? [`${nth + 1},${members}`] : [])),
    ]);
  });

  it('compare rules as npm run replay does, and name members by pseudonyms', async () => {
    const rules = { streak: { tokenHold: 0, tokenStart: 0 }, points: { easy: 5 } };
    const { measures, members } = await effectOf(rules);
    expect(measures.map(({ measure }) => measure)).to.deep.equal(['current-streak', 'points']);
    const { rows } = await client.query<{ key: string }>('select key from read.members');
    const text = JSON.stringify(measures);
    expect(rows.filter(({ key }) => text.includes(key))).to.deep.equal([]);
    for (const { measure, buckets, gaining, losing, unchanged, gains, losses } of measures) {
      expect(gaining + losing, measure).to.be.greaterThan(0);
      for (const side of ['before', 'after'] as const)
        expect(buckets.reduce((sum, bucket) => sum + bucket[side], 0)).to.equal(gaining + losing + unchanged);
      expect([gains.length, losses.length]).to.deep.equal([Math.min(50, gaining), Math.min(50, losing)]);
      for (const { member } of [...gains, ...losses]) expect(member).to.match(/^m-[0-9a-f]{8}$/);
      const changes = gains.map(({ before, after }) => after - before);
      expect(changes).to.deep.equal(changes.toSorted((a, b) => b - a));
    }
    expect(measures[0]?.buckets.reduce((sum, { after }) => sum + after, 0)).to.equal(members);
    const file = join(folder, 'rules.json');
    await writeFile(file, JSON.stringify(rules));
    const { out } = await tool('replay', '--rules', file, '--as-of', past, '--json');
    const { totals } = JSON.parse(out) as RuleComparison;
    const changed = ['current streak', 'points'].map((name) => totals.find(({ field }) => field === name));
    expect(measures.map(({ gaining, losing }) => [gaining, losing])).to.deep.equal(
      changed.map((total) => [total?.more, total?.less]),
    );
  });

  it('count refused commands, without the person who asked', async () => {
    const member = await app.member(spinner);
    await member.send('POST', '/api/user-quests/spin');
    for (let spin = 0; spin < 4; spin += 1) await member.ask('POST', '/api/user-quests/respin');
    let { refused } = await figuresAt();
    while (refused.length === 0) ({ refused } = await figuresAt());
    expect(refused).to.deep.equal([
      { hour: '2026-03-10T12:00:00Z', command: 'RespinWheel', reason: 'no-spins-left', refused: 2 },
    ]);
  });

  it('refuse a future moment, and name the faults of a file that has no rules', async () => {
    const refusal = async (query: Readonly<Record<string, string>>, of = `${path}/rules-effect`) =>
      ada.ask('GET', `${of}?${new URLSearchParams(query)}`);
    expect((await refusal({ asOf: '2026-03-10T12:00:01.000Z' }, path))[0]).to.equal(400);
    const [status, text] = await refusal({ rules: '{"streak":{"tokenHolds":4}}' });
    expect([status, text]).to.deep.equal([
      400,
      'The rules file is wrong:\n- there is no rule streak.tokenHolds\n- the file changes no rule',
    ]);
    expect((await refusal({ rules: '{"goal":{"baseline":"start"}}' }))[1]).to.include('npm run replay');
  });

  it('leave no schema behind', async () => {
    await effectOf({ streak: { tokenHold: 4 } });
    const { rows } = await client.query("select from pg_namespace where nspname like 'scratch%'");
    expect(rows).to.deep.equal([]);
  });
});

/** Weeks from Monday on, since one in 1970. */
const weekOf = (date: string): number => Math.floor((Date.parse(`${date}T00:00:00Z`) / 86_400_000 - 4) / 7);

function bucketOf({ summary }: Activity): string {
  const { currentStreak } = streakAt(summary, dayAt(summary.zones, asInstant(at)));
  const names = { '60+': 60, '30–59': 30, '14–29': 14, '7–13': 7, '3–6': 3, '1–2': 1 };
  return Object.entries(names).find(([, start]) => currentStreak >= start)?.[0] ?? '0';
}

const activeWeeks = (activity: Activity): ReadonlySet<number> =>
  new Set(
    daysOf(activity)
      .filter(({ facts }) => doneBy(facts).isActive)
      .map(({ date }) => weekOf(date)),
  );
