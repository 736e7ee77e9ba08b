import { expect } from 'chai';
import { questById } from '#domain/catalogue/quests/quest-catalogue.ts';
import type { HistoryEntry, HistoryPage } from '#service/features/history/history-contract.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';

const today = '2026-03-10';
const workout = {
  templateId: 'core-circuit',
  date: today,
  durationMinutes: 31,
  perceivedExertion: 7,
  moodAfter: 4,
  isCompleted: true,
};
const plan = {
  templateType: 'custom',
  customExercises: [{ name: 'Café Stairs', exerciseType: 'reps', type: 'reps', sets: 1, reps: 12 }],
  targetDuration: 'custom',
  targetEndDate: '2026-06-10',
};
const tick = { templateType: 'daily-custom', exerciseIndex: 0, setIndex: 0, completed: true, date: today };

describe('the history of a member', () => {
  let app: TestApp;
  let maya: Caller;

  before(async function () {
    this.timeout(60_000);
    app = await startTestApp({ at: `${today}T12:00:00.000Z`, withoutLuckyDay: ['maya-h@rondel.example'] });
    maya = await app.member('maya-h@rondel.example');
    await log(maya);
    await log(maya, { date: '2026-03-02', templateId: 'cardio-kickstart' });
    await weigh(maya, '173.5', '2026-03-09');
    await maya.send('POST', '/api/body-metrics', {
      date: '2026-03-05',
      unit: 'cm',
      waistCircumference: '80',
    });
    await maya.send('POST', '/api/programs/daily-maintenance', plan);
    await maya.send('POST', '/api/daily-workout-progress', tick);
    await maya.send('POST', '/api/user-quests/spin');
    await maya.send('POST', '/api/user-quests/accept');
    await maya.send('PUT', `/api/user-quests/${today}`, { status: 'completed' });
  });
  after(() => app.stop());

  type Logged = { readonly workout: { readonly id: string } };
  const log = async (member: Caller, change: object = {}): Promise<string> =>
    (await member.send<Logged>('POST', '/api/workouts', { ...workout, ...change })).workout.id;
  const weigh = async (member: Caller, weight: string, date = today): Promise<string> =>
    (await member.send<{ id: string }>('POST', '/api/body-metrics', { date, unit: 'lbs', weight })).id;
  const history = (member: Caller, query = ''): Promise<HistoryPage> => member.get(`/api/history${query}`);
  const linesOf = ({ entries }: HistoryPage): readonly string[] =>
    entries.map(({ date, kind, title }) => `${date} ${kind} ${title}`);
  const entryOf = (member: Caller, id: string): Promise<HistoryEntry> =>
    member.get(`/api/history/${encodeURIComponent(id)}`);

  it('names a quest as its member read it, with the equipment that they have', async function () {
    this.timeout(60_000);
    type Drawn = { readonly quest: { readonly id: string; readonly name: string } };
    for (let nth = 0; nth < 80; nth += 1) {
      const member = await app.member(`floor-${nth}@rondel.example`);
      // On a rest day the wheel shows light quests only, and those need no equipment.
      await member.send('PATCH', '/api/auth/user', { daysPerWeek: 7 });
      const { quest } = await member.send<Drawn>('POST', '/api/user-quests/spin');
      if (questById(quest.id)?.name === quest.name) continue;
      await member.send('POST', '/api/user-quests/accept');
      await member.send('PUT', `/api/user-quests/${today}`, { status: 'completed' });
      const { entries } = await history(member, `?q=${encodeURIComponent(quest.name)}`);
      expect(entries.map(({ title }) => title)).to.deep.equal([quest.name]);
      return;
    }
    expect.fail('No member without equipment has drawn a quest that needs some.');
  });

  it('lists everything, newest date first and of one date the last recorded first', async () => {
    const page = await history(maya);
    expect(page.entries.map(({ date, kind }) => `${date} ${kind}`)).to.deep.equal([
      '2026-03-10 quest',
      '2026-03-10 routine',
      '2026-03-10 workout',
      '2026-03-09 weight',
      '2026-03-05 measurements',
      '2026-03-02 workout',
    ]);
    expect(page.next).to.equal(null);
    expect(page.entries[2]).to.deep.include({
      title: 'Core Circuit',
      durationMinutes: 31,
      points: 2,
      corrections: [],
    });
    expect(page.entries[3]).to.deep.include({ title: 'Weight', weight: 173.5, unit: 'lbs' });
    expect(page.entries[4]).to.deep.include({
      values: [{ field: 'waistCircumference', value: 31.496, unit: 'in' }],
    });
  });

  it('pages by a cursor without a gap or a repetition, for every size of the page', async () => {
    const all = linesOf(await history(maya));
    for (const limit of [1, 2, 5]) {
      const lines: string[] = [];
      let after = '';
      for (;;) {
        const page = await history(maya, `?limit=${limit}${after}`);
        expect(page.entries.length).to.be.within(1, limit);
        lines.push(...linesOf(page));
        if (page.next === null) break;
        after = `&after=${encodeURIComponent(page.next)}`;
      }
      expect(lines).to.deep.equal(all);
    }
  });

  it('shows only the kinds that are asked for', async () => {
    expect(linesOf(await history(maya, '?kinds=weight,measurements'))).to.deep.equal([
      '2026-03-09 weight Weight',
      '2026-03-05 measurements Measurements',
    ]);
    expect((await maya.ask('GET', '/api/history?kinds=secrets'))[0]).to.equal(400);
    expect((await maya.ask('GET', '/api/history?after=yesterday'))[0]).to.equal(400);
  });

  it("is searched by catalogue names and the member's words, ignoring case, accents", async () => {
    expect(linesOf(await history(maya, '?q=CORE'))).to.deep.equal(['2026-03-10 workout Core Circuit']);
    expect(linesOf(await history(maya, '?q=weight'))).to.deep.equal(['2026-03-09 weight Weight']);
    expect(linesOf(await history(maya, '?q=cafe'))).to.deep.equal(['2026-03-10 routine My Daily Plan']);
    expect(linesOf(await history(maya, '?q=daily%20plan'))).to.deep.equal([
      '2026-03-10 routine My Daily Plan',
    ]);
    expect(linesOf(await history(maya, '?q=core&kinds=quest,weight'))).to.deep.equal([]);
    const quest = (await history(maya, '?kinds=quest')).entries[0]?.title ?? '';
    expect(linesOf(await history(maya, `?q=${encodeURIComponent(quest)}`))).to.include(
      `2026-03-10 quest ${quest}`,
    );
    expect(linesOf(await history(maya, '?q=nothing%20like%20this'))).to.deep.equal([]);
  });

  it('is searched by names in the language of the reader, and in English still', async () => {
    const found = async (q: string, language: string): Promise<readonly string[]> => {
      const path = `/api/history?q=${encodeURIComponent(q)}`;
      const [, answer] = await maya.ask('GET', path, undefined, { 'Accept-Language': language });
      return linesOf(JSON.parse(answer) as HistoryPage);
    };
    const core = ['2026-03-10 workout Core Circuit'];
    for (const [language, circuit, weight] of [
      ['de', 'core-zirk', 'gewicht'],
      ['fr', 'circuit gainage', 'POIDS'],
      ['es', 'circuito de core', 'peso'],
      ['pt-BR', 'circuito de core', 'peso'],
      ['ar', 'دائرة الجذع', 'الوزن'],
    ] as const) {
      expect(await found(circuit, language), language).to.deep.equal(core);
      expect(await found(weight, language), language).to.deep.equal(['2026-03-09 weight Weight']);
      expect(await found('core circuit', language), language).to.deep.equal(core);
      expect(await found(weight, 'en'), language).to.deep.equal([]);
    }
  });

  it("names a workout by the member's template, and finds it by that name", async () => {
    const member = await app.member('own-h@rondel.example');
    const exercises = [{ name: 'Knee Push-ups', sets: 2, reps: 8, restSeconds: 30 }];
    const saved = { name: 'Lunch Break', exercises };
    await member.send('POST', '/api/workout-templates/user', saved);
    const [template] = await member.get<readonly { id: string }[]>('/api/workout-templates/user');
    const id = await log(member, { templateId: template?.id });
    expect((await history(member)).entries.map(({ title }) => title)).to.deep.equal(['Lunch Break']);
    expect((await entryOf(member, `workout:${id}`)).title).to.equal('Lunch Break');
    const [found, other] = [await history(member, '?q=lunch'), await history(member, '?q=supper')];
    expect([found.entries.length, other.entries.length]).to.deep.equal([1, 0]);
  });

  it('opens every entry, a routine with its exercises', async () => {
    const { entries } = await history(maya);
    for (const entry of entries) expect(await entryOf(maya, entry.id)).to.deep.include(entry);
    const routine = entries.find(({ kind }) => kind === 'routine');
    expect(await entryOf(maya, routine?.id ?? '')).to.deep.include({
      exercises: [{ name: 'Café Stairs', sets: 1, done: 1 }],
    });
  });

  it('opens no entry of another member, and none that does not exist', async () => {
    const noah = await app.member('noah-h@rondel.example');
    for (const { id } of (await history(maya)).entries)
      expect((await noah.ask('GET', `/api/history/${encodeURIComponent(id)}`))[0]).to.equal(404);
    for (const id of ['workout:x', 'quest:2026-01-01', 'other:x', 'x'])
      expect((await noah.ask('GET', `/api/history/${id}`))[0], id).to.equal(404);
    expect(await history(noah)).to.deep.equal({ entries: [], next: null });
  });

  describe('after a correction', () => {
    it("shows a workout's new and replaced facts, and moves its points and day", async () => {
      const lena = await app.member('lena-h@rondel.example');
      const id = await log(lena);
      const facts = { date: '2026-03-08', durationMinutes: 26, perceivedExertion: 6, moodAfter: 5 };
      await lena.send('PUT', `/api/workouts/${id}`, facts);
      const [entry] = (await history(lena)).entries;
      expect(entry).to.deep.include({
        ...facts,
        id: `workout:${id}`,
        points: 2,
        corrections: [
          { correctedOn: today, date: today, durationMinutes: 31, perceivedExertion: 7, moodAfter: 4 },
        ],
      });
      expect(await lena.get('/api/stats')).to.include({
        totalPoints: 2,
        totalWorkouts: 1,
        isActiveToday: false,
      });
      const days = await lena.get<{ date: string; standing: string }[]>('/api/activity-days');
      expect(days.filter(({ standing }) => standing === 'active').map(({ date }) => date)).to.deep.equal([
        '2026-03-08',
      ]);
      const ledger = await lena.get<{ points: number; date: string }[]>('/api/ledger');
      // Entries of one moment have no order.
      expect(ledger.map(({ points, date }) => [date, points])).to.have.deep.members([
        ['2026-03-08', 2],
        [today, -2],
        [today, 2],
      ]);
    });

    it('earns nothing when sent twice, and nothing with the same values', async () => {
      const lena = await app.member('lena-twice@rondel.example');
      const id = await log(lena);
      const facts = { date: '2026-03-08', durationMinutes: 26, perceivedExertion: 6, moodAfter: 5 };
      for (const key of ['one', 'one', 'other']) {
        const headers = { 'Idempotency-Key': key };
        const answer = await lena.visitor.send('PUT', `/api/workouts/${id}`, { json: facts, headers });
        expect(answer.status).to.equal(200);
        expect((JSON.parse(answer.body) as { events: [] }).events).to.have.length(key === 'other' ? 0 : 1);
      }
      expect(await lena.get('/api/stats')).to.include({ totalPoints: 2, totalWorkouts: 1 });
      expect((await history(lena)).entries[0])
        .to.have.property('corrections')
        .with.length(1);
    });

    it('shows the new and the replaced weight, and refuses an invalid correction', async () => {
      const lena = await app.member('lena-weight@rondel.example');
      const id = await weigh(lena, '1735');
      await lena.send('PUT', `/api/body-metrics/${id}`, { date: today, unit: 'lbs', weight: '173,5' });
      expect((await history(lena)).entries).to.deep.equal([
        {
          kind: 'weight',
          id: `weight:${id}`,
          date: today,
          title: 'Weight',
          weight: 173.5,
          unit: 'lbs',
          corrections: [{ correctedOn: today, date: today, weight: 1735 }],
        },
      ]);
      expect(await lena.get('/api/body-metrics/latest')).to.include({ weight: 173.5 });
      const early = { date: '2026-03-02', unit: 'lbs', weight: '170' };
      const refused = await lena.visitor.send('PUT', `/api/body-metrics/${id}`, { json: early });
      expect([refused.status, refused.headers['x-error-code']]).to.deep.equal([400, 'too-early']);
    });

    it('is gone when the entry is deleted', async () => {
      const lena = await app.member('lena-gone@rondel.example');
      const id = await log(lena);
      await lena.send('PUT', `/api/workouts/${id}`, { ...workout, date: '2026-03-08' });
      await lena.send('DELETE', `/api/workouts/${id}`);
      expect(await history(lena)).to.deep.equal({ entries: [], next: null });
      expect(await lena.get('/api/stats')).to.include({ totalPoints: 0, totalWorkouts: 0 });
      expect((await lena.ask('PUT', `/api/workouts/${id}`, workout))[0]).to.equal(404);
    });

    it('cannot be made by another member', async () => {
      const lena = await app.member('lena-own@rondel.example');
      const [id, weight] = [await log(lena), await weigh(lena, '170')];
      const facts = { date: today, durationMinutes: 26, perceivedExertion: 6, moodAfter: 5 };
      expect((await maya.ask('PUT', `/api/workouts/${id}`, facts))[0]).to.equal(404);
      const other = { date: today, unit: 'lbs', weight: '150' };
      expect((await maya.ask('PUT', `/api/body-metrics/${weight}`, other))[0]).to.equal(404);
    });
  });
});
