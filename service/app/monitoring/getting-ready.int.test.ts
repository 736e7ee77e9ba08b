import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import pg from 'pg';
import { versionedName } from '#projections/engine/tables.ts';
import { members } from '#projections/member/members.ts';
import { lockSession } from '#projections/postgres/locks.ts';
import { startService } from '#service/app/service.ts';
import { createHttpClient } from '#service/http/testing/http-client.ts';
import { parseConfig } from '#service/platform/config.ts';
import { freePort } from '#service/platform/embedded-postgres/postmaster.ts';
import { testDatabase } from '#service/testing/database.ts';
import { until } from '#service/testing/until.ts';

describe('a service whose read models are not built yet', function () {
  this.timeout(60_000);

  it('listens, refuses calls with a reason, is not ready, and serves once rows exist', async () => {
    const database = await testDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'rondel-ready-'));
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    // As if another process of this release were building them.
    await lockSession(other, `rebuild read.${versionedName(members)}`);
    const port = await freePort();
    const env = { PORT: String(port), DATABASE_URL: database.url, DATA_DIR: folder, LOG_LEVEL: 'silent' };
    const starting = startService({ config: parseConfig(env), clientFolder: null });
    const visitor = createHttpClient(`http://127.0.0.1:${port}`);
    const isListening = () =>
      visitor.get('/healthz').then(
        ({ status }) => status === 200,
        () => false,
      );
    await until(isListening);

    const refused = await visitor.get('/api/help');
    expect([refused.status, refused.body]).to.deep.equal([
      503,
      'Rondel is getting ready. Please try again in a moment.',
    ]);
    expect(refused.headers).to.include({ 'x-error-code': 'getting-ready', 'retry-after': '5' });
    expect((await visitor.get('/readyz')).status).to.equal(503);

    await other.end();
    const service = await starting;
    expect((await visitor.get('/readyz')).status).to.equal(200);
    expect((await visitor.get('/api/stats')).status).to.equal(401);
    await service.stop();
    await database.drop();
    await rm(folder, { recursive: true });
  });
});
