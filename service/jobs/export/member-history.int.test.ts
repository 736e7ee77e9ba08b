import { expect } from 'chai';
import { asInstant, type Instant } from '#domain/kernel/day.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { beginning, type EventStore } from '#service/event-store/port.ts';
import { demoMember } from '#service/http/identity/demo-people.ts';
import { devMemberId } from '#service/http/identity/dev-people.ts';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { eventsOf } from '#service/testing/test-stores.ts';
import { memberHistory } from './member-history.ts';

const now = asInstant('2026-03-10T12:00:00.000Z');
const maya = devMemberId(demoMember.email);

describe("a member's history", () => {
  let app: TestApp;
  let store: EventStore;

  before(async function () {
    this.timeout(60_000);
    app = await startTestApp({ at: now });
    store = await eventsOf(app);
    const caller = await app.signIn(demoMember.email);
    const tick = { templateType: 'daily-50', exerciseIndex: 0, setIndex: 0, completed: true };
    await caller.send('POST', '/api/programs/daily-maintenance', { templateType: 'daily-50' });
    await caller.send('POST', '/api/daily-workout-progress', tick);
    await caller.send('POST', '/api/programs/assessment');
    const results = [{ exerciseName: 'Push-ups', value: 20, type: 'reps', day: 1 }];
    await caller.send('POST', '/api/assessment/complete', { results });
  });

  after(async () => {
    await store.close();
    await app.stop();
  });

  /** Reads the whole log as a reference. */
  const foundInTheLog = async (until: Instant): Promise<string[]> => {
    const ids: string[] = [];
    for await (const { id, data, metadata } of store.readAll({ after: beginning }))
      if (data.memberId === maya && String(metadata.occurredAt) <= until) ids.push(id);
    return ids;
  };
  const foundInStreams = async (until: Instant): Promise<string[]> =>
    (await memberHistory(store, maya, until)).map(({ id }) => id);

  it('contains all events of the member, in the order of the log', async () => {
    const ids = await foundInStreams(now);
    expect(ids).to.deep.equal(await foundInTheLog(now));
    const types = (await memberHistory(store, maya, now)).map(({ event }) => event.type);
    expect(types).to.include.members([
      'QuestCompleted',
      'WorkoutLogged',
      'WeightLogged',
      'RoutineSetTicked',
      'AssessmentSubmitted',
    ]);
  });

  it('ends at a given instant', async () => {
    const instant = asInstant('2026-01-20T20:00:00.000Z');
    const ids = await foundInStreams(instant);
    expect(ids).to.deep.equal(await foundInTheLog(instant));
    expect(ids).to.have.length.within(50, 250);
  });

  it('is empty for an unknown member', async () => {
    expect(await memberHistory(store, asMemberId('nobody'), now)).to.deep.equal([]);
  });
});
