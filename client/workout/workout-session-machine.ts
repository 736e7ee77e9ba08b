import { assign, fromCallback, fromPromise, raise, sendTo, setup, stateIn } from 'xstate';
import {
  type CommandContext,
  type CommandEvent,
  commandActions,
  commandRegion,
} from '#client/lib/http/command-region.ts';
import type { WorkoutTemplate } from '#domain/catalogue/workouts/workout-template.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { answerSuggestion, changeSet } from '#domain/workout/session-log.ts';
import type { SetAmounts } from '#domain/workout/set-log.ts';
import {
  endsByItself,
  isLastSet,
  isOverlong,
  isResting,
  pause,
  type SessionStatus,
  type SetPlace,
  sessionStatus,
  setSecondsLeft,
  skipRest,
  toggleSet,
  type WorkoutSession,
} from '#domain/workout/workout-session.ts';
import {
  type Edge,
  type Effort,
  type GuidedWorkout,
  type KeptWorkout,
  type KnownSets,
  newWorkout,
  recalled,
  type SaveWorkout,
  started,
  withKnown,
  withNext,
  withSwap,
} from './guided-workout.ts';

/** Stores the session every few seconds while its clock runs, and when the page is hidden. */
const keepingRegion = {
  initial: 'beating',
  states: {
    beating: {
      on: { 'page.left': { guard: 'isActive', actions: 'keepWorkout' } },
      after: {
        beat: [
          { guard: 'isActive', target: 'beating', reenter: true, actions: 'keepWorkout' },
          { target: 'beating', reenter: true },
        ],
      },
    },
  },
} as const;

/**
 * A guided workout. The rules of the session decide in which state it is: the machine asks them after every step and every look at the
 * clock. The command region next to it saves the workout.
 */
export const workoutSessionMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Events },
  actors: {
    recallWorkout: fromPromise<KeptWorkout | null>(async () => null),
    /** Gives the workout to the outbox. It ends with the sending, and throws a refusal; what became of the workout comes from `outbox`. */
    sendCommand: fromPromise<void, SaveWorkout>(async () => {}),
    /** Sends `Saved` events, about any workout. At `LookAgain` it repeats which ones wait. */
    outbox: fromCallback<LookAgain>(() => {}),
  },
  delays: { look: 200, beat: 5_000 },
  guards: {
    isNotStarted: ({ context }) => statusOf(context) === 'not-started',
    isActive: ({ context }) => statusOf(context) === 'active',
    isPaused: ({ context }) => statusOf(context) === 'paused',
    isComplete: ({ context }) => statusOf(context) === 'complete',
    isResting: ({ context }) => isResting(context.workout.session, now(context)),
    isOverlong: ({ context }) => isOverlong(context.workout.session, now(context)),
    isLastSet: ({ context }) => isLastSet(context.workout.session, now(context)),
    isSetDone: ({ context, event }) => event.type === 'set.toggled' && isSetDone(context, event.place),
    runsOut: ({ context }) => runsOut(context),
    goesOn: ({ context }) => endsByItself(context.workout.session) && runsOut(context),
    isThisOne: ({ context, event }) =>
      'commandKey' in event && event.commandKey === context.workout.commandKey,
    isSaving: stateIn({ command: 'sending' }),
    isEnded: ({ context }) => statusOf(context) === 'complete' || context.workout.isEnded,
    isResumable: ({ context }) =>
      context.workout.isEnded && !isOverlong(context.workout.session, now(context)),
  },
  actions: {
    ...commandActions<Context, Events>(),
    look: assign(({ context }) => ({ nowMs: now(context) })),
    start: assign(({ context }) => ({
      workout: started(context.workout, context.edge),
      nowMs: now(context),
      ended: null,
    })),
    pause: assign(({ context }) => stepped(context, pause)),
    /** After the device was suspended, the session pauses at the last observed time. */
    pauseAtLastLook: assign(({ context }) =>
      stepped(context, (session, _, { nowMs }) => pause(session, nowMs)),
    ),
    next: assign(({ context }) => ({
      workout: withNext(context.workout, now(context)),
      nowMs: now(context),
    })),
    skipRest: assign(({ context }) => stepped(context, skipRest)),
    toggle: assign(({ context, event }) =>
      event.type === 'set.toggled'
        ? stepped(context, (session, nowMs) => toggleSet(session, event.place, nowMs))
        : {},
    ),
    rate: assign(({ context: { workout }, event }) =>
      event.type === 'effort.changed'
        ? { workout: { ...workout, effort: { ...workout.effort, ...event.effort } } }
        : {},
    ),
    /** A session that has not begun follows its plan; one that has begun keeps its own. */
    replan: assign(({ context, event }) =>
      event.type === 'plan.changed'
        ? { wanted: event.wanted, workout: newWorkout(event.wanted, context.known) }
        : {},
    ),
    remember: assign(({ event }) => (event.type === 'plan.changed' ? { wanted: event.wanted } : {})),
    begin: assign(({ context }) => ({ workout: newWorkout(context.wanted, context.known), ended: null })),
    learn: assign(({ context, event }) =>
      event.type === 'sets.known'
        ? { known: event.known, workout: withKnown(context.workout, event.known) }
        : {},
    ),
    change: assign(({ context: { workout }, event }) =>
      event.type === 'set.changed'
        ? { workout: { ...workout, log: changeSet(workout.log, event.place, event.change) } }
        : {},
    ),
    answer: assign(({ context: { workout }, event }) =>
      event.type === 'suggestion.answered'
        ? {
            workout: {
              ...workout,
              log: answerSuggestion(workout.log, event.exercise, {
                ticks: workout.session.ticks,
                use: event.use,
              }),
            },
          }
        : {},
    ),
    swap: assign(({ context: { workout, known, edge }, event }) =>
      event.type === 'exercise.swapped'
        ? { workout: withSwap(workout, event, { known, nowMs: edge.nowMs() }), nowMs: edge.nowMs() }
        : {},
    ),
    end: assign(({ context }) => {
      const { workout, nowMs } = stepped(context, pause);
      return { workout: { ...workout, isEnded: true }, nowMs };
    }),
    dismissRefusal: raise({ type: 'refusal.dismissed' }),
    lookAgain: sendTo('outbox', { type: 'look.again' }),
    announceSaved: () => {},
    endSession: assign(({ context: { workout, wanted, known } }) => ({
      workout: newWorkout(wanted, known),
      ended: { name: workout.template.name, on: workout.startedOn },
    })),
    keepWorkout: () => {},
    forgetWorkout: () => {},
    withdrawSave: () => {},
    announceSet: () => {},
    /** After a set that has ended by itself. */
    announceNext: () => {},
    signalRestOver: () => {},
    signalTimeUp: () => {},
  },
}).createMachine({
  id: 'workout',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    workout: newWorkout(input.wanted, input.known),
    nowMs: input.edge.nowMs(),
    ended: null,
    refusal: null,
  }),
  invoke: { id: 'outbox', src: 'outbox' },
  states: {
    session: {
      initial: 'recalling',
      on: {
        'set.toggled': [
          { guard: 'isSetDone', target: '.settling', actions: ['toggle', 'announceSet'] },
          { target: '.settling', actions: 'toggle' },
        ],
        'sets.known': { actions: 'learn' },
        'set.changed': { actions: ['change', 'keepWorkout'] },
        'suggestion.answered': { actions: ['answer', 'keepWorkout'] },
        'exercise.swapped': { target: '.settling', actions: 'swap' },
        'plan.changed': { actions: 'remember' },
        'workout.saved': {
          guard: 'isThisOne',
          target: '.notStarted',
          actions: ['announceSaved', 'endSession'],
        },
        'workout.waits': {
          guard: 'isThisOne',
          target: '.notStarted',
          actions: ['endSession', 'forgetWorkout'],
        },
        'discard.pressed': {
          target: '.notStarted',
          actions: ['withdrawSave', 'begin', 'forgetWorkout', 'dismissRefusal'],
        },
      },
      states: {
        recalling: {
          on: { 'set.toggled': {}, 'exercise.swapped': {}, 'plan.changed': { actions: 'replan' } },
          invoke: {
            src: 'recallWorkout',
            onDone: [
              {
                guard: ({ event }) => event.output !== null,
                target: 'recalled',
                actions: assign(({ context, event }) =>
                  event.output
                    ? {
                        workout: withKnown(recalled(event.output, now(context)), context.known),
                        nowMs: now(context),
                      }
                    : {},
                ),
              },
              { target: 'notStarted' },
            ],
            onError: 'notStarted',
          },
        },
        recalled: {
          // Perhaps it waits already.
          entry: 'lookAgain',
          always: [
            { guard: 'isEnded', target: 'complete' },
            { guard: 'isOverlong', target: 'paused.overlong' },
            { target: 'paused.interrupted' },
          ],
        },
        settling: {
          exit: 'keepWorkout',
          always: [
            { guard: 'isNotStarted', target: 'notStarted' },
            { guard: 'isEnded', target: 'complete' },
            { guard: 'isPaused', target: 'paused' },
            { guard: 'isResting', target: 'resting' },
            { target: 'active' },
          ],
        },
        notStarted: {
          on: {
            'start.pressed': { target: 'settling', actions: 'start' },
            'plan.changed': { actions: 'replan' },
          },
        },
        active: {
          on: {
            'finish.pressed': { target: 'settling', actions: 'end' },
            'pause.pressed': { target: 'settling', actions: 'pause' },
            'next.pressed': [
              { guard: 'isLastSet', target: 'settling', actions: 'next' },
              { target: 'settling', actions: ['next', 'announceSet'] },
            ],
          },
          after: {
            look: [
              { guard: 'isOverlong', target: 'paused.overlong', actions: ['pauseAtLastLook', 'keepWorkout'] },
              { guard: 'goesOn', target: 'settling', actions: ['signalTimeUp', 'next', 'announceNext'] },
              { guard: 'runsOut', target: 'active', reenter: true, actions: ['look', 'signalTimeUp'] },
              { target: 'active', reenter: true, actions: 'look' },
            ],
          },
        },
        resting: {
          on: {
            'finish.pressed': { target: 'settling', actions: 'end' },
            'pause.pressed': { target: 'settling', actions: 'pause' },
            'next.pressed': { target: 'settling', actions: 'skipRest' },
            'rest.skipped': { target: 'settling', actions: 'skipRest' },
          },
          after: {
            look: [
              { guard: 'isOverlong', target: 'paused.overlong', actions: ['pauseAtLastLook', 'keepWorkout'] },
              { guard: 'isResting', target: 'resting', reenter: true, actions: 'look' },
              { target: 'settling', actions: ['look', 'signalRestOver'] },
            ],
          },
        },
        paused: {
          initial: 'byHand',
          on: {
            'start.pressed': { target: 'settling', actions: 'start' },
            'finish.pressed': { target: 'settling', actions: 'end' },
          },
          states: {
            byHand: {},
            interrupted: {
              on: { 'set.toggled': {}, 'set.changed': {}, 'suggestion.answered': {}, 'exercise.swapped': {} },
            },
            overlong: {
              on: { 'start.pressed': {}, 'set.toggled': {}, 'set.changed': {}, 'exercise.swapped': {} },
            },
          },
        },
        complete: {
          on: {
            'set.toggled': [
              { guard: 'isSaving' },
              {
                guard: 'isComplete',
                target: 'settling',
                actions: ['withdrawSave', 'toggle', 'dismissRefusal'],
              },
              {},
            ],
            // Starts a workout again that was ended early.
            'start.pressed': [
              { guard: 'isSaving' },
              {
                guard: 'isResumable',
                target: 'settling',
                actions: ['withdrawSave', 'start', 'dismissRefusal'],
              },
            ],
            'suggestion.answered': {},
            'exercise.swapped': {},
            'effort.changed': { actions: ['rate', 'keepWorkout'] },
          },
        },
      },
    },
    keeping: keepingRegion,
    command: commandRegion,
  },
});

type Input = {
  /** The template that the screen was opened for: what a new session is of. */
  readonly wanted: WorkoutTemplate;
  readonly edge: Edge;
  /** The member's earlier sets; null until they are read. */
  readonly known: KnownSets | null;
};

type Context = CommandContext &
  Input & {
    readonly workout: GuidedWorkout;
    /** When the clock was last read: the screen shows that moment. */
    readonly nowMs: number;
    /** The session before this one, once it was saved or waits to be sent; null before, and from the next start on. */
    readonly ended: { readonly name: string; readonly on: MemberDay | null } | null;
  };

/**
 * The outbox has the answer: the workout is logged, now or by an earlier try, from this tab or from another. Or the outbox keeps the
 * command until there is a network: for the member it is saved as well.
 */
export type Saved = { readonly commandKey: string } & (
  | {
      readonly type: 'workout.saved';
      /** Undefined where it is not known: the answer went to another tab, or came after the page was loaded again. */
      readonly pointsEarned?: number | undefined;
      /** A command that is sent later is announced for all screens. */
      readonly isAwaited: boolean;
    }
  | { readonly type: 'workout.waits' }
);

export type LookAgain = { readonly type: 'look.again' };

type Press =
  | 'start.pressed'
  | 'pause.pressed'
  | 'next.pressed'
  | 'rest.skipped'
  | 'discard.pressed'
  | 'finish.pressed'
  | 'page.left';

type Events =
  | { readonly type: Press }
  | { readonly type: 'set.toggled'; readonly place: SetPlace }
  | { readonly type: 'plan.changed'; readonly wanted: WorkoutTemplate }
  | { readonly type: 'sets.known'; readonly known: KnownSets }
  | { readonly type: 'set.changed'; readonly place: SetPlace; readonly change: Partial<SetAmounts> }
  | { readonly type: 'suggestion.answered'; readonly exercise: number; readonly use: boolean }
  | { readonly type: 'exercise.swapped'; readonly exercise: number; readonly name: string }
  | { readonly type: 'effort.changed'; readonly effort: Partial<Effort> }
  | CommandEvent<SaveWorkout>
  | Saved;

const now = ({ edge }: Context): number => edge.nowMs();

const statusOf = ({ workout }: Context): SessionStatus => sessionStatus(workout.session);

type Move = (session: WorkoutSession, nowMs: number, context: Context) => WorkoutSession;

/** The context after a step of the session at this moment. */
const stepped = (context: Context, move: Move): Pick<Context, 'workout' | 'nowMs'> => ({
  workout: { ...context.workout, session: move(context.workout.session, now(context), context) },
  nowMs: now(context),
});

/** Whether a tick of this set, by hand, is one more that is done, and not the one that ends the workout. */
function isSetDone(context: Context, place: SetPlace): boolean {
  const { session } = context.workout;
  const isTicked = session.ticks[place.exercise]?.[place.set] ?? true;
  return !isTicked && sessionStatus(toggleSet(session, place, now(context))) !== 'complete';
}

/** Whether the time of the set has come to its end since the last look. */
function runsOut({ workout: { session }, nowMs, edge }: Context): boolean {
  return setSecondsLeft(session, nowMs) !== 0 && setSecondsLeft(session, edge.nowMs()) === 0;
}
