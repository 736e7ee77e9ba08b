import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import { asCommandId, asMemberId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { workoutDecider } from '#domain/workout/workout.ts';
import { workoutStream } from '#domain/workout/workout-events.ts';
import { usualDayMinutes } from '#domain/workout/workout-rules.ts';
import { type EventStore, OutcomeUnknown } from '#service/event-store/port.ts';
import { openEventLog } from '#service/event-store/postgres/event-log.ts';
import { type TestDatabase, testDatabase } from '#service/testing/database.ts';
import {
  type CommandContext,
  createExecuteCommand,
  type ExecuteCommand,
  StaleRevision,
} from './execute-command.ts';

const today = asMemberDay('2026-03-10');
const at = asInstant('2026-03-10T12:00:00.000Z');

describe('executing commands', () => {
  let database: TestDatabase;
  let log: EventStore;
  let reads = 0;
  let eventsRead = 0;
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
      async *readStream(stream, options) {
        reads += 1;
        for await (const event of opened.readStream(stream, options)) {
          eventsRead += 1;
          yield event;
        }
      },
    };
  });
  beforeEach(() => {
    here = createExecuteCommand(log);
    there = createExecuteCommand(log);
    memberId = asMemberId(randomUUID());
    reads = 0;
    eventsRead = 0;
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
  const logging = (
    execute: ExecuteCommand,
    id = randomUUID(),
    more: Pick<CommandContext, 'ifRevision' | 'isCallerGone'> = {},
    perceivedExertion = 7,
  ) => {
    const command = {
      type: 'LogWorkout',
      memberId,
      workoutId: id,
      templateId: 'cardio-kickstart',
      date: today,
      durationMinutes: 1,
      perceivedExertion,
      moodAfter: 4,
      dayMinutes: usualDayMinutes,
      isCompleted: true,
      started: null,
      today,
      claimedPoints: null,
    } as const;
    return execute(workoutDecider, workoutStream(memberId), command, { ...contextOf(id), ...more });
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

  it('returns the stored events when another process stored the command first', async () => {
    const id = randomUUID();
    const other = createExecuteCommand({
      ...log,
      async append(...asked) {
        await logging(here, id);
        return log.append(...asked);
      },
    });
    const outcome = await logging(other, id, {}, 9);
    expect(
      outcome.events.map((event) => 'perceivedExertion' in event && event.perceivedExertion),
    ).to.deep.equal([7]);
    expect(outcome).to.deep.include(await logging(here, id));
  });

  it('uses the given revision, and no older cached one', async () => {
    await logging(here);
    await logging(there);
    expect(await outcomeOf(logging(here, randomUUID(), { ifRevision: 0 }))).to.be.instanceOf(StaleRevision);
    expect((await logging(here, randomUUID(), { ifRevision: 1 })).revision).to.equal(2);
  });

  it('reads only newer events when a command is refused, changes nothing or conflicts', async () => {
    const id = randomUUID();
    await logging(here, id);
    for (let count = 0; count < 20; count += 1) await logging(here);
    await retracting(here, id);
    eventsRead = 0;
    expect(await outcomeOf(retracting(here, 'no-such-workout'))).to.be.instanceOf(Refusal);
    expect(eventsRead, 'the last known one').to.equal(1);
    await logging(here);
    eventsRead = 0;
    expect((await retracting(here, id)).events).to.deep.equal([]);
    expect(eventsRead, 'the last known one').to.equal(1);
    await logging(there);
    eventsRead = 0;
    expect((await logging(here)).revision).to.equal(24);
    expect(eventsRead, 'the last known one and the one from elsewhere').to.equal(2);
  });

  it('forgets the cached state of a deleted stream', async () => {
    const id = randomUUID();
    for (const each of [randomUUID(), id]) await logging(here, each);
    await log.deleteStream(workoutStream(memberId), 1);
    expect(await outcomeOf(retracting(here, id))).to.be.instanceOf(Refusal);
    await logging(there);
    expect(await outcomeOf(retracting(here, id))).to.be.instanceOf(Refusal);
    const last = randomUUID();
    const { state } = await logging(here, last);
    expect((await logging(createExecuteCommand(log), last)).state).to.deep.equal(state);
  });

  it('repeats a command with unknown outcome while its caller waits, stored once', async () => {
    let [appends, lost] = [0, 3];
    const unsure = createExecuteCommand({
      ...log,
      async append(...asked) {
        appends += 1;
        if (appends > lost) return log.append(...asked);
        throw new OutcomeUnknown('the answer was lost');
      },
    });
    expect((await logging(unsure, randomUUID(), { isCallerGone: () => false })).revision).to.equal(0);
    expect(appends).to.equal(4);
    lost = Number.POSITIVE_INFINITY;
    const abandoned = logging(unsure, randomUUID(), { isCallerGone: () => appends >= 6 });
    const next = logging(unsure, randomUUID(), { isCallerGone: () => true });
    for (const each of [abandoned, next]) expect(await outcomeOf(each)).to.be.instanceOf(OutcomeUnknown);
    expect(appends).to.equal(7);
  });

  it('stores every command when many write to one stream from two processes', async function () {
    this.timeout(60_000);
    const wanted = Array.from({ length: 60 }, (_, index) => logging(index % 2 === 0 ? here : there));
    const outcomes = await Promise.all(wanted);
    const revisions = outcomes.map(({ revision }) => revision ?? -1).toSorted((a, b) => a - b);
    expect(revisions).to.deep.equal(Array.from({ length: 60 }, (_, index) => index));
  });
});
