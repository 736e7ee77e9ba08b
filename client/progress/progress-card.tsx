import { type ComponentType, useState } from 'react';
import { css, styled } from 'styled-components';
import { Card } from '#client/ui/card.tsx';
import { anchors } from '#client/ui/paths.ts';
import { RetryNote } from '#client/ui/retry-note.tsx';
import { type Segment, Segmented } from '#client/ui/segmented.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { AchievementsMode } from './achievements-mode.tsx';
import { GoalMode } from './goal-mode.tsx';
import { progressCopy } from './progress-copy.ts';
import type { ModeProps } from './progress-facts.ts';
import { StreakMode } from './streak-mode.tsx';
import { TokenNotice } from './token-notice.tsx';
import { useProgressFacts } from './use-progress-facts.ts';
import { WeightMode } from './weight-mode.tsx';
import { WorkoutsMode } from './workouts-mode.tsx';

type Mode = 'progress' | 'streak' | 'workouts' | 'weight' | 'achievements';

const modes: readonly Segment<Mode>[] = [
  { value: 'progress', label: progressCopy.progress, icon: 'target' },
  { value: 'streak', label: progressCopy.streak, icon: 'flame' },
  { value: 'workouts', label: progressCopy.workouts, icon: 'dumbbell' },
  { value: 'weight', label: progressCopy.weight, icon: 'scale' },
  { value: 'achievements', label: progressCopy.achievements, icon: 'trophy' },
];

const views: Readonly<Record<Mode, ComponentType<ModeProps>>> = {
  progress: GoalMode,
  streak: StreakMode,
  workouts: WorkoutsMode,
  weight: WeightMode,
  achievements: AchievementsMode,
};

/** The five ways to see how it goes, each as a picture or as a table. */
export function ProgressCard() {
  const { facts, isFailed, retry } = useProgressFacts();
  const [mode, setMode] = useState<Mode>('streak');
  const [isTable, setTable] = useState(false);
  const View = views[mode];
  return (
    <Card id={anchors.progress.slice(1)} title={progressCopy.progress}>
      <Parts>
        <Modes>
          <Segmented label={progressCopy.progressMode} segments={modes} value={mode} onChoose={setMode} />
        </Modes>
        {facts && <TokenNotice stats={facts.stats} tone="well" />}
        {facts && <View facts={facts} isTable={isTable} />}
        {facts && <Switch label={progressCopy.showAsTable} isOn={isTable} onFlip={setTable} />}
        {!facts && isFailed && <RetryNote onRetry={retry}>{progressCopy.progressUnread}</RetryNote>}
        {!facts && !isFailed && (
          <SkeletonGroup>
            <Skeleton $height="4rem" />
            <Skeleton $height="6rem" />
          </SkeletonGroup>
        )}
      </Parts>
    </Card>
  );
}

const Parts = styled.div(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.s5};
  `,
);

/* So that the longest word has room on the phone. */
const Modes = styled.div(
  ({ theme }) => css`
    ${theme.media.phone} {
      margin-inline: -${theme.space.s3};
    }
  `,
);
