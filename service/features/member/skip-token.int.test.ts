import { expect } from 'chai';
import { addDays, asMemberDay } from '#domain/kernel/day.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { useSkipTokenAnswer } from './member-contract.ts';

const today = asMemberDay('2026-03-10');
const ago = (days: number) => addDays(today, -days);
const yesterday = ago(1);
const path = '/api/me/skip-token';

describe('a skip token used by hand over HTTP', () => {
  let app: TestApp;
  let people = 0;

  before(async function () {
    this.timeout(60_000);
    app = await startTestApp();
  });

  beforeEach(() => app.setClock('2026-03-10T12:00:00Z'));

  after(() => app.stop());

  type Life = {
    readonly activeAgo: readonly number[];
    readonly isAutomatic?: boolean;
    readonly hasToken?: boolean;
  };

  /** A member who was active the given numbers of days ago. */
  async function memberWith({ activeAgo, isAutomatic = false, hasToken = true }: Life): Promise<Caller> {
    people += 1;
    const caller = await app.member(`by-hand-${people}@rondel.example`);
    await caller.send('PATCH', '/api/auth/user', { useTokensAutomatically: isAutomatic });
    if (hasToken) await caller.send('POST', '/api/programs/daily-maintenance', { templateType: 'daily-50' });
    for (const days of activeAgo)
      await caller.send('POST', '/api/workouts', {
        templateId: 'cardio-kickstart',
        date: ago(days),
        durationMinutes: 21,
        perceivedExertion: 7,
        moodAfter: 4,
        isCompleted: true,
      });
    return caller;
  }
  const threeDays = { activeAgo: [4, 3, 2] };
  const use = async (caller: Caller, key?: string) =>
    useSkipTokenAnswer.parse(await caller.send('POST', path, { date: yesterday }, key));

  it('restores the streak, and the day is protected', async () => {
    const caller = await memberWith(threeDays);
    expect(await caller.get('/api/stats')).to.include({
      currentStreak: 0,
      skipTokens: 1,
      rescuableDay: yesterday,
    });
    const { events, visible } = await use(caller);
    expect(events.map(({ type, date }) => [type, date])).to.deep.equal([['SkipTokenUsed', yesterday]]);
    expect(visible).to.equal(true);
    expect(await caller.get('/api/stats')).to.include({
      currentStreak: 3,
      skipTokens: 0,
      rescuableDay: null,
    });
    const days = await caller.get<{ date: string; standing: string }[]>('/api/activity-days?days=3');
    expect(days.map(({ standing }) => standing)).to.deep.equal(['active', 'protected', 'future']);
  });

  it("restores the streak after the day's activity as well", async () => {
    const caller = await memberWith({ activeAgo: [3, 2, 0] });
    expect(await caller.get('/api/stats')).to.include({ currentStreak: 1 });
    await use(caller);
    expect(await caller.get('/api/stats')).to.include({ currentStreak: 3, skipTokens: 0 });
  });

  it('is spent once when it is requested repeatedly', async () => {
    const caller = await memberWith(threeDays);
    const first = await use(caller, 'one key');
    expect(await use(caller, 'one key')).to.deep.equal(first);
    expect((await use(caller, 'another key')).events).to.deep.equal([]);
    expect(await caller.get('/api/stats')).to.include({ currentStreak: 3, skipTokens: 0 });
    const [status] = await caller.ask('POST', path, { date: ago(2) }, { 'Idempotency-Key': 'one key' });
    expect(status).to.equal(422);
  });

  it('is spent once for two concurrent requests', async () => {
    const caller = await memberWith(threeDays);
    const answers = await Promise.all([use(caller), use(caller)]);
    expect(answers.flatMap(({ events }) => events)).to.have.length(1);
    expect(await caller.get('/api/stats')).to.include({ currentStreak: 3, skipTokens: 0 });
  });

  const refused: readonly (readonly [what: string, life: Life, date: string, text: string])[] = [
    ['a day that was not missed', { activeAgo: [2, 1] }, yesterday, 'You did not miss yesterday.'],
    ['a day before the first active one', { activeAgo: [] }, yesterday, 'You did not miss yesterday.'],
    [
      'a streak that was lost before',
      { activeAgo: [4, 3] },
      yesterday,
      'Your streak ended before yesterday. A skip token cannot save it.',
    ],
    [
      'who holds none',
      { ...threeDays, hasToken: false },
      yesterday,
      'No skip tokens. Earn one every 7 active days.',
    ],
    [
      'whose tokens are used automatically',
      { ...threeDays, isAutomatic: true },
      yesterday,
      'Your skip tokens are used automatically.',
    ],
    ...[ago(2), today, addDays(today, 1)].map(
      (date) => [date, threeDays, date, 'A skip token can be used for yesterday only.'] as const,
    ),
  ];
  for (const [what, life, date, text] of refused)
    it(`is refused for ${what}`, async () => {
      const caller = await memberWith(life);
      const before = await caller.get('/api/stats');
      expect(await caller.ask('POST', path, { date })).to.deep.equal([409, text]);
      expect(await caller.get('/api/stats')).to.deep.equal(before);
    });

  it('is offered and accepted until the end of the next day, but not later', async () => {
    const caller = await memberWith(threeDays);
    app.setClock('2026-03-10T23:59:00Z');
    expect(await caller.get('/api/stats')).to.include({ rescuableDay: yesterday });
    app.setClock('2026-03-11T00:00:00Z');
    expect(await caller.get('/api/stats')).to.include({ rescuableDay: null });
    const late = await caller.ask('POST', path, { date: yesterday });
    expect(late).to.deep.equal([409, 'A skip token can be used for yesterday only.']);
    const lost = await caller.ask('POST', path, { date: today });
    expect(lost).to.deep.equal([409, 'Your streak ended before yesterday. A skip token cannot save it.']);
  });

  it('cannot be used for a date that does not exist', async () => {
    const caller = await memberWith(threeDays);
    expect((await caller.ask('POST', path, { date: '2026-02-30' }))[0]).to.equal(400);
    expect((await caller.ask('POST', path, {}))[0]).to.equal(400);
  });
});
