import { expect } from 'chai';
import { allRoutes } from '#service/app/all-routes.ts';
import type { EventStore, Position } from '#service/event-store/port.ts';
import { openEventLog } from '#service/event-store/postgres/event-log.ts';
import { collect } from '#service/event-store/testing/samples.ts';
import type { Audience } from '#service/http/api-route.ts';
import { devMemberId } from '#service/http/identity/dev-people.ts';
import type { HttpClient } from '#service/http/testing/http-client.ts';
import {
  liveSampleDay,
  makeCall,
  nameOf,
  type SampleCall,
  type SampleResponses,
  sampleCalls,
  sampleDate,
  sampleDay,
  sendSample,
} from '#service/testing/sample-calls.ts';
import { admin, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';

const roles = ['visitor', 'without access', 'member', 'admin'] as const;
type Role = (typeof roles)[number];
/** The refusal for a role; null when the role may call. */
type Refusal = readonly [status: number, text: string] | null;

const signInFirst: Refusal = [401, 'Unauthorized'];
const notInBeta: Refusal = [403, 'Beta access required'];
const notAdmin: Refusal = [403, 'Admin access required'];
const refusals: Readonly<Record<Audience, Readonly<Record<Role, Refusal>>>> = {
  everybody: { visitor: null, 'without access': null, member: null, admin: null },
  signedIn: { visitor: signInFirst, 'without access': null, member: null, admin: null },
  members: { visitor: signInFirst, 'without access': notInBeta, member: null, admin: null },
  admins: { visitor: signInFirst, 'without access': notAdmin, member: notAdmin, admin: null },
};
const member = 'plain@rondel.example';
const neighbour = 'neighbour@rondel.example';
const stranger = 'stranger@rondel.example';

describe('every route', () => {
  let app: TestApp;
  let log: EventStore;
  /** Another member's data; callers without permission use its real ids. */
  let ofNeighbour: SampleResponses;

  before(async function () {
    this.timeout(120_000);
    app = await startTestApp({
      at: `${sampleDate}T12:00:00.000Z`,
      withoutLuckyDay: [member, neighbour, admin],
    });
    log = await openEventLog({ connectionString: app.databaseUrl });
    ofNeighbour = await liveSampleDay((await app.member(neighbour)).visitor);
  });
  after(async () => {
    await log.close();
    await app.stop();
  });

  /** Types of the events after a position. What the service does by itself, for example for earlier calls, can come at any time. */
  const storedForPeople = async (after: Position) =>
    (await collect(log.readAll({ after })))
      .filter(({ metadata }) => metadata.actor !== 'system')
      .map(({ type }) => type);

  it('has a sample', () => {
    expect(sampleDay.map(nameOf).toSorted()).to.deep.equal(allRoutes.map(nameOf).toSorted());
  });

  const visitorAs: Readonly<Record<Role, () => Promise<HttpClient>>> = {
    visitor: async () => app.visitor(),
    'without access': async () => (await app.signIn(stranger)).visitor,
    member: async () => (await app.member(member)).visitor,
    admin: async () => (await app.signIn(admin)).visitor,
  };

  for (const role of roles) {
    describe(`called by ${role}`, () => {
      const seen: SampleResponses = new Map();
      let visitor: HttpClient;

      before(async function () {
        this.timeout(30_000);
        visitor = await visitorAs[role]();
      });

      for (const { sample, route } of sampleCalls) {
        const refusal = refusals[route.audience][role];
        if (refusal) {
          it(`${nameOf(sample)} returns ${refusal.join(' ')} and stores nothing`, async () => {
            const head = await log.head();
            const { status, body } = await sendSample(visitor, sample, ofNeighbour);
            expect([status, body, await storedForPeople(head)]).to.deep.equal([...refusal, []]);
          });
        } else {
          it(`${nameOf(sample)} succeeds`, async () => {
            await makeCall(visitor, askedBy(role, sample), seen);
          });
        }
      }
    });
  }

  it("return the account's address when it has no access, for the client's beta form", async () => {
    const { visitor } = await app.signIn(stranger);
    const { status, headers } = await visitor.get('/api/auth/user');
    expect([status, headers['x-account-email']]).to.deep.equal([403, stranger]);
    expect(headers['x-account-id']).to.equal(devMemberId(stranger));
  });
});

/** Each role asks for access with a different address. */
const askedBy = (role: Role, sample: SampleCall): SampleCall =>
  nameOf(sample) === 'POST /api/beta/request'
    ? { ...sample, body: { email: `${role.replace(' ', '-')}@asked.example` } }
    : sample;
