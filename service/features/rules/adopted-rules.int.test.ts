import { expect } from 'chai';
import { allProjections } from '#projections/all-projections.ts';
import { verify } from '#projections/engine/verify.ts';
import { connector } from '#projections/postgres/connection.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import { admin, type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { eventsOf } from '#service/testing/test-stores.ts';
import type { AdoptedAnswer, EverybodyPreview, MemberRulesAnswer, RulesAnswer } from './rules-contract.ts';

const path = '/api/admin/rules';
type Stats = {
  readonly currentStreak: number;
  readonly skipTokens: number;
  readonly earnEvery: number;
  readonly newRules: string | null;
};

describe('rules by date over HTTP', function () {
  this.timeout(90_000);
  let app: TestApp;
  let ada: Caller;
  const people: Caller[] = [];

  before(async () => {
    app = await startTestApp({ at: '2026-03-01T12:00:00.000Z' });
    ada = await app.signIn(admin);
    for (const [name, days] of [
      ['long', [1, 2, 3, 4, 5, 6, 7, 8]],
      ['short', [6, 7, 8]],
      ['lost', [1, 2, 5, 6, 8]],
    ] as const) {
      app.setClock('2026-03-01T07:00:00Z');
      const caller = await app.member(`${name}@rules.example`);
      await caller.send('POST', '/api/programs/daily-maintenance', { templateType: 'daily-50' });
      for (const day of days) await workOut(caller, day);
      people.push(caller);
    }
    app.setClock('2026-03-08T12:00:00Z');
  });
  after(() => app.stop());

  async function workOut(caller: Caller, day: number) {
    const date = `2026-03-${String(day).padStart(2, '0')}`;
    app.setClock(`${date}T08:00:00Z`);
    const done = { durationMinutes: 21, perceivedExertion: 7, moodAfter: 4, isCompleted: true };
    await caller.send('POST', '/api/workouts', { templateId: 'cardio-kickstart', date, ...done });
  }
  const differing = async () => {
    const events = await eventsOf(app);
    const source = eventSourceOf(events, events.cipher);
    const connect = connector({ connectionString: app.databaseUrl });
    const verified = await verify({ connect, source, projections: allProjections });
    await events.close();
    return verified.filter(({ differingRows }) => differingRows > 0);
  };
  const statsOf = async (caller: Caller | undefined) => caller?.get<Stats>('/api/stats');
  const rules = { tokenHold: 4, tokenStart: 1, earnEvery: 2 };
  const preview = (from: string, of = rules) =>
    ada.get<EverybodyPreview>(
      `${path}/preview?${new URLSearchParams({ from, ...Object.fromEntries(Object.entries(of).map(([name, value]) => [name, String(value)])) }).toString()}`,
    );
  const adopt = (from: string, digest: string, of = rules, key?: string) =>
    ada.send<AdoptedAnswer>('POST', path, { from, rules: of, reason: 'Members asked for it.', digest }, key);

  let stored: RulesAnswer['versions'][number]['comparison'];

  it('are adopted with the shown comparison, and change no number of that day', async () => {
    const before = await Promise.all(people.map(statsOf));
    const shown = await preview('2026-03-10');
    // Eight days in a row would have earned three tokens besides the first. The fourth is Maya of the demo.
    expect(shown.largest.map(({ after }) => after.skipTokens).sort()).to.deep.equal([0, 2, 4, 4]);
    const answer = await adopt('2026-03-10', shown.digest, rules, 'one key');
    expect(answer).to.deep.include({ version: 'v2', visible: true });
    expect(await adopt('2026-03-10', shown.digest, rules, 'one key')).to.deep.equal(answer);
    const { versions, current } = await ada.get<RulesAnswer>(path);
    expect(versions).to.have.length(1);
    expect(current).to.deep.equal(rules);
    stored = versions[0]?.comparison as typeof stored;
    expect(stored).to.deep.equal(shown.comparison);
    const after = await Promise.all(people.map(statsOf));
    expect(after).to.deep.equal(before.map((stats) => ({ ...stats, newRules: 'v2' })));
    expect(await differing()).to.deep.equal([]);
  });

  it('show each member differences that sum up to the stored comparison', async () => {
    const sums = { currentStreak: 0, bestStreak: 0, skipTokens: 0 };
    for (const caller of [...people, ada, await app.signIn('maya@rondel.example')]) {
      const told = await caller.get<MemberRulesAnswer>('/api/me/rules');
      expect(told).to.deep.include({ version: 'v2', from: '2026-03-10', after: rules });
      expect(told.before).to.deep.equal({ tokenHold: 3, tokenStart: 1, earnEvery: 7 });
      for (const field of ['currentStreak', 'bestStreak', 'skipTokens'] as const)
        sums[field] += (told.numbers?.after[field] ?? 0) - (told.numbers?.before[field] ?? 0);
    }
    const { fields } = stored;
    expect(sums).to.deep.equal({
      currentStreak: fields.currentStreak.sum,
      bestStreak: fields.bestStreak.sum,
      skipTokens: fields.skipTokens.sum,
    });
    expect(fields.skipTokens.sum).not.to.equal(0);
  });

  it('are shown to a member once', async () => {
    const [long] = people;
    await long?.send('POST', '/api/me/rules/seen', { version: 'v2' });
    expect((await statsOf(long))?.newRules).to.equal(null);
    expect((await statsOf(people[1]))?.newRules).to.equal('v2');
  });

  it('hold from their date on, live and in a rebuild', async () => {
    const [long] = people;
    if (!long) return;
    await workOut(long, 9);
    expect(await statsOf(long)).to.include({ currentStreak: 9, skipTokens: 2, earnEvery: 7 });
    await workOut(long, 10);
    expect(await statsOf(long)).to.include({ currentStreak: 10, skipTokens: 3, earnEvery: 2 });
    expect(await differing()).to.deep.equal([]);
    const day = await long.get<{ summary: string }>('/api/activity-days/2026-03-10');
    expect(day.summary).to.include('Every 2 days in a row earn a skip token');
  });

  it('are followed by another version, from a later date only', async () => {
    app.setClock('2026-03-10T12:00:00Z');
    const other = { ...rules, earnEvery: 3 };
    const asked = (from: string) =>
      ada.ask('GET', `${path}/preview?from=${from}&tokenHold=4&tokenStart=1&earnEvery=3`);
    expect((await asked('2026-03-10'))[0]).to.equal(400);
    const shown = await preview('2026-03-12', other);
    expect(await adopt('2026-03-12', shown.digest, other)).to.include({ version: 'v3' });
    expect((await asked('2026-03-12'))[0]).to.equal(400);
    expect(await differing()).to.deep.equal([]);
  });

  it('are hidden from members, and refused without the current list', async () => {
    expect((await people[0]?.ask('GET', path))?.[0]).to.equal(403);
    const body = {
      from: '2026-03-20',
      rules: { ...rules, tokenHold: 5 },
      reason: 'More.',
      digest: '0'.repeat(64),
    };
    expect((await people[0]?.ask('POST', path, body))?.[0]).to.equal(403);
    expect((await ada.ask('POST', path, body))[0]).to.equal(409);
  });
});
