import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { createHttpClient } from '#service/http/testing/http-client.ts';
import { spawnApp, stopApp } from '#service/testing/spawn-app.ts';
import { freePort } from './postmaster.ts';

describe('the embedded Postgres beside variables that are meant for another server', function () {
  this.timeout(120_000);
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'rondel-variables-'));
    // Postgres runs under another account when the tests run as root.
    await chmod(dataDir, 0o755);
  });
  // On a busy machine the service ends before its Postgres has: what that still writes would be in the way once.
  afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20 }));

  const envWith = (variables: Readonly<Record<string, string>>, port: number) => ({
    ...{ PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent' },
    ...variables,
  });

  it('starts with the service in spite of PGSSLMODE, PGHOST, PGPORT and the like', async () => {
    const port = await freePort();
    const variables = {
      PGSSLMODE: 'verify-full',
      PGHOST: 'db.example',
      PGPORT: '1',
      PGUSER: 'other',
      PGPASSWORD: 'of the other',
      PGDATABASE: 'other',
    };
    const app = await spawnApp(envWith(variables, port), 'pipe');
    const { status } = await createHttpClient(`http://127.0.0.1:${port}`).get('/readyz');
    await stopApp(app, 'SIGTERM');
    expect(status).to.equal(200);
  });

  it('says at once why it accepts no connection, instead of trying for a minute', async () => {
    const began = performance.now();
    const refusal: unknown = await spawnApp(
      envWith({ PGOPTIONS: '-c no_such_setting_of_postgres=1' }, await freePort()),
      'pipe',
    ).catch(String);
    expect(refusal).to.match(/runs and accepts no connection: .*no_such_setting_of_postgres.*PGOPTIONS/s);
    expect(performance.now() - began).to.be.below(40_000);
  });

  it('names the file of its password and its data when a folder was made again', async () => {
    const start = async () => spawnApp(envWith({}, await freePort()), 'pipe');
    await stopApp(await start(), 'SIGTERM');
    await writeFile(join(dataDir, 'pg18.password'), 'anotherPassword');
    const refusal: unknown = await start().catch(String);
    expect(refusal).to.match(
      /password authentication failed.*Put that file back\..*delete \S+\/pg18 as well, or set another DATA_DIR\./s,
    );
  });
});
