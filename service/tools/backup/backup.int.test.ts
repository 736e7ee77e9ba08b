import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect } from 'chai';
import pg from 'pg';
import { openEventStoreDb } from '#service/event-store/eventstoredb/event-store-db.ts';
import { startFakeServer } from '#service/event-store/eventstoredb/testing/fake-server/fake-server.ts';
import { beginning, type EventStore } from '#service/event-store/port.ts';
import { openEventLog } from '#service/event-store/postgres/event-log.ts';
import { type TestDatabase, testDatabase } from '#service/testing/database.ts';
import { eventStoreUrl } from '#service/testing/event-store-clearing.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { startTool } from '#service/testing/start-tool.ts';
import { until } from '#service/testing/until.ts';

const email = 'robin@rondel.example';
const leaving = 'leaving@rondel.example';

describe('npm run backup and npm run restore', function () {
  this.timeout(120_000);
  let app: TestApp;
  let robin: Caller;
  let folder: string;
  let backup: string;
  /** The member's answers when the backup is made. */
  let known: readonly unknown[];
  let made: Awaited<ReturnType<typeof tool>>;
  const databases: TestDatabase[] = [];

  const reads = async (caller: Caller): Promise<readonly unknown[]> => {
    const user = await caller.get('/api/auth/user');
    const [stats, workouts] = [await caller.get('/api/stats'), await caller.get('/api/workouts')];
    return [user.age, user.email, stats, workouts];
  };
  const tool = (name: string, env: Readonly<Record<string, string>>, ...args: readonly string[]) =>
    startTool({ DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir, ...env }, name, ...args).ended;
  const startRestore = (url: string, ...more: readonly string[]) =>
    startTool({ DATABASE_URL: url, DATA_DIR: app.dataDir }, 'restore', '--in', backup, ...more);
  const emptyDatabase = async (): Promise<TestDatabase> => {
    const database = await testDatabase();
    databases.push(database);
    return database;
  };
  const workout = {
    templateId: 'cardio-kickstart',
    durationMinutes: 20,
    perceivedExertion: 7,
    moodAfter: 4,
    isCompleted: true,
  };

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rondel-backup-'));
    backup = join(folder, 'made/rondel.backup');
    await mkdir(join(folder, 'made'));
    app = await startTestApp();
    robin = await app.member(email);
    await robin.send('PATCH', '/api/auth/user', { age: 41 });
    await robin.send('POST', '/api/workouts', { ...workout, date: '2026-03-01' });
    await app.member(leaving).then((caller) => caller.send('PATCH', '/api/auth/user', { age: 33 }));
    known = await reads(robin);
    made = await tool('backup', {}, '--out', backup);
  });
  after(async () => {
    await app.stop();
    await rm(folder, { recursive: true });
    for (const { drop } of databases) await drop();
  });

  it('writes one file beside a running service, without personal data in clear text', async () => {
    const { ending, out, err } = made;
    expect(ending, err).to.equal(0);
    expect(out).to.match(/rondel\.backup: [\d,]+ events, \d+ keys, \d+\.\d MB, as of /);
    const text = gunzipSync(await readFile(backup)).toString();
    expect(text).to.include('"type":"WorkoutLogged').and.not.include(email);
    expect(await readdir(join(folder, 'made'))).to.deep.equal(['rondel.backup']);
  });

  it('says what to do where the backup cannot be written, and leaves nothing there', async () => {
    for (const place of [join(folder, 'made'), join(backup, 'below-a-file')]) {
      const { ending, out, err } = await tool('backup', {}, '--out', place);
      expect([ending, out]).to.deep.equal([3, '']);
      expect(err).to.match(
        / cannot be written \(E\w+\), so there is no new backup; .* Name a file with --out/,
      );
      expect(err).to.include(place);
    }
    expect(await readdir(join(folder, 'made'))).to.deep.equal(['rondel.backup']);
    expect(await readdir(folder)).to.deep.equal(['made']);
  });

  it('creates no folder, because the folder may be on a disk that is not mounted', async () => {
    const disk = join(folder, 'disk');
    for (const place of [
      ['--folder', disk, '--keep', '3'],
      ['--out', join(disk, 'rondel.backup')],
    ]) {
      const { ending, out, err } = await tool('backup', {}, ...place);
      expect([ending, out]).to.deep.equal([3, '']);
      expect(err).to.match(
        /^There is no folder .*disk, so there is no new backup; .* Mount .* mkdir -p .*disk$/,
      );
    }
    expect(await readdir(folder)).to.deep.equal(['made']);
  });

  it('restores the same answers in an empty database, and each link of the hash chain', async () => {
    const { url } = await emptyDatabase();
    const restored = await tool('restore', { DATABASE_URL: url }, '--in', backup);
    expect(restored.ending, restored.err).to.equal(0);
    expect(restored.out).to.match(/Verified: [\d,]+ events in [\d,]+ streams, nothing was changed/);
    expect(await linesOf(openEventLog({ connectionString: url }))).to.deep.equal(
      await linesUntil(backup, openEventLog({ connectionString: app.databaseUrl })),
    );
    const other = await startTestApp({
      database: { url, drop: async () => {} },
      env: { DATA_DIR: app.dataDir },
    });
    expect(await reads(await other.signIn(email))).to.deep.equal(known);
    await other.stop();
  });

  const target = eventStoreUrl === null ? 'EventStoreDB' : 'a real EventStoreDB';
  it(`restores the events of the built-in log into ${target}`, async () => {
    const server =
      eventStoreUrl === null ? await startFakeServer() : { url: eventStoreUrl, stop: () => undefined };
    const { url } = await emptyDatabase();
    const env = { DATABASE_URL: url, EVENTSTORE_URL: server.url };
    const restored = await tool('restore', env, '--in', backup);
    expect(restored.ending, restored.err).to.equal(0);
    expect(await linesOf(openEventStoreDb({ connectionString: server.url }))).to.deep.equal(
      await linesUntil(backup, openEventLog({ connectionString: app.databaseUrl })),
    );
    const again = join(folder, 'from-eventstoredb.backup');
    expect((await tool('backup', env, '--out', again)).ending).to.equal(0);
    expect(eventLines(await readFile(again))).to.deep.equal(eventLines(await readFile(backup)));
    server.stop();
  });

  it('leaves out events recorded after --at', async () => {
    const { url } = await emptyDatabase();
    const lines = eventLines(await readFile(backup));
    const restored = await tool(
      'restore',
      { DATABASE_URL: url },
      '--in',
      backup,
      '--at',
      '2026-02-01T00:00Z',
    );
    expect(restored.ending, restored.err).to.equal(0);
    expect(restored.out).to.match(
      new RegExp(
        `^Restored what was recorded until 2026-02-01T00:00:00.000Z, of ${lines.length} events stored on `,
      ),
    );
    const events = await linesOf(openEventLog({ connectionString: url }));
    expect(events.length).to.be.within(1, lines.length - 1);
  });

  it('says what to do where the journal that is named does not exist', async () => {
    const { url } = await emptyDatabase();
    const journal = join(folder, 'no-journal.ndjson');
    const args = ['--in', backup, '--journal', journal] as const;
    const { ending, err } = await tool('restore', { DATABASE_URL: url }, ...args);
    expect([ending, err]).to.deep.equal([
      1,
      `The erasure journal ${journal} cannot be read (ENOENT). Give its place; the first erasure creates it. Leave --journal out only where no erasure ever began. Nothing was restored.`,
    ]);
  });

  it('erases again what a journal names, so that an erased account stays erased', async () => {
    const gone = await app.signIn(leaving);
    await gone.send('DELETE', '/api/me');
    const { url } = await emptyDatabase();
    const journal = join(app.dataDir, 'erasure-journal.ndjson');
    expect(await readFile(journal, 'utf8'))
      .to.include('"kind":"account"')
      .and.not.include(leaving);
    // Of an erasure that was refused on a full disk.
    const cut = join(folder, 'cut-journal.ndjson');
    await writeFile(cut, `{"id":"3f0c\n${await readFile(journal, 'utf8')}{"id":"4a`);
    const refused = await tool('restore', { DATABASE_URL: url }, '--in', backup, '--journal', cut);
    expect([refused.ending, refused.err]).to.satisfy(() => /ends within a line/.test(refused.err));
    await appendFile(cut, '\n');
    const restored = await tool('restore', { DATABASE_URL: url }, '--in', backup, '--journal', cut);
    expect(restored.ending, restored.err).to.equal(0);
    expect(restored.out)
      .to.match(/^Erasures that are done again: \d\. Their keys are destroyed, /m)
      .and.match(/^Lines of the erasure journal that were cut off: 2\. The service refused each /m);
    const other = await startTestApp({
      database: { url, drop: async () => {} },
      env: { DATA_DIR: app.dataDir },
    });
    await untilErased(url);
    // A returned person starts again, and without access to the beta.
    expect((await (await other.signIn(leaving)).ask('GET', '/api/auth/user'))[0]).to.equal(403);
    const { subject } = JSON.parse((await readFile(journal, 'utf8')).trim().split('\n').at(-1) ?? '') as {
      subject: string;
    };
    const events = await linesOf(openEventLog({ connectionString: url }));
    expect(
      events.filter((line) => line.includes(`"member-${subject}"`) && line.includes('ProfileUpdated')),
    ).to.deep.equal([]);
    expect(await reads(await other.signIn(email))).to.deep.equal(known);
    await other.stop();
  });

  it('is refused without the master key of the backup, and changes nothing', async () => {
    const { url } = await emptyDatabase();
    const dataDir = join(folder, 'other-host');
    const refused = await tool('restore', { DATABASE_URL: url, DATA_DIR: dataDir }, '--in', backup);
    expect(refused.ending).to.equal(1);
    expect(refused.err).to.match(/wrapped by the master key with the mark \w+, and this host has none/);
    expect(await linesOf(openEventLog({ connectionString: url }))).to.deep.equal([]);
  });

  it('is refused where the target is in use', async () => {
    const { ending, err } = await tool('restore', {}, '--in', backup);
    expect([ending, err]).to.satisfy(() => ending === 1 && /^The target database holds data keys /.test(err));
  });

  it('is not served, changed or backed up while its restore was interrupted, and continues', async () => {
    const { url } = await emptyDatabase();
    const env = { DATABASE_URL: url };
    const journal = join(app.dataDir, 'erasure-journal.ndjson');
    await interruptedRestore(url, () => startRestore(url, '--journal', journal));
    const refusal = /The restore of the backup of \S+ into this database has not ended: events are missing, /;
    const start = () =>
      startTestApp({ database: { url, drop: async () => {} }, env: { DATA_DIR: app.dataDir } });
    expect(await start().catch(String)).to.match(refusal);
    for (const [name, ...args] of [
      ['backup', '--out', join(folder, 'half.backup'), '--allow-empty'],
      ['admin', 'requests'],
    ] as const) {
      const { ending, err } = await tool(name, env, ...args);
      expect([ending, refusal.test(err)], err).to.deep.equal([3, true]);
    }
    expect((await tool('doctor', env)).out).to.match(refusal);
    expect((await tool('restore', env, '--in', backup, '--keys-only')).err).to.match(refusal);
    const restored = await startRestore(url).ended;
    expect(restored.ending, restored.err).to.equal(0);
    // Of the journal, although the second call does not name it.
    expect(await rowsOf(url, 'select from service.erasures')).to.be.above(0);
    const other = await start();
    expect(await reads(await other.signIn(email))).to.deep.equal(known);
    await other.stop();
  });

  const damages: readonly (readonly [
    what: string,
    damage: (file: string, bytes: Buffer) => Promise<void>,
    message: RegExp,
  ])[] = [
    ['cut off', (file, bytes) => truncate(file, Math.floor(bytes.length / 2)), /cannot be read as a backup/],
    [
      'cut off at a line',
      (file, bytes) =>
        writeFile(file, gzipSync(gunzipSync(bytes).toString().split('\n').slice(0, 9).join('\n'))),
      /has no end: it was cut off/,
    ],
    [
      'changed',
      (file, bytes) =>
        writeFile(file, gzipSync(gunzipSync(bytes).toString().replace('"WorkoutLogged', '"WorkoutLogget'))),
      /is not what was written/,
    ],
    [
      'longer than it was written',
      (file) => appendFile(file, gzipSync('{"erasedOwner":"x"}\n')),
      /goes on after its end/,
    ],
    ['another file', (file) => writeFile(file, gzipSync('{"hello":1}\n')), /is not a backup/],
  ];
  for (const [what, damage, message] of damages)
    it(`is refused with a file that is ${what}`, async () => {
      const file = join(folder, 'damaged.backup');
      const bytes = await readFile(backup);
      await writeFile(file, bytes);
      await damage(file, bytes);
      const { url } = await emptyDatabase();
      const { ending, err } = await tool('restore', { DATABASE_URL: url }, '--in', file);
      expect([ending, err]).to.satisfy(() => ending === 1 && message.test(err));
      expect(await linesOf(openEventLog({ connectionString: url }))).to.deep.equal([]);
    });

  it('is refused with a folder in place of the file, and names the way', async () => {
    const { url } = await emptyDatabase();
    const { ending, err } = await tool('restore', { DATABASE_URL: url }, '--in', folder);
    expect([ending, err]).to.deep.equal([
      1,
      `${folder} is a folder. Give one file in the folder, such as the newest rondel-<time>.backup.`,
    ]);
  });

  it('keeps as many backups of a folder as asked for, and no other file is deleted', async () => {
    const kept = join(folder, 'kept');
    await mkdir(kept);
    await tool('backup', {}, '--folder', kept);
    await writeFile(join(kept, 'notes.txt'), '');
    const drafts = [1, 2].map((nth) =>
      join(kept, `.${String(nth).repeat(8)}-0000-4000-8000-000000000000.partial`),
    );
    for (const draft of drafts) await writeFile(draft, '');
    const eightDaysAgo = Date.now() / 1000 - 8 * 86_400;
    await utimes(String(drafts[0]), eightDaysAgo, eightDaysAgo);
    for (let nth = 0; nth < 2; nth += 1) await tool('backup', {}, '--folder', kept, '--keep', '2');
    const names = await readdir(kept);
    expect(names.filter((name) => name.endsWith('.backup'))).to.have.length(2);
    expect(names)
      .to.include.members(['notes.txt', basename(String(drafts[1]))])
      .and.have.length(4);
  });

  for (const [args, message] of [
    [[], 'Give either --out or --folder.'],
    [['--folder', '', '--keep', '3'], '--out and --folder need a name, and this one is empty.'],
    [['--out', ''], '--out and --folder need a name, and this one is empty.'],
    [['--out', 'x', '--keep', '3'], '--keep and --every need --folder'],
    [['--folder', 'x', '--keep', '0'], '--keep must be a whole number from 1 to 10000.'],
  ] as const)
    it(`refuses "backup ${args.join(' ')}"`, async () => {
      const { ending, err } = await tool('backup', {}, ...args);
      expect([ending, err.startsWith(message)]).to.deep.equal([2, true]);
    });
});

/** Killed when it has stored the keys, and before it can store an event. */
async function interruptedRestore(url: string, start: () => ReturnType<typeof startTool>): Promise<void> {
  await (await openEventLog({ connectionString: url })).close();
  const client = new pg.Client(url);
  await client.connect();
  await client.query('begin');
  await client.query('lock table log.events, log.streams in exclusive mode');
  const { child, ended } = start();
  await until(async () => (await rowsOf(url, 'select from vault.data_keys')) > 0);
  child.kill('SIGKILL');
  await ended;
  await client.query('rollback');
  await client.end();
}

/** 0 while the table is not there. */
async function rowsOf(url: string, query: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const found = await client.query(query).catch(() => null);
  await client.end();
  return found?.rowCount ?? 0;
}

/** Until the service has ended the erasures that it found at its start. */
async function untilErased(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  while ((await client.query('select from service.erasures')).rowCount !== 0);
  await client.end();
}

const lineOf = ({ id, stream, type, data, metadata }: Readonly<Record<string, unknown>>): string =>
  JSON.stringify([id, stream, type, data, metadata]);

async function linesOf(opening: Promise<EventStore>): Promise<readonly string[]> {
  const store = await opening;
  const lines: string[] = [];
  for await (const event of store.readAll({ after: beginning })) lines.push(lineOf(event));
  await store.close();
  return lines;
}

const eventLines = (bytes: Buffer): readonly string[] =>
  gunzipSync(bytes)
    .toString()
    .split('\n')
    .filter((line) => line.startsWith('{"event":'));

/** The first events of a store, as many as a backup holds. */
async function linesUntil(file: string, opening: Promise<EventStore>): Promise<readonly string[]> {
  const { length } = eventLines(await readFile(file));
  return (await linesOf(opening)).slice(0, length);
}
