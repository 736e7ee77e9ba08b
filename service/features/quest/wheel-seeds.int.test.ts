import { expect } from 'chai';
import pg from 'pg';
import type { MemberDay } from '#domain/kernel/day.ts';
import { checkDraws } from '#domain/quest/quest-proof.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { startTool } from '#service/testing/start-tool.ts';
import type { SpinAnswer } from './quest-contract.ts';
import { commitmentOf, nodeDigests } from './quest-draw.ts';
import { drawsAnswer, type WheelSeed, wheelSeedsAnswer } from './wheel-contract.ts';

const questSeed = { QUEST_SEED: 'the seed of this test, which is long enough' };
const email = 'fair@rondel.example';

describe('the published seeds of the wheel', function () {
  this.timeout(120_000);
  let app: TestApp;
  let member: Caller;
  const hosts: TestApp[] = [];
  /** Another process of the service on the same database, at a later time. */
  async function hostAt(
    at: string,
    env: Readonly<Record<string, string>> = questSeed,
    log: Record<string, unknown>[] = [],
  ) {
    const host = await startTestApp({ at, env, log, sharingStoresOf: app });
    hosts.push(host);
    return host;
  }
  const seedsOf = async (host: TestApp) =>
    wheelSeedsAnswer.parse(JSON.parse((await host.visitor().get('/api/wheel-seeds')).body));
  const brief = (seeds: readonly WheelSeed[]) =>
    seeds.map(({ month, isLate, revealed }) => [
      month,
      isLate ? 'late' : 'in time',
      revealed && (revealed.isLate ? 'revealed late' : 'revealed'),
    ]);
  async function verify(env: Readonly<Record<string, string>>, ...args: readonly string[]) {
    const place = { DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir };
    const { ending, out } = await startTool({ ...place, ...env }, 'verify-wheel', ...args).ended;
    return { code: Number(ending), out };
  }
  async function query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const client = new pg.Client(app.databaseUrl);
    await client.connect();
    try {
      // Only an owner of the tables can do this.
      await client.query('alter table log.events disable trigger all');
      return (await client.query<Row>(text, [...values])).rows;
    } finally {
      await client.end();
    }
  }

  before(async () => {
    app = await startTestApp({ at: '2026-10-20T12:00:00.000Z', env: questSeed });
    member = await app.member(email);
    for (const day of ['2026-10-20', '2026-11-05', '2026-11-06', '2026-11-07']) {
      app.setClock(`${day}T12:00:00.000Z`);
      const { userQuest } = await member.send<SpinAnswer>('POST', '/api/user-quests/spin');
      if (!userQuest) await member.send('POST', '/api/user-quests/respin');
    }
  });
  after(async () => {
    for (const host of hosts) await host.stop();
    await app.stop();
  });

  it('are committed to at the first start: late for this month, in time for the next', async () => {
    expect(brief(await seedsOf(app))).to.deep.equal([
      ['2026-11', 'in time', null],
      ['2026-10', 'late', null],
    ]);
  });

  it('verify a running month by QUEST_SEED; without it, the draws wait', async () => {
    const own = await verify(questSeed, '--month', '2026-11');
    expect([own.code, own.out]).to.satisfy(
      ([code, out]: [number, string]) => code === 0 && /Verified: [3-6]\.\nWrong in all: 0\./.test(out),
      own.out,
    );
    const stranger = await verify({}, '--month', '2026-11', '--member', email);
    expect(stranger.out).to.match(
      /Verified: 0\.\nTo be verified once the seed is published: [3-6]\.\nWrong in all: 0\./,
    );
    expect(stranger.code).to.equal(0);
  });

  it('judge no draws of months without commitments, such as those of the demo people', async () => {
    const { code, out } = await verify({}, '--month', '2026-09');
    expect(out).to.match(
      /^No seed of 2026-09 was committed to\.\nFrom 2026-10-20 on .+\nVerified: 0\.\nFrom before there were commitments, not judged: \d+\./,
    );
    expect(code).to.equal(0);
  });

  it('are revealed after the month, once, by any number of hosts', async () => {
    const started = await Promise.all(['', '', ''].map(() => hostAt('2026-12-02T08:00:00.000Z')));
    const seeds = await seedsOf(started[0] as TestApp);
    expect(brief(seeds)).to.deep.equal([
      ['2027-01', 'in time', null],
      ['2026-12', 'late', null],
      ['2026-11', 'in time', 'revealed'],
      ['2026-10', 'late', 'revealed late'],
    ]);
    for (const { commitment, revealed } of seeds)
      if (revealed) expect(commitmentOf(revealed.seed)).to.equal(commitment);
    const [{ count } = { count: 0 }] = await query<{ count: number }>(
      `select count(*)::integer as count from log.events join log.streams using (stream_no) where stream = 'wheelSeeds'`,
    );
    expect(count).to.equal(6);
  });

  it("let a member repeat the member's own draws, and no other member's", async () => {
    const draws = drawsAnswer.parse(await member.get('/api/user-quests/draws?month=2026-11'));
    expect(draws.map(({ date }) => date)).to.include.members(['2026-11-05', '2026-11-06', '2026-11-07']);
    const seeds = (await seedsOf(app)).map(
      ({ month, commitment, committedAt, revealed }) =>
        [month, [{ commitment, committedAt, seed: revealed?.seed ?? null }]] as const,
    );
    const { from } = await member.get<{ from: MemberDay }>('/api/wheel-rules');
    const checked = await checkDraws(draws, { seeds: new Map(seeds), rules: from }, nodeDigests);
    expect(new Set(checked.map(({ verdict }) => verdict.is))).to.deep.equal(new Set(['verified']));
    const other = await app.member('other@rondel.example');
    expect(await other.get('/api/user-quests/draws?month=2026-11')).to.deep.equal([]);
    expect(await member.ask('GET', '/api/user-quests/draws?month=2026-13')).to.include(400);
  });

  it('verify a past month without QUEST_SEED', async () => {
    const { code, out } = await verify({}, '--month', '2026-11', '--json');
    const { draws, seeds } = JSON.parse(out) as { draws: Record<string, number>; seeds: WheelSeed[] };
    expect([code, draws.wrong, draws.waiting, seeds.length]).to.deep.equal([0, 0, 0, 1]);
    expect(draws.verified).to.be.within(3, 6);
  });

  it('report an altered candidate with exit code 1, also for its member alone', async () => {
    const place = `stream_no = (select stream_no from log.streams where stream like 'questDay-%-2026-11-06') and revision = 0`;
    const [before] = await query<{ data: string }>(`select data::text from log.events where ${place}`);
    const { candidates, questId } = JSON.parse(before?.data ?? '') as {
      candidates: string[];
      questId: string;
    };
    const victim = candidates.find((id) => id !== questId) ?? '';
    await query(`update log.events set data = replace(data::text, $1, $2)::json where ${place}`, [
      `"${victim}"`,
      `"${victim}s"`,
    ]);
    for (const whose of [[], ['--member', email]]) {
      const { code, out } = await verify({}, '--month', '2026-11', ...whose);
      expect(out).to.include('on 2026-11-06 has another wheel').and.include('Wrong in all: 2.');
      expect(code).to.equal(1);
    }
    await query(`update log.events set data = $1::json where ${place}`, [before?.data]);
    expect((await verify({}, '--month', '2026-11')).code).to.equal(0);
  });

  it('are committed to late and revealed late after months without the service', async () => {
    const host = await hostAt('2027-03-10T08:00:00.000Z');
    expect(brief(await seedsOf(host)).slice(0, 4)).to.deep.equal([
      ['2027-04', 'in time', null],
      ['2027-03', 'late', null],
      ['2027-01', 'in time', 'revealed late'],
      ['2026-12', 'late', 'revealed late'],
    ]);
  });

  it('of another QUEST_SEED are published too, with a warning; the first stay hidden', async () => {
    const log: Record<string, unknown>[] = [];
    const host = await hostAt(
      '2027-05-10T08:00:00.000Z',
      { QUEST_SEED: 'quite another seed, of another host' },
      log,
    );
    const seeds = await seedsOf(host);
    expect(brief(seeds.filter(({ month }) => month === '2027-04'))).to.deep.equal([
      ['2027-04', 'in time', null],
    ]);
    expect(log.filter(({ month }) => month === '2027-04')).to.have.length(1);
    expect(brief(seeds.filter(({ month }) => month === '2027-05'))).to.deep.equal([
      ['2027-05', 'late', null],
    ]);
  });

  it('are refused as a query for a month that is none, with what to give', async () => {
    const { code } = await verify({}, '--month', '2026-13');
    expect(code).to.equal(2);
  });
});
