import { expect } from 'chai';
import { allRoutes } from './all-routes.ts';
import { openEventLog } from './event-store/event-log.ts';
import type { EventStore } from './event-store/store.ts';
import type { Audience } from './http/api-route.ts';
import type { Visitor } from './http/testing/visitor.ts';
import { admin, type RunningHouse, runHouse } from './testing/running-house.ts';
import { nameOf, type SampleCall, sampleDate, sampleDay, sendSample } from './testing/sample-day.ts';
import { type Answers, liveSampleDay, makeCall, sampleCalls } from './testing/sample-life.ts';

const roles = ['visitor', 'without access', 'member', 'admin'] as const;
type Role = (typeof roles)[number];
/** What somebody gets who may not call; null for who may. */
type Refusal = readonly [status: number, text: string] | null;

const signInFirst: Refusal = [401, 'Unauthorized'];
const notInBeta: Refusal = [403, 'Beta access required'];
const notAdmin: Refusal = [403, 'Admin access required'];
const refusals: Readonly<Record<Audience, Readonly<Record<Role, Refusal>>>> = {
  everybody: { visitor: null, 'without access': null, member: null, admin: null },
  members: { visitor: signInFirst, 'without access': notInBeta, member: null, admin: null },
  admins: { visitor: signInFirst, 'without access': notAdmin, member: notAdmin, admin: null },
};
const member = 'plain@rondel.example';
const neighbour = 'neighbour@rondel.example';
const stranger = 'stranger@rondel.example';

describe('every route', () => {
  let house: RunningHouse;
  let log: EventStore;
  /** What another member has; who may not ask names what is really there. */
  let ofNeighbour: Answers;

  before(async function () {
    this.timeout(120_000);
    house = await runHouse({ at: `${sampleDate}T12:00:00.000Z`, steady: [member, neighbour, admin] });
    log = await openEventLog({ connectionString: house.databaseUrl });
    ofNeighbour = await liveSampleDay((await house.member(neighbour)).visitor);
  });
  after(async () => {
    await log.close();
    await house.stop();
  });

  it('has a sample', () => {
    expect(sampleDay.map(nameOf).toSorted()).to.deep.equal(allRoutes.map(nameOf).toSorted());
  });

  const visitorAs: Readonly<Record<Role, () => Promise<Visitor>>> = {
    visitor: async () => house.visitor(),
    'without access': async () => (await house.signIn(stranger)).visitor,
    member: async () => (await house.member(member)).visitor,
    admin: async () => (await house.signIn(admin)).visitor,
  };

  for (const role of roles) {
    describe(`asked by ${role}`, () => {
      const seen: Answers = new Map();
      let visitor: Visitor;

      before(async function () {
        this.timeout(30_000);
        visitor = await visitorAs[role]();
      });

      for (const { sample, route } of sampleCalls) {
        const refusal = refusals[route.audience][role];
        if (refusal) {
          it(`${nameOf(sample)} says ${refusal.join(' ')} and stores nothing`, async () => {
            const head = await log.head();
            const { status, body } = await sendSample(visitor, sample, ofNeighbour);
            expect([status, body, await log.head()]).to.deep.equal([...refusal, head]);
          });
        } else {
          it(`${nameOf(sample)} answers`, async () => {
            await makeCall(visitor, askedBy(role, sample), seen);
          });
        }
      }
    });
  }

  it('names the account that has no access, which the gate’s form begins with', async () => {
    const { visitor } = await house.signIn(stranger);
    const { status, headers } = await visitor.get('/api/auth/user');
    expect([status, headers['x-account-email']]).to.deep.equal([403, stranger]);
  });
});

/** Each asks for access with an address of their own. */
const askedBy = (role: Role, sample: SampleCall): SampleCall =>
  nameOf(sample) === 'POST /api/beta/request'
    ? { ...sample, body: { email: `${role.replace(' ', '-')}@asked.example` } }
    : sample;
