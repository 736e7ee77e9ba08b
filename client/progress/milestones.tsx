import { css, styled } from 'styled-components';
import { DayGrid } from '#client/charts/day-grid.tsx';
import { Meter } from '#client/charts/meter.tsx';
import { numberText } from '#client/lib/format/locale.ts';
import { Numeral, NumeralMark, NumeralUnit } from '#client/ui/text.tsx';
import {
  progressMilestones,
  streakMilestones,
  workoutMilestones,
} from '#domain/catalogue/content/milestones.ts';
import { goalFacts } from './goal-facts.ts';
import { Milestone } from './milestone.tsx';
import { nextText, reachedText } from './milestone-sentences.ts';
import { progressCopy } from './progress-copy.ts';
import type { ProgressFacts } from './progress-facts.ts';
import { gridDays, gridSummary } from './streak-facts.ts';
import { WeightMilestone } from './weight-milestone.tsx';
import { WorkoutsMeter } from './workouts-meter.tsx';

/** How far everything is, side by side. */
export function Milestones({ facts }: { facts: ProgressFacts }) {
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
  const { percent } = goalFacts(facts);
  return (
    <Milestone
      title={progressCopy.goalProgress}
      tone="good"
      chip={nextText(progressMilestones, percent, '%')}
      numeral={
        <Numeral>
          {percent}
          <NumeralMark>%</NumeralMark>
        </Numeral>
      }
      message={reachedText(progressMilestones, percent)}
    >
      <Meter label={progressCopy.goalProgress} value={percent} valueText={`${percent}%`} ticks={quarters} />
    </Milestone>
  );
}

function StreakMilestone({ facts: { stats, days } }: { facts: ProgressFacts }) {
  const { currentStreak } = stats;
  return (
    <Milestone
      title={progressCopy.streak}
      tone="hot"
      chip={nextText(streakMilestones, currentStreak, progressCopy.daysUnit)}
      numeral={
        <>
          <Numeral>{numberText(currentStreak)}</Numeral>
          <NumeralUnit>{progressCopy.daysInARowUnit(currentStreak)}</NumeralUnit>
        </>
      }
      message={reachedText(streakMilestones, currentStreak)}
    >
      <DayGrid days={gridDays(days)} summary={gridSummary(days)} />
    </Milestone>
  );
}

function WorkoutsMilestone({ facts: { stats } }: { facts: ProgressFacts }) {
  const { totalWorkouts } = stats;
  return (
    <Milestone
      title={progressCopy.workouts}
      tone="warn"
      chip={nextText(workoutMilestones, totalWorkouts, '')}
      numeral={
        <>
          <Numeral>{numberText(totalWorkouts)}</Numeral>
          <NumeralUnit>{progressCopy.completed}</NumeralUnit>
        </>
      }
      message={reachedText(workoutMilestones, totalWorkouts)}
    >
      <WorkoutsMeter totalWorkouts={totalWorkouts} />
    </Milestone>
  );
}

const Grid = styled.div(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s4};
    ${theme.media.wide} {
      grid-template-columns: 1fr 1fr;
    }
    ${theme.media.broad} {
      grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
    }
  `,
);
