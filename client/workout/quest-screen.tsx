import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { itemsText } from '#client/lib/format/locale.ts';
import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { questText } from '#client/lib/words/quest-text.ts';
import { useInSlices } from '#client/ui/after-paint.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { LinkButton } from '#client/ui/link.tsx';
import { anchors, paths } from '#client/ui/paths.ts';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { stepsOfQuest } from '#domain/catalogue/quests/quest-steps.ts';
import { equipmentLabel } from '#domain/catalogue/workouts/equipment.ts';
import { fitOf } from '#domain/quest/quest-rules.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { todaysQuestAnswer, type UserQuest } from '#service/features/quest/quest-contract.ts';
import { useCues } from './cues.ts';
import { QuestSession } from './quest-session.tsx';
import { questSessionCopy as copy } from './quest-session-copy.ts';
import type { QuestToDo } from './quest-template.ts';
import { useQuestSession } from './use-quest-session.ts';
import { WorkoutFrame, WorkoutSkeleton } from './workout-frame.tsx';

const readQuest = readAs(todaysQuestAnswer);

/** The accepted quest as it is now; null where none is to be done. Its key is of this screen: the card of the quest holds more. */
const useAcceptedQuest = () =>
  useSWR<UserQuest | null, Error>('/api/user-quests/today#steps', async () => {
    const quest = await readQuest('/api/user-quests/today');
    if (quest?.status !== 'assigned') return null;
    const { revision: _, ...accepted } = quest;
    return accepted;
  });

/** The accepted quest, step by step. */
export function QuestScreen() {
  const { data: user } = useCurrentUser();
  const { data: accepted, error, mutate } = useAcceptedQuest();
  const isRead = useInSlices(accepted !== undefined);
  if (error && !accepted) return <Unread onRetry={() => void mutate()} />;
  if (!isRead || accepted === undefined || !user)
    return (
      <WorkoutFrame title={copy.quest}>
        <WorkoutSkeleton />
      </WorkoutFrame>
    );
  if (accepted === null || stepsOfQuest(accepted.quest.id).length === 0) return <NoQuest />;
  return <QuestOfDay key={`${accepted.id} ${accepted.quest.id}`} accepted={accepted} user={user} />;
}

function QuestOfDay({ accepted, user }: { accepted: UserQuest; user: CurrentUser }) {
  const quest = questToDo(accepted, user.equipment);
  const steps = stepsOfQuest(quest.id);
  const cues = useCues();
  const actor = useQuestSession(quest, steps, user, cues);
  const isReady = useInSlices(useSelector(actor, (state) => !state.matches({ session: 'recalling' })));
  if (!isReady)
    return (
      <WorkoutFrame title={nameText(quest.name)}>
        <WorkoutSkeleton />
      </WorkoutFrame>
    );
  return <QuestSession quest={quest} steps={steps} actor={actor} cues={cues} user={user} />;
}

/** The quest with what the member does it with: its equipment, or the alternative where that is missing. */
function questToDo({ id: date, quest }: UserQuest, owned: readonly string[]): QuestToDo {
  const { equipment, alternative } = quest.requirements;
  const isReplaced =
    alternative !== null && fitOf(quest as Parameters<typeof fitOf>[0], owned) === 'alternative';
  const things = isReplaced
    ? questText(alternative)
    : itemsText(equipment.map((id) => nameText(equipmentLabel(id))));
  return {
    ...{ date, id: quest.id, name: quest.name, description: quest.description },
    minutes: quest.estimatedMinutes,
    equipment: equipment.length === 0 ? null : things,
  };
}

const NoQuest = () => (
  <PlainQuest
    title={copy.nothingToDo}
    action={
      <LinkButton to={`${paths.dashboard}${anchors.quest}`} variant="primary">
        {copy.toTheWheel}
      </LinkButton>
    }
  >
    {copy.nothingToDoLead}
  </PlainQuest>
);

const Unread = ({ onRetry }: { onRetry: () => void }) => (
  <PlainQuest
    title={copy.loadFailed}
    action={
      <Button variant="primary" icon="reset" onClick={onRetry}>
        {commonCopy.tryAgain}
      </Button>
    }
  >
    {copy.loadFailedLead}
  </PlainQuest>
);

type PlainQuestProps = { title: string; action: ReactNode; children: ReactNode };

const PlainQuest = ({ title, action, children }: PlainQuestProps) => (
  <WorkoutFrame>
    <Stack>
      <ScreenHeading>{copy.quest}</ScreenHeading>
      <EmptyState icon="wheel" title={title} action={action}>
        {children}
      </EmptyState>
    </Stack>
  </WorkoutFrame>
);
