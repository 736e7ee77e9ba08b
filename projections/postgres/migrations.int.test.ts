import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import pg from 'pg';
import { useDatabase } from '#projections/engine/testing/use-database.ts';
import { testDatabase } from '#service/testing/database.ts';
import {
  appliedMigrations,
  type MigrationNews,
  MigrationRefused,
  type Migrations,
  migrate,
  migratePool,
  newsLine,
} from './migrations.ts';
import { version } from './version.ts';

describe('the migrations of a schema', () => {
  const bench = useDatabase(testDatabase);
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rondel-migrations-'));
    await bench.client.query('drop schema if exists shop, migrations cascade');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const shop = (earlier?: Migrations['earlier']): Migrations => ({
    schema: 'shop',
    folder: pathToFileURL(`${folder}/`),
    ...(earlier && { earlier }),
  });
  const write = (files: Readonly<Record<string, string>>) =>
    Promise.all(Object.entries(files).map(([name, sql]) => writeFile(join(folder, `${name}.sql`), sql)));
  const ask = async (text: string) =>
    (await bench.client.query<unknown[]>({ text, rowMode: 'array' })).rows.map(([first]) => first);
  const applied = () =>
    ask(`select number || ' ' || name from migrations.applied where schema = 'shop' order by number`);
  const refusalOf = async (migrating: Promise<void>) => {
    const failure: unknown = await migrating.then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).to.be.instanceOf(MigrationRefused);
    return (failure as MigrationRefused).message;
  };

  const items = 'create table items (id int primary key); insert into items values (1);';
  const prices = 'alter table items add column price int not null default 0;';

  it('are applied once each in the order of their numbers, including new ones later', async () => {
    await write({ '0001-items': items });
    await migrate(bench.client, shop());
    await migrate(bench.client, shop());
    await write({
      '0003-third': 'update items set price = price * 2;',
      '0002-prices': `${prices} update items set price = 4;`,
    });
    await migrate(bench.client, shop());
    expect(await ask('select price from shop.items')).to.deep.equal([8]);
    expect(await applied()).to.deep.equal(['1 items', '2 prices', '3 third']);
  });

  it('are applied once each when several processes start at the same moment', async () => {
    await write({ '0001-items': items, '0002-prices': prices });
    const pool = new pg.Pool({ connectionString: bench.url, max: 6 });
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => migratePool(pool, shop())));
    await pool.end();
    expect(await ask('select id from shop.items')).to.deep.equal([1]);
    expect(await applied()).to.deep.equal(['1 items', '2 prices']);
  });

  it('are refused when an applied file has changed, except for line endings', async () => {
    await write({ '0001-items': `${items}\n` });
    await migrate(bench.client, shop());
    await write({ '0001-items': `${items}\r\n`, '0002-prices': prices });
    await migrate(bench.client, shop());
    await write({ '0001-items': 'create table items (id bigint);', '0003-third': 'drop table items;' });
    expect(await refusalOf(migrate(bench.client, shop()))).to.match(
      /^Migration 1 \(items\) of the schema shop has changed since it was applied.*Restore the file/,
    );
    expect(await ask('select id from shop.items')).to.deep.equal([1]);
  });

  it('are refused when the database has one without a file', async () => {
    await write({ '0001-items': items, '0002-prices': prices });
    await migrate(bench.client, shop());
    await rm(join(folder, '0002-prices.sql'));
    expect(await refusalOf(migrate(bench.client, shop()))).to.match(
      /^Migration 2 \(prices\) of the schema shop was applied.*newer version.*Start the newer version/,
    );
  });

  it('record the version that applied each, and a refusal names the version', async () => {
    await write({ '0001-items': items });
    await migrate(bench.client, shop());
    await bench.client.query('alter table migrations.applied drop column version');
    await write({ '0002-prices': prices });
    await migrate(bench.client, shop());
    expect(
      await ask(`select version from migrations.applied where schema = 'shop' order by number`),
    ).to.deep.equal([null, version]);
    await bench.client.query(
      `update migrations.applied set version = '9.1.0' where number = 2 and schema = 'shop'`,
    );
    await rm(join(folder, '0002-prices.sql'));
    expect(await refusalOf(migrate(bench.client, shop()))).to.match(
      new RegExp(
        `was applied to this database by version 9\\.1\\.0, and this version \\(${version.replaceAll('.', '\\.')}\\) does not have it.*Start the newer version \\(9\\.1\\.0\\)`,
      ),
    );
  });

  it('are announced once for an existing schema, in one line, after they are committed', async () => {
    const lines: string[] = [];
    const listen = (news: unknown) => void lines.push(newsLine(news as MigrationNews));
    subscribe(appliedMigrations, listen);
    await write({ '0001-items': items });
    await migrate(bench.client, shop());
    await migrate(bench.client, shop());
    await write({ '0002-prices': prices });
    await migrate(bench.client, shop());
    await write({ '0003-none': 'select * from nowhere;' });
    await refusalOf(migrate(bench.client, shop()));
    unsubscribe(appliedMigrations, listen);
    expect(lines).to.deep.equal([
      `Version ${version} changed the schema shop by migration 2 (prices). Earlier versions do not start on this database any more.`,
    ]);
  });

  it('leave the database unchanged when one of them fails, and name it', async () => {
    await write({ '0001-items': items, '0002-prices': 'alter table item add column price int;' });
    expect(await refusalOf(migrate(bench.client, shop()))).to.match(
      /^Migration 2 \(prices\) of the schema shop failed: relation "item" does not exist/,
    );
    expect(await ask(`select nspname from pg_namespace where nspname = 'shop'`)).to.deep.equal([]);
    await write({ '0002-prices': prices });
    await migrate(bench.client, shop());
    expect(await applied()).to.deep.equal(['1 items', '2 prices']);
  });

  it('are refused when a number is missing or used twice', async () => {
    await write({ '0001-items': items, '0003-prices': prices });
    expect(await refusalOf(migrate(bench.client, shop()))).to.match(/^0003-prices.sql is file 2 .* 0002-/);
    await rm(join(folder, '0003-prices.sql'));
    await write({ '0001-prices': prices });
    expect(await refusalOf(migrate(bench.client, shop()))).to.match(/^0001-prices.sql is file 2/);
  });

  it('are recorded without being applied when an earlier version has applied them', async () => {
    await write({ '0001-items': items, '0002-prices': prices });
    await bench.client.query(
      `create schema shop; create table shop.items (id int); create table shop.steps (step text); insert into shop.steps values ('items')`,
    );
    await migrate(bench.client, shop({ table: 'steps', names: 'select step as name from shop.steps' }));
    expect(await ask('select count(*)::int from shop.items where price is null')).to.deep.equal([0]);
    expect(await applied()).to.deep.equal(['1 items', '2 prices']);
  });

  it('are applied again after the schema was dropped', async () => {
    await write({ '0001-items': items });
    await migrate(bench.client, shop());
    await bench.client.query('drop schema shop cascade');
    await migrate(bench.client, shop());
    expect(await ask('select id from shop.items')).to.deep.equal([1]);
  });

  describe('for a role without the right to create', () => {
    const role = `reader_${process.pid}`;
    let reader: pg.Client;

    before(async () => {
      await bench.client.query(`create role ${role} login password 'reader'`);
      const url = new URL(bench.url);
      Object.assign(url, { username: role, password: 'reader' });
      reader = new pg.Client(url.href);
      await reader.connect();
    });
    after(async () => {
      await reader.end();
      await bench.client.query(`drop owned by ${role}; drop role ${role}`);
    });

    it('change nothing when another role has applied them', async () => {
      await write({ '0001-items': items });
      await migrate(bench.client, shop());
      await migrate(reader, shop());
      await write({ '0002-prices': prices });
      expect(await refusalOf(migrate(reader, shop()))).to.match(
        /^The schema shop of this database is not at migration 2, .* Start the service once with the role/,
      );
    });

    it('change nothing when an earlier version has applied them without a record', async () => {
      await write({ '0001-items': items });
      await bench.client.query(
        `create schema shop; create table shop.items (id int); grant usage on schema shop to ${role}`,
      );
      await migrate(reader, shop({ table: 'items', names: `select 'items' as name` }));
      expect(await ask(`select tablename from pg_tables where schemaname = 'migrations'`)).to.deep.equal([]);
    });
  });
});
