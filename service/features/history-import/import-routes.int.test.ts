import { expect } from 'chai';
import { allProjections } from '#projections/all-projections.ts';
import { verify } from '#projections/engine/verify.ts';
import { connector } from '#projections/postgres/connection.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { eventsOf } from '#service/testing/test-stores.ts';

type Shown = { readonly import: { readonly id: string; readonly status: string } };
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
    expect(await member.get('/api/me/imports')).to.deep.equal({ imports: [] });
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
