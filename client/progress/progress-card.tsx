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
import type { ModeProps } from './progress-facts.ts';
import { StreakMode } from './streak-mode.tsx';
import { TokenNotice } from './token-notice.tsx';
import { useProgressFacts } from './use-progress-facts.ts';
import { WeightMode } from './weight-mode.tsx';
import { WorkoutsMode } from './workouts-mode.tsx';

type Mode = 'progress' | 'streak' | 'workouts' | 'weight' | 'achievements';

const modes: readonly Segment<Mode>[] = [
  { value: 'progress', label: 'Progress', icon: 'target' },
  { value: 'streak', label: 'Streak', icon: 'flame' },
  { value: 'workouts', label: 'Workouts', icon: 'dumbbell' },
  { value: 'weight', label: 'Weight', icon: 'scale' },
  { value: 'achievements', label: 'Achievements', icon: 'trophy' },
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
    <Card id={anchors.progress.slice(1)} title="Progress">
      <Parts>
        <Modes>
          <Segmented label="Progress mode" segments={modes} value={mode} onChoose={setMode} />
        </Modes>
        {facts && <TokenNotice stats={facts.stats} tone="well" />}
        {facts && <View facts={facts} isTable={isTable} />}
        {facts && <Switch label="Show as table" isOn={isTable} onFlip={setTable} />}
        {!facts && isFailed && <RetryNote onRetry={retry}>Your progress could not be read.</RetryNote>}
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
