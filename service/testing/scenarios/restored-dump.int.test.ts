import { expect } from 'chai';
import pg from 'pg';
import { type OwnPostgres, startOwnPostgres } from '#service/testing/erasure/own-postgres.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { startTool } from '#service/testing/start-tool.ts';
import { eventsOf } from '#service/testing/test-stores.ts';
import { until } from '#service/testing/until.ts';

const email = 'robin@rondel.example';
const userSchemas = `nspname !~ '^pg_' and nspname <> 'information_schema'`;

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const transactionId = (url: string): Promise<bigint> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ id: string }>('select pg_current_xact_id()::text as id');
    return BigInt(rows[0]?.id ?? 0);
  });

/** Every row is a text of the whole row, so that JSON stays as it was written. */
async function copyRows(from: pg.Client, to: pg.Client): Promise<void> {
  const { rows: tables } = await from.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace n on n.oid = relnamespace
      where relkind = 'r' and ${userSchemas}`,
  );
  await to.query(`set session_replication_role = replica`);
  await to.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  for (const { name } of tables) {
    const { rows } = await from.query<{ row: string }>(`select whole::text as row from ${name} as whole`);
    await to.query(
      `insert into ${name} overriding system value select (row::${name}).* from unnest($1::text[]) as row`,
      [rows.map(({ row }) => row)],
    );
  }
}

async function copySequences(from: pg.Client, to: pg.Client): Promise<void> {
  const { rows } = await from.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences where last_value is not null`,
  );
  for (const { name, last } of rows) await to.query('select setval($1::regclass, $2::bigint)', [name, last]);
}

const workout = {
  templateId: 'cardio-kickstart',
  date: '2026-03-10',
  durationMinutes: 20,
  perceivedExertion: 7,
  moodAfter: 4,
  isCompleted: true,
};

describe('a dump restored into a new Postgres cluster, whose transaction ids restart', function () {
  this.timeout(180_000);
  let app: TestApp;
  let cluster: OwnPostgres;
  let restored: TestApp;
  let robin: Caller;
  let known: readonly unknown[];
  const reads = async (caller: Caller) => [
    await caller.get('/api/stats'),
    await caller.get('/api/workouts'),
    (await caller.get('/api/auth/user')).email,
  ];

  before(async () => {
    app = await startTestApp();
    const member = await app.member(email);
    await member.send('POST', '/api/workouts', workout);
    known = await reads(member);
    await withClient(app.databaseUrl, (client) =>
      client.query(
        'do $$ begin for n in 1..20000 loop perform pg_current_xact_id(); commit; end loop; end $$',
      ),
    );
    cluster = await startOwnPostgres();
    const place = { ...app, databaseUrl: cluster.url };
    // The first start creates the tables.
    await (await startTestApp({ sharingStoresOf: place })).stop();
    await withClient(app.databaseUrl, (from) =>
      withClient(cluster.url, async (to) => {
        await copyRows(from, to);
        await copySequences(from, to);
      }),
    );
    restored = await startTestApp({ sharingStoresOf: place });
    robin = await restored.signIn(email);
  });
  after(async () => {
    await restored.stop();
    await cluster.stop();
    await app.stop();
  });

  it('shows each member the same numbers and texts as before', async () => {
    expect((await transactionId(app.databaseUrl)) - (await transactionId(cluster.url))).to.satisfy(
      (ahead: bigint) => ahead > 10_000n,
    );
    expect(await reads(robin)).to.deep.equal(known);
  });

  it('stores events behind the restored ones, and shows them in rows, log and index', async () => {
    const log = await eventsOf({ ...app, databaseUrl: cluster.url });
    const end = await log.head();
    const { visible } = await robin.send<{ visible?: boolean }>('POST', '/api/workouts', workout);
    expect(visible).to.equal(true);
    expect(await robin.get<readonly unknown[]>('/api/workouts')).to.have.length(2);
    const later: string[] = [];
    for await (const { type, position } of log.readAll({ after: end }))
      later.push(`${type} ${position > end}`);
    expect(later).to.include('WorkoutLogged true');
    const { rows } = await until(() =>
      withClient(cluster.url, async (client) => {
        const found = await client.query(
          `select from service.event_index where type = 'WorkoutLogged' and command_id <> '' and position > $1::numeric`,
          [end.split('/')[0]],
        );
        return found.rowCount === 1 && found;
      }),
    );
    expect(rows).to.have.length(1);
    await log.close();
  });

  it('has rows that equal the events, and an unbroken history', async () => {
    const env = { DATABASE_URL: cluster.url, DATA_DIR: app.dataDir };
    for (const [tool, ...args] of [
      ['replay', '--verify'],
      ['store', 'verify'],
    ] as const) {
      const { ending, out, err } = await startTool(env, tool, ...args).ended;
      expect(ending, out + err).to.equal(0);
    }
  });
});
