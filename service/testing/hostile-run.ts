import { beginning } from '#domain/kernel/recorded.ts';
import { decode } from '#service/event-store/event-types/event-codec.ts';
import { createHttpClient, type HttpClient, signInAs } from '#service/http/testing/http-client.ts';
import {
  type Description,
  type HostileCall,
  hostileCall,
  type Operation,
  oneOf,
  operationsOf,
  plainCall,
} from './hostile-calls.ts';
import { seededRandom } from './hostile-requests.ts';
import { createTally } from './hostile-tally.ts';
import { exchangeRaw, rawRequest } from './raw-requests.ts';
import { liveSampleDay, nameOf, type SampleResponses, sampleDate, sampleDay } from './sample-calls.ts';
import { admin, startTestApp, type TestApp } from './start-test-app.ts';
import { eventsOf } from './test-stores.ts';

type HostileFindings = ReturnType<ReturnType<typeof createTally>['findings']> & {
  readonly requests: number;
  readonly events: number;
  /** Events stored by requests that were answered by 4xx. */
  readonly eventsOfRefused: readonly string[];
  readonly isReady: boolean;
};

/** A visitor (without an address), a member, or an admin. */
type Sender = {
  readonly email: string | null;
  visitor: HttpClient;
  /** Answers to this sender's sample day, which contain ids. */
  seen: SampleResponses;
  renewing: Promise<void> | null;
};

const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu', 'UTC'];
const workers = 16;
/** Calls that delete everything, sent rarely. */
const drastic = /\/api\/me$|clear-user-data|sessions\/sign-out|reset-for-testing|\/api\/logout/;

/** Sends generated requests from `/api/openapi.json` to a new app, as visitors, members and an admin. */
export async function hostileRun(
  count: number,
  seed: number,
  onProgress: (sent: number) => void = () => {},
): Promise<HostileFindings> {
  const log: Record<string, unknown>[] = [];
  const app = await startTestApp({ at: `${sampleDate}T12:00:00.000Z`, log });
  try {
    return await runIn(app, { count, seed, log, onProgress });
  } finally {
    await app.stop();
  }
}

type Options = {
  readonly count: number;
  readonly seed: number;
  readonly log: Record<string, unknown>[];
  readonly onProgress: (sent: number) => void;
};

async function runIn(app: TestApp, { count, seed, log, onProgress }: Options): Promise<HostileFindings> {
  const operations = operationsOf(
    JSON.parse((await app.visitor().get('/api/openapi.json')).body) as Description,
  );
  const senders = await createSenders(app);
  const tally = createTally();
  let sent = 0;

  async function work(nth: number): Promise<void> {
    const chance = seededRandom(seed * 1_000 + nth);
    while (sent < count) {
      const sender = oneOf(chance, senders);
      const operation = chosen(operations, chance);
      const send = chance() < 0.3 ? sendRaw : sendPlain;
      const made = await send(sender, operation, chance);
      const before = sent;
      sent += made;
      if (Math.floor(before / 5_000) < Math.floor(sent / 5_000)) {
        drainLog();
        onProgress(sent);
      }
    }
  }

  const callTo = (operation: Operation, sender: Sender, chance: () => number): HostileCall =>
    (chance() < 0.1 ? plainCall : hostileCall)(operation, idsFor(operation, sender), chance);

  async function sendPlain(sender: Sender, operation: Operation, chance: () => number): Promise<number> {
    const call = callTo(operation, sender, chance);
    const key = chance() < 0.3 && operation.method !== 'GET' ? { 'Idempotency-Key': `key ${chance()}` } : {};
    const { visitor } = sender;
    const answer = await visitor
      .send(operation.method, call.path, { headers: { ...key, ...call.headers }, body: call.body })
      .catch((error: unknown) => String(error));
    if (typeof answer === 'string') {
      tally.unanswered(`${call.kind}: ${answer}`);
      return 1;
    }
    const code = String(answer.headers['x-error-code'] ?? '');
    tally.answered(call, answer.status, code, String(answer.headers['x-request-id'] ?? ''));
    if (answer.status === 401) await renew(sender, visitor);
    return 1;
  }

  async function sendRaw(sender: Sender, operation: Operation, chance: () => number): Promise<number> {
    const others = Array.from({ length: Math.floor(chance() * 5) }, () => chosen(operations, chance));
    const calls = [operation, ...others].map((one) => callTo(one, sender, chance));
    const { visitor } = sender;
    const cookie = [...visitor.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
    const request = rawRequest(calls, { host: new URL(app.origin).host, cookie, chance });
    const answers = await exchangeRaw(app.origin, request);
    tally.raw(request, answers);
    if (answers?.some(({ status }) => status === 401)) await renew(sender, visitor);
    return request.kind.startsWith('pipeline') ? calls.length : 1;
  }

  /** Signs senders in again after a sign-out, and admits them again after a deletion. */
  async function renew(sender: Sender, expired: HttpClient): Promise<void> {
    if (sender.email === null || sender.visitor !== expired) return;
    sender.renewing ??= signedIn(app, sender).finally(() => {
      sender.renewing = null;
    });
    await sender.renewing;
  }

  function drainLog(): void {
    for (const line of log.splice(0))
      if (Number(line.level) >= 50 && line.msg !== 'took-too-long') tally.logged(line);
  }

  await Promise.all(Array.from({ length: workers }, (_, nth) => work(nth)));
  drainLog();
  const ready = await app.visitor().get('/readyz');
  return {
    ...tally.findings(),
    ...(await storedBy(app, tally.refusedIds)),
    requests: sent,
    isReady: ready.status === 200,
  };
}

function chosen(operations: readonly Operation[], chance: () => number): Operation {
  const operation = oneOf(chance, operations);
  return drastic.test(operation.path) && chance() < 0.97 ? chosen(operations, chance) : operation;
}

/** Ids that exist, or existed after the sender's sample day. */
function idsFor({ method, path }: Operation, { seen }: Sender): readonly string[] {
  const sample = sampleDay.find((call) => nameOf(call) === `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`);
  try {
    return sample?.idFrom ? [sample.idFrom(seen)] : [sampleDate];
  } catch {
    return [sampleDate];
  }
}

async function createSenders(app: TestApp): Promise<readonly Sender[]> {
  const reviewer: Sender = {
    email: admin,
    visitor: createHttpClient(app.origin),
    seen: new Map(),
    renewing: null,
  };
  const members = zones.map((zone): Sender => {
    const email = `${zone.toLowerCase().replace('/', '.')}@rondel.example`;
    return { email, visitor: createHttpClient(app.origin), seen: new Map(), renewing: null };
  });
  for (const sender of [reviewer, ...members]) await signedIn(app, sender);
  for (const [index, { visitor }] of members.entries())
    await visitor.send('POST', '/api/me/time-zone', { json: { zone: zones[index] } });
  const strangers = Array.from(
    { length: 2 },
    (): Sender => ({
      email: null,
      visitor: createHttpClient(app.origin),
      seen: reviewer.seen,
      renewing: null,
    }),
  );
  return [...strangers, ...members, reviewer, reviewer];
}

async function signedIn(app: TestApp, sender: Sender): Promise<void> {
  const { email } = sender;
  if (email === null) return;
  const visitor = createHttpClient(app.origin);
  await signInAs(visitor, email);
  if ((await visitor.get('/api/auth/user')).status === 403) await letIn(app, email);
  sender.seen = await liveSampleDay(visitor).catch(() => sender.seen);
  sender.visitor = visitor;
}

async function letIn(app: TestApp, email: string): Promise<void> {
  const reviewer = createHttpClient(app.origin);
  await signInAs(reviewer, admin);
  const { body, status } = await reviewer.send('POST', '/api/beta/request', { json: { email } });
  if (status !== 201) return;
  const { id } = JSON.parse(body) as { readonly id: string };
  await reviewer.send('PATCH', `/api/beta/requests/${id}`, { json: { status: 'approved' } });
}

/** Reads all events, which must be readable and name their request. */
async function storedBy(app: TestApp, refusedIds: ReadonlySet<string>) {
  const log = await eventsOf(app);
  const eventsOfRefused: string[] = [];
  let events = 0;
  for await (const stored of log.readAll({ after: beginning })) {
    const { event, metadata } = decode(stored);
    events += 1;
    if (refusedIds.has(metadata.correlationId)) eventsOfRefused.push(`${event.type} in ${stored.stream}`);
  }
  await log.close();
  return { events, eventsOfRefused };
}
