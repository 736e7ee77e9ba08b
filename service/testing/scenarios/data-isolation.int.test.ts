import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { connector, withConnection } from '#projections/postgres/connection.ts';
import { beginning, type EventStore, type StoredEvent } from '#service/event-store/port.ts';
import { devMemberId } from '#service/http/identity/dev-people.ts';
import type { Answer, HttpClient } from '#service/http/testing/http-client.ts';
import {
  isOfMember,
  liveSampleDay,
  makeCall,
  nameOf,
  type SampleCall,
  type SampleResponses,
  sampleCalls,
  sampleDate,
  sendSample,
} from '#service/testing/sample-calls.ts';
import { admin, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { eventsOf } from '#service/testing/test-stores.ts';
import { until } from '#service/testing/until.ts';

const victim = 'victim@rondel.example';
const thief = 'thief@rondel.example';
const victimId = devMemberId(victim);
const noon = `${sampleDate}T12:00:00.000Z`;
const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** Values that only the victim has sent. */
const planted = { injury: 'planted-injury', note: 'planted-note', weight: '191.3' };

/** A date names a day of the caller, and an id something of the member. */
const statusesFor = (id: string): readonly number[] => [...(id === sampleDate ? [200] : []), 403, 404, 409];

describe("a member's data", () => {
  let app: TestApp;
  let log: EventStore;
  let own: HttpClient;
  let stranger: HttpClient;
  let shown: unknown;
  let stored: readonly StoredEvent[];
  let secrets: readonly string[];

  before(async function () {
    this.timeout(120_000);
    app = await startTestApp({ at: noon, withoutLuckyDay: [victim, thief] });
    log = await eventsOf(app);
    own = (await app.member(victim)).visitor;
    await liveSampleDay(own, withSecrets);
    stranger = (await app.member(thief)).visitor;
    await remindersPlanned();
    shown = await allReads(own);
    stored = await eventsOfVictim();
    secrets = [...idsIn(stored), victim, ...Object.values(planted)];
  });
  afterEach(async () => {
    expect(await allReads(own)).to.deep.equal(shown);
    expect(await eventsOfVictim()).to.deep.equal(stored);
  });
  after(async () => {
    await log.close();
    await app.stop();
  });

  it('is visible to that member, which proves that the search for it works', () => {
    const text = JSON.stringify(shown);
    for (const value of [victim, planted.injury, planted.note, planted.weight])
      expect(text).to.include(value);
    expect(idsIn(stored).length).to.be.above(10);
  });

  for (const who of ['a stranger', 'an admin']) {
    it(`cannot be reached by its ids by ${who}`, async function () {
      this.timeout(60_000);
      const visitor = who === 'an admin' ? (await app.signIn(admin)).visitor : stranger;
      for (const { sample } of callsById) {
        for (const id of [...idsOfEachKind(stored), sampleDate]) {
          const answer = await sendSample(visitor, { ...sample, idFrom: () => id }, new Map());
          expect(statusesFor(id), `${nameOf(sample)} ${id}`).to.include(answer.status);
          expectNoTrace(answer);
        }
      }
    });
  }

  it('is not changed by a command that names the member in its body', async () => {
    const names = { memberId: victimId, userId: victimId, id: victimId, actor: victimId };
    const seen: SampleResponses = new Map();
    for (const { sample, route } of sampleCalls.filter((call) => isOfMember(call.route))) {
      const naming = route.method === 'GET' ? sample : { ...sample, body: { ...sample.body, ...names } };
      expectNoTrace(await makeCall(stranger, naming, seen));
    }
  });

  it('is not shown by a read that names the member in its query', async () => {
    const query = `?memberId=${victimId}&userId=${victimId}&id=${victimId}&email=${victim}`;
    // The commands above sign the stranger out.
    const { visitor } = await app.member(`names-another-${randomUUID()}@rondel.example`);
    for (const path of readPaths) {
      const [plain, naming] = [await visitor.get(path), await visitor.get(path + query)];
      expect(plain.status, path).to.be.oneOf([200, 400, 404]);
      if (naming.status !== 400) expect(naming.body, path).to.equal(plain.body);
      expectNoTrace(naming);
    }
  });

  it('is not returned to another member who sends the same Idempotency-Key', async () => {
    const metric = { date: sampleDate, unit: 'lbs', weight: '150' };
    const ids: unknown[] = [];
    for (const name of ['one', 'other']) {
      const { visitor } = await app.member(`${name}-${randomUUID()}@rondel.example`);
      const headers = { 'Idempotency-Key': 'the very same' };
      const answer = await visitor.send('POST', '/api/body-metrics', { json: metric, headers });
      expect(answer.headers).to.not.have.property('idempotency-replayed');
      ids.push((JSON.parse(answer.body) as { id: string }).id);
    }
    expect(new Set(ids).size).to.equal(2);
  });

  function expectNoTrace({ body, headers }: Answer): void {
    const said = body + JSON.stringify(headers);
    expect(secrets.filter((secret) => said.includes(secret))).to.deep.equal([]);
  }

  /** They are planned in the background, and the member is shown them. */
  const remindersPlanned = () =>
    withConnection(connector({ connectionString: app.databaseUrl }), 'test', (client) =>
      until(async () => {
        const { rowCount } = await client.query(
          `select from service.followers, log.head
            where followers.name = 'process reminders' and followers.position >= lpad(head.position::text, 20, '0')
              and not exists (select from service.process_wakes where due_at <= $1)`,
          [noon],
        );
        return rowCount === 1;
      }),
    );

  async function eventsOfVictim(): Promise<readonly StoredEvent[]> {
    const events: StoredEvent[] = [];
    for await (const event of log.readAll({ after: beginning })) {
      if (JSON.stringify(event).includes(victimId)) events.push(event);
    }
    return events;
  }
});

/** Without the calls on events and webhooks of every member: separate tests cover what they show to admins. */
const callsById = sampleCalls.filter(
  ({ sample, route }) => sample.idFrom && !/^\/api\/admin\/(events|webhooks)\b/.test(route.path),
);

const readPaths = sampleCalls
  .filter(({ sample, route }) => route.method === 'GET' && isOfMember(route) && !sample.idFrom)
  .map(({ route }) => route.path);

const allReads = (visitor: HttpClient): Promise<unknown> =>
  Promise.all(readPaths.map(async (path) => [path, (await visitor.get(path)).body]));

const idsIn = (events: readonly StoredEvent[]): readonly string[] => [
  ...new Set(JSON.stringify(events).match(uuid)),
];

/**
 * The first and the last id of each kind. A kind is a sort of stream, a field of one event type, or a field of all events: routes
 * distinguish ids this way.
 */
function idsOfEachKind(events: readonly StoredEvent[]): readonly string[] {
  const [first, last] = [new Map<string, string>(), new Map<string, string>()];
  const texts = events.flatMap(({ type, data, ...event }) => [...textsIn(event, ''), ...textsIn(data, type)]);
  for (const [place, text] of texts) {
    const kind = `${place} ${text.replaceAll(uuid, '')}`;
    for (const id of text.match(uuid) ?? []) {
      if (!first.has(kind)) first.set(kind, id);
      last.set(kind, id);
    }
  }
  return [...new Set([...first.values(), ...last.values()])];
}

/** All texts in a value, each with the names of the fields that lead to it. */
function textsIn(value: unknown, place: string): readonly (readonly [place: string, text: string])[] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${place} ${name}`));
}

function withSecrets(sample: SampleCall): SampleCall {
  if (sample.body === undefined) return sample;
  const text = JSON.stringify(sample.body)
    .replace('An old one of the left knee', planted.injury)
    .replace('"easy"', `"${planted.note}"`)
    .replace('173.7', planted.weight);
  return { ...sample, body: JSON.parse(text) as Record<string, unknown> };
}
