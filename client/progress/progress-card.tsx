import { type ComponentType, lazy, useDeferredValue, useState } from 'react';
import { css, styled } from 'styled-components';
import { Card } from '#client/design/card.tsx';
import { anchors } from '#client/design/paths.ts';
import { RetryNote } from '#client/design/retry-note.tsx';
import { type Segment, Segmented } from '#client/design/segmented.tsx';
import { Skeleton, SkeletonGroup } from '#client/design/skeleton.tsx';
import { Switch } from '#client/design/switch.tsx';
import type { ModeProps } from './progress-facts.ts';
import { StreakMode } from './streak-mode.tsx';
import { useProgressFacts } from './use-progress-facts.ts';
import { useTokenNotice } from './use-token-notice.ts';

type Mode = 'progress' | 'streak' | 'workouts' | 'weight' | 'achievements';

const modes: readonly Segment<Mode>[] = [
  { value: 'progress', label: 'Progress', icon: 'target' },
  { value: 'streak', label: 'Streak', icon: 'flame' },
  { value: 'workouts', label: 'Workouts', icon: 'dumbbell' },
  { value: 'weight', label: 'Weight', icon: 'scale' },
  { value: 'achievements', label: 'Achievements', icon: 'trophy' },
];

/** The first comes with the card, the others when they are chosen. */
const views: Readonly<Record<Mode, ComponentType<ModeProps>>> = {
  progress: lazy(async () => ({ default: (await import('./goal-mode.tsx')).GoalMode })),
  streak: StreakMode,
  workouts: lazy(async () => ({ default: (await import('./workouts-mode.tsx')).WorkoutsMode })),
  weight: lazy(async () => ({ default: (await import('./weight-mode.tsx')).WeightMode })),
  achievements: lazy(async () => ({ default: (await import('./achievements-mode.tsx')).AchievementsMode })),
};

/** The five ways to see how it goes, each as a picture or as a table. */
export function ProgressCard() {
  const { facts: known, isFailed, retry } = useProgressFacts();
  const { TokenNotice, isWaiting } = useTokenNotice(known?.stats);
  const facts = isWaiting ? undefined : known;
  const [mode, setMode] = useState<Mode>('streak');
  const [isTable, setTable] = useState(false);
  // What is shown stays until the next is loaded.
  const View = views[useDeferredValue(mode)];
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
