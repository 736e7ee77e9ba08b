import { expect } from 'chai';
import { numbersAfter } from '#client/lib/day/numbers-forecast.ts';
import { addDays, asInstant, asMemberDay } from '#domain/kernel/day.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { pauseCommandAnswer, pausesAnswer } from './pause-contract.ts';
import { streakDaysAnswer } from './streak-days-contract.ts';

const today = asMemberDay('2026-03-10');
const now = asInstant('2026-03-10T12:00:00Z');
const at = (days: number) => addDays(today, days);
const path = '/api/me/pauses';

describe('pauses of the streak over HTTP', () => {
  let app: TestApp;
  let people = 0;

  before(async function () {
    this.timeout(60_000);
    app = await startTestApp();
  });

  beforeEach(() => app.setClock('2026-03-10T12:00:00Z'));

  after(() => app.stop());

  /** A member with a token who was active the given numbers of days ago. */
  async function memberWith(...activeAgo: readonly number[]): Promise<Caller> {
    people += 1;
    const caller = await app.member(`pausing-${people}@rondel.example`);
    await caller.send('POST', '/api/programs/daily-maintenance', { templateType: 'daily-50' });
    for (const days of activeAgo) await workOut(caller, -days);
    return caller;
  }
  const workOut = (caller: Caller, days: number) =>
    caller.send('POST', '/api/workouts', {
      templateId: 'cardio-kickstart',
      date: at(days),
      durationMinutes: 21,
      perceivedExertion: 7,
      moodAfter: 4,
      isCompleted: true,
    });
  const pause = async (caller: Caller, from: number, until: number, reason = 'holiday', key?: string) =>
    pauseCommandAnswer.parse(
      await caller.send('POST', path, { from: at(from), until: at(until), reason }, key),
    );
  const standings = async (caller: Caller, days: number) => {
    const rows = await caller.get<{ standing: string }[]>(`/api/activity-days?days=${days}`);
    return rows.map(({ standing }) => standing);
  };

  it('keep the number and use no token, and the run continues after them', async () => {
    const caller = await memberWith(2, 1);
    const { events, visible, pauses } = await pause(caller, 0, 2);
    expect({ types: events.map(({ type }) => type), visible, pauses }).to.deep.equal({
      types: ['StreakPaused'],
      visible: true,
      pauses: [{ from: at(0), until: at(2) }],
    });
    expect(await caller.get('/api/stats')).to.include({
      currentStreak: 2,
      skipTokens: 1,
      pausedUntil: at(2),
    });
    expect(await standings(caller, 3)).to.deep.equal(['active', 'active', 'paused']);
    app.setClock('2026-03-13T12:00:00Z');
    expect(await caller.get('/api/stats')).to.include({
      currentStreak: 2,
      tokensAtRisk: 0,
      pausedUntil: null,
    });
    await workOut(caller, 3);
    expect(await caller.get('/api/stats')).to.include({ currentStreak: 3, skipTokens: 1 });
    expect(await standings(caller, 5)).to.deep.equal(['active', 'paused', 'paused', 'paused', 'active']);
  });

  it('begin once when they are sent repeatedly, and can be read', async () => {
    const caller = await memberWith(1);
    const first = await pause(caller, 0, 4, 'injury', 'one key');
    expect(await pause(caller, 0, 4, 'injury', 'one key')).to.deep.equal(first);
    expect((await pause(caller, 1, 3, 'injury', 'another key')).events).to.deep.equal([]);
    expect(pausesAnswer.parse(await caller.get(path))).to.deep.equal({
      pauses: [{ from: at(0), until: at(4) }],
    });
  });

  it('end early, and the days that were given back count again', async () => {
    const caller = await memberWith(2, 1);
    await pause(caller, 0, 9);
    app.setClock('2026-03-12T12:00:00Z');
    const { pauses } = pauseCommandAnswer.parse(await caller.send('POST', `${path}/end`, { on: at(2) }));
    expect(pauses).to.deep.equal([{ from: at(0), until: at(1) }]);
    expect(await caller.get('/api/stats')).to.include({ currentStreak: 2, pausedUntil: null });
    expect(await caller.ask('POST', `${path}/end`, { on: at(1) })).to.deep.equal([
      409,
      'A pause can end today or later. The days before stay paused.',
    ]);
    app.setClock('2026-03-14T12:00:00Z');
    expect(await caller.get('/api/stats')).to.include({ currentStreak: 0 });
  });

  it('save a run that an illness of the last three days has cost', async () => {
    const caller = await memberWith(5, 4, 3);
    expect(await caller.get('/api/stats')).to.include({ currentStreak: 0 });
    const holiday = { from: at(-2), until: at(3), reason: 'holiday' };
    expect(await caller.ask('POST', path, holiday)).to.deep.equal([
      409,
      'A pause begins today or later. Only an illness can begin up to 3 days ago.',
    ]);
    await pause(caller, -2, 3, 'illness');
    expect(await caller.get('/api/stats')).to.include({ currentStreak: 3, skipTokens: 1, tokensAtRisk: 0 });
  });

  it('take no token from a quest that was accepted, which can be completed or left', async () => {
    const caller = await memberWith(1);
    await caller.send('POST', '/api/user-quests/spin');
    const accepted = await caller.ask('POST', '/api/user-quests/accept', {});
    await pause(caller, 0, 2);
    // A drawn Lucky Day is completed already, and cannot be skipped at all.
    if (accepted[0] === 200)
      expect(await caller.ask('PUT', `/api/user-quests/${today}`, { status: 'skipped' })).to.deep.equal([
        409,
        'Your streak is paused. You can leave this quest: it takes no token.',
      ]);
    expect(await caller.get('/api/stats')).to.include({ skipTokens: 1, pausedUntil: at(2) });
    app.setClock('2026-03-13T12:00:00Z');
    expect(await caller.get('/api/stats')).to.include({ skipTokens: 1, tokensAtRisk: 0 });
  });

  it("give the streak that the member's days foretell, with 0 to 3 missed days", async () => {
    for (const [from, reason] of [
      [0, 'holiday'],
      [-1, 'illness'],
      [-3, 'illness'],
    ] as const) {
      const caller = await memberWith(6, 5, 4);
      const days = streakDaysAnswer.parse(await caller.get('/api/me/streak-days'));
      const event = { type: 'StreakPaused', from: at(from), until: at(2), reason } as const;
      const { currentStreak, bestStreak, skipTokens, tokensAtRisk, totalPoints } = numbersAfter(
        days,
        [{ event, at: now }],
        now,
      );
      await pause(caller, from, 2, reason);
      expect(await caller.get('/api/stats'), `from ${from}`).to.include({
        ...{ currentStreak, bestStreak, skipTokens, tokensAtRisk, totalPoints },
      });
    }
  });

  const refused: readonly (readonly [what: string, from: number, until: number, status: number])[] = [
    ['of more than 28 days', 0, 28, 400],
    ['that ends before it begins', 2, 1, 400],
    ['in more than a year', 366, 367, 400],
    ['over yesterday', -1, 1, 409],
  ];
  for (const [what, from, until, status] of refused)
    it(`are refused ${what}`, async () => {
      const caller = await memberWith(1);
      const [answered] = await caller.ask('POST', path, {
        from: at(from),
        until: at(until),
        reason: 'injury',
      });
      expect(answered).to.equal(status);
      expect(await caller.get(path)).to.deep.equal({ pauses: [] });
    });

  it('are refused for an unknown reason and a date that does not exist', async () => {
    const caller = await memberWith();
    const [reason] = await caller.ask('POST', path, { from: today, until: today, reason: 'boredom' });
    const [date] = await caller.ask('POST', path, { from: '2026-02-30', until: today, reason: 'illness' });
    expect([reason, date]).to.deep.equal([400, 400]);
  });
});
