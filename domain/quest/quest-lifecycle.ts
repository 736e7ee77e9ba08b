import type { Lifecycle } from '#domain/kernel/decider.ts';
import type { QuestCommand } from './quest-commands.ts';
import type { QuestEvent } from './quest-events.ts';

export type QuestStatus = 'none' | 'proposed' | 'assigned' | 'completed' | 'skipped';

/** The lifecycle of a day's quest. A drawn Lucky Day passes through `proposed` to `completed` in one command. */
export const questLifecycle = {
  initial: 'none',
  states: {
    none: { tags: ['SpinWheel'], on: { QuestSpun: 'proposed' } },
    proposed: {
      tags: ['RespinWheel', 'AcceptQuest', 'SkipQuest', 'ResetQuestDay'],
      on: {
        QuestSpun: 'proposed',
        QuestAccepted: 'assigned',
        QuestCompleted: 'completed',
        QuestSkipped: 'skipped',
        QuestDayReset: 'none',
      },
    },
    assigned: {
      tags: ['CompleteQuest', 'SkipQuest', 'ResetQuestDay'],
      on: { QuestCompleted: 'completed', QuestSkipped: 'skipped', QuestDayReset: 'none' },
    },
    completed: {
      tags: ['UndoCompletion', 'ResetQuestDay'],
      on: { QuestCompletionUndone: 'assigned', QuestDayReset: 'none' },
    },
    skipped: { tags: ['ResetQuestDay'], on: { QuestDayReset: 'none' } },
  },
} as const satisfies Lifecycle<QuestStatus, QuestCommand['type'], QuestEvent['type']>;
