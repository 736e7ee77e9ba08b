import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import { asCommandId, asMemberId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { workoutDecider } from '#domain/workout/workout.ts';
import { workoutStream } from '#domain/workout/workout-events.ts';
import { usualDayMinutes } from '#domain/workout/workout-rules.ts';
import type { EventStore } from '#service/event-store/port.ts';
import { openEventLog } from '#service/event-store/postgres/event-log.ts';
import { type TestDatabase, testDatabase } from '#service/testing/database.ts';
import { createExecuteCommand, type ExecuteCommand, StaleRevision } from './execute-command.ts';

const today = asMemberDay('2026-03-10');
const at = asInstant('2026-03-10T12:00:00.000Z');

describe('executing commands', () => {
  let database: TestDatabase;
  let log: EventStore;
  let reads = 0;
  /** Two independent executors, as in two processes. */
  let here: ExecuteCommand;
  let there: ExecuteCommand;
  let memberId: ReturnType<typeof asMemberId>;

  before(async function () {
    this.timeout(60_000);
    database = await testDatabase();
    const opened = await openEventLog({ connectionString: database.url });
    log = {
      ...opened,
      readStream(stream, options) {
        reads += 1;
        return opened.readStream(stream, options);
      },
    };
  });
  beforeEach(() => {
    here = createExecuteCommand(log);
    there = createExecuteCommand(log);
    memberId = asMemberId(randomUUID());
    reads = 0;
  });
  after(async () => {
    await log.close();
    await database.drop();
  });

  const contextOf = (id: string) => ({
    commandId: asCommandId(id),
    correlationId: id,
    actor: memberId,
    occurredAt: at,
    zone: 'UTC',
    localDate: today,
  });
  const logging = (execute: ExecuteCommand, id = randomUUID(), ifRevision?: number) => {
    const command = {
      type: 'LogWorkout',
      memberId,
      workoutId: id,
      templateId: 'cardio-kickstart',
      date: today,
      durationMinutes: 1,
      perceivedExertion: 7,
      moodAfter: 4,
      dayMinutes: usualDayMinutes,
      isCompleted: true,
      started: null,
      today,
      claimedPoints: null,
    } as const;
    const context = { ...contextOf(id), ...(ifRevision !== undefined && { ifRevision }) };
    return execute(workoutDecider, workoutStream(memberId), command, context);
  };
  const retracting = (execute: ExecuteCommand, workoutId: string) =>
    execute(
      workoutDecider,
      workoutStream(memberId),
      { type: 'RetractWorkout', memberId, workoutId },
      contextOf(randomUUID()),
    );
  const outcomeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: Error) => error,
    );

  it('reads a stream once, and then decides on the cached state', async () => {
    for (const revision of [0, 1, 2]) expect((await logging(here)).revision).to.equal(revision);
    expect(reads).to.equal(1);
  });

  it('decides again on events stored by others meanwhile', async () => {
    const id = randomUUID();
    await logging(here, id);
    await logging(there);
    expect((await logging(here)).revision).to.equal(2);
    await retracting(there, id);
    const again = await retracting(here, id);
    expect([again.events, again.revision]).to.deep.equal([[], 3]);
  });

  it('does not refuse by an outdated cached state', async () => {
    await logging(here);
    const id = randomUUID();
    await logging(there, id);
    expect((await retracting(here, id)).events).to.have.length(1);
    expect(await outcomeOf(retracting(here, 'no-such-workout'))).to.be.instanceOf(Refusal);
  });

  it('returns the first events for a repeated command, and stores nothing', async () => {
    const id = randomUUID();
    const first = await logging(here, id);
    await logging(there);
    for (const execute of [here, there, createExecuteCommand(log)]) {
      const again = await logging(execute, id);
      expect([again.events, again.position, again.revision]).to.deep.equal([first.events, first.position, 1]);
    }
  });

  it('uses the given revision, and no older cached one', async () => {
    await logging(here);
    await logging(there);
    expect(await outcomeOf(logging(here, randomUUID(), 0))).to.be.instanceOf(StaleRevision);
    expect((await logging(here, randomUUID(), 1)).revision).to.equal(2);
  });

  it('stores every command when many write to one stream from two processes', async function () {
    this.timeout(60_000);
    const wanted = Array.from({ length: 60 }, (_, index) => logging(index % 2 === 0 ? here : there));
    const outcomes = await Promise.all(wanted);
    const revisions = outcomes.map(({ revision }) => revision ?? -1).toSorted((a, b) => a - b);
    expect(revisions).to.deep.equal(Array.from({ length: 60 }, (_, index) => index));
  });
});
