import { expect } from 'chai';
import pg from 'pg';
import { luckyDay } from '#domain/catalogue/quests/lucky-day.ts';
import { quests } from '#domain/catalogue/quests/quest-catalogue.ts';
import { eligibleQuests } from '#domain/quest/quest-candidates.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { runToolOf as runTool } from '#service/testing/start-tool.ts';
import { type SpinAnswer, wheelAnswer } from './quest-contract.ts';
import type { Draw } from './wheel-contract.ts';

const email = 'wheel-of-eight@rondel.example';
const wheelOf = async (caller: Caller) => wheelAnswer.parse(await caller.get('/api/user-quests/wheel'));
const idsOf = (wheel: Awaited<ReturnType<typeof wheelOf>>) => wheel?.slots.map(({ id }) => id) ?? [];
const own = (caller: Caller, ...equipment: string[]) => caller.send('PATCH', '/api/auth/user', { equipment });
const spinShowing = (caller: Caller, ids: readonly string[]) =>
  caller.ask('POST', '/api/user-quests/spin', undefined, { 'X-Wheel': ids.join() });

describe('the wheel of a date', () => {
  let app: TestApp;
  let member: Caller;

  before(async function () {
    this.timeout(60_000);
    app = await startTestApp({ withoutLuckyDay: [email] });
    member = await app.member(email);
  });
  after(() => app.stop());

  it('has eight slots before the first spin, the same at each look, and no event', async () => {
    const wheel = await wheelOf(member);
    expect(wheel?.date).to.equal('2026-03-10');
    expect(new Set(idsOf(wheel)).size).to.equal(8);
    expect(await wheelOf(member)).to.deep.equal(wheel);
    expect(await member.get('/api/user-quests/draws')).to.deep.equal([]);
  });

  it('follows the equipment before the first spin, and refuses a spin of an old wheel', async () => {
    const wheels = new Map<string, readonly string[]>();
    for (const equipment of ['none', 'pull_up_bar']) {
      await own(member, equipment);
      wheels.set(equipment, idsOf(await wheelOf(member)));
      const fitting = [...eligibleQuests(quests, [equipment]), luckyDay].map(({ id }) => id);
      expect(fitting).to.include.members([...(wheels.get(equipment) ?? [])]);
    }
    expect(wheels.get('none')).not.to.deep.equal(wheels.get('pull_up_bar'));
    const [status, text] = await spinShowing(member, wheels.get('none') ?? []);
    expect([status, text]).to.deep.equal([
      409,
      'Your equipment or your plan has changed, and your wheel with it. Take a look, then spin.',
    ]);
    expect(await member.get('/api/user-quests/draws')).to.deep.equal([]);
  });

  it('gives a shown quest, and ignores equipment changes after the first spin', async () => {
    const shown = await wheelOf(member);
    const [status, text] = await spinShowing(member, idsOf(shown));
    const first = JSON.parse(text) as SpinAnswer;
    expect([status, first.wheel]).to.deep.equal([200, shown]);
    await own(member, 'none');
    const drawn = [first.quest?.id];
    for (const _ of [2, 3]) {
      const { quest, wheel } = await member.send<SpinAnswer>('POST', '/api/user-quests/respin');
      expect(idsOf(wheel ?? null)).to.deep.equal(idsOf(shown));
      drawn.push(quest?.id);
    }
    expect(idsOf(shown)).to.include.members(drawn);
    expect(new Set(drawn).size).to.equal(3);
    expect(idsOf(await wheelOf(member))).to.deep.equal(idsOf(shown));
  });

  it('is that of yesterday while a quest of yesterday can still be done', async () => {
    await member.send('POST', '/api/user-quests/accept');
    const before = await wheelOf(member);
    app.setClock('2026-03-11T01:30:00.000Z');
    expect(await wheelOf(member)).to.deep.equal(before);
    app.setClock('2026-03-11T12:00:00.000Z');
    expect((await wheelOf(member))?.date).to.equal('2026-03-11');
  });
});

describe('the rules of the wheel after an upgrade', function () {
  this.timeout(120_000);
  const at = '2026-10-20T12:00:00.000Z';
  let app: TestApp;
  let upgraded: readonly TestApp[];
  let member: Caller;

  before(async () => {
    app = await startTestApp({ at });
    // The log of an earlier release: seeds are published, and no rules are adopted.
    const client = new pg.Client(app.databaseUrl);
    await client.connect();
    await client.query('alter table log.events disable trigger all');
    const { rowCount } = await client.query(
      `delete from log.events using log.streams where streams.stream_no = events.stream_no and stream = 'wheelRules'`,
    );
    await client.query(`delete from log.streams where stream = 'wheelRules'`);
    await client.end();
    expect(rowCount).to.equal(1);
    upgraded = await Promise.all([1, 2, 3].map(() => startTestApp({ at, sharingStoresOf: app })));
    member = await (upgraded[0] as TestApp).member(email);
  });
  after(async () => {
    await Promise.all(upgraded.map((host) => host.stop()));
    await app.stop();
  });

  it('are adopted once by any number of hosts, for a date that begins a day later', async () => {
    for (const host of upgraded) {
      const { body } = await host.visitor().get('/api/wheel-rules');
      expect(JSON.parse(body)).to.deep.equal({ from: '2026-10-23', adoptedAt: at });
    }
  });

  it('draw by v1 until then, also re-spins, and by v2 afterwards; all draws verify', async () => {
    const [host] = upgraded as readonly [TestApp];
    for (const date of ['2026-10-21', '2026-10-22', '2026-10-23', '2026-10-24']) {
      host.setClock(`${date}T12:00:00.000Z`);
      expect((await wheelOf(member)) === null, date).to.equal(date < '2026-10-23');
      const { userQuest } = await member.send<SpinAnswer>('POST', '/api/user-quests/spin');
      if (!userQuest) await member.send('POST', '/api/user-quests/respin');
    }
    const draws = await member.get<Draw[]>('/api/user-quests/draws?month=2026-10');
    const rulesOf = draws.map(({ date, rules }) => [rules, date < '2026-10-23'] as const);
    expect(rulesOf.every(([rules, isEarly]) => (rules === 'v1') === isEarly)).to.equal(true);
    const [code, out] = await runTool(host, 'verify-wheel', '--month', '2026-10');
    expect(out).to.include('From 2026-10-23 on the wheel draws among the eight quests that it shows');
    expect([code, /Wrong in all: 0\./.test(out)]).to.deep.equal([0, true]);
  });
});
