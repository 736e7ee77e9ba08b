import { expect } from 'chai';
import { allProjections } from '#projections/all-projections.ts';
import { verify } from '#projections/engine/verify.ts';
import { connector } from '#projections/postgres/connection.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { eventsOf } from '#service/testing/test-stores.ts';

type Shown = { readonly import: { readonly id: string; readonly status: string } };
type Entry = { readonly id: string; readonly kind: string; readonly date: string };
type Batch = { readonly added: number; readonly known: number; readonly events: readonly object[] };

const squat = (value: number) => ({
  ...{ exercise: 'Squat (Barbell)', set: 1, reps: 5, seconds: null, rpe: null },
  load: { value, unit: 'kg' },
});
const workout = (date: string, value: number) => ({
  ...{ date, clock: '18:10:00', name: 'Legs', durationMinutes: 50 },
  sets: [{ ...squat(value + 60), kind: 'warmup' }, squat(value)],
});
const weight = (date: string, value: number) => ({ date, weight: { value, unit: 'kg' } });

describe('a history from another app', () => {
  let app: TestApp;

  before(async function () {
    this.timeout(60_000);
    app = await startTestApp({ at: '2026-03-10T12:00:00.000Z' });
  });
  after(() => app.stop());

  const begin = async (member: Caller) =>
    `/api/me/imports/${(await member.send<Shown>('POST', '/api/me/imports', { source: 'strong' })).import.id}`;
  const store = (member: Caller, path: string, workouts: readonly object[], batch = 1) =>
    member.send<Batch>('POST', `${path}/workouts`, { batch, workouts });
  const history = (member: Caller) =>
    member.get<{ entries: readonly { title: string; source?: string; points?: number }[] }>('/api/history');

  it('stands in history, set log, records and body chart with its source, and earns nothing', async () => {
    const member = await app.member('brings@rondel.example');
    const before = await member.get('/api/stats');
    const path = await begin(member);
    expect(
      await store(member, path, [workout('2019-03-01', 100), workout('2019-03-08', 110)]),
    ).to.deep.include({
      ...{ added: 2, known: 0, events: [{ type: 'WorkoutsImported' }] },
    });
    await member.send('POST', `${path}/weights`, { batch: 1, weights: [weight('2019-03-01', 80.5)] });
    expect((await member.send<Shown>('POST', `${path}/complete`)).import).to.deep.include({
      ...{ status: 'completed', workouts: 2, sets: 4, weights: 1, from: '2019-03-01', until: '2019-03-08' },
    });
    expect(
      (await history(member)).entries.map(({ title, source, points }) => [title, source, points]),
    ).to.deep.equal([
      ['Legs', 'strong', 0],
      ['Weight', 'strong', undefined],
      ['Legs', 'strong', 0],
    ]);
    type Log = { exercises: readonly { records: { maxLoad: { date: string } }; sessions: unknown[] }[] };
    const [log] = (await member.get<Log>('/api/set-log')).exercises;
    expect([log?.records.maxLoad.date, log?.sessions.length]).to.deep.equal(['2019-03-08', 2]);
    expect(await member.get<unknown[]>('/api/body-metrics')).to.have.length(1);
    expect(await member.get('/api/stats')).to.deep.equal(before);
  });

  it('knows an activity by its name, whichever others of its date came along', async () => {
    const member = await app.member('brings-habits@rondel.example');
    const activity = (name: string) => ({ date: '2019-03-01', name, sets: [], isActivity: true });
    expect(await store(member, await begin(member), [activity('Run')])).to.deep.include({
      added: 1,
      known: 0,
    });
    expect(await store(member, await begin(member), [activity('Yoga'), activity('Run')])).to.deep.include({
      ...{ added: 1, known: 1 },
    });
    expect((await history(member)).entries.map(({ title, points }) => [title, points])).to.deep.equal([
      ['Yoga', 0],
      ['Run', 0],
    ]);
  });

  it('adds nothing twice, and of a later export what is new', async () => {
    const member = await app.member('brings-twice@rondel.example');
    const first = await begin(member);
    const workouts = [workout('2019-03-01', 100), workout('2019-03-08', 110)];
    await store(member, first, workouts);
    expect(await store(member, first, workouts)).to.deep.include({ added: 0, known: 2, events: [] });
    const later = await begin(member);
    expect(await store(member, later, [...workouts, workout('2019-03-15', 112)])).to.deep.include({
      ...{ added: 1, known: 2 },
    });
    const twins = [workout('2019-04-01', 100), { ...workout('2019-04-01', 100), nth: 2 }];
    expect(await store(member, later, twins, 2)).to.deep.include({ added: 2, known: 0 });
    expect((await history(member)).entries).to.have.length(5);
  });

  it('is taken back as a whole, once, and takes nothing more then', async () => {
    const member = await app.member('takes-back@rondel.example');
    const path = await begin(member);
    await store(member, path, [workout('2019-03-01', 100)]);
    await member.send('POST', `${path}/weights`, { batch: 1, weights: [weight('2019-03-01', 80.5)] });
    const taken = await member.send<Shown>('DELETE', path);
    expect(taken.import).to.deep.include({ status: 'withdrawn', standing: { workouts: 0, weights: 0 } });
    expect((await history(member)).entries).to.deep.equal([]);
    expect(await member.send<{ events: unknown[] }>('DELETE', path)).to.deep.include({ events: [] });
    const [status, said] = await member.ask('POST', `${path}/workouts`, {
      ...{ batch: 2, workouts: [workout('2019-03-02', 100)] },
    });
    expect([status, said]).to.deep.equal([
      409,
      'This import is taken back, so it takes nothing more. Nothing was stored. Please begin another import.',
    ]);
    const again = await begin(member);
    expect(await store(member, again, [workout('2019-03-01', 100)])).to.deep.include({ added: 1 });
  });

  const entriesOf = async (member: Caller) =>
    (await member.get<{ entries: readonly Entry[] }>('/api/history')).entries;
  /** The id in the routes of workouts and weights. */
  const idOf = (entries: readonly Entry[], date: string, kind: string): string =>
    entries.find((entry) => entry.kind === kind && entry.date === date)?.id.slice(kind.length + 1) ?? '';
  const byKind = (entries: readonly Entry[]) => entries.map(({ kind, date }) => `${kind} ${date}`).sort();
  const correction = (date: string, durationMinutes: number) => ({
    ...{ date, durationMinutes, perceivedExertion: 6, moodAfter: 4 },
  });

  it('is corrected like any entry without earning, and what was corrected stays when it is taken back', async () => {
    const member = await app.member('corrects@rondel.example');
    const path = await begin(member);
    await store(member, path, [workout('2019-03-01', 100), workout('2019-03-08', 110)]);
    const weights = [weight('2019-03-01', 80.5), weight('2019-03-08', 81)];
    await member.send('POST', `${path}/weights`, { batch: 1, weights });
    const before = await entriesOf(member);
    const stats = await member.get('/api/stats');
    const workoutPath = `/api/workouts/${idOf(before, '2019-03-01', 'workout')}`;
    const weightPath = `/api/body-metrics/${idOf(before, '2019-03-01', 'weight')}`;
    const corrected = await member.send<Batch>('PUT', workoutPath, correction('2019-03-02', 45));
    expect(corrected.events[0]).to.deep.include({
      ...{ type: 'WorkoutCorrected', imported: true, points: 0, isCompleted: true },
      ...{ date: '2019-03-02', durationMinutes: 45, perceivedExertion: 6 },
    });
    // A day of this week earns as little as one of years ago, and a second correction knows the first.
    const moved = await member.send<Batch>('PUT', workoutPath, correction('2026-03-09', 45));
    expect(moved.events[0]).to.deep.include({ points: 0 });
    expect(moved.events[0]).to.have.nested.property('replaced.date', '2019-03-02');
    const same = await member.send<Batch>('PUT', workoutPath, correction('2026-03-09', 45));
    expect(same.events).to.deep.equal([]);
    for (const value of ['79', '80'])
      await member.send('PUT', weightPath, { date: '2019-03-03', unit: 'kg', weight: value });
    expect(await member.get('/api/stats')).to.deep.equal(stats);
    const taken = await member.send<Shown>('DELETE', path);
    expect(taken.import).to.deep.include({ status: 'withdrawn', standing: { workouts: 1, weights: 1 } });
    const left = await entriesOf(member);
    expect(byKind(left)).to.deep.equal(['weight 2019-03-03', 'workout 2026-03-09']);
    expect(left.find(({ kind }) => kind === 'workout')).to.deep.include({
      ...{ title: 'Legs', source: 'strong', durationMinutes: 45, perceivedExertion: 6, points: 0 },
    });
    await member.send('DELETE', workoutPath);
    await member.send('DELETE', weightPath);
    expect(await entriesOf(member)).to.deep.equal([]);
    expect(await member.get('/api/stats')).to.deep.equal(stats);
  });

  it('keeps length, effort and mood when a correction names only a date', async () => {
    const member = await app.member('corrects-date@rondel.example');
    await store(member, await begin(member), [workout('2019-03-01', 100)]);
    const path = `/api/workouts/${idOf(await entriesOf(member), '2019-03-01', 'workout')}`;
    const { events } = await member.send<Batch>('PUT', path, { date: '2019-03-04' });
    expect(events).to.have.length(1);
    expect(events[0]).to.deep.include({ date: '2019-03-04', durationMinutes: 50, imported: true });
    const [entry] = await entriesOf(member);
    expect(entry).to.deep.include({ date: '2019-03-04', title: 'Legs', durationMinutes: 50, points: 0 });
    expect(entry).to.include({ perceivedExertion: null, moodAfter: null });
    await member.send('PUT', path, { date: '2019-03-04', perceivedExertion: 7 });
    await member.send('PUT', path, { date: '2019-03-05' });
    expect((await entriesOf(member))[0]).to.include({ date: '2019-03-05', perceivedExertion: 7 });
  });

  it('has the answers about exercises for later imports, of one name the latest', async () => {
    const member = await app.member('answers@rondel.example');
    const answers = async () =>
      (await member.get<{ exercises: readonly object[] }>('/api/me/imports')).exercises;
    const answer = (name: string, load: string, as: string | null = null) => ({ name, as, load });
    const bring = (exercises: readonly object[]) =>
      member.send('POST', '/api/me/imports', { source: 'strong', exercises });
    expect(await answers()).to.deep.equal([]);
    await bring([answer('Dip (Assisted)', 'load'), answer('Squats', 'written', 'Squat')]);
    app.setClock('2026-03-10T12:00:01.000Z');
    await bring([answer('Dip (Assisted)', 'assistance')]);
    await begin(member);
    expect(await answers()).to.have.deep.members([
      answer('Dip (Assisted)', 'assistance'),
      answer('Squats', 'written', 'Squat'),
    ]);
    const other = await app.member('answers-none@rondel.example');
    expect(await other.get('/api/me/imports')).to.deep.equal({ imports: [], exercises: [] });
    expect(
      (await member.ask('POST', '/api/me/imports', { source: 'strong', exercises: [answer('', 'load')] }))[0],
    ).to.equal(400);
    await member.send('DELETE', '/api/admin/clear-user-data');
    expect(await answers()).to.deep.equal([]);
  });

  it('loses what its member deletes, and a later file does not bring it again', async () => {
    const member = await app.member('deletes@rondel.example');
    const path = await begin(member);
    const workouts = [workout('2019-03-01', 100), workout('2019-03-08', 110)];
    const weights = [weight('2019-03-01', 80.5)];
    await store(member, path, workouts);
    await member.send('POST', `${path}/weights`, { batch: 1, weights });
    const entries = await entriesOf(member);
    const workoutPath = `/api/workouts/${idOf(entries, '2019-03-01', 'workout')}`;
    const weightPath = `/api/body-metrics/${idOf(entries, '2019-03-01', 'weight')}`;
    const other = await app.member('deletes-none@rondel.example');
    expect((await other.ask('DELETE', workoutPath))[0]).to.equal(404);
    expect((await other.ask('PUT', workoutPath, correction('2019-03-01', 45)))[0]).to.equal(404);
    for (const each of [workoutPath, weightPath]) {
      expect((await member.send<Batch>('DELETE', each)).events).to.have.length(1);
      expect((await member.send<Batch>('DELETE', each)).events).to.deep.equal([]);
    }
    expect((await member.ask('PUT', workoutPath, correction('2019-03-01', 45)))[0]).to.equal(404);
    expect(byKind(await entriesOf(member))).to.deep.equal(['workout 2019-03-08']);
    const later = await begin(member);
    expect(await store(member, later, workouts)).to.deep.include({ added: 0, known: 2 });
    expect(await member.send('POST', `${later}/weights`, { batch: 1, weights })).to.deep.include({
      ...{ added: 0, known: 1 },
    });
    await member.send('DELETE', path);
    expect(await store(member, later, workouts, 2)).to.deep.include({ added: 2 });
  });

  it('belongs to its member alone, and has no day to come', async () => {
    const member = await app.member('brings-own@rondel.example');
    const other = await app.member('brings-none@rondel.example');
    const path = await begin(member);
    for (const [method, end] of [
      ['GET', ''],
      ['DELETE', ''],
      ['POST', '/complete'],
    ] as const)
      expect((await other.ask(method, path + end))[0]).to.equal(404);
    const body = { batch: 1, workouts: [workout('2026-03-20', 100)] };
    expect((await member.ask('POST', `${path}/workouts`, body))[0]).to.equal(400);
    expect((await history(member)).entries).to.deep.equal([]);
  });

  it('pages through entries of one batch and one day', async () => {
    const member = await app.member('brings-many@rondel.example');
    const path = await begin(member);
    const many = Array.from({ length: 45 }, (_, index) => ({
      ...workout('2019-03-01', 100),
      nth: index + 1,
    }));
    await store(member, path, many);
    const ids = new Set<string>();
    for (let after: string | null = ''; after !== null; ) {
      const asked: string = after === '' ? '' : `&after=${encodeURIComponent(after)}`;
      type Page = { entries: readonly { id: string }[]; next: string | null };
      const page: Page = await member.get(`/api/history?limit=20${asked}`);
      for (const { id } of page.entries) ids.add(id);
      after = page.next;
    }
    expect(ids.size).to.equal(45);
    expect((await member.visitor.get('/api/me/export/workouts.csv')).body.split('\r\n')).to.have.length(47);
  });

  it('is gone with the data of its member', async () => {
    const member = await app.member('brings-erased@rondel.example');
    await store(member, await begin(member), [workout('2019-03-01', 100)]);
    await member.send('DELETE', '/api/admin/clear-user-data');
    expect(await member.get('/api/me/imports')).to.deep.equal({ imports: [], exercises: [] });
    expect((await history(member)).entries).to.deep.equal([]);
  });

  it('gives the same rows live and rebuilt', async function () {
    this.timeout(60_000);
    const log = await eventsOf(app);
    const connect = connector({ connectionString: app.databaseUrl });
    const source = eventSourceOf(log, log.cipher);
    const verified = await verify({ connect, source, projections: allProjections });
    await log.close();
    expect(verified.filter(({ differingRows }) => differingRows > 0)).to.deep.equal([]);
  });
});
