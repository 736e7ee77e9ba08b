import { useCallback, useEffect, useReducer } from 'react';
import { mutate } from 'swr';
import { isServerAway } from '#client/lib/http/api-error.ts';
import { revalidateAll, useCommand } from '#client/lib/http/use-command.ts';
import { showToast } from '#client/ui/toast.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { advance, type Lifecycle } from '#domain/kernel/decider.ts';
import type { QuestCommand } from '#domain/quest/quest-commands.ts';
import type { QuestEvent } from '#domain/quest/quest-events.ts';
import { type QuestStatus, questLifecycle } from '#domain/quest/quest-lifecycle.ts';
import type { DayWheel } from '#service/features/quest/quest-contract.ts';
import {
  isLuckyDay,
  newsToast,
  type QuestDayView,
  type QuestRequest,
  type QuestView,
  questCommand,
  questRefusal,
  resultToast,
  todaysQuestKey,
  wheelKey,
} from './quest-api.ts';

/** The quest's day, and the wheel that shows what was drawn. */
type CardState = { readonly quest: QuestStatus; readonly wheel: WheelStatus };
type WheelStatus = 'resting' | 'spinning';
type CardEvent =
  | QuestEvent
  | { readonly type: 'wheel.settled' }
  /** The status that was read: the quest's day goes to it from every status. */
  | { readonly type: 'status.read'; readonly status: QuestStatus };

/** Turns for a draw. */
export const wheelLifecycle = {
  initial: 'resting',
  states: {
    resting: { tags: [], on: { QuestSpun: 'spinning' } },
    spinning: { tags: [], on: { 'wheel.settled': 'resting' } },
  },
} as const satisfies Lifecycle<WheelStatus, never, CardEvent['type']>;

/** The card for a day that was read. */
export const cardOf = (status: QuestStatus): CardState => ({ quest: status, wheel: wheelLifecycle.initial });

/**
 * Advances on the events of the server's answers, and turns the wheel for a draw. Both are tables that `advance` reads, so that the dashboard
 * need not load a state machine's interpreter.
 */
export const cardAfter = ({ quest, wheel }: CardState, event: CardEvent): CardState => ({
  quest:
    event.type === 'status.read'
      ? event.status
      : advance<QuestStatus, QuestCommand['type'], CardEvent['type']>(questLifecycle, quest, event.type),
  wheel: advance<WheelStatus, never, CardEvent['type']>(wheelLifecycle, wheel, event.type),
});

/** Whether the quest's status admits the command. */
export const admits = ({ quest }: CardState, command: QuestCommand['type']): boolean =>
  (questLifecycle.states[quest].tags as readonly string[]).includes(command);

/** While the wheel turns, its result is known but not yet shown. */
export function viewOf(card: CardState, { quest }: Pick<QuestDayView, 'quest'>): QuestView {
  if (card.wheel === 'spinning') return 'spinning';
  switch (card.quest) {
    case 'none':
      return 'ready';
    case 'completed':
      return isLuckyDay(quest) ? 'lucky' : 'done';
    case 'proposed':
    case 'assigned':
    case 'skipped':
      return card.quest;
  }
}

type QuestPlay = {
  readonly view: QuestView;
  readonly isSending: boolean;
  /** Whether the quest's status admits the command. */
  readonly can: (command: QuestRequest['type']) => boolean;
  readonly ask: (command: QuestRequest['type']) => void;
  /** The wheel is at rest. */
  readonly settle: () => void;
  /** Reads the quest of now: in the night after a date, that of today once yesterday's is over. */
  readonly next: () => void;
};

/** The card of the quest that the cache holds. */
export function useQuest(day: QuestDayView, today: MemberDay, wheel: DayWheel): QuestPlay {
  const [card, send] = useReducer(cardAfter, day.status, cardOf);
  const { ask, isSending } = useCommand(questCommand, {
    onAnswer: ({ events, day: answered }) => {
      for (const event of events) {
        send(event);
        announce(event, answered ?? day);
      }
    },
    onRefused: (error, asked) => {
      // It may have been refused because the quest, or the wheel before it, is another one by now.
      const reading = readNow();
      const show = (): void => showToast(questRefusal(asked, error));
      if (!isServerAway(error)) return show();
      // Where only the answer was lost, the card shows what the command did.
      void reading.then((read) => (read && read.revision !== day.revision ? revalidateAll() : show()));
    },
    isAboutRight: ({ type }) => type === 'ResetQuestDay',
  });
  const isQuiet = card.wheel === 'resting' && !isSending;
  const isBehind = card.quest !== day.status;
  // Answers that arrive during a command, or while the wheel turns, wait until its end.
  useEffect(() => {
    if (isQuiet && isBehind) send({ type: 'status.read', status: day.status });
  }, [day.status, isQuiet, isBehind]);
  const settle = useCallback(() => {
    send({ type: 'wheel.settled' });
    showToast(resultToast(day));
    if (isLuckyDay(day.quest)) void revalidateAll();
  }, [day]);
  return {
    view: viewOf(card, day),
    isSending,
    can: (command) => admits(card, command),
    ask: (type) => ask({ type, date: day.date, today, wheel }),
    settle,
    next: () => void readNow(),
  };
}

function readNow(): Promise<QuestDayView | undefined> {
  void mutate(wheelKey);
  return mutate(todaysQuestKey);
}

function announce(event: QuestEvent, day: QuestDayView): void {
  const message = newsToast(event, day);
  if (message) showToast(message);
}
