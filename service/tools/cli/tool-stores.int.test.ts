import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { shownAddress } from '#service/platform/store-addresses.ts';
import { type TestDatabase, testDatabase } from '#service/testing/database.ts';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { startTool } from '#service/testing/start-tool.ts';

/** Every tool that opens stores, with arguments that need nothing else. */
const calls: readonly (readonly [tool: string, ...args: string[]])[] = [
  ['admin', 'requests'],
  ['backup', '--out', '/nowhere/rondel.backup'],
  ['doctor'],
  ['events'],
  ['export'],
  ['outages', 'list'],
  ['projections', 'list'],
  ['replay', '--verify'],
  ['sql', '-c', 'select 1'],
  ['store', 'verify'],
  ['store', 'anchor'],
  ['verify-wheel', '--month', '2026-11'],
  ['why', '--member', 'maya@rondel.example', '--streak'],
  ['zones', 'show'],
];

describe('the stores of a command-line tool', function () {
  this.timeout(120_000);
  let app: TestApp;
  let empty: TestDatabase;
  let folder: string;
  let envFile: string;

  before(async () => {
    [app, empty] = [await startTestApp(), await testDatabase()];
    folder = await mkdtemp(join(tmpdir(), 'rondel-stores-'));
    envFile = join(folder, 'rondel.env');
    const address = `${app.databaseUrl}${app.databaseUrl.includes('?') ? '&' : '?'}keepalives=1&application_name=x`;
    await writeFile(envFile, `# settings\nDATABASE_URL=${address}\nDATA_DIR='${app.dataDir}'\n`);
  });
  after(async () => {
    await app.stop();
    await empty.drop();
    await rm(folder, { recursive: true });
  });

  for (const [tool, ...args] of calls)
    it(`of ${[tool, ...args].join(' ')} are never created: without settings it names --env-file`, async () => {
      const dataDir = await mkdtemp(join(folder, 'data-'));
      const { ending, out, err, stores } = await startTool({ DATA_DIR: dataDir }, tool, ...args).ended;
      expect(stores).to.deep.equal([
        `Database: the embedded Postgres in ${dataDir}. Events: in the same database.`,
      ]);
      expect(ending).to.equal(tool === 'doctor' ? 1 : 3);
      expect(out + err)
        .to.include(`there is no embedded Postgres in ${dataDir}`)
        .and.to.include('--env-file');
      expect((await readdir(dataDir)).filter((name) => name.startsWith('pg'))).to.deep.equal([]);
    });

  it('come from the whole file of --env-file, and are named without the password', async () => {
    const { ending, out, stores } = await startTool({}, 'store', '--env-file', envFile, 'verify').ended;
    expect(ending, out).to.equal(0);
    expect(stores).to.deep.equal([
      `Database: Postgres at ${shownAddress(app.databaseUrl)}. Events: in the same database.`,
    ]);
    expect(stores.join()).not.to.include(
      decodeURIComponent(new URL(app.databaseUrl).password || 'no password'),
    );
  });

  it('come from the file of --env-file rather than from the environment', async () => {
    const env = { DATABASE_URL: 'postgres://127.0.0.1:1/none' };
    const { ending, stores } = await startTool(env, 'projections', 'list', `--env-file=${envFile}`).ended;
    expect([ending, stores.join().includes('127.0.0.1:1/none')]).to.deep.equal([0, false]);
  });

  it('are not opened when --env-file is missing or has a line that is no variable', async () => {
    const wrong = join(folder, 'wrong.env');
    await writeFile(wrong, 'PORT 3000\n');
    const missing = await startTool({}, 'events', '--env-file', join(folder, 'none.env')).ended;
    const unread = await startTool({}, 'events', '--env-file', wrong).ended;
    // Node 20 refuses a missing file itself, with exit code 9.
    expect(missing.ending).to.be.oneOf([3, 9]);
    expect(missing.err).to.include('none.env');
    expect([unread.ending, unread.err]).to.deep.equal([
      3,
      `Line 1 of ${wrong} is not NAME=value. Mend the line, or begin it with #.`,
    ]);
  });

  it('are not backed up when they hold no event, unless --allow-empty says so', async () => {
    const backups = join(folder, 'backups');
    await mkdir(backups);
    const env = { DATABASE_URL: empty.url, DATA_DIR: folder };
    const refused = await startTool(env, 'backup', '--folder', backups).ended;
    expect(refused.ending).to.equal(3);
    expect(refused.err).to.match(/^The store holds no event, so nothing was backed up\./);
    expect(await readdir(backups)).to.deep.equal([]);
    const allowed = await startTool(env, 'backup', '--folder', backups, '--allow-empty').ended;
    expect([allowed.ending, allowed.err]).to.deep.equal([0, '']);
    expect(await readdir(backups)).to.have.length(1);
  });
});

describe('the address of a store that a tool shows', () => {
  for (const [address, shown] of [
    ['postgres://rondel:secret@db.example:5432/rondel?sslmode=verify-full', 'db.example:5432/rondel'],
    ['postgres://rondel:secret@%2Fvar%2Frun:5433/rondel', '/var/run:5433/rondel'],
    ['postgres:///rondel?host=/var/run', '/var/run/rondel'],
    ['esdb://admin:changeit@a:2113,b:2113?tls=false', 'a:2113,b:2113'],
  ] as const)
    it(`is ${shown} for ${address}`, () => expect(shownAddress(address)).to.equal(shown));
});
