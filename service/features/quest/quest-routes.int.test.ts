import { expect } from 'chai';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { callByToken, issueToken, setIntegrations } from '#service/testing/token-caller.ts';
import {
  questAnswer,
  questsAnswer,
  resetQuestAnswer,
  spinAnswer,
  todaysQuestAnswer,
} from './quest-contract.ts';

const people = [
  'table',
  'skip',
  'grace',
  'late',
  'undo',
  'night',
  'never-active',
  'long-gone',
  'offline-quest',
  'late-offline-quest',
  'writer',
  'night-after-activity',
  'night-after-gap',
  'night-undo',
].map((name) => `${name}@rondel.example`);
const [table = '', skip = '', grace = '', late = '', undo = '', nightly = ''] = people;
const lucky = 'lucky@rondel.example';
const finished = "You have already finished today's quest. Try again tomorrow.";

describe('the quest of the day over HTTP', () => {
  let app: TestApp;

  before(async function () {
    this.timeout(60_000);
    app = await startTestApp({ withoutLuckyDay: [...people, 'ada@rondel.example'], withLuckyDay: [lucky] });
  });

  beforeEach(() => app.setClock('2026-03-10T08:00:00Z'));

  after(() => app.stop());

  const spin = async (caller: Caller, path = 'spin') =>
    spinAnswer.parse(await caller.send('POST', `/api/user-quests/${path}`));
  const today = async (caller: Caller) => todaysQuestAnswer.parse(await caller.get('/api/user-quests/today'));
  const update = async (caller: Caller, id: string, status: string) =>
    questAnswer.parse(await caller.send('PUT', `/api/user-quests/${id}`, { status }));
  const accepted = async (email: string): Promise<Caller> => {
    const caller = await app.member(email);
    await spin(caller);
    await caller.send('POST', '/api/user-quests/accept');
    return caller;
  };
  const train = (caller: Caller, date: string) =>
    caller.send('POST', '/api/workouts', {
      ...{ templateId: 'cardio-kickstart', date, durationMinutes: 21, isCompleted: true },
      ...{ perceivedExertion: 7, moodAfter: 4 },
    });
  const startProgram = (caller: Caller) =>
    caller.send('POST', '/api/programs/daily-maintenance', { templateType: 'daily-50' });

  it('lists at least eight quests for the wheel, Lucky Day last', async () => {
    const quests = questsAnswer.parse(await (await app.member(table)).get('/api/quests'));
    expect(quests.length).to.be.at.least(9);
    expect(quests.at(-1)?.category).to.equal('Lucky Day');
  });

  it('follows the rules: three spins, harmless double taps, one completion', async () => {
    const caller = await app.signIn(table);
    const a = await spin(caller);
    expect(a.spinSession).to.deep.equal({ remainingSpins: 2 });
    const again = await spin(caller);
    expect([again.spinSession, again.quest, again.events]).to.deep.equal([a.spinSession, a.quest, []]);
    const b = await spin(caller, 'respin');
    const c = await spin(caller, 'respin');
    expect([b, c].map(({ spinSession }) => spinSession?.remainingSpins)).to.deep.equal([1, 0]);
    expect(new Set([a, b, c].map(({ quest }) => quest?.id)).size).to.equal(3);
    expect((await caller.ask('POST', '/api/user-quests/respin'))[0]).to.equal(409);
    expect(await today(caller)).to.equal(null);
    const { userQuest } = questAnswer.parse(await caller.send('POST', '/api/user-quests/accept'));
    expect(userQuest).to.deep.include({ id: '2026-03-10', status: 'assigned', quest: c.quest });
    const assigned = await spin(caller);
    expect([assigned.quest?.id, assigned.spinSession, assigned.message]).to.deep.equal([
      c.quest?.id,
      undefined,
      undefined,
    ]);
    const { pointsEarned } = await update(caller, '2026-03-10', 'completed');
    expect(pointsEarned).to.equal(c.quest?.pointsReward);
    expect(await update(caller, '2026-03-10', 'completed')).to.include({ pointsEarned });
    expect((await spin(caller)).message).to.equal(finished);
    expect(await caller.get('/api/stats')).to.include({ totalPoints: pointsEarned, completedQuests: 1 });
  });

  it('skips for a token, which protects the date', async () => {
    const caller = await accepted(skip);
    const refused = await caller.ask('PUT', '/api/user-quests/2026-03-10', { status: 'skipped' });
    expect(refused).to.deep.equal([409, 'No skip tokens. Earn one every 7 active days.']);
    await startProgram(caller);
    expect(await caller.get('/api/stats')).to.include({ skipTokens: 1 });
    await train(caller, '2026-03-09');
    expect((await update(caller, '2026-03-10', 'skipped')).userQuest?.status).to.equal('skipped');
    expect(await caller.get('/api/stats')).to.include({ skipTokens: 0, currentStreak: 1, totalPoints: 2 });
  });

  it('spends no token at a streak of 0, after a long gap, or on a day that counts', async () => {
    const skipNow = async (caller: Caller) => (await caller.ask('POST', '/api/user-quests/skip'))[1];
    const nothingToSave =
      'Your streak is at 0, so a token would save nothing. You can leave this quest: it takes no token.';
    const never = await app.member('never-active@rondel.example');
    await startProgram(never);
    await spin(never);
    expect(await skipNow(never)).to.equal(nothingToSave);

    const gone = await app.member('long-gone@rondel.example');
    await startProgram(gone);
    await train(gone, '2026-03-07');
    await spin(gone);
    expect(await gone.get('/api/stats')).to.include({ currentStreak: 0, skipTokens: 1 });
    expect(await skipNow(gone)).to.equal(nothingToSave);

    await train(gone, '2026-03-10');
    expect(await skipNow(gone)).to.equal(
      'You were active on this day, so your streak holds. You can leave this quest: it takes no token.',
    );
    for (const caller of [never, gone]) expect(await caller.get('/api/stats')).to.include({ skipTokens: 1 });
  });

  it('is skipped in the night after its day for the streak of that day', async () => {
    const caller = await accepted(nightly);
    await startProgram(caller);
    await caller.send('PATCH', '/api/auth/user', { useTokensAutomatically: false });
    await train(caller, '2026-03-09');
    app.setClock('2026-03-11T01:00:00Z');
    expect(await caller.get('/api/stats')).to.include({ currentStreak: 0, skipTokens: 1 });
    await update(caller, '2026-03-10', 'skipped');
    expect(await caller.get('/api/stats')).to.include({ currentStreak: 1, skipTokens: 0 });
  });

  it('takes no token in the night for a day that counts, or that a token cannot save', async () => {
    const skipLate = async (caller: Caller) =>
      (await caller.ask('PUT', '/api/user-quests/2026-03-10', { status: 'skipped' }))[1];
    const active = await accepted('night-after-activity@rondel.example');
    const gone = await accepted('night-after-gap@rondel.example');
    for (const caller of [active, gone]) await startProgram(caller);
    await train(active, '2026-03-10');
    await train(gone, '2026-03-07');
    app.setClock('2026-03-11T00:30:00Z');
    for (const caller of [active, gone]) await train(caller, '2026-03-11');
    expect(await skipLate(active)).to.match(/^You were active on this day/);
    expect(await skipLate(gone)).to.match(/^Your streak is at 0/);
    expect(await active.get('/api/stats')).to.include({ currentStreak: 2, skipTokens: 1 });
    expect(await gone.get('/api/stats')).to.include({ currentStreak: 1, skipTokens: 1 });
  });

  it('completes a Lucky Day by drawing it', async () => {
    const caller = await app.member(lucky);
    const drawn = await spin(caller);
    expect(drawn).to.deep.include({ spinSession: { remainingSpins: 0 }, pointsEarned: 5 });
    expect(drawn.userQuest?.status).to.equal('completed');
    expect(await caller.get('/api/stats')).to.include({
      totalPoints: 5,
      currentStreak: 1,
      completedQuests: 1,
    });
  });

  it('can be finished until 03:00 of the next day, for the day of its acceptance', async () => {
    const caller = await accepted(grace);
    app.setClock('2026-03-11T02:59:00Z');
    expect((await today(caller))?.id).to.equal('2026-03-10');
    expect((await update(caller, '2026-03-10', 'completed')).userQuest?.status).to.equal('completed');
    expect(await today(caller)).to.equal(null);
  });

  describe('done without a network', () => {
    const complete = (caller: Caller, body: object) =>
      caller.ask('PUT', '/api/user-quests/2026-03-10', { status: 'completed', ...body });

    it('counts for its day when it is sent within seven days', async () => {
      const caller = await accepted('offline-quest@rondel.example');
      app.setClock('2026-03-14T09:00:00Z');
      const [status] = await complete(caller, { completedAt: '2026-03-10T21:00:00Z' });
      expect(status).to.equal(200);
      const days = await caller.get<{ date: string; standing: string }[]>('/api/activity-days?days=7');
      expect(days.find(({ date }) => date === '2026-03-10')?.standing).to.equal('active');
    });

    it('is refused after seven days, for a moment past the night, and for one to come', async () => {
      const refused = [409, 'This quest belonged to yesterday.'];
      const caller = await accepted('late-offline-quest@rondel.example');
      app.setClock('2026-03-18T09:00:00Z');
      expect(await complete(caller, { completedAt: '2026-03-10T21:00:00Z' })).to.deep.equal(refused);
      app.setClock('2026-03-12T09:00:00Z');
      expect(await complete(caller, { completedAt: '2026-03-11T03:00:00Z' })).to.deep.equal(refused);
      expect(await complete(caller, { completedAt: '2026-03-19T03:00:00Z' })).to.deep.equal(refused);
    });
  });

  it('has the note of a quest about writing in the history and the export', async () => {
    const caller = await app.member('writer@rondel.example');
    const isProposed = async (path: string): Promise<boolean> => {
      // On a Lucky Day there is no other spin.
      const [status, answer] = await caller.ask('POST', `/api/user-quests/${path}`);
      return status === 200 && spinAnswer.parse(JSON.parse(answer)).quest?.id === 'three-good-things';
    };
    const isOn = async (date: string): Promise<boolean> => {
      app.setClock(`${date}T08:00:00Z`);
      return (await isProposed('spin')) || (await isProposed('respin')) || isProposed('respin');
    };
    const days = Array.from({ length: 28 }, (_, nth) => `2026-04-${String(nth + 1).padStart(2, '0')}`);
    let date = '';
    for (const day of days) if (date === '' && (await isOn(day))) date = day;
    expect(date).not.to.equal('');
    await caller.send('POST', '/api/user-quests/accept');
    const note = 'I climbed the stairs.\nI slept well.';
    const put = (body: object) =>
      caller.ask('PUT', `/api/user-quests/${date}`, { status: 'completed', ...body });
    expect((await put({ note: ' ' }))[0]).to.equal(400);
    expect((await put({ note: 'x'.repeat(2_001) }))[0]).to.equal(400);
    expect((await put({ note }))[0]).to.equal(200);
    const { entries } = await caller.get<{ entries: object[] }>('/api/history?kinds=quest');
    expect(entries[0]).to.include({ title: 'Three Good Things', note });
    await setIntegrations(caller, true);
    const { token } = await issueToken(caller, { name: 'A program', scopes: ['read:history', 'read:body'] });
    const byToken = await callByToken(app.origin, token, 'GET', '/api/history?kinds=quest');
    expect(byToken.status).to.equal(200);
    expect(byToken.body).to.include('Three Good Things').and.not.to.include('stairs');
    await caller.send('POST', `/api/user-quests/${date}/undo`);
    await put({});
    const again = await caller.get<{ entries: object[] }>('/api/history?kinds=quest');
    expect(again.entries[0]).not.to.have.property('note');
  });

  it('expires at 03:00', async () => {
    const caller = await accepted(late);
    app.setClock('2026-03-11T03:00:00Z');
    expect(await today(caller)).to.equal(null);
    const refused = await caller.ask('PUT', '/api/user-quests/2026-03-10', { status: 'completed' });
    expect(refused).to.deep.equal([409, 'This quest belonged to yesterday.']);
  });

  it('can be undone in the night after its date, until 03:00', async () => {
    const caller = await accepted('night-undo@rondel.example');
    app.setClock('2026-03-11T01:00:00Z');
    const path = '/api/user-quests/2026-03-10/undo';
    await update(caller, '2026-03-10', 'completed');
    expect(questAnswer.parse(await caller.send('POST', path)).userQuest?.status).to.equal('assigned');
    expect(await caller.get('/api/stats')).to.include({ totalPoints: 0, currentStreak: 0 });
    await update(caller, '2026-03-10', 'completed');
    app.setClock('2026-03-11T03:00:00Z');
    expect(await caller.ask('POST', path)).to.deep.equal([409, 'This quest can no longer be undone.']);
  });

  it('can be undone on the same date, including its points', async () => {
    const caller = await accepted(undo);
    await update(caller, '2026-03-10', 'completed');
    const undone = questAnswer.parse(await caller.send('POST', '/api/user-quests/2026-03-10/undo'));
    expect(undone.userQuest?.status).to.equal('assigned');
    expect(await caller.get('/api/stats')).to.include({ totalPoints: 0, currentStreak: 0 });
    const ledger = await caller.get<{ points: number }[]>('/api/ledger');
    expect(ledger.reduce((sum, { points }) => sum + points, 0)).to.equal(0);
    expect(ledger).to.have.length(2);
  });

  it('is reset by an admin only', async () => {
    const caller = await app.signIn(table);
    expect(await caller.ask('DELETE', '/api/user-quests/reset')).to.deep.equal([
      403,
      'Admin access required',
    ]);
    const ada = await accepted('ada@rondel.example');
    await update(ada, '2026-03-10', 'completed');
    app.setClock('2026-03-10T20:00:00Z');
    const reset = resetQuestAnswer.parse(await ada.send('DELETE', '/api/user-quests/reset'));
    expect(reset.spinSession).to.deep.equal({ remainingSpins: 3 });
    expect(await ada.get('/api/stats')).to.include({ totalPoints: 0, completedQuests: 0 });
    expect((await ada.get<{ text: string }[]>('/api/ledger'))[0]?.text).to.equal('reset by admin');
  });

  it('returns not found for a quest of another day, or an unknown one', async () => {
    const caller = await app.signIn(table);
    const ask = (id: string) => caller.ask('PUT', `/api/user-quests/${id}`, { status: 'completed' });
    expect((await ask('2026-03-01'))[0]).to.equal(409);
    expect((await ask('yesterday'))[0]).to.equal(404);
    expect((await caller.ask('PUT', '/api/user-quests/2026-03-10', { status: 'won' }))[0]).to.equal(400);
  });
});
