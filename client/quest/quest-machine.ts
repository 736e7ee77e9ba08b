import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { mutate } from 'swr';
import { type SnapshotFrom, setup } from 'xstate';
import { revalidateAll, useCommand } from '#client/lib/http/use-command.ts';
import { showToast } from '#client/ui/toast.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
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

/** The status that was read: the machine goes to it from every state. */
type StatusRead = { readonly [Status in QuestStatus]: { readonly type: `read.${Status}` } }[QuestStatus];

const statusRead = (status: QuestStatus): StatusRead => ({ type: `read.${status}` });

/** The lifecycle of the quest's day, which a read may put anywhere. */
export const questRegion = {
  ...questLifecycle,
  on: {
    'read.none': '.none',
    'read.proposed': '.proposed',
    'read.assigned': '.assigned',
    'read.completed': '.completed',
    'read.skipped': '.skipped',
  },
} as const;

/** Advances on the events of the server's answers, and turns the wheel for a draw. */
export const questMachine = setup({
  types: {
    events: {} as QuestEvent | StatusRead | { readonly type: 'wheel.settled' },
    tags: {} as QuestCommand['type'],
  },
}).createMachine({
  id: 'quest',
  type: 'parallel',
  states: {
    quest: questRegion,
    wheel: {
      initial: 'resting',
      states: {
        resting: { on: { QuestSpun: 'spinning' } },
        spinning: { on: { 'wheel.settled': 'resting' } },
      },
    },
  },
});

/** The machine for a day that was read. */
export const questSnapshot = (status: QuestStatus) =>
  questMachine.resolveState({ value: { quest: status, wheel: 'resting' }, context: {} });

type State = Pick<SnapshotFrom<typeof questMachine>, 'value'>;

/** While the wheel turns, its result is known but not yet shown. */
export function viewOf({ value }: State, { quest }: Pick<QuestDayView, 'quest'>): QuestView {
  if (value.wheel === 'spinning') return 'spinning';
  switch (value.quest) {
    case 'none':
      return 'ready';
    case 'completed':
      return isLuckyDay(quest) ? 'lucky' : 'done';
    case 'proposed':
    case 'assigned':
    case 'skipped':
      return value.quest;
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
};

/** The card's machine on the quest that the cache holds. */
export function useQuest(day: QuestDayView, today: MemberDay, wheel: DayWheel): QuestPlay {
  const [snapshot] = useState(() => questSnapshot(day.status));
  const [state, send] = useMachine(questMachine, { snapshot });
  const { ask, isSending } = useCommand(questCommand, {
    onAnswer: ({ events, day: answered }) => {
      for (const event of events) {
        send(event);
        announce(event, answered ?? day);
      }
    },
    onRefused: (error, asked) => {
      showToast(questRefusal(asked, error));
      // It may have been refused because the quest, or the wheel before it, is another one by now.
      void mutate(todaysQuestKey);
      void mutate(wheelKey);
    },
    isAboutRight: ({ type }) => type === 'ResetQuestDay',
  });
  const isQuiet = state.matches({ wheel: 'resting' }) && !isSending;
  // Answers that arrive during a command, or while the wheel turns, wait until its end.
  useEffect(() => {
    if (isQuiet) send(statusRead(day.status));
  }, [day.status, isQuiet, send]);
  const settle = useCallback(() => {
    send({ type: 'wheel.settled' });
    showToast(resultToast(day));
    if (isLuckyDay(day.quest)) void revalidateAll();
  }, [send, day]);
  return {
    view: viewOf(state, day),
    isSending,
    can: (command) => state.hasTag(command),
    ask: (type) => ask({ type, date: day.date, today, wheel }),
    settle,
  };
}

function announce(event: QuestEvent, day: QuestDayView): void {
  const message = newsToast(event, day);
  if (message) showToast(message);
}
