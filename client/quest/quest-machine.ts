import { assign, fromPromise, setup } from 'xstate';
import {
  type CommandContext,
  type CommandEvent,
  commandActions,
  commandRegion,
} from '#client/lib/http/command-region.ts';
import type { QuestCommand } from '#domain/quest/quest-commands.ts';
import type { QuestEvent } from '#domain/quest/quest-events.ts';
import { questLifecycle } from '#domain/quest/quest-lifecycle.ts';
import { type DayAnswered, type QuestAsk, type QuestNews, sendQuestCommand } from './quest-calls.ts';
import type { QuestDay } from './quest-day.ts';

/** What the read model says: the mirror follows it wherever it leads. */
export type DayRead = {
  readonly [Status in QuestDay['status']]: { readonly type: `read.${Status}`; readonly day: QuestDay };
}[QuestDay['status']];

export const dayRead = (day: QuestDay): DayRead => ({ type: `read.${day.status}`, day });

type Context = CommandContext & { readonly day: QuestDay };
export type CardEvent =
  | CommandEvent<QuestAsk>
  | QuestEvent
  | DayAnswered
  | DayRead
  | { readonly type: 'wheel.settled' };

/** The mirror of the quest's day, which what was read may put anywhere. */
export const questRegion = {
  ...questLifecycle,
  on: {
    'day.answered': { actions: 'rememberDay' },
    'read.none': { target: '.none', actions: 'rememberDay' },
    'read.proposed': { target: '.proposed', actions: 'rememberDay' },
    'read.assigned': { target: '.assigned', actions: 'rememberDay' },
    'read.completed': { target: '.completed', actions: 'rememberDay' },
    'read.skipped': { target: '.skipped', actions: 'rememberDay' },
  },
} as const;

export const questMachine = setup({
  types: {
    context: {} as Context,
    events: {} as CardEvent,
    tags: {} as QuestCommand['type'],
    input: {} as QuestDay,
  },
  actors: {
    sendCommand: fromPromise<QuestNews, QuestAsk>(({ input }) => sendQuestCommand(input)),
  },
  actions: {
    ...commandActions<Context, CardEvent>(),
    rememberDay: assign(({ event }) => ('day' in event ? { day: event.day } : {})),
    /** Tells of what happened to the quest. */
    announce: () => {},
    /** Tells what the wheel stopped at. */
    announceResult: () => {},
  },
  guards: {
    /** A Lucky Day is told of when the wheel stops, not before. */
    isEarned: ({ event }) => event.type === 'QuestCompleted' && !event.luckyDay,
  },
}).createMachine({
  id: 'quest',
  type: 'parallel',
  context: ({ input }) => ({ refusal: null, day: input }),
  states: {
    quest: questRegion,
    command: commandRegion,
    wheel: {
      initial: 'resting',
      states: {
        resting: { on: { QuestSpun: 'spinning' } },
        spinning: { on: { 'wheel.settled': { target: 'resting', actions: 'announceResult' } } },
      },
    },
    news: {
      on: {
        QuestAccepted: { actions: 'announce' },
        QuestCompleted: { guard: 'isEarned', actions: 'announce' },
        QuestSkipped: { actions: 'announce' },
        QuestDayReset: { actions: 'announce' },
      },
    },
  },
});

/** The machine as it stands on a day that was read. */
export const questSnapshot = (day: QuestDay) =>
  questMachine.resolveState({
    value: { quest: day.status, command: 'idle', wheel: 'resting', news: {} },
    context: { refusal: null, day },
  });
