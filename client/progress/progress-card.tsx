import { type ComponentType, type ReactNode, useState } from 'react';
import { css, styled } from 'styled-components';
import { ChartTable, type TableContent } from '#client/charts/chart-table.tsx';
import { Meter } from '#client/charts/meter.tsx';
import { shortDate } from '#client/lib/format/format-day.ts';
import { numberText } from '#client/lib/format/locale.ts';
import { usePrivacyPreferences } from '#client/lib/offline/unsaved-preferences.ts';
import { Card } from '#client/ui/card.tsx';
import { Medal } from '#client/ui/icon-badge.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { TextLink } from '#client/ui/link.tsx';
import { anchors, paths } from '#client/ui/paths.ts';
import { RetryNote } from '#client/ui/retry-note.tsx';
import { type Segment, Segmented } from '#client/ui/segmented.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { Numeral, NumeralMark, SubText } from '#client/ui/text.tsx';
import {
  progressMilestones,
  streakMilestones,
  workoutMilestones,
} from '#domain/catalogue/content/milestones.ts';
import { medalFaces, type ShownAchievement, shownAchievements } from './achievement-view-model.ts';
import { Bars } from './bars.tsx';
import { workoutsByWeek } from './count-view-model.ts';
import { goalViewModel } from './goal-view-model.ts';
import { aheadSentence, percentReach, reachedText, sentences } from './milestone-view-model.ts';
import { PauseOpener } from './pause-opener.tsx';
import { PointsLedger } from './points-ledger.tsx';
import { progressCopy, streakCopy, weightCopy } from './progress-copy.ts';
import type { ModeProps } from './progress-facts.ts';
import { StreakDays } from './streak-days.tsx';
import { gridSummary, standingText, streakSentence } from './streak-view-model.ts';
import { TokenNotice } from './token-notice.tsx';
import { useProgressFacts } from './use-progress-facts.ts';
import { WeightTrend } from './weight-trend.tsx';
import { massText, tenths, weightSummary, weightViewModel } from './weight-view-model.ts';
import { WorkoutsMeter } from './workouts-meter.tsx';

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
    <Card
      id={anchors.progress.slice(1)}
      title={progressCopy.progress}
      aside={<TextLink to={paths.history}>{progressCopy.history}</TextLink>}
    >
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

function StreakMode({ facts: { stats, days, today }, isTable }: ModeProps) {
  const { currentStreak } = stats;
  return (
    <ModeLayout
      numeral={numberText(currentStreak)}
      unit={streakCopy.daysInARow(currentStreak)}
      summary={sentences(
        currentStreak > 0 ? aheadSentence(streakMilestones, currentStreak) : '',
        streakSentence(stats, days),
        reachedText(streakMilestones, currentStreak),
      )}
      isTable={isTable}
      table={{
        caption: gridSummary(days),
        columns: [streakCopy.date, streakCopy.day],
        rows: days.toReversed().map((day) => [shortDate(day.date), standingText(day)]),
      }}
    >
      <StreakDays days={days} />
      <PauseOpener stats={stats} today={today} />
    </ModeLayout>
  );
}

function WeightMode({ facts, isTable }: ModeProps) {
  const weight = weightViewModel(facts);
  const { points, current, unit } = weight;
  return (
    <ModeLayout
      numeral={current === null ? '–' : tenths(current)}
      unit={weightCopy.now(unit)}
      summary={weightSummary(weight)}
      isTable={isTable}
      table={{
        caption: weightCopy.chartTitle,
        columns: [weightCopy.date, weightCopy.weight, weightCopy.weekAverage],
        rows: points
          .toReversed()
          .map(({ date, weight: value, average }) => [
            shortDate(date),
            massText(value, unit),
            massText(average, unit),
          ]),
      }}
    >
      {points.length > 0 && <WeightTrend weight={weight} />}
    </ModeLayout>
  );
}

const quarters = [0, 25, 50, 75, 100].map((at) => ({ at, label: String(at) }));

function GoalMode({ facts, isTable }: ModeProps) {
  const { percent, other } = goalViewModel(facts);
  const summary = facts.program
    ? sentences(
        other ? `${other}.` : '',
        aheadSentence(progressMilestones, percent, '%'),
        reachedText(progressMilestones, percent, percentReach),
      )
    : progressCopy.noGoalLead;
  return (
    <ModeLayout
      numeral={String(percent)}
      mark="%"
      unit={progressCopy.ofYourGoal}
      summary={summary}
      isTable={isTable}
      table={{
        caption: progressCopy.goalProgress,
        columns: [progressCopy.milestone, progressCopy.reached],
        rows: progressMilestones.map(({ value }) => [
          `${value}%`,
          percent >= value ? progressCopy.yes : progressCopy.notYet,
        ]),
      }}
    >
      <Meter label={progressCopy.goalProgress} value={percent} valueText={`${percent}%`} ticks={quarters} />
    </ModeLayout>
  );
}

const weeksShown = 8;

function WorkoutsMode({ facts: { user, stats, workouts, today }, isTable }: ModeProps) {
  const { totalWorkouts } = stats;
  const { exerciseHistory: isHistoryShown } = usePrivacyPreferences(user);
  const weeks = isHistoryShown ? workoutsByWeek(workouts, today, weeksShown) : [];
  const counts = weeks.map(({ count }) => numberText(count)).join(', ');
  return (
    <ModeLayout
      numeral={numberText(totalWorkouts)}
      unit={progressCopy.workoutsCompletedUnit(totalWorkouts)}
      summary={sentences(
        aheadSentence(workoutMilestones, totalWorkouts),
        reachedText(workoutMilestones, totalWorkouts),
        isHistoryShown ? '' : progressCopy.historyOff,
      )}
      isTable={isTable}
      table={{
        caption: progressCopy.workoutsByWeek,
        columns: [progressCopy.weekOf, progressCopy.workouts],
        rows: weeks.toReversed().map(({ date, count }) => [shortDate(date), String(count)]),
      }}
    >
      <Stack $gap="s5">
        <WorkoutsMeter totalWorkouts={totalWorkouts} />
        {isHistoryShown && (
          <Bars
            summary={progressCopy.workoutsInTheLastWeeks(weeksShown, counts)}
            bars={weeks.map(({ date, count }, index) => ({
              key: date,
              label: index % 2 === 1 ? shortDate(date) : '',
              value: count,
            }))}
            isLastOpen
          />
        )}
      </Stack>
    </ModeLayout>
  );
}

function AchievementsMode({ facts, isTable }: ModeProps) {
  const shown = shownAchievements(facts);
  const earned = shown.filter(({ unlocked }) => unlocked);
  const next = shown.find(({ unlocked }) => !unlocked);
  return (
    <ModeLayout
      numeral={String(earned.length)}
      unit={progressCopy.earnedOf(shown.length)}
      summary={next ? progressCopy.next(next.name, next.description) : progressCopy.allEarned}
      isTable={isTable}
      table={{
        caption: progressCopy.achievements,
        columns: [progressCopy.achievement, progressCopy.how, progressCopy.earned],
        rows: shown.map((achievement) => [
          achievement.name,
          achievement.description,
          earnedText(achievement),
        ]),
      }}
    >
      <Medals>
        {shown.map((achievement) => (
          <li key={achievement.id}>
            <Medal {...medalFaces[achievement.id]} isEarned={achievement.unlocked}>
              {achievement.name}
              <SubText>{earnedText(achievement)}</SubText>
            </Medal>
          </li>
        ))}
      </Medals>
      <PointsLedger facts={facts} />
    </ModeLayout>
  );
}

function earnedText({ unlocked, reachedOn, note }: ShownAchievement): string {
  if (!unlocked) return progressCopy.notYet;
  return [reachedOn ? shortDate(reachedOn) : progressCopy.earned, note].filter(Boolean).join(', ');
}

type ModeLayoutProps = {
  /** The number that leads. */
  numeral: string;
  /** Hangs beside it: a percent sign. */
  mark?: string;
  /** What it counts. */
  unit: string;
  /** The picture in words. */
  summary: string;
  table: TableContent;
  isTable: boolean;
  children: ReactNode;
};

/** One way to see the progress: a number, a sentence, and the picture or its figures. */
function ModeLayout({ numeral, mark, unit, summary, table, isTable, children }: ModeLayoutProps) {
  return (
    <ModeLayoutParts>
      <Lead>
        <Big>
          {numeral}
          {mark && <NumeralMark>{mark}</NumeralMark>}
        </Big>
        <Words>
          <b>{unit}</b>
          <span>{summary}</span>
        </Words>
      </Lead>
      {isTable ? <ChartTable {...table} /> : children}
    </ModeLayoutParts>
  );
}

const ModeLayoutParts = styled.div(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s5};
    min-width: 0;
  `,
);

const Lead = styled.div(
  ({ theme }) => css`
    display: flex;
    align-items: flex-end;
    flex-wrap: wrap;
    gap: ${theme.space.s3} ${theme.space.s5};
  `,
);

const Big = styled(Numeral)`
  font-size: 5rem;
`;

const Words = styled.p(
  ({ theme }) => css`
    flex: 1 1 10rem;
    line-height: 1.35;
    color: ${theme.color.ink2};
    & > b {
      display: block;
      color: ${theme.color.ink};
    }
  `,
);

const Medals = styled.ul(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(6.75rem, 1fr));
    gap: ${theme.space.s5} ${theme.space.s3};
  `,
);

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
