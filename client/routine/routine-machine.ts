import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { ApiError } from '#client/lib/http/api-error.ts';
import { type LocalRoutine, type SetTick, withTick, withTicks } from '#client/lib/offline/local-routine.ts';
import { KeptForLater } from '#client/lib/offline/outbox.ts';
import type { RoutineExercise } from '#domain/program/program-events.ts';
import { type Routine, routineDecider } from '#domain/routine/routine.ts';
import type { RoutineCommand } from '#domain/routine/routine-commands.ts';
import type { RoutineEvent } from '#domain/routine/routine-events.ts';
import { type RoutineStatus, routineLifecycle } from '#domain/routine/routine-lifecycle.ts';
import { setsOf, totalSets } from '#domain/routine/routine-rules.ts';

export type SetOfRoutine = { readonly exerciseIndex: number; readonly setIndex: number };

type RoutineContext = {
  /** As it is on this device. */
  readonly routine: Routine;
  /** The member began again here, so ticks of other devices do not count. */
  readonly isReset: boolean;
  /** Ticks that the server has not confirmed, oldest first. */
  readonly unsent: readonly SetTick[];
  /** The tick that is on its way. */
  readonly sending: SetTick | null;
} & RoutineEdge;
/** Facts that only the screen knows: the member, the day and the plan of a command, and a new id. */
type RoutineEdge = {
  readonly plan: readonly RoutineExercise[];
  readonly commandFor: (type: RoutineCommand['type'], set: SetOfRoutine) => RoutineCommand;
  readonly newKey: () => string;
};
type Events =
  | { readonly type: 'set.toggled'; readonly set: SetOfRoutine }
  | { readonly type: 'progress.reset' | 'connection.returned' }
  | ({ readonly type: 'server.read' | 'tab.kept' } & TicksRead)
  | RoutineEvent;

/** The ticks of the day as the server or another tab of this device knows them. */
type TicksRead = {
  /** As `exerciseIndex.setIndex`. */
  readonly ticked: readonly string[];
  /** Only of another tab: a reset there is one here. */
  readonly isReset?: boolean;
};
type Sent = {
  /** Whether the tick completed the routine or reopened it. */
  readonly movesStats: boolean;
  /** Null where the answer does not say. */
  readonly read: TicksRead | null;
};
type Failure = { readonly error: unknown };

const { initialState, decide, evolve } = routineDecider;

/** Not now, but later: the session has ended, it took too long, or there were too many calls. */
const passingStatuses: readonly number[] = [401, 408, 429];

/** The tick is not sent again from here: the outbox has it, or the answer will be the same at every try. */
const isFinal = (error: unknown): boolean =>
  error instanceof KeptForLater ||
  (error instanceof ApiError && error.status < 500 && !passingStatuses.includes(error.status));

const toggle = enqueueActions<RoutineContext, Events, undefined, Events, never, never, never, never, never>(
  ({ context, event, enqueue }) => {
    if (event.type !== 'set.toggled') return;
    const { exerciseIndex, setIndex } = event.set;
    const completed = !context.routine.ticked.includes(`${exerciseIndex}.${setIndex}`);
    const command = context.commandFor(completed ? 'TickSet' : 'UntickSet', event.set);
    const events = decide(context.routine, command);
    enqueue.assign({
      routine: events.reduce(evolve, context.routine),
      unsent: withTick(context.unsent, { key: context.newKey(), exerciseIndex, setIndex, completed }),
    });
    for (const happened of events) enqueue.raise(happened);
  },
);

/** The ticks that were read, with those that have no answer yet; as they are here where this device was reset. */
function tickedBy({ routine, plan, unsent, isReset }: RoutineContext, read: TicksRead): readonly string[] {
  if (isReset && !read.isReset) return routine.ticked;
  const known = read.ticked.filter((place) => isSetOf(plan, place));
  return withTicks(known, unsent);
}

/** Takes over ticks of other devices and tabs. */
const takeOver = enqueueActions<
  RoutineContext,
  Events,
  TicksRead | null,
  Events,
  never,
  never,
  never,
  never,
  never
>(({ context, enqueue }, read) => {
  if (!read) return;
  const { commandFor, isReset } = context;
  const wanted = tickedBy(context, read);
  let { routine } = context;
  for (const place of new Set([...wanted, ...routine.ticked])) {
    const command = commandFor(wanted.includes(place) ? 'TickSet' : 'UntickSet', setAt(place));
    for (const happened of decide(routine, command)) {
      routine = evolve(routine, happened);
      enqueue.raise(happened);
    }
  }
  enqueue.assign({ routine, isReset: isReset || (read.isReset ?? false) });
});

const takeOverRead = { type: 'takeOver', params: ({ event }: { event: TicksRead }) => event } as const;

/** The lifecycle of the routine's day, with what a person does to it on this device. A reset is not sent: the server keeps its ticks. */
export const routineRegion = {
  ...routineLifecycle,
  on: {
    'set.toggled': { actions: ['toggle', 'keepRoutine'] },
    // Without a new tick nothing is stored: a routine that is not opened yet follows its plan, and a read may lag behind.
    'server.read': [
      { guard: 'bringsTicks', actions: [takeOverRead, 'keepRoutine'] },
      { actions: takeOverRead },
    ],
    'tab.kept': [
      { guard: 'isOtherReset', target: '.none', actions: ['clear', takeOverRead] },
      { actions: takeOverRead },
    ],
    'progress.reset': { target: '.none', actions: ['clear', 'keepRoutine', 'announceReset'] },
  },
} as const;

/**
 * The routine of a day on this device. A tick counts here at once: the rules of the domain decide it, and the lifecycle moves by their
 * events. The other region sends the ticks to the server one after the other. A tick that does not arrive waits for the next tick or for
 * the network.
 */
export const routineMachine = setup({
  types: {
    context: {} as RoutineContext,
    input: {} as RoutineContext,
    events: {} as Events,
    tags: {} as RoutineCommand['type'],
  },
  actors: { sendSetTick: fromPromise<Sent, SetTick | null>(async () => ({ movesStats: false, read: null })) },
  guards: {
    hasUnsent: ({ context }) => context.unsent.length > 0,
    bringsTicks: ({ context, event }) =>
      'ticked' in event && tickedBy(context, event).some((place) => !context.routine.ticked.includes(place)),
    isOtherReset: ({ context, event }) => 'isReset' in event && event.isReset === true && !context.isReset,
  },
  actions: {
    toggle,
    takeOver,
    clear: assign({ routine: initialState, isReset: true }),
    takeFirst: assign(({ context }) => ({ sending: context.unsent[0] ?? null })),
    forgetSent: assign(({ context: { unsent, sending } }) => ({
      unsent: unsent.filter(({ key }) => key !== sending?.key),
      sending: null,
    })),
    keepRoutine: () => {},
    announceReset: () => {},
    announceSent: (_, __: Sent) => {},
    announceFailure: (_, __: Failure) => {},
  },
}).createMachine({
  id: 'routine',
  type: 'parallel',
  context: ({ input }) => input,
  states: {
    routine: routineRegion,
    ticks: {
      initial: 'sent',
      states: {
        sent: { always: { guard: 'hasUnsent', target: 'sending', actions: 'takeFirst' } },
        sending: {
          invoke: {
            src: 'sendSetTick',
            input: ({ context }) => context.sending,
            onDone: {
              target: 'sent',
              actions: [
                'forgetSent',
                { type: 'takeOver', params: ({ event }) => event.output.read },
                'keepRoutine',
                { type: 'announceSent', params: ({ event }) => event.output },
              ],
            },
            onError: [
              {
                guard: ({ event }) => isFinal(event.error),
                target: 'sent',
                actions: [
                  'forgetSent',
                  'keepRoutine',
                  { type: 'announceFailure', params: ({ event }) => event },
                ],
              },
              { target: 'waiting', actions: { type: 'announceFailure', params: ({ event }) => event } },
            ],
          },
        },
        waiting: { on: { 'set.toggled': 'sent', 'connection.returned': 'sent' } },
      },
    },
  },
});

/** The machine where it was left: ticks that were not sent wait for `connection.returned`. */
export function restoredRoutine(local: LocalRoutine, edge: RoutineEdge) {
  const { unsent, isReset = false } = local;
  const { plan } = edge;
  const ticked = local.ticked.filter((place) => isSetOf(plan, place));
  const status = statusOf(ticked.length, totalSets(plan));
  const routine = { ...initialState, status, ticked, exercises: status === 'none' ? [] : plan };
  const context: RoutineContext = { ...edge, routine, isReset, unsent, sending: null };
  const ticks = unsent.length > 0 ? 'waiting' : 'sent';
  return {
    input: context,
    snapshot: routineMachine.resolveState({ value: { routine: status, ticks }, context }),
  };
}

/** A plan that was edited since may have lost a set. */
function isSetOf(plan: readonly RoutineExercise[], place: string): boolean {
  const { exerciseIndex, setIndex } = setAt(place);
  const exercise = plan[exerciseIndex];
  return exercise !== undefined && setIndex >= 0 && setIndex < setsOf(exercise);
}

function setAt(place: string): SetOfRoutine {
  const [exerciseIndex = -1, setIndex = -1] = place.split('.').map(Number);
  return { exerciseIndex, setIndex };
}

function statusOf(ticked: number, total: number): RoutineStatus {
  if (ticked === 0) return 'none';
  return ticked < total ? 'opened' : 'completed';
}
