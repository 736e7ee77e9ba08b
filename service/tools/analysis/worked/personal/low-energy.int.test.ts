import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { asInstant } from '#domain/kernel/day.ts';
import { openPool } from '#projections/postgres/pool.ts';
import { createExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import { openStores } from '#service/event-store/open-stores.ts';
import { parseConfig } from '#service/platform/config.ts';
import { createServiceTables } from '#service/platform/service-schema.ts';
import { testDatabase } from '#service/testing/database.ts';
import { masterKey } from '#service/testing/production-environment.ts';
import { seedDemo } from '#service/tools/demo/seed-demo.ts';
import { exportTables } from '../../tables/export-tables.ts';
import { openDuck } from '../../tables/testing/duckdb.ts';

type Row = { readonly energy: number; readonly days: bigint; readonly broken_next_day: bigint };

describe('the question whether low energy comes before a broken streak', function () {
  this.timeout(60_000);

  it('is answered from an export with personal fields', async () => {
    const { url, drop } = await testDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'rondel-energy-'));
    const stores = await openStores(parseConfig({ DATABASE_URL: url, MASTER_KEY: masterKey }));
    const pool = openPool(url, 'seed', { max: 2 });
    try {
      await createServiceTables(pool);
      await seedDemo(
        stores,
        pool,
        createExecuteCommand(stores.events),
        asInstant('2026-03-01T12:00:00.000Z'),
      );
      await exportTables({
        store: stores.events,
        folder,
        isPersonal: true,
        from: null,
        signal: new AbortController().signal,
        onProgress: () => {},
      });
      const duck = await openDuck(folder);
      const rows = await duck.rows<Row>(await readFile(new URL('low-energy.sql', import.meta.url), 'utf8'));
      duck.close();
      const days = rows.reduce((sum, row) => sum + Number(row.days), 0);
      const broken = rows.reduce((sum, row) => sum + Number(row.broken_next_day), 0);
      // The demo member misses three stretches of days in the 60 days in which she checks in, and begins a run after the last one.
      expect(rows.map(({ energy }) => Number(energy))).to.deep.equal([2, 3, 4, 5]);
      expect(days).to.be.within(15, 35);
      expect(broken).to.be.within(1, 3);
    } finally {
      await pool.end();
      await stores.close();
      await rm(folder, { recursive: true });
      await drop();
    }
  });
});
