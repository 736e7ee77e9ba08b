import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCurrentUser, useStats } from '#client/lib/http/read-models.ts';
import { showRefusal } from '#client/lib/http/refusal.ts';
import { updateSettingCommand } from '#client/lib/http/shared-commands.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { theme } from '#client/styles/theme.ts';
import { useInSlices } from '#client/ui/after-paint.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { EmptyState, RetryNote } from '#client/ui/empty-state.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Grow } from '#client/ui/layout.tsx';
import { anchors } from '#client/ui/paths.ts';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { wheelSlots as slotCount } from '#domain/quest/quest-wheel.ts';
import { isLuckyDay, setupTexts, useQuests, useTodaysQuest, useWheel } from './quest-api.ts';
import { questCopy } from './quest-copy.ts';
import { halfWheelHeight } from './quest-face.tsx';
import { QuestGame } from './quest-game.tsx';

/** Where the dock's link leads. */
const questId = anchors.quest.slice(1);

/** The quest of the day: the wheel, and what came of it. */
export function QuestCard({ alternative = null }: { alternative?: ReactNode }) {
  const { data: user } = useCurrentUser();
  const day = useTodaysQuest();
  const wheel = useWheel();
  const quests = useQuests();
  const stats = useStats();
  const today = useMemberToday();
  const isReady = useInSlices(Boolean(day.data && wheel.data !== undefined && quests.data && stats.data));
  if (!user) return null;
  if (!user.questWheelEnabled) return <WheelOff />;
  if (!isReady || !day.data || wheel.data === undefined || !quests.data || !stats.data) {
    const failed = [day, wheel, quests, stats].filter(({ error }) => error);
    const retry = () => failed.forEach(({ mutate }) => void mutate());
    return failed.length > 0 ? <QuestUnread onRetry={retry} /> : <QuestSkeleton />;
  }
  const isSetUp = quests.data.filter((quest) => !isLuckyDay(quest)).length >= slotCount;
  if (!isSetUp && day.data.status === 'none') return <QuestSetup onRetry={() => void quests.mutate()} />;
  return (
    <QuestGame
      id={questId}
      user={user}
      day={day.data}
      wheel={wheel.data}
      quests={quests.data}
      stats={stats.data}
      today={today}
      alternative={alternative}
    />
  );
}

/** Too few quests suit the member for a wheel. */
function QuestSetup({ onRetry }: { onRetry: () => void }) {
  return (
    <div id={questId}>
      <EmptyState
        icon="wheel"
        title={setupTexts.title}
        action={
          <Button icon="reset" onClick={onRetry}>
            {commonCopy.tryAgain}
          </Button>
        }
      >
        {setupTexts.description}
      </EmptyState>
    </div>
  );
}

/** The member does without the wheel: one line, and the way back. */
function WheelOff() {
  const { ask, isSending } = useCommand(updateSettingCommand, {
    onRefused: (error) =>
      showRefusal(error, {
        title: commonCopy.error,
        description: questCopy.updateFailed,
        variant: 'destructive',
      }),
  });
  return (
    <Card id={questId} aria-label={questCopy.title}>
      <Line>
        <Icon name="wheel" />
        <Grow>{questCopy.wheelOff}</Grow>
        <Button size="small" disabled={isSending} onClick={() => ask({ questWheelEnabled: true })}>
          {questCopy.turnWheelOn}
        </Button>
      </Line>
    </Card>
  );
}

function QuestUnread({ onRetry }: { onRetry: () => void }) {
  return (
    <Card id={questId} title={questCopy.title}>
      <RetryNote onRetry={onRetry}>{questCopy.questUnread}</RetryNote>
    </Card>
  );
}

function QuestSkeleton() {
  return (
    <Card id={questId} aria-label={questCopy.title}>
      <Blank>
        <Skeleton $height="2rem" $width="60%" />
        <Round>
          <Skeleton $height="auto" $round />
        </Round>
        <Words $height="3rem" />
        <Buttons $height="6.875rem" />
      </Blank>
    </Card>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${theme.space.s3};
  font-weight: ${theme.weight.strong};
`;

/* Each part is as high as that of the wheel before a spin. So the parts below do not move when the wheel loads. */
const Blank = styled(SkeletonGroup)`
  ${theme.media.phone} {
    gap: ${theme.space.s2};
  }
`;

const Round = styled.div`
  display: grid;
  align-content: end;
  width: min(100%, 25rem);
  aspect-ratio: 20 / 20.75;
  margin-inline: auto;
  ${theme.media.phone} {
    width: min(100%, 18rem);
    aspect-ratio: auto;
    height: ${halfWheelHeight};
    align-content: start;
    overflow: hidden;
  }
  && > * {
    aspect-ratio: 1;
  }
`;

/* On the phone the link to the workout and the skip tokens are below the button. */
const Buttons = styled(Skeleton)`
  ${theme.media.phone} {
    height: 7.625rem;
  }
`;

const Words = styled(Skeleton)`
  ${theme.media.phone} {
    display: none;
  }
  ${theme.media.wide} {
    height: 1.5rem;
  }
  ${theme.media.broad} {
    height: 3rem;
  }
`;
