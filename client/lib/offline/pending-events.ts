import { bodyDecider } from '#domain/body/body.ts';
import type { BodyCommand } from '#domain/body/body-commands.ts';
import type { BodyEvent } from '#domain/body/body-events.ts';
import { dailyTemplateOf } from '#domain/catalogue/workouts/daily-templates.ts';
import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { dayAt, type ZoneHistory } from '#domain/kernel/zone-history.ts';
import type { QuestEvent } from '#domain/quest/quest-events.ts';
import { type Routine, routineDecider } from '#domain/routine/routine.ts';
import type { RoutineCommand } from '#domain/routine/routine-commands.ts';
import type { RoutineEvent } from '#domain/routine/routine-events.ts';
import { type WorkoutCommand, workoutDecider } from '#domain/workout/workout.ts';
import type { WorkoutEvent } from '#domain/workout/workout-events.ts';
import { logMetricOf } from '#service/features/body/body-command-contract.ts';
import type { BodyEntry } from '#service/features/body/body-view-contract.ts';
import type { DailyTemplate, RoutineProgress } from '#service/features/routine/routine-contract.ts';
import { correctWorkoutOf, logWorkoutOf } from '#service/features/workout/workout-command-contract.ts';
import type { Workout } from '#service/features/workout/workout-contract.ts';
import { exerciseOf } from './local-routine.ts';
import type { Waiting } from './outbox.ts';

/** The server's answers, by their path. */
export type Reads = ReadonlyMap<string, unknown>;
export type Answers = readonly (readonly [path: string, answer: unknown])[];

/** The latest reads from which the answers to the pending commands follow. */
export type PendingBasis = {
  readonly memberId: MemberId;
  readonly zones: ZoneHistory;
  /** When the service is taken to receive the commands. */
  readonly now: Instant;
  readonly workouts: readonly Workout[];
  /** Routines of the dates that were read. */
  readonly routines: readonly RoutineProgress[];
  readonly templates: readonly DailyTemplate[];
  readonly bodyEntries: readonly BodyEntry[];
  /** Decides what is about quests; undefined where nothing of that is known. */
  readonly ofQuests: ((command: Command) => readonly QuestEvent[]) | undefined;
};
export type DecidedEvent = WorkoutEvent | RoutineEvent | BodyEvent | QuestEvent;

/** Where the calls about quests begin. */
export const questsStart = '/api/user-quests/';

export const isOfBody = (event: DecidedEvent): event is BodyEvent => 'entryId' in event;

export type Command = Pick<Waiting, 'method' | 'path' | 'body' | 'idempotencyKey'>;

/**
 * The events that the service will append for the commands of the outbox, in their order, by its own deciders. A command that they refuse
 * appends nothing, there as here.
 */
export function pendingEvents(commands: readonly Command[], basis: PendingBasis): readonly DecidedEvent[] {
  const today = dayAt(basis.zones, basis.now);
  const streams = openStreams(basis, today, commands);
  return commands.flatMap((command) => streams.find(({ takes }) => takes(command))?.decide(command) ?? []);
}

/** The deciders of one kind of streams. */
type Streams = {
  readonly takes: (command: Command) => boolean;
  readonly decide: (command: Command) => readonly DecidedEvent[];
};

function openStreams(
  basis: PendingBasis,
  today: MemberDay,
  commands: readonly Command[],
): readonly Streams[] {
  const workouts = stream(workoutDecider, workoutsKnown(basis.workouts, commands));
  const body = stream(bodyDecider, bodyKnown(basis.bodyEntries));
  const routines = new Map<string, (command: RoutineCommand) => readonly RoutineEvent[]>();
  const routineOf = ({ date, template }: RoutineCommand) => {
    const name = `${date} ${template}`;
    const decide = routines.get(name) ?? stream(routineDecider, routineKnown(basis.routines, date, template));
    routines.set(name, decide);
    return decide;
  };
  const isAt = (start: string) => (command: Command) => command.path.startsWith(start);
  return [
    { takes: isAt('/api/workouts'), decide: (command) => workouts(workoutCommand(command, basis, today)) },
    { takes: isAt('/api/body-metrics'), decide: (command) => body(bodyCommand(command, basis, today)) },
    {
      takes: isAt('/api/daily-workout-progress'),
      decide: (command) => {
        const tick = tickCommand(command, basis, today);
        return routineOf(tick)(tick);
      },
    },
    { takes: isAt(questsStart), decide: (command) => basis.ofQuests?.(command) ?? [] },
  ];
}

/** Decides one command after the other, each on the state that the one before leaves. */
export function stream<State, Command, Event>(
  { decide, evolve }: Decider<State, Command, Event>,
  known: State,
): (command: Command) => readonly Event[] {
  let state = known;
  return (command) => {
    try {
      const events = decide(state, command);
      state = events.reduce(evolve, state);
      return events;
    } catch (error) {
      if (error instanceof Refusal) return [];
      throw error;
    }
  };
}

/** The id in a path, `/api/workouts/ID`. */
export const idIn = (path: string): string => decodeURIComponent(path.split('/').at(-1) ?? '');

/** A command that adds something names it by its key. The service derives another id from that key. */
function workoutCommand(
  { method, path, body, idempotencyKey }: Command,
  { memberId, zones }: PendingBasis,
  today: MemberDay,
): WorkoutCommand {
  const sender = { memberId, zones, today };
  if (method === 'POST')
    return logWorkoutOf(body as Parameters<typeof logWorkoutOf>[0], {
      ...sender,
      workoutId: idempotencyKey,
    });
  const workoutId = idIn(path);
  if (method === 'DELETE') return { type: 'RetractWorkout', memberId, workoutId };
  return correctWorkoutOf(body as Parameters<typeof correctWorkoutOf>[0], { ...sender, workoutId });
}

function bodyCommand(
  { method, path, body, idempotencyKey }: Command,
  { memberId }: PendingBasis,
  today: MemberDay,
): BodyCommand {
  if (method === 'POST')
    return logMetricOf(body as Parameters<typeof logMetricOf>[0], {
      memberId,
      entryId: idempotencyKey,
      today,
    });
  const entry = { memberId, entryId: idIn(path) };
  if (method === 'DELETE') return { type: 'RetractBodyMetric', ...entry };
  type Correction = Pick<Extract<BodyCommand, { type: 'CorrectWeight' }>, 'date' | 'unit' | 'weight'>;
  return { type: 'CorrectWeight', ...entry, today, ...(body as Correction) };
}

type Tick = Pick<RoutineCommand, 'exerciseIndex' | 'setIndex' | 'template'> & {
  readonly templateType: RoutineCommand['template'];
  readonly completed: boolean;
  readonly date?: MemberDay;
};

function tickCommand(
  { body }: Command,
  { memberId, templates }: PendingBasis,
  today: MemberDay,
): RoutineCommand {
  const { templateType: template, completed, date = today, exerciseIndex, setIndex } = body as Tick;
  const known = templates.find(({ id }) => id === template);
  const plan = known
    ? { exercises: known.exercises.map(exerciseOf), durationMinutes: known.durationMinutes }
    : dailyTemplateOf(template, []);
  const type = completed ? 'TickSet' : 'UntickSet';
  return { type, memberId, date, template, exerciseIndex, setIndex, plan, today };
}

/** A routine has a row among the workouts too, and is no workout to the decider. */
const isLoggedWorkout = ({ id }: Workout): boolean => !id.includes('|');

/** The start of a workout is not among what is read: without it two workouts never overlap, which only their entry in the ledger says. */
function workoutsKnown(
  workouts: readonly Workout[],
  commands: readonly Command[],
): typeof workoutDecider.initialState {
  const logged = workouts.filter(isLoggedWorkout);
  return {
    ...workoutDecider.initialState,
    // Each was chosen from a list of templates.
    templates: Object.fromEntries(commands.flatMap(({ body }) => templateIn(body))),
    standing: logged.map((workout) => ({
      workoutId: workout.id,
      templateId: workout.templateId,
      isCompleted: workout.isCompleted,
      date: workout.date,
      startedAt: null,
      durationMinutes: workout.durationMinutes,
      perceivedExertion: workout.perceivedExertion ?? 0,
      moodAfter: workout.moodAfter ?? 0,
      points: workout.pointsEarned,
      ...(workout.sets && { sets: workout.sets }),
    })),
  };
}

const templateIn = (body: unknown): readonly (readonly [id: string, saved: null])[] =>
  typeof body === 'object' && body && 'templateId' in body ? [[String(body.templateId), null]] : [];

function bodyKnown(entries: readonly BodyEntry[]): typeof bodyDecider.initialState {
  return {
    ...bodyDecider.initialState,
    logged: entries.map(({ key }) => key),
    weights: entries.flatMap(({ key: entryId, date, measurements: { weight, ...others } }) =>
      weight && Object.keys(others).length === 0 ? [{ entryId, date, weight }] : [],
    ),
  };
}

function routineKnown(
  routines: readonly RoutineProgress[],
  date: MemberDay,
  template: RoutineCommand['template'],
): Routine {
  const known = routines.find((one) => one.date === date && one.templateType === template);
  if (!known?.opened) return routineDecider.initialState;
  return {
    status: known.isCompleted ? 'completed' : 'opened',
    exercises: known.opened.exercises.map(exerciseOf),
    ticked: known.ticks.map(({ exerciseIndex, setIndex }) => `${exerciseIndex}.${setIndex}`),
    points: 0,
  };
}
