import { lazy, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Meter } from '#client/charts/meter.tsx';
import { numberText } from '#client/lib/format/locale.ts';
import { PendingMark, type PendingNumber } from '#client/lib/offline/pending-overlay.tsx';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip, type ChipTone } from '#client/ui/chip.tsx';
import { RetryNote } from '#client/ui/empty-state.tsx';
import { TextLink } from '#client/ui/link.tsx';
import { Opening } from '#client/ui/opening.tsx';
import { anchors, paths } from '#client/ui/paths.ts';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Numeral, NumeralMark, NumeralUnit, Text } from '#client/ui/text.tsx';
import { streakMilestones, workoutMilestones } from '#domain/catalogue/content/milestones.ts';
import { PauseOpener } from './keep-streak.tsx';
import { useAddressChoice, WorkoutsMeter } from './mode-layout.tsx';
import { progressCopy, streakCopy, weightCopy } from './progress-copy.ts';
import { type ProgressFacts, progressModes, useProgressFacts } from './progress-facts.ts';
import { goalViewModel, goalWords, nextText, reachedText } from './progress-view-model.ts';
import { StreakDays } from './streak-days.tsx';
import { type WeightMilestoneViewModel, weightMilestoneViewModel } from './weight-view-model.ts';

const ProgressDialog = lazy(async () => ({
  default: (await import('./chosen-mode.tsx')).ProgressDialog,
}));

/** The milestones, side by side. */
export function ProgressOverview() {
  const { facts, isFailed, retry } = useProgressFacts();
  const [mode, choose] = useAddressChoice('progress', progressModes, 'streak');
  return (
    <Card
      id={anchors.progress.slice(1)}
      title={progressCopy.progressOverview}
      aside={<TextLink to={paths.history}>{progressCopy.history}</TextLink>}
    >
      {facts && (
        <>
          <Milestones facts={facts} />
          <Button size="small" icon="chart" onClick={() => choose('weight')}>
            {progressCopy.charts}
          </Button>
        </>
      )}
      {facts && mode !== 'streak' && (
        <Opening>
          <ProgressDialog
            facts={facts}
            mode={mode}
            onChoose={choose}
            onClose={() => choose('streak', true)}
          />
        </Opening>
      )}
      {!facts && isFailed && <RetryNote onRetry={retry}>{progressCopy.progressUnread}</RetryNote>}
      {!facts && !isFailed && (
        <SkeletonGroup>
          <Skeleton $height="9rem" />
        </SkeletonGroup>
      )}
    </Card>
  );
}

/** How far everything is, side by side. */
function Milestones({ facts }: { facts: ProgressFacts }) {
  return (
    <Grid>
      <GoalMilestone facts={facts} />
      <StreakMilestone facts={facts} />
      <WeightMilestone facts={facts} />
      <WorkoutsMilestone facts={facts} />
    </Grid>
  );
}

const quarters = [0, 25, 50, 75, 100].map((at) => ({ at, label: String(at) }));

function GoalMilestone({ facts }: { facts: ProgressFacts }) {
  const goal = goalViewModel(facts);
  const { chip, message } = goalWords(goal);
  const percent = goal?.percent ?? 0;
  return (
    <Milestone
      title={progressCopy.goalProgress}
      tone="good"
      chip={chip}
      numeral={
        <>
          <Numeral>
            {percent}
            <NumeralMark>%</NumeralMark>
          </Numeral>
          {goal?.from && <NumeralUnit>{goal.from}</NumeralUnit>}
        </>
      }
      pending="goal"
      message={message}
      place="wide"
    >
      <Meter label={progressCopy.goalProgress} value={percent} valueText={`${percent}%`} ticks={quarters} />
    </Milestone>
  );
}

function StreakMilestone({ facts: { stats, days, today } }: { facts: ProgressFacts }) {
  const { currentStreak } = stats;
  return (
    <Milestone
      title={progressCopy.streak}
      tone="hot"
      chip={nextText(streakMilestones, currentStreak, streakCopy.days)}
      numeral={
        <>
          <Numeral>{numberText(currentStreak)}</Numeral>
          <NumeralUnit>{progressCopy.daysInARowUnit(currentStreak)}</NumeralUnit>
        </>
      }
      pending="streak"
      message={reachedText(streakMilestones, currentStreak)}
      place="tall"
    >
      <StreakDays days={days} />
      <PauseOpener stats={stats} today={today} />
    </Milestone>
  );
}

function WorkoutsMilestone({ facts: { stats } }: { facts: ProgressFacts }) {
  const { totalWorkouts } = stats;
  return (
    <Milestone
      title={progressCopy.workouts}
      tone="warn"
      chip={nextText(workoutMilestones, totalWorkouts)}
      numeral={
        <>
          <Numeral>{numberText(totalWorkouts)}</Numeral>
          <NumeralUnit>{progressCopy.completed}</NumeralUnit>
        </>
      }
      pending="workouts"
      message={reachedText(workoutMilestones, totalWorkouts)}
    >
      <WorkoutsMeter totalWorkouts={totalWorkouts} />
    </Milestone>
  );
}

function WeightMilestone({ facts }: { facts: ProgressFacts }) {
  const milestone = weightMilestoneViewModel(facts);
  if (!milestone) return null;
  const { chip, numeral, unitText, way } = milestone;
  return (
    <Milestone
      title={weightCopy.weight}
      tone="good"
      chip={chip}
      numeral={
        <>
          <Numeral as="bdi">{numeral}</Numeral>
          <NumeralUnit>{unitText}</NumeralUnit>
        </>
      }
      pending="weight"
      message=""
    >
      {way && <WayMeter {...way} />}
    </Milestone>
  );
}

function WayMeter({
  from,
  to,
  lost,
  toGoText,
  fromText,
  toText,
}: NonNullable<WeightMilestoneViewModel['way']>) {
  const length = Math.max(from - to, 1);
  return (
    <Meter
      label={weightCopy.lostOnTheWay}
      value={Math.max(0, lost)}
      maximum={length}
      valueText={toGoText}
      tone="good"
      ticks={[
        { at: 0, label: fromText },
        { at: length, label: toText },
      ]}
    />
  );
}

type Place = 'wide' | 'tall' | 'narrow';
type MilestoneProps = {
  title: string;
  chip: string | null;
  tone: ChipTone;
  /** The numeral with what hangs beside it. */
  numeral: ReactNode;
  /** Which number this is. */
  pending: PendingNumber;
  message: string;
  /** In a broad window: half of the width, half of it over two rows, or a quarter. */
  place?: Place;
  children: ReactNode;
};

/** A number on its way to the next mark. */
function Milestone({
  title,
  chip,
  tone,
  numeral,
  pending,
  message,
  place = 'narrow',
  children,
}: MilestoneProps) {
  return (
    <Widget tone="well" aria-label={title} $place={place}>
      <Head>
        <h3>{title}</h3>
        {chip !== null && <Chip tone={tone}>{chip}</Chip>}
      </Head>
      <p>
        {numeral}
        <PendingMark of={pending} />
      </p>
      {children}
      {message && (
        <Text $tone="muted" $size="t14">
          {message}
        </Text>
      )}
    </Widget>
  );
}

const places: Readonly<Record<Place, string>> = {
  wide: 'grid-column: 1 / span 6;',
  tall: 'grid-area: 1 / 7 / span 2 / span 6;',
  narrow: 'grid-column: span 3;',
};

const Widget = styled(Card)<{ $place: Place }>(
  ({ theme, $place }) => css`
    display: grid;
    align-content: start;
    gap: ${theme.space.s4};
    ${theme.media.broad} {
      ${places[$place]}
      /* Without a weight the workouts have the row. */
      &:last-child:nth-child(3) {
        grid-column: 1 / span 6;
      }
    }
  `,
);

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s2};
  & > h3 {
    font-family: ${theme.font.text};
    font-size: ${theme.text.t16};
    font-weight: ${theme.weight.bold};
    font-stretch: normal;
    letter-spacing: 0;
  }
`;

const Grid = styled.div`
  display: grid;
  gap: ${theme.space.s4};
  margin-bottom: ${theme.space.s4};
  ${theme.media.wide} {
    grid-template-columns: 1fr 1fr;
  }
  ${theme.media.broad} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;
