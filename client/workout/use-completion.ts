import { useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';
import { noteCompletion, questPlace } from '#client/lib/day/quest-completion.ts';
import { serverMessage } from '#client/lib/http/api-error.ts';
import { type CommandOf, useCommand } from '#client/lib/http/use-command.ts';
import { KeptForLater, keptToast, postDurably } from '#client/lib/offline/outbox.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { anchors, paths } from '#client/ui/paths.ts';
import { showToast } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { asInstant, type Instant } from '#domain/kernel/day.ts';
import { questAnswer } from '#service/features/quest/quest-contract.ts';
import { questSessionCopy as copy } from './quest-session-copy.ts';
import type { QuestToDo } from './quest-template.ts';

type Completion = {
  readonly quest: QuestToDo;
  readonly completedAt: Instant;
  readonly note: string | undefined;
};

/** Waits in the outbox without a network; it says when the quest was done, so that it counts for its day. */
const completeQuest: CommandOf<Completion, z.infer<typeof questAnswer> | null> = {
  send: ({ quest, completedAt, note }, idempotencyKey) => {
    const path = `/api/user-quests/${quest.date}`;
    return postDurably(
      {
        ...{ method: 'PUT', path, idempotencyKey, place: questPlace(quest.date) },
        body: { status: 'completed', completedAt, ...(note !== undefined && { note }) },
        label: copy.label(nameText(quest.name)),
      },
      questAnswer,
    );
  },
};

/** Completes the quest, and leads to its card. @param onDone the service or the outbox has it */
export function useCompletion(quest: QuestToDo, onDone: () => void) {
  const navigate = useNavigate();
  const leave = (): void => {
    onDone();
    noteCompletion(quest.date);
    void navigate(`${paths.dashboard}${anchors.quest}`);
  };
  const { ask, isSending } = useCommand(completeQuest, {
    onAnswer: (answer) => {
      if (answer) showToast(copy.completed(answer.pointsEarned));
      leave();
    },
    onRefused: (error) => {
      if (error instanceof KeptForLater) {
        showToast(keptToast);
        leave();
      } else
        showToast({
          title: commonCopy.error,
          description: serverMessage(error, copy.failed),
          variant: 'destructive',
        });
    },
  });
  return {
    isSending,
    complete: (note: string | undefined): void =>
      ask({ quest, note, completedAt: asInstant(new Date().toISOString()) }),
  };
}
