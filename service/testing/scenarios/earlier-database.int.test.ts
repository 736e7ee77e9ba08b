import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { expect } from 'chai';
import pg from 'pg';
import { allProjections } from '#projections/all-projections.ts';
import { verify } from '#projections/engine/verify.ts';
import { connector } from '#projections/postgres/connection.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import { openStores } from '#service/event-store/open-stores.ts';
import { beginning } from '#service/event-store/port.ts';
import { parseConfig } from '#service/platform/config.ts';
import { testDatabase } from '#service/testing/database.ts';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';

type Answer = { readonly status: number; readonly body: unknown };
/** The answers and events of the earlier service, stored with the dump of its database. */
type Recording = {
  readonly at: string;
  readonly env: Readonly<Record<string, string>>;
  readonly answers: Readonly<Record<string, Readonly<Record<string, Answer>>>>;
  /** A command with its answer. */
  readonly repeated: Answer &
    Readonly<Record<'email' | 'method' | 'path' | 'key', string>> & { readonly json: unknown };
  /** Decrypted: position, stream, revision, id, type and data. */
  readonly events: readonly (readonly unknown[])[];
};

/**
 * `c9511d8.sql.gz` and `c9511d8.json.gz` were made by a script in a checkout of the commit c9511d8. It ran that service with the demo
 * people and a member who calls every route once. It dumped the catalogue and rows of its database as SQL, and recorded its answers. The
 * keys in the recording were generated for it.
 */
async function unpacked(name: string): Promise<string> {
  return gunzipSync(await readFile(new URL(`testing/${name}.gz`, import.meta.url))).toString();
}

describe('a database created by an earlier version', function () {
  this.timeout(60_000);
  let recording: Recording;
  let app: TestApp;
  let client: pg.Client;
  let sessionsAtStart: unknown;

  before(async () => {
    recording = JSON.parse(await unpacked('c9511d8.json')) as Recording;
    const database = await testDatabase();
    client = new pg.Client(database.url);
    await client.connect();
    await client.query(await unpacked('c9511d8.sql'));
    app = await startTestApp({ database, at: recording.at, env: recording.env });
    sessionsAtStart = (await client.query('select from service.sessions')).rowCount;
  });
  after(async () => {
    await client.end();
    await app.stop();
  });

  const openTheStores = () =>
    openStores(parseConfig({ DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir, ...recording.env }));

  it('keeps every event at its position, and the keys of personal fields', async () => {
    const stores = await openTheStores();
    const found: unknown[] = [];
    for await (const { position, stream, revision, id, type, data } of stores.events.readAll({
      after: beginning,
    }))
      found.push([position, stream, revision, id, type, data]);
    await stores.close();
    expect(found.slice(0, recording.events.length)).to.deep.equal(recording.events);
  });

  it('has read models that equal a rebuild', async () => {
    const stores = await openTheStores();
    const verified = await verify({
      connect: connector({ connectionString: app.databaseUrl }),
      source: eventSourceOf(stores.events, stores.cipher),
      projections: allProjections,
    });
    await stores.close();
    expect(verified.map(({ projection }) => projection)).to.have.members(
      allProjections.map(({ name }) => name),
    );
    expect(verified.flatMap(({ differences }) => differences)).to.deep.equal([]);
    const empty = verified.filter(({ rows }) => rows === 0).map(({ projection }) => projection);
    expect(empty).to.deep.equal(readModelsOfLaterEvents);
  });

  it('gives its members the same answers', async () => {
    for (const [email, answers] of Object.entries(recording.answers)) {
      const caller = await app.signIn(email);
      for (const [path, { status, body }] of Object.entries(answers)) {
        const [statusNow, text] = await caller.ask('GET', path);
        const [bodyNow, expected] =
          status === 200 ? [withoutAdded(path, JSON.parse(text)), withChanges(path, body)] : [text, body];
        expect([statusNow, bodyNow], `${email} ${path}`).to.deep.equal([status, expected]);
      }
    }
  });

  it('ends its sessions, which contained members in plain text', () => {
    expect(sessionsAtStart).to.equal(0);
  });

  it('returns the first answer to a repeated command, and accepts new ones', async () => {
    const { email, method, path, key, json, status, body } = recording.repeated;
    const caller = await app.signIn(email);
    const { totalWorkouts } = await caller.get('/api/stats');
    const again = await caller.ask(method, path, json, { 'Idempotency-Key': key });
    expect([again[0], withoutAdded(path, JSON.parse(again[1]))]).to.deep.equal([status, body]);
    expect(await caller.get('/api/stats')).to.include({ totalWorkouts });
    await caller.send(method, path, json);
    expect(await caller.get('/api/stats')).to.include({ totalWorkouts: Number(totalWorkouts) + 1 });
  });

  it('is recorded as migrated, and the next start applies nothing', async () => {
    const ask = async () => {
      const { rows } = await client.query<{ schema: string; at: Date }>(
        'select schema, number, applied_at as at from migrations.applied order by schema, number',
      );
      return rows;
    };
    const recorded = await ask();
    expect(new Set(recorded.map(({ schema }) => schema))).to.include.keys('log', 'read', 'service', 'vault');
    const second = await startTestApp({ sharingStoresOf: app, at: recording.at, env: recording.env });
    await second.stop();
    expect(await ask()).to.deep.equal(recorded);
  });
});

/** Read models of events that the earlier version did not have. */
const readModelsOfLaterEvents = [
  'access_tokens',
  'assessment_entries',
  'blocks',
  'check_ins',
  'circle_places',
  'friendships',
  'imports',
  'invitations',
  'public_pages',
  'push_devices',
  'reminders',
  'reports',
  'sign_in_accounts',
  'webhooks',
  'workout_templates',
];

/** Fields added to answers since the recording, by path. */
const addedFields: Readonly<Record<string, readonly string[]>> = {
  '/api/auth/user': ['revision', 'restDaysKeepStreak', 'recapByMail', 'wheelSkin', 'zoneRules', 'language'],
  '/api/programs/active': [
    ...[
      'revision',
      'isStandardMisleading',
      'isStartAgreed',
      'isTargetMet',
      'targetWeight',
      'trainedWeeks',
      'keptWeeks',
    ],
  ],
  '/api/assessment/latest': ['revision', 'previous'],
  '/api/user-quests/today': ['revision'],
  '/api/activity-days?days=90': ['isLate'],
  '/api/workouts': ['sets'],
  '/api/stats': ['pausedUntil', 'excuse', 'earnEvery', 'newRules', 'tiers'],
};

type Body = Readonly<Record<string, unknown>>;
/**
 * Values that changed since the recording, by path (decision 36). Progress is measured from the member's start, and a program without a
 * weighing has the weight of the profile.
 */
const changes: Readonly<Record<string, (body: Body) => Body>> = {
  '/api/auth/user': () => ({ goalBaseline: 'start' }),
  '/api/programs/active': ({ startWeight }) =>
    startWeight === null ? { startWeight: 170, startWeightUnit: 'lbs' } : {},
};

function withChanges(path: string, body: unknown): unknown {
  const change = changes[path];
  return change && body !== null ? { ...(body as Body), ...change(body as Body) } : body;
}

function withoutAdded(path: string, body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  if (Array.isArray(body)) return body.map((element) => withoutAdded(path, element));
  const recorded = Object.entries(body).filter(([name]) => !addedFields[path]?.includes(name));
  return Object.fromEntries(recorded.map(([name, value]) => [name, withoutAdded(path, value)]));
}
