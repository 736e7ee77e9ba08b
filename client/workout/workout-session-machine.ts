import { assign, fromPromise, raise, setup, stateIn } from 'xstate';
import { type CommandAnswer, commandActions, commandRegion } from '#client/lib/http/command-region.ts';
import {
  isOverlong,
  isResting,
  nextSet,
  pause,
  sessionStatus,
  skipRest,
  toggleSet,
} from '#domain/workout/workout-session.ts';
import { type KeptWorkout, newWorkout, recalled, type SaveWorkout, started } from './guided-workout.ts';
import { keepingRegion } from './keeping-region.ts';
import {
  type Context,
  type Events,
  type Input,
  isSetDone,
  now,
  runsOut,
  statusOf,
  stepped,
} from './workout-session-context.ts';

/**
 * A guided workout in the making. What is true of it the rules of the session say; the machine asks them after every step and every
 * look at the clock, so the states never drift from them. It is saved by the command region beside it.
 */
export const workoutSessionMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Events },
  actors: {
    recallWorkout: fromPromise<KeptWorkout | null>(async () => null),
    sendCommand: fromPromise<CommandAnswer<never>, SaveWorkout>(async () => ({ events: [] })),
  },
  delays: { look: 200, beat: 5_000 },
  guards: {
    isNotStarted: ({ context }) => statusOf(context) === 'not-started',
    isActive: ({ context }) => statusOf(context) === 'active',
    isPaused: ({ context }) => statusOf(context) === 'paused',
    isComplete: ({ context }) => statusOf(context) === 'complete',
    isResting: ({ context }) => isResting(context.workout.session, now(context)),
    isOverlong: ({ context }) => isOverlong(context.workout.session, now(context)),
    isLastSet: ({ context }) => sessionStatus(nextSet(context.workout.session, now(context))) === 'complete',
    isSetDone: ({ context, event }) => event.type === 'set.toggled' && isSetDone(context, event.place),
    runsOut: ({ context }) => runsOut(context),
    isSaving: stateIn({ command: 'sending' }),
  },
  actions: {
    ...commandActions<Context, Events>(),
    look: assign(({ context }) => ({ nowMs: now(context) })),
    start: assign(({ context }) => ({
      workout: started(context.workout, context.edge),
      nowMs: now(context),
      isSaved: false,
    })),
    pause: assign(({ context }) => stepped(context, pause)),
    /** A device that slept for a night has not trained for a night. */
    pauseAtLastLook: assign(({ context }) =>
      stepped(context, (session, _, { nowMs }) => pause(session, nowMs)),
    ),
    next: assign(({ context }) => stepped(context, nextSet)),
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
    begin: assign(({ context }) => ({ workout: newWorkout(context.wanted), isSaved: false })),
    dismissRefusal: raise({ type: 'refusal.dismissed' }),
    rememberSaved: assign({ isSaved: true }),
    keepWorkout: () => {},
    forgetWorkout: () => {},
    withdrawSave: () => {},
    announceSet: () => {},
    signalRestOver: () => {},
    signalTimeUp: () => {},
  },
}).createMachine({
  id: 'workout',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    workout: newWorkout(input.wanted),
    nowMs: input.edge.nowMs(),
    isSaved: false,
    refusal: null,
  }),
  states: {
    session: {
      initial: 'recalling',
      on: {
        'set.toggled': [
          { guard: 'isSetDone', target: '.settling', actions: ['toggle', 'announceSet'] },
          { target: '.settling', actions: 'toggle' },
        ],
        'discard.pressed': {
          target: '.notStarted',
          actions: ['withdrawSave', 'begin', 'forgetWorkout', 'dismissRefusal'],
        },
      },
      states: {
        recalling: {
          on: { 'set.toggled': {} },
          invoke: {
            src: 'recallWorkout',
            onDone: [
              {
                guard: ({ event }) => event.output !== null,
                target: 'recalled',
                actions: assign(({ context, event }) =>
                  event.output ? { workout: recalled(event.output), nowMs: now(context) } : {},
                ),
              },
              { target: 'notStarted' },
            ],
            onError: 'notStarted',
          },
        },
        recalled: {
          always: [
            { guard: 'isComplete', target: 'complete' },
            { guard: 'isOverlong', target: 'paused.overlong' },
            { target: 'paused.interrupted' },
          ],
        },
        settling: {
          exit: 'keepWorkout',
          always: [
            { guard: 'isNotStarted', target: 'notStarted' },
            { guard: 'isComplete', target: 'complete' },
            { guard: 'isPaused', target: 'paused' },
            { guard: 'isResting', target: 'resting' },
            { target: 'active' },
          ],
        },
        notStarted: { on: { 'start.pressed': { target: 'settling', actions: 'start' } } },
        active: {
          on: {
            'pause.pressed': { target: 'settling', actions: 'pause' },
            'next.pressed': [
              { guard: 'isLastSet', target: 'settling', actions: 'next' },
              { target: 'settling', actions: ['next', 'announceSet'] },
            ],
          },
          after: {
            look: [
              { guard: 'isOverlong', target: 'paused.overlong', actions: ['pauseAtLastLook', 'keepWorkout'] },
              { guard: 'runsOut', target: 'active', reenter: true, actions: ['look', 'signalTimeUp'] },
              { target: 'active', reenter: true, actions: 'look' },
            ],
          },
        },
        resting: {
          on: {
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
          on: { 'start.pressed': { target: 'settling', actions: 'start' } },
          states: {
            byHand: {},
            interrupted: { on: { 'set.toggled': {} } },
            overlong: {
              on: { 'start.pressed': {}, 'set.toggled': {}, 'part.chosen': '#workout.session.complete' },
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
            'effort.changed': { actions: ['rate', 'keepWorkout'] },
            'workout.saved': { target: 'notStarted', actions: ['begin', 'rememberSaved'] },
          },
        },
      },
    },
    keeping: keepingRegion,
    command: commandRegion,
  },
});
