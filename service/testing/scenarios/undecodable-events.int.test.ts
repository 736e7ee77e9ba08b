import { randomUUID } from 'node:crypto';
import { binaryEvent, type EventData, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { expect } from 'chai';
import pg from 'pg';
import { createClient } from '#service/event-store/eventstoredb/connections.ts';
import {
  type FakeServer,
  startFakeServer,
} from '#service/event-store/eventstoredb/testing/fake-server/fake-server.ts';
import type { EventToAppend } from '#service/event-store/port.ts';
import { sampleEvent } from '#service/event-store/testing/samples.ts';
import type { SystemAnswer } from '#service/features/operations/system-contract.ts';
import { devMemberId } from '#service/http/identity/dev-people.ts';
import { eventStoreUrl } from '#service/testing/event-store-clearing.ts';
import { admin, type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { startTool } from '#service/testing/start-tool.ts';
import { eventsOf } from '#service/testing/test-stores.ts';
import { until } from '#service/testing/until.ts';

describe('a service whose log holds events that it cannot decode', function () {
  this.timeout(180_000);
  const lines: Record<string, unknown>[] = [];
  let app: TestApp;
  let member: Caller;

  before(async () => {
    app = await startTestApp({ log: lines });
    member = await app.member('maya.reads@rondel.example');
  });
  after(() => app.stop());

  async function append(stream: string, event: EventToAppend): Promise<void> {
    const log = await eventsOf(app);
    await log.append(stream, 'no-stream', [event]);
    await log.close();
  }
  const isVisible = async () =>
    (await member.send<{ visible?: boolean }>('PATCH', '/api/auth/user', { minutesPerDay: 45 })).visible;
  /** The names of the parked read models, once these are among them. */
  const parkedWith = (...names: readonly string[]) =>
    until(async () => {
      const { body } = await app.visitor().get('/readyz');
      const { checks } = JSON.parse(body) as { checks: Record<string, string> };
      const parked = Object.keys(checks).filter((name) => checks[name]?.includes('parked'));
      return names.every((name) => parked.includes(name)) && parked.sort();
    });

  it('passes over one of an unknown type, warns once and counts it', async () => {
    await append('sample-1', sampleEvent());
    await append('sample-2', { ...sampleEvent(), metadata: {} });
    expect(await isVisible()).to.equal(true);
    expect((await app.visitor().get('/readyz')).status).to.equal(200);
    const warnings = lines.filter(({ msg }) => String(msg).startsWith('an event that cannot be decoded'));
    expect(warnings.map(({ type }) => type)).to.deep.equal(['SampleTaken']);
    const { body } = await app.visitor().get('/metrics');
    expect(body).to.match(/^rondel_undecodable_events_total 2$/m);
    expect(body).to.match(/^rondel_projection_live\{projection="workouts"\} 1$/m);
  });

  it('lists them in the metrics, on the System page, by projections list and doctor', async () => {
    const command = { commandId: 'c', correlationId: 'c' };
    await append('workout-far', { ...sampleEvent(), type: 'WorkoutTeleported', metadata: command });
    const ada = await app.signIn(admin);
    const unread = await until(async () => {
      const { unreadEvents = [] } = await ada.get<SystemAnswer>('/api/admin/system');
      return unreadEvents.length === 2 && unreadEvents;
    });
    expect(unread[0]).to.include({ type: 'WorkoutTeleported', origin: 'newer', count: 1 });
    expect(unread[1]).to.include({ type: 'SampleTaken', origin: 'foreign', count: 2 });
    const { body } = await app.visitor().get('/metrics');
    expect(body).to.match(/^rondel_events_without_reader\{origin="newer"\} 1$/m);
    const line =
      /^1 events WorkoutTeleported \(first at [\d/]+ of workout-far\) have no reader: this release does not know them/m;
    const env = { DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir };
    const listed = await startTool(env, 'projections', 'list').ended;
    expect(listed.out).to.match(line);
    const examined = await startTool(env, 'doctor').ended;
    expect([
      examined.ending,
      /^WRONG {3}events without a reader: 1 events WorkoutTeleported/m.test(examined.out),
    ]).to.deep.equal([1, true]);
  });

  it('starts again over them', async () => {
    const other = await startTestApp({ sharingStoresOf: app });
    expect((await other.visitor().get('/readyz')).status).to.equal(200);
    await other.stop();
  });

  it("holds back one member's rows in read models that handle a newer version", async () => {
    const poisoned = await app.member(poisonedEmail);
    const other = await app.member('other@rondel.example');
    await poisoned.send('POST', '/api/body-metrics', weight(80));
    const event = {
      ...sampleEvent(),
      type: 'MeasurementsLogged.v9',
      data: { memberId: devMemberId(poisonedEmail) },
    };
    await append('workouts-from-tomorrow', event);
    await poisoned.send('POST', '/api/body-metrics', weight(81));
    await other.send('POST', '/api/body-metrics', weight(90));
    await logWorkout(poisoned);
    await logWorkout(other);
    expect(await countsOf(poisoned)).to.deep.equal({ metrics: 1, workouts: 1 });
    expect(await countsOf(other)).to.deep.equal({ metrics: 1, workouts: 1 });
    const { body } = await app.visitor().get('/metrics');
    expect(body).to.match(/^rondel_dead_letters\{projection="body_metrics"\} 1$/m);
    expect(body).to.match(/^rondel_projection_live\{projection="body_metrics"\} 1$/m);
    expect((await app.visitor().get('/readyz')).status).to.equal(200);
  });

  it('holds back one member at broken data of a known type; replay exits with 4', async () => {
    const email = 'broken@rondel.example';
    const broken = await app.member(email);
    await broken.send('POST', '/api/body-metrics', weight(80));
    const event = {
      ...sampleEvent(),
      type: 'MeasurementsLogged',
      data: { memberId: devMemberId(email), broken: true },
    };
    await append('body-broken', event);
    await broken.send('POST', '/api/body-metrics', weight(81));
    expect(await countsOf(broken)).to.deep.equal({ metrics: 1, workouts: 0 });
    const env = { DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir };
    for (const args of [[], ['--verify']]) {
      const { ending, out } = await startTool(env, 'replay', '--only', 'body', ...args).ended;
      expect(ending, out).to.equal(4);
      expect(out).to.match(/dead letters are left/);
      expect(out).to.match(
        /body_metrics: MeasurementsLogged at [\d/]+ of body-broken, holds back \S+: MeasurementsLogged at revision 0 of body-broken: \w+: expected/,
      );
    }
    expect(await countsOf(broken)).to.deep.equal({ metrics: 1, workouts: 0 });
  });

  it('says at an export where those left out are named: unknown types, and read models', async () => {
    const env = { DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir };
    const { ending, err } = await startTool(env, 'export', '--format', 'csv').ended;
    expect(ending, err).to.equal(4);
    expect(err).to.include(
      'npm run projections -- list names unknown types, and the read models that hold other events back.',
    );
    const listed = await startTool(env, 'projections', 'list').ended;
    expect(listed.out)
      .to.match(/^body_metrics .* 2 dead letters$/m)
      .and.match(/ events WorkoutTeleported /);
  });

  it('parks the read models that handle one whose member is unknown, and stays ready', async () => {
    const lost = { ...sampleEvent(), type: 'BetaRequestDenied', metadata: { sealed: 'unknown-key.AAAA' } };
    await append('betaRequest-lost', lost);
    expect(await isVisible()).to.equal(true);
    expect(await parkedWith('audit_entries', 'beta_requests')).to.deep.equal([
      'audit_entries',
      'beta_requests',
    ]);
    expect((await app.visitor().get('/readyz')).status).to.equal(200);
  });

  it('parks the read models of an event without known data; replay exits with 4', async () => {
    await append('workout-nobody', { ...sampleEvent(), type: 'WorkoutLogged', data: { broken: true } });
    await parkedWith('workouts');
    const env = { DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir };
    const { ending, err } = await startTool(env, 'replay', '--only', 'workouts').ended;
    expect([ending, err.includes('WorkoutLogged at revision 0 of workout-nobody')], err).to.deep.equal([
      4,
      true,
    ]);
    expect(err).to.match(/npm run projections -- skip workouts:[0-9a-f-]{36} --reason TEXT/);
  });
});

describe('a service on the fake EventStoreDB server', () => {
  let double: FakeServer;
  before(async () => {
    double = await startFakeServer();
  });
  after(() => double.stop());
  describeForeignEvents(() => double.url);
});

if (eventStoreUrl) {
  const url = eventStoreUrl;
  describe('a service on a real EventStoreDB', () => describeForeignEvents(() => url));
}

/** Events that another program, or a projection of the server, may write. None has a type of the service. */
const foreignEvents = (): readonly (readonly [stream: string, event: EventData])[] => {
  const stream = `other-${randomUUID()}`;
  const type = 'SampleTaken';
  const odd = 'x\u0000\n';
  const long = Array.from({ length: 300 }, () => randomUUID()).join('');
  const erased = [
    { name: odd, revision: 0.5, hash: null },
    { name: stream, revision: 1e12, hash: null },
    null,
  ];
  const described = {
    occurredAt: 'soon',
    commandId: odd,
    correlationId: long,
    actor: '\ud800',
    sealed: 7,
    hash: 7,
  };
  return [
    [stream, jsonEvent({ type, data: {} })],
    [stream, jsonEvent({ type, data: { memberId: null, streams: 7 }, metadata: described })],
    [stream, jsonEvent({ type, data: { memberId: odd, streams: erased } })],
    [stream, jsonEvent({ type, data: { memberId: long, text: odd } })],
    [stream, jsonEvent({ type, data: [1] as never })],
    [stream, binaryEvent({ type, data: Buffer.from([0, 255]), metadata: Buffer.from([0, 255]) })],
    [stream, binaryEvent({ type, data: Buffer.alloc(0) })],
    [stream, binaryEvent({ type: '$>', data: Buffer.from(`0@${stream}`) })],
    [stream, jsonEvent({ type: odd, data: {} })],
    [stream, jsonEvent({ type: long, data: {} })],
    [`${stream}${odd}`, jsonEvent({ type, data: {} })],
    [`${stream}${long}`, jsonEvent({ type, data: {} })],
    [stream, jsonEvent({ type: 'ReminderScheduled', data: { memberId: stream, dueAt: 'soon' } })],
  ];
};

function describeForeignEvents(url: () => string): void {
  it('continues after foreign events of any shape in read models, index, reminders', async function () {
    this.timeout(60_000);
    const lines: Record<string, unknown>[] = [];
    const app = await startTestApp({ log: lines, env: { EVENTSTORE_URL: url() } });
    const client = createClient(url());
    const revisions = new Map<string, bigint>();
    for (const [stream, event] of foreignEvents()) {
      const expectedRevision = revisions.get(stream) ?? NO_STREAM;
      const { nextExpectedRevision } = await client.appendToStream(stream, event, { expectedRevision });
      revisions.set(stream, nextExpectedRevision);
    }
    await client.dispose();
    const member = await app.member('maya.reads@rondel.example');
    const { visible } = await member.send<{ visible?: boolean }>('PATCH', '/api/auth/user', {
      minutesPerDay: 45,
    });
    expect(visible).to.equal(true);
    const log = await eventsOf({ ...app, eventStoreUrl: url() });
    const head = await log.head();
    await log.close();
    const db = new pg.Client(app.databaseUrl);
    await db.connect();
    await until(async () => {
      const { rows } = await db.query<{ position: string }>('select position from service.followers');
      return rows.length > 1 && rows.every(({ position }) => position >= head);
    });
    await db.end();
    const { status, body } = await app.visitor().get('/readyz');
    expect([status, body.includes('parked')]).to.deep.equal([200, false]);
    const warnings = lines.filter(({ level }) => Number(level) >= 40).map(({ msg }) => String(msg));
    // One of the foreign events has a type of the service, so the read model that handles this type keeps it as a dead letter.
    const expected = /^an event (that cannot be decoded|is a dead letter)/;
    expect(warnings.filter((text) => !expected.test(text))).to.deep.equal([]);
    await app.stop();
  });
}

const poisonedEmail = 'poisoned@rondel.example';
const weight = (kilograms: number) => ({ weight: String(kilograms), date: '2026-03-10', unit: 'kg' });

const logWorkout = (member: Caller) =>
  member.send('POST', '/api/workouts', {
    templateId: 'cardio-kickstart',
    date: '2026-03-10',
    durationMinutes: 20,
    perceivedExertion: 7,
    moodAfter: 4,
    isCompleted: true,
  });

const countsOf = async (member: Caller) => ({
  metrics: (await member.get<readonly unknown[]>('/api/body-metrics')).length,
  workouts: (await member.get<readonly unknown[]>('/api/workouts')).length,
});
