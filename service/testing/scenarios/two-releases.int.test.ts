import type { ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import pg from 'pg';
import { allProjections } from '#projections/all-projections.ts';
import type { AnyProjection } from '#projections/engine/projection.ts';
import { verify } from '#projections/engine/verify.ts';
import { connector } from '#projections/postgres/connection.ts';
import { versions } from '#projections/versions.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import { newStream, sampleEvent } from '#service/event-store/testing/samples.ts';
import { createHttpClient, type HttpClient, signInAs } from '#service/http/testing/http-client.ts';
import { freePort } from '#service/platform/embedded-postgres/postmaster.ts';
import { type TestDatabase, testDatabase } from '#service/testing/database.ts';
import { spawnApp, stopApp } from '#service/testing/spawn-app.ts';
import { storesOf } from '#service/testing/test-stores.ts';
import { until } from '#service/testing/until.ts';
import { logWorkout, workoutIds } from './testing/workouts-over-http.ts';

const sources = ['domain', 'projections', 'service', 'client', 'package.json', 'tsconfig.json'];
/** Read models that the next release folds into other rows. */
const raised = ['workouts', 'activities'] as const;
const nextVersions = Object.fromEntries(raised.map((name) => [name, versions[name] + 1]));
const nextProjections = allProjections.map(
  (each): AnyProjection => ({ ...each, version: nextVersions[each.name] ?? each.version }),
);

describe('a rolling deploy', function () {
  this.timeout(120_000);
  let database: TestDatabase;
  let dataDir: string;
  let nextFolder: string;
  const running: ChildProcess[] = [];

  before(async () => {
    database = await testDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'rondel-deploy-'));
    nextFolder = await nextRelease();
  });
  after(async () => {
    await Promise.all(running.map((each) => stopApp(each, 'SIGKILL')));
    await database.drop();
    for (const folder of [dataDir, nextFolder]) await rm(folder, { recursive: true });
  });

  async function start(port: number, folder?: string): Promise<ChildProcess> {
    const child = await spawnApp(envOf(port), 'inherit', folder);
    running.push(child);
    return child;
  }
  const envOf = (port: number) => ({ DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: String(port) });

  it('with other read models and a new event type loses nothing and stops no release', async () => {
    const [one, two] = [await freePort(), await freePort()];
    const old = await start(one);
    const atOld = createHttpClient(`http://127.0.0.1:${one}`);
    await signInAs(atOld, 'ada@rondel.example');
    const atNext = createHttpClient(`http://127.0.0.1:${two}`, atOld.cookies);
    const before = await numberOf('workouts');
    const logged: string[] = [];
    const load = underLoad([atOld], logged);
    await load.until(20);

    await start(two, nextFolder);
    load.at(atOld, atNext);
    await appendUnknown();
    await load.until(logged.length + 60);
    for (const visitor of [atOld, atNext]) {
      expect((await visitor.get('/readyz')).body).to.include('"isReady":true');
      await untilShown(visitor, logged.slice(-20));
    }
    expect(await tablesOf('workouts')).to.have.length(2);
    expect(await differing(allProjections)).to.deep.equal([]);
    expect(await differing(nextProjections)).to.deep.equal([]);

    load.at(atNext);
    await stopApp(old, 'SIGTERM');
    await load.until(logged.length + 20);
    await load.end();
    expect(await workoutIds(atNext)).to.have.members(logged.slice(-200));
    expect(await numberOf('workouts')).to.equal(before + logged.length);
    expect(await differing(nextProjections)).to.deep.equal([]);
    const { body } = await atNext.get('/readyz');
    const { checks } = JSON.parse(body) as { checks: Record<string, string> };
    expect(new Set(Object.values(checks))).to.deep.equal(new Set(['live']));

    // The way back: the old release starts beside the next one.
    const again = await start(one);
    const both = underLoad([atOld, atNext], logged);
    await both.until(logged.length + 20);
    await both.end();
    for (const visitor of [atOld, atNext]) await untilShown(visitor, logged.slice(-20));
    expect(await differing(allProjections)).to.deep.equal([]);
    expect(await differing(nextProjections)).to.deep.equal([]);
    await stopApp(again, 'SIGTERM');
  });

  it('refuses the old release after changed tables, and names the needed release', async () => {
    await query(
      `insert into migrations.applied (schema, number, name, hash) values ('service', 999, 'of-the-next', '')`,
    );
    const port = await freePort();
    const failure = await spawnApp(envOf(port), 'pipe').then(() => null, String);
    expect(failure).to.include(
      'Migration 999 (of-the-next) of the schema service was applied to this database',
    );
    expect(failure).to.include('A newer version has used the database');
  });

  /** An event of a type that only a later release knows. */
  async function appendUnknown(): Promise<void> {
    const stores = await storesOf({ databaseUrl: database.url, dataDir });
    await stores.events.append(newStream(), 'no-stream', [sampleEvent()]);
    await stores.close();
  }

  async function tablesOf(name: string): Promise<readonly unknown[]> {
    const isOne = `schemaname = 'read' and tablename ~ '^${name}_v[0-9]+$'`;
    return (await query(`select tablename from pg_tables where ${isOne}`)).rows;
  }

  async function query<Row extends object>(text: string): Promise<pg.QueryResult<Row>> {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const result = await client.query<Row>(text);
    await client.end();
    return result;
  }

  async function numberOf(view: string): Promise<number> {
    const { rows } = await query<{ count: number }>(`select count(*)::integer as count from read.${view}`);
    return rows[0]?.count ?? Number.NaN;
  }

  /** The read models whose rows differ from a rebuild. */
  async function differing(projections: readonly AnyProjection[]): Promise<readonly string[]> {
    const stores = await storesOf({ databaseUrl: database.url, dataDir });
    const verified = await verify({
      connect: connector({ connectionString: database.url }),
      source: eventSourceOf(stores.events, stores.cipher),
      projections,
    });
    await stores.close();
    return verified.filter(({ differingRows }) => differingRows > 0).map(({ projection }) => projection);
  }
});

/** The sources of this release with raised versions, in a separate folder. */
async function nextRelease(): Promise<string> {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const folder = await mkdtemp(join(tmpdir(), 'rondel-next-'));
  for (const each of sources) await cp(join(root, each), join(folder, each), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const file = join(folder, 'projections/versions.ts');
  let text = await readFile(file, 'utf8');
  for (const name of raised)
    text = text.replace(`${name}: ${versions[name]}`, `${name}: ${nextVersions[name]}`);
  await writeFile(file, text);
  return folder;
}

/** Logs one workout after the other, at each of the visitors, and notes those that were answered. */
function underLoad(first: readonly HttpClient[], logged: string[]) {
  let visitors = first;
  const over = new AbortController();
  const isOver = () => over.signal.aborted;
  let wake = () => {};
  const run = (async () => {
    for (let nth = 0; !isOver(); nth += 1) {
      const visitor = visitors[nth % visitors.length] as HttpClient;
      logged.push(await log(visitor));
      wake();
    }
  })();
  run.catch(() => wake());
  return {
    at(...next: readonly HttpClient[]) {
      visitors = next;
    },
    async until(count: number) {
      const more = async () => {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        return logged.length < count;
      };
      while (logged.length < count && (await Promise.race([more(), run.then(() => false)])));
    },
    async end() {
      over.abort();
      await run;
    },
  };
}

async function log(visitor: HttpClient): Promise<string> {
  const { id, visible } = await logWorkout(visitor);
  expect(visible).not.to.equal(false);
  return id;
}

/** Changes through one host are in the rows of the other release a moment later. */
async function untilShown(visitor: HttpClient, ids: readonly string[]): Promise<void> {
  await until(async () => {
    const shown = new Set(await workoutIds(visitor));
    return ids.every((id) => shown.has(id));
  });
}
