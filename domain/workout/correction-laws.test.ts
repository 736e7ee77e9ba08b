import { expect } from 'chai';
import fc from 'fast-check';
import { addDays, asInstant, asMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import { fold } from '#domain/kernel/decider.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { foldPoints, pointsByDay, pointsEntries } from '#domain/points/points-ledger.ts';
import { foldActivity } from '#domain/streak/activity.ts';
import { daysOf } from '#domain/streak/activity-state.ts';
import { ledgerOf } from '#domain/streak/day-ledger.ts';
import { memberId, programStarted, recordedAt, registered } from '#domain/streak/testing/member-log.ts';
import { outcome } from '#domain/testing/run.ts';
import { type CorrectWorkout, type WorkoutCommand, workoutDecider } from './workout.ts';
import type { WorkoutEvent } from './workout-events.ts';

type History = readonly Recorded<WorkoutEvent>[];
/** One command: which workout, how many days after the last command, how many days back, and values. */
type Step = { readonly kind: 'log' | 'correct' | 'retract' } & Choice;
type Choice = {
  readonly workout: number;
  readonly later: number;
  readonly back: number;
  readonly minutes: number;
  readonly effort: number;
  readonly isCompleted: boolean;
};

const anyChoice = {
  workout: fc.nat({ max: 11 }),
  later: fc.constantFrom(0, 0, 0, 1, 1, 2, 9),
  back: fc.nat({ max: 7 }),
  minutes: fc.constantFrom(1, 20, 300),
  effort: fc.integer({ min: 1, max: 10 }),
  isCompleted: fc.constantFrom(true, true, true, false),
};
const anySteps = fc.array(
  fc.record({ kind: fc.constantFrom('log', 'log', 'correct', 'correct', 'retract'), ...anyChoice }),
  { maxLength: 40, size: 'max' },
) as fc.Arbitrary<readonly Step[]>;

const firstDay = asMemberDay('2026-03-01');
const before = [
  recordedAt('2026-03-01T00:00:00Z', registered()),
  recordedAt('2026-03-01T00:00:00Z', programStarted()),
];

function commandOf(
  { kind, workout, back, minutes, effort, isCompleted }: Step,
  today: MemberDay,
): WorkoutCommand {
  const of = { memberId, workoutId: `w${workout}` };
  if (kind === 'retract') return { type: 'RetractWorkout', ...of };
  const values = {
    ...of,
    date: addDays(today, -back),
    today,
    dayMinutes: 1440,
    durationMinutes: minutes,
    perceivedExertion: effort,
    moodAfter: 4,
  };
  if (kind === 'correct') return { type: 'CorrectWorkout', ...values };
  return {
    type: 'LogWorkout',
    ...values,
    templateId: 'core-circuit',
    started: null,
    isCompleted,
    claimedPoints: null,
  };
}

const eventsIn = (history: History): readonly WorkoutEvent[] => history.map(({ event }) => event);
const stateAfter = (history: History) => fold(workoutDecider, eventsIn(history));
const momentOf = (today: MemberDay, minute: number): string =>
  asInstant(new Date(Date.parse(`${today}T08:00:00.000Z`) + minute * 1000).toISOString());

/** The events that the decider gives for commands of one day, after a history. */
function decided(history: History, commands: readonly WorkoutCommand[], today: MemberDay): History {
  const events = [...history];
  for (const command of commands)
    for (const event of outcome(workoutDecider, stateAfter(events), command))
      events.push({
        ...recordedAt(momentOf(today, events.length), event, 'UTC', `event ${events.length}`),
        event,
      });
  return events;
}

/** A history by the real decider, with the day after its last command. */
function lived(steps: readonly Step[]): { readonly history: History; readonly today: MemberDay } {
  let [history, today]: [History, MemberDay] = [[], firstDay];
  for (const step of steps) {
    today = addDays(today, step.later);
    history = decided(history, [commandOf(step, today)], today);
  }
  return { history, today };
}

/** Every number that a member sees, without the ids of events. */
function numbersOf(history: History, today: MemberDay) {
  const events = [...before, ...history];
  const activity = foldActivity(events);
  const { streak, days } = ledgerOf(activity, asInstant(`${today}T23:00:00.000Z`));
  const points = foldPoints(events);
  return {
    streak,
    standings: days.map(({ date, standing }) => [date, standing]),
    totalWorkouts: activity.totalWorkouts,
    totalPoints: points.total,
    pointsByDay: pointsByDay(points).filter((day) => day.points !== 0),
  };
}

const entriesOf = (history: History) => pointsEntries(foldPoints([...before, ...history]));

const standingIn = (history: History) => stateAfter(history).standing;
type Standing = ReturnType<typeof standingIn>[number];

type Numbers = Required<Pick<CorrectWorkout, 'durationMinutes' | 'perceivedExertion' | 'moodAfter'>>;

const correctionOf = (
  workout: Standing,
  change: Partial<CorrectWorkout>,
  today: MemberDay,
): CorrectWorkout & Numbers => ({
  type: 'CorrectWorkout',
  memberId,
  workoutId: workout.workoutId,
  date: workout.date,
  durationMinutes: workout.durationMinutes,
  perceivedExertion: workout.perceivedExertion ?? 1,
  moodAfter: workout.moodAfter ?? 1,
  today,
  dayMinutes: 1440,
  ...change,
});

const anyChange = fc.record(anyChoice);

describe('properties of corrections', () => {
  it('correcting every workout to the values that it has yields no event', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const { history, today } = lived(steps);
        for (const workout of standingIn(history))
          expect(decided(history, [correctionOf(workout, {}, today)], today)).to.deep.equal(history);
      }),
    );
  });

  it('a correction on the same date changes neither streak nor points nor counts', () => {
    fc.assert(
      fc.property(anySteps, anyChange, (steps, { workout: nth, minutes, effort }) => {
        const { history, today } = lived(steps);
        const workout = standingIn(history)[nth];
        if (!workout) return;
        const change = { durationMinutes: minutes, perceivedExertion: effort };
        const corrected = decided(history, [correctionOf(workout, change, today)], today);
        expect(numbersOf(corrected, today)).to.deep.equal(numbersOf(history, today));
        expect(entriesOf(corrected)).to.deep.equal(entriesOf(history));
      }),
    );
  });

  it('a correction to another date equals a retraction and a new log on that date', () => {
    let moves = 0;
    fc.assert(
      fc.property(anySteps, anyChange, (steps, { workout: nth, back, minutes }) => {
        const { history, today } = lived(steps);
        const workout = standingIn(history)[nth];
        const date = addDays(today, -back);
        if (!workout || workout.date === date) return;
        const command = correctionOf(workout, { date, durationMinutes: minutes }, today);
        const corrected = decided(history, [command], today);
        if (corrected.length === history.length) return;
        moves += 1;
        const { type: _, ...values } = command;
        const { templateId, isCompleted } = workout;
        const again: WorkoutCommand[] = [
          { type: 'RetractWorkout', memberId, workoutId: workout.workoutId },
          {
            type: 'LogWorkout',
            ...values,
            workoutId: 'again',
            templateId,
            isCompleted,
            started: null,
            claimedPoints: null,
          },
        ];
        expect(numbersOf(corrected, today)).to.deep.equal(numbersOf(decided(history, again, today), today));
      }),
    );
    expect(moves).to.be.above(10);
  });

  it('workouts that stand give all points, and a date earns ten at most', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const { history } = lived(steps);
        const ledger = foldPoints([...before, ...history]);
        expect(ledger.total).to.equal(standingIn(history).reduce((sum, { points }) => sum + points, 0));
        for (const { points } of pointsByDay(ledger)) expect(points).to.be.within(0, 10);
      }),
    );
  });

  it('completed workouts that stand count, on their corrected dates', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const { history } = lived(steps);
        const activity = foldActivity([...before, ...history]);
        const counted = daysOf(activity).flatMap(({ date, facts }) =>
          facts.map(({ name }) => `${name} ${date}`),
        );
        const standing = standingIn(history).filter(({ isCompleted }) => isCompleted);
        expect(counted.sort()).to.deep.equal(
          standing.map(({ workoutId, date }) => `${workoutId} ${date}`).sort(),
        );
        expect(activity.totalWorkouts).to.equal(standing.length);
      }),
    );
  });

  it('replaying a history twice, or each event twice, gives what one replay gives', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const { history, today } = lived(steps);
        const once = numbersOf(history, today);
        expect(numbersOf([...history, ...history], today)).to.deep.equal(once);
        expect(
          numbersOf(
            history.flatMap((event) => [event, event]),
            today,
          ),
        ).to.deep.equal(once);
        expect(entriesOf([...history, ...history])).to.deep.equal(entriesOf(history));
      }),
    );
  });
});
