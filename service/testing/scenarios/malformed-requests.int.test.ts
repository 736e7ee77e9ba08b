import { expect } from 'chai';
import * as z from 'zod/mini';
import { allProjections } from '#projections/all-projections.ts';
import { verify } from '#projections/engine/verify.ts';
import { connector } from '#projections/postgres/connection.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import { decode } from '#service/event-store/event-types/event-codec.ts';
import { beginning } from '#service/event-store/port.ts';
import type { HttpClient } from '#service/http/testing/http-client.ts';
import { type HostileRequest, hostileRequests } from '#service/testing/hostile-requests.ts';
import {
  isOfMember,
  liveSampleDay,
  makeCall,
  type SampleResponses,
  sampleCalls,
  sampleDate,
  sendSample,
} from '#service/testing/sample-calls.ts';
import { admin, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { eventsOf } from '#service/testing/test-stores.ts';

/** Senders in the westernmost, easternmost and a middle time zone. */
const queues = [
  ['east@rondel.example', 'Pacific/Kiritimati'],
  ['west@rondel.example', 'Pacific/Pago_Pago'],
  ['half@rondel.example', 'Asia/Kathmandu'],
  ['utc@rondel.example', 'UTC'],
] as const;
/** A member who deletes the account repeatedly; calls after the first deletion are refused with 401. */
const leaver = 'leaver@rondel.example';
const slowMs = 5_000;
/** Words of parsers, which no sender should read. */
const ofParsers = /Invalid input|Unexpected (token|end)|Too (big|small): |received (undefined|string|number)/;
const reads = sampleCalls.filter(
  ({ route, sample }) => route.method === 'GET' && isOfMember(route) && !sample.idFrom,
);
/** Every tenth of them, another tenth each day: all take 80 s of processor time, more than a tenth of what all code tests take. */
const today = Math.floor(Date.now() / 86_400_000);
const requests = sampleCalls
  .flatMap(({ route, sample }) => hostileRequests(route, sample.body))
  .filter((_, nth) => (nth + today) % 10 === 0);

describe('malformed input', () => {
  let app: TestApp;
  let log: Awaited<ReturnType<typeof eventsOf>>;
  let adminQueue: HttpClient;
  let leaverQueue: HttpClient;
  const members: HttpClient[] = [];
  const counts = new Map<string, number>();
  const wrong: string[] = [];
  let sent = 0;

  before(async function () {
    this.timeout(120_000);
    app = await startTestApp({
      at: `${sampleDate}T12:00:00.000Z`,
      withoutLuckyDay: queues.map(([email]) => email),
    });
    log = await eventsOf(app);
    for (const [email, zone] of queues) {
      const { visitor } = await app.member(email);
      await liveSampleDay(visitor);
      await visitor.send('POST', '/api/me/time-zone', { json: { zone } });
      members.push(visitor);
    }
    adminQueue = (await app.signIn(admin)).visitor;
    leaverQueue = (await app.member(leaver)).visitor;
  });
  after(async () => {
    await log.close();
    await app.stop();
  });

  it(`of ${requests.length} hostile requests is answered in time, as declared, without 500`, async function () {
    this.timeout(400_000);
    const isForAdmins = ({ route }: HostileRequest) => route.audience === 'admins';
    const isLeaving = ({ route }: HostileRequest) => route.method === 'DELETE' && route.path === '/api/me';
    const forMembers = requests.filter((request) => !isForAdmins(request) && !isLeaving(request)).values();
    const work = async (visitor: HttpClient, queue: Iterable<HostileRequest>) => {
      for (const request of queue) await send(visitor, request);
    };
    const admins = work(adminQueue, requests.filter(isForAdmins));
    const leaving = work(leaverQueue, requests.filter(isLeaving));
    await Promise.all([admins, leaving, ...members.map((visitor) => work(visitor, forMembers))]);
    process.stdout.write(`      ${JSON.stringify(Object.fromEntries([...counts].sort()))}\n`);
    expect(wrong.slice(0, 40)).to.deep.equal([]);
  });

  it('leaves no unreadable event', async () => {
    let events = 0;
    for await (const stored of log.readAll({ after: beginning })) {
      decode(stored);
      events += 1;
    }
    expect(events).to.be.above(queues.length * 10);
  });

  it('leaves read models that are live and equal to a rebuild', async function () {
    this.timeout(60_000);
    expect(JSON.parse((await app.visitor().get('/readyz')).body)).to.include({ isReady: true });
    const connect = connector({ connectionString: app.databaseUrl });
    const verified = await verify({
      connect,
      source: eventSourceOf(log, log.cipher),
      projections: allProjections,
    });
    expect(verified.filter(({ differingRows }) => differingRows > 0)).to.deep.equal([]);
  });

  it('leaves every read of every member valid and fast', async function () {
    this.timeout(60_000);
    for (const visitor of [...members, adminQueue]) {
      for (const { route, sample } of reads) {
        const began = performance.now();
        const { status } = await sendSample(visitor, sample, new Map());
        expect(sample.mayBeMissing ? [200, 404] : [200], route.path).to.include(status);
        expect(performance.now() - began, route.path).to.be.below(slowMs);
      }
    }
  });

  it('leaves every member able to continue, and the read models able to follow', async () => {
    for (const visitor of members) {
      const seen: SampleResponses = new Map();
      for (const { route, sample } of sampleCalls) {
        const isOther = /user-quests|skip-token|public-page\/handle|admin|beta|support|^\/api\/me$/.test(
          route.path,
        );
        if (!isOther) await makeCall(visitor, sample, seen);
      }
    }
    expect(JSON.parse((await app.visitor().get('/readyz')).body)).to.include({ isReady: true });
  });

  async function send(visitor: HttpClient, request: HostileRequest): Promise<void> {
    const began = performance.now();
    const { route, path, body } = request;
    // Half of them have an idempotency key, so that storing answers is tested as well.
    const headers = { ...(sent++ % 2 === 0 && { 'Idempotency-Key': `key ${sent}` }), ...request.headers };
    const outcome = await visitor
      .send(route.method, path, { headers, ...(body !== null && { body }) })
      .then(({ status, headers: answered, body: said }) => ({
        ...{ status, said },
        code: String(answered['x-error-code'] ?? ''),
      }))
      .catch((error: unknown) => ({ status: 0, code: String(error), said: '' }));
    const { status, code, said } = outcome;
    counts.set(String(status), (counts.get(String(status)) ?? 0) + 1);
    const elapsed = performance.now() - began;
    const isFine = status > 0 && status !== 500 && (status < 500 || code === 'no-quests') && elapsed < slowMs;
    const isLetThrough = status < 300 && isRefusedByContract(request);
    const isRaw = status === 400 && ofParsers.test(said);
    if (!isFine || isLetThrough || isRaw)
      wrong.push(`${status} ${code} ${Math.round(elapsed)} ms: ${shown(request)}`);
  }
});

/** Whether the contract refuses a JSON body. */
function isRefusedByContract({ route, body }: HostileRequest): boolean {
  if (!route.body || typeof body !== 'string') return false;
  try {
    return !z.safeParse(route.body, JSON.parse(body.replace(/^\uFEFF/, '') || '{}')).success;
  } catch {
    return true;
  }
}

const shown = ({ route, path, headers, body }: HostileRequest): string =>
  [route.method, path.slice(0, 100), JSON.stringify(headers).slice(0, 150), String(body).slice(0, 300)].join(
    ' ',
  );
