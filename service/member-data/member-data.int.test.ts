import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import pg from 'pg';
import { asInstant } from '#domain/kernel/day.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { allProjections } from '#projections/all-projections.ts';
import { connector } from '#projections/engine/connection.ts';
import { rebuild } from '#projections/engine/rebuild.ts';
import { verify } from '#projections/engine/verify.ts';
import { clearAnswer } from '#service/admin/admin-contract.ts';
import { checkFile, importEvents } from '#service/analysis/import-events.ts';
import { openEventLog } from '#service/event-store/event-log.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import { beginning } from '#service/event-store/store.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#service/postgres/embedded-postgres.ts';
import { testDatabase } from '#service/testing/database.ts';
import { eventsOf } from '#service/testing/house-stores.ts';
import { type Caller, type RunningHouse, runHouse } from '#service/testing/running-house.ts';
import { memberExport } from './member-export.ts';

const email = 'quillonia@planted.example';
const words = {
  name: 'Quillonia',
  injuries: 'zweiundvierzigstes Knie',
  weight: '197.3',
  note: 'wrote from the observatory',
} as const;
const date = '2026-03-10';

describe('a member’s own data', function () {
  this.timeout(120_000);
  let folder: string;
  let postgres: EmbeddedPostgres;
  let house: RunningHouse;
  let member: Caller;
  let other: Caller;
  let client: pg.Client;
  const log: Record<string, unknown>[] = [];

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rondel-own-'));
    // Its own server, so that its files hold nothing else; segments of the log of Postgres are taken away and not used again.
    postgres = await startEmbeddedPostgres(folder, {
      wal_recycle: 'off',
      min_wal_size: '32MB',
      fsync: 'off',
    });
    house = await runHouse({
      at: `${date}T12:00:00.000Z`,
      env: { DATABASE_URL: postgres.url },
      steady: [email],
      log,
    });
    member = await house.member(email);
    other = await house.member('bystander@rondel.example');
    for (const who of [member, other]) await live(who);
    client = new pg.Client(postgres.url);
    await client.connect();
  });
  after(async () => {
    await client.end();
    await house.stop();
    await postgres.stop();
    for (const left of new Set([folder, postgres.home])) await rm(left, { recursive: true, force: true });
  });

  it('is taken along as it is, event by event and as tables', async () => {
    const { events } = await member.get<{ events: { type: string; words: string }[] }>('/api/me/export');
    const own = await member.get<{ id: string }>('/api/auth/user');
    const ids: string[] = [];
    const store = await eventsOf({ ...house, databaseUrl: postgres.url });
    for await (const { id, data } of store.readAll({ after: beginning }))
      if (data.memberId === own.id) ids.push(id);
    await store.close();
    expect(events.map((event) => (event as unknown as { id: string }).id)).to.deep.equal(ids);
    expect(JSON.stringify(events)).to.include(words.injuries).and.to.include(words.weight);
    expect(events.every(({ words: said }) => said.endsWith('.'))).to.equal(true);
    const table = async (name: string) =>
      (await member.ask('GET', `/api/me/export/${name}.csv`))[1].split('\r\n');
    expect((await table('workouts'))[1]).to.match(/^2026-03-10,[^,]+,[a-z]+,20,7,4,true,2$/);
    expect((await table('metrics'))[1]).to.include(`${date},${words.weight},lbs`);
    expect((await table('points'))[1]).to.include(`${date},2,workout completed`);
  });

  it('can be stored anew elsewhere, and says the same there', async () => {
    const { body } = await member.visitor.get('/api/me/export');
    const file = join(folder, 'taken.json');
    await writeFile(file, body);
    const sha256 = createHash('sha256').update(body).digest('hex');
    const elsewhere = await testDatabase();
    const store = await openEventLog({ connectionString: elsewhere.url });
    const signal = new AbortController().signal;
    const { events } = JSON.parse(body) as { events: unknown[] };
    expect(await checkFile({ file, sha256, signal })).to.equal(events.length);
    const means = { store, file, sha256, appendsAtOnce: 512, signal, onProgress: () => {} };
    expect(await importEvents(means)).to.include({ events: events.length });
    const own = await member.get<{ id: string }>('/api/auth/user');
    const imported: string[] = [];
    for await (const line of memberExport(store, asMemberId(own.id), asInstant(`${date}T12:00:00.000Z`)))
      imported.push(line);
    expect(imported.join('')).to.equal(body);
    await store.close();
    await elsewhere.drop();
  });

  it('lies in plain words in no event, and where it does in the database it is the read models’', async () => {
    const bare = await openEventLog({ connectionString: postgres.url });
    let sealed = 0;
    for await (const event of bare.readAll({ after: beginning })) {
      for (const word of [email, ...Object.values(words)]) expect(JSON.stringify(event)).not.to.include(word);
      if ('sealed' in event.metadata) sealed += 1;
    }
    await bare.close();
    expect(sealed).to.be.greaterThan(5);
    expect(await filesWith(words.injuries)).not.to.deep.equal([]);
  });

  it('is gone with one call, from every read, table, rebuild and export, and nobody else’s is', async () => {
    const answer = clearAnswer.parse(await member.send('DELETE', '/api/admin/clear-user-data'));
    expect(answer).to.deep.equal({ cleared: true, at: `${date}T12:00:00.000Z` });
    const nothing = { totalWorkouts: 0, totalPoints: 0, completedQuests: 0, currentStreak: 0 };
    expect(await member.get('/api/stats')).to.include(nothing);
    expect(await member.get('/api/body-metrics/latest')).to.equal(null);
    expect(await member.get('/api/auth/user')).to.include({ email, injuries: null, firstName: null });
    const { events } = await member.get<{ events: { type: string }[] }>('/api/me/export');
    expect(events.map(({ type }) => type)).to.deep.equal(['AccountKept']);
    expect(await other.get('/api/stats')).to.include({ totalWorkouts: 1, totalPoints: 2 });
    expect(await other.get('/api/auth/user')).to.include({ injuries: `${words.injuries} (other)` });
    await expectSameWhenRebuilt();
  });

  it('leaves no planted word in the files of the database once Postgres has rewritten them, nor in the log', async () => {
    // The other one's words hold the same, so that a file that holds theirs is told from one that holds the member's.
    await other.send('DELETE', '/api/admin/clear-user-data');
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname in ('read', 'service', 'log', 'vault', 'engine')`,
    );
    for (const { name } of rows) await client.query(`vacuum full ${name}`);
    for (let time = 0; time < 3; time += 1) await client.query('select pg_switch_wal()');
    await client.query('checkpoint');
    await client.query('select pg_switch_wal()');
    await client.query('checkpoint');
    for (const word of [words.injuries, `"value":${words.weight}`, words.note, words.name])
      expect(await filesWith(word), word).to.deep.equal([]);
    expect(JSON.stringify(log)).not.to.match(/zweiundvierzigstes|observatory|197\.3|Quillonia/);
  });

  it('can be begun anew on the same day', async () => {
    await live(member);
    expect(await member.get('/api/stats')).to.include({ totalWorkouts: 1, totalPoints: 2 });
    await expectSameWhenRebuilt();
  });

  it('goes with the account, which is signed out everywhere and has to ask for access anew', async () => {
    const elsewhere = await house.signIn(email);
    expect(await member.send('DELETE', '/api/me')).to.deep.equal({
      deleted: true,
      at: `${date}T12:00:00.000Z`,
    });
    for (const caller of [member, elsewhere])
      expect(await caller.ask('GET', '/api/auth/user')).to.deep.equal([401, 'Unauthorized']);
    const back = await house.signIn(email);
    expect(await back.ask('GET', '/api/auth/user')).to.deep.equal([403, 'Beta access required']);
    await expectSameWhenRebuilt();
  });

  async function live(who: Caller): Promise<void> {
    const ofOther = who === other ? ' (other)' : '';
    const profile = { firstName: words.name, injuries: `${words.injuries}${ofOther}` };
    await who.send('PATCH', '/api/auth/user', profile);
    await who.send('POST', '/api/body-metrics', { weight: words.weight, date, unit: 'lbs' });
    const results = [
      { exerciseName: 'Push-ups', value: 16, type: 'reps', day: 1, notes: words.note, savedOn: date },
    ];
    await who.send('POST', '/api/programs/assessment');
    await who.send('POST', '/api/assessment/complete', { results });
    const workout = { templateId: 'core', date, durationMinutes: 20, perceivedExertion: 7, moodAfter: 4 };
    await who.send('POST', '/api/workouts', { ...workout, isCompleted: true });
  }

  async function expectSameWhenRebuilt(): Promise<void> {
    const store = await eventsOf({ ...house, databaseUrl: postgres.url });
    const connect = connector({ connectionString: postgres.url });
    const engine = { connect, source: eventSourceOf(store), projections: allProjections };
    expect((await verify(engine)).filter(({ differingRows }) => differingRows > 0)).to.deep.equal([]);
    await rebuild(engine);
    await store.close();
  }

  /** Which files below the data folder of Postgres hold a text. */
  async function filesWith(text: string): Promise<readonly string[]> {
    await client.query('checkpoint');
    const files = await readdir(postgres.home, { recursive: true, withFileTypes: true });
    const found: string[] = [];
    for (const file of files) {
      const path = join(file.parentPath, file.name);
      if (!file.isFile() || !/\/(base|global|pg_wal)\//.test(path)) continue;
      const content = await readFile(path).catch(() => null);
      if (content?.includes(text)) found.push(path);
    }
    return found;
  }
});
