import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { ChartTable } from '#client/charts/chart-table.tsx';
import { shortDate } from '#client/lib/format/format-day.ts';
import { theme } from '#client/styles/theme.ts';
import { Card } from '#client/ui/card.tsx';
import { RetryNote } from '#client/ui/empty-state.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { TextLink } from '#client/ui/link.tsx';
import { anchors, paths } from '#client/ui/paths.ts';
import { type Segment, Segmented } from '#client/ui/segmented.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { Text } from '#client/ui/text.tsx';
import { streakMilestones } from '#domain/catalogue/content/milestones.ts';
import { PauseOpener, TokenOffer } from './keep-streak.tsx';
import { useAddressChoice } from './mode-layout.tsx';
import { progressCopy, streakCopy } from './progress-copy.ts';
import { type ModeProps, type ProgressMode, progressModes, useProgressFacts } from './progress-facts.ts';
import { reachedText } from './progress-view-model.ts';
import { StreakDays } from './streak-days.tsx';
import { gridSummary, standingText } from './streak-view-model.ts';

const modes: readonly Segment<ProgressMode>[] = [
  { value: 'progress', label: progressCopy.progress, icon: 'target' },
  { value: 'streak', label: progressCopy.streak, icon: 'flame' },
  { value: 'workouts', label: progressCopy.workouts, icon: 'dumbbell' },
  { value: 'weight', label: progressCopy.weight, icon: 'scale' },
  { value: 'energy', label: progressCopy.energy, icon: 'bolt' },
  { value: 'achievements', label: progressCopy.achievements, icon: 'trophy' },
];

/** Loaded with the first of them that is chosen. */
const ChosenMode = lazy(async () => ({ default: (await import('./chosen-mode.tsx')).ChosenMode }));

const modeSkeleton = (
  <SkeletonGroup>
    <Skeleton $height="4rem" />
    <Skeleton $height="6rem" />
  </SkeletonGroup>
);

/** The ways to see how it goes, each as a picture or as a table. */
export function ProgressCard() {
  const { facts, isFailed, retry } = useProgressFacts();
  const [mode, setMode] = useAddressChoice('progress', progressModes, 'streak');
  const [isTable, setTable] = useState(false);
  return (
    <Card
      id={anchors.progress.slice(1)}
      title={progressCopy.progress}
      aside={<TextLink to={paths.history}>{progressCopy.history}</TextLink>}
    >
      <Parts>
        <Modes>
          <Segmented label={progressCopy.progressMode} segments={modes} value={mode} onChoose={setMode} />
        </Modes>
        {facts && <TokenOffer stats={facts.stats} tone="well" />}
        {facts && mode === 'streak' && <StreakMode facts={facts} isTable={isTable} />}
        {facts && mode !== 'streak' && (
          <Suspense fallback={modeSkeleton}>
            <ChosenMode mode={mode} facts={facts} isTable={isTable} />
          </Suspense>
        )}
        {facts && <Switch label={progressCopy.showAsTable} isOn={isTable} onFlip={setTable} />}
        {!facts && isFailed && <RetryNote onRetry={retry}>{progressCopy.progressUnread}</RetryNote>}
        {!facts && !isFailed && modeSkeleton}
      </Parts>
    </Card>
  );
}

/** The dates behind the streak. The tile above this card has the number. */
function StreakMode({ facts: { stats, days, today }, isTable }: ModeProps) {
  const summary = gridSummary(days);
  return (
    <Stack $gap="s5">
      <Text>
        <b>{days.length > 1 ? summary : streakCopy.firstDay}</b>{' '}
        {reachedText(streakMilestones, stats.currentStreak)}
      </Text>
      {isTable ? (
        <ChartTable
          caption={summary}
          columns={[streakCopy.date, streakCopy.day]}
          rows={days.toReversed().map((day) => [shortDate(day.date), standingText(day)])}
        />
      ) : (
        <>
          <StreakDays days={days} />
          <PauseOpener stats={stats} today={today} />
        </>
      )}
    </Stack>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s5};
`;

/* So that the longest word has room on the phone. */
const Modes = styled.div`
  ${theme.media.phone} {
    margin-inline: -${theme.space.s3};
  }
`;
