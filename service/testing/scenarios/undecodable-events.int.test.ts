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
import { devMemberId } from '#service/http/identity/dev-people.ts';
import { eventStoreUrl } from '#service/testing/event-store-clearing.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { eventsOf } from '#service/testing/test-stores.ts';
import { until } from '#service/testing/until.ts';

describe('a service whose log holds events that it cannot decode', function () {
  this.timeout(60_000);
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

  it('starts again over them', async () => {
    const other = await startTestApp({ sharingStoresOf: app });
    expect((await other.visitor().get('/readyz')).status).to.equal(200);
    await other.stop();
  });

  it('holds back the rows of one member in the read models that handle one of a newer version', async () => {
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
  it('goes on after events of other programs of any shape in its read models, its index and its reminders', async function () {
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
    expect(warnings.filter((text) => !text.startsWith('an event that cannot be decoded'))).to.deep.equal([]);
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
