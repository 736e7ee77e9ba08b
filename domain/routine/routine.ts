import { refuseFutureDay } from '#domain/kernel/day-rules.ts';
import { advance, type Decider } from '#domain/kernel/decider.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { RoutineExercise } from '#domain/program/program-events.ts';
import { isCredited, streakRulesV1 } from '#domain/streak/streak-rules.ts';
import type { RoutineCommand, TickSet, UntickSet } from './routine-commands.ts';
import type { RoutineEvent } from './routine-events.ts';
import { type RoutineStatus, routineLifecycle } from './routine-lifecycle.ts';
import { routineAward, setsOf, totalSets } from './routine-rules.ts';

export type Routine = {
  readonly status: RoutineStatus;
  /** The exercises as of the opening of the routine. */
  readonly exercises: readonly RoutineExercise[];
  /** Ticked sets as `exerciseIndex.setIndex`. */
  readonly ticked: readonly string[];
  /** Points of the current completion. */
  readonly points: number;
};

export const routineDecider: Decider<Routine, RoutineCommand, RoutineEvent> = {
  initialState: { status: 'none', exercises: [], ticked: [], points: 0 },
  decide,
  evolve,
};

function decide(routine: Routine, command: RoutineCommand): readonly RoutineEvent[] {
  refuseClosedDay(command);
  const exercises = routine.status === 'none' ? command.plan.exercises : routine.exercises;
  refuseUnknownSet(exercises, command);
  const isTicked = routine.ticked.includes(placeOf(command));
  if (isTicked === (command.type === 'TickSet')) return [];
  return command.type === 'TickSet' ? tick(routine, exercises, command) : untick(routine, command);
}

function tick(
  { status, ticked }: Routine,
  exercises: readonly RoutineExercise[],
  command: TickSet,
): readonly RoutineEvent[] {
  const { memberId, date, template, exerciseIndex, setIndex } = command;
  const { durationMinutes } = command.plan;
  const routine = { memberId, date, template };
  const events: RoutineEvent[] = [{ type: 'RoutineSetTicked', ...routine, exerciseIndex, setIndex }];
  if (status === 'none') events.unshift({ type: 'RoutineOpened', ...routine, exercises, durationMinutes });
  if (ticked.length + 1 === totalSets(exercises))
    events.push({ type: 'RoutineCompleted', ...routine, points: routineAward });
  return events;
}

function untick({ status, points }: Routine, command: UntickSet): readonly RoutineEvent[] {
  const { memberId, date, template, exerciseIndex, setIndex } = command;
  const routine = { memberId, date, template };
  const unticked: RoutineEvent = { type: 'RoutineSetUnticked', ...routine, exerciseIndex, setIndex };
  return status === 'completed' ? [unticked, { type: 'RoutineReopened', ...routine, points }] : [unticked];
}

/** An offline device may send a tick late, as long as the date can still be credited. */
function refuseClosedDay({ date, today }: RoutineCommand): void {
  refuseFutureDay(date, today);
  if (isCredited(date, today)) return;
  throw new Refusal('routine-expired', `This routine is more than ${streakRulesV1.creditDays} days old.`);
}

function refuseUnknownSet(
  exercises: readonly RoutineExercise[],
  { exerciseIndex, setIndex }: RoutineCommand,
): void {
  const exercise = exercises[exerciseIndex];
  if (exercise && Number.isInteger(setIndex) && setIndex >= 0 && setIndex < setsOf(exercise)) return;
  throw new Refusal('unknown-set', 'The routine has no such set.', 'invalid');
}

const placeOf = ({ exerciseIndex, setIndex }: Pick<RoutineCommand, 'exerciseIndex' | 'setIndex'>): string =>
  `${exerciseIndex}.${setIndex}`;

function evolve(routine: Routine, event: RoutineEvent): Routine {
  const status = advance(routineLifecycle, routine.status, event.type);
  const { exercises, ticked, points } = routine;
  switch (event.type) {
    case 'RoutineOpened':
      return { status, exercises: event.exercises, ticked, points };
    case 'RoutineSetTicked':
      return { status, exercises, ticked: [...ticked, placeOf(event)], points };
    case 'RoutineSetUnticked':
      return { status, exercises, ticked: ticked.filter((place) => place !== placeOf(event)), points };
    case 'RoutineCompleted':
      return { status, exercises, ticked, points: event.points };
    case 'RoutineReopened':
      return { status, exercises, ticked, points: 0 };
  }
}
