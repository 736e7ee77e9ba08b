import { type ComponentType, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import useSWR from 'swr';
import { Bars } from '#client/charts/bars.tsx';
import { Meter } from '#client/charts/meter.tsx';
import { unitText } from '#client/lib/format/format-copy.ts';
import { shortDate } from '#client/lib/format/format-day.ts';
import { achievementMedals } from '#client/lib/format/icons.ts';
import { itemsText, numberText } from '#client/lib/format/locale.ts';
import { tenths } from '#client/lib/format/typed-quantity.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { usePrivacyPreferences } from '#client/lib/offline/unsaved-preferences.ts';
import { contentText } from '#client/lib/words/content-text.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Medal } from '#client/ui/icon.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { TextLink } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { type Segment, Segmented } from '#client/ui/segmented.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { SubText } from '#client/ui/text.tsx';
import { progressMilestones, workoutMilestones } from '#domain/catalogue/content/milestones.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { type ProgressRange, progressRanges } from '#domain/progress/progress-series.ts';
import { type ProgressSeries, progressAnswer } from '#service/features/stats/progress-contract.ts';
import { chosenModeCopy, rangeCopy } from './chosen-mode-copy.ts';
import { EnergyMode } from './energy-mode.tsx';
import { ModeLayout, UnreadChart, useAddressChoice, WorkoutsMeter } from './mode-layout.tsx';
import { PointsLedger } from './points-ledger.tsx';
import { progressCopy, weightCopy } from './progress-copy.ts';
import type { ModeProps, ProgressMode } from './progress-facts.ts';
import {
  aheadSentence,
  allAchievements,
  goalViewModel,
  goalWords,
  reachedText,
  type ShownAchievement,
  sentences,
  shownAchievements,
} from './progress-view-model.ts';
import { dateTextFor, WeightTrend } from './weight-trend.tsx';
import { massText, weightSummary, weightViewModel } from './weight-view-model.ts';

const quarters = [0, 25, 50, 75, 100].map((at) => ({ at, label: String(at) }));

const segments = progressRanges.map((value) => ({ value, label: rangeCopy.labels[value] }));

const bucketText = (bucket: ProgressSeries['bucket'], date: MemberDay): string =>
  bucket === 'year' ? date.slice(0, 4) : shortDate(date);

/** Four labels have room on a phone; the last column is the one that is read first. */
const isLabelled = (index: number, columns: number): boolean =>
  (columns - 1 - index) % Math.ceil(columns / 4) === 0;

const Medals = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(6.75rem, 100%), 1fr));
  gap: ${theme.space.s5} ${theme.space.s3};
`;

const views: Readonly<Record<ChosenModeProps['mode'], ComponentType<ModeProps>>> = {
  progress: GoalMode,
  workouts: WorkoutsMode,
  weight: WeightMode,
  energy: EnergyMode,
  achievements: AchievementsMode,
};

type ChosenModeProps = ModeProps & { mode: Exclude<ProgressMode, 'streak'> };

/** The ways to see the progress that a member has to choose. */
export function ChosenMode({ mode, ...props }: ChosenModeProps) {
  const View = views[mode];
  return <View {...props} />;
}

function WeightMode({ facts, isTable }: ModeProps) {
  return (
    <Ranged>
      {({ range, series }, picker) => {
        const weight = { ...weightViewModel(facts), points: series.weights };
        const { points, current, unit } = weight;
        const dateText = dateTextFor(points);
        return (
          <ModeLayout
            numeral={current === null ? '–' : tenths(current)}
            pending="weight"
            unit={chosenModeCopy.now(unitText(unit))}
            summary={points.length === 0 ? rangeCopy.noWeight(range) : weightSummary(weight)}
            picker={picker}
            isTable={isTable}
            table={{
              caption: rangeCopy.weightTitle(range),
              columns: [chosenModeCopy.date, weightCopy.weight, chosenModeCopy.weekAverage],
              rows: points
                .toReversed()
                .map(({ date, weight: value, average }) => [
                  dateText(date),
                  massText(value, unit),
                  massText(average, unit),
                ]),
            }}
          >
            {points.length > 0 && <WeightTrend weight={weight} />}
          </ModeLayout>
        );
      }}
    </Ranged>
  );
}

function GoalMode({ facts, isTable }: ModeProps) {
  const goal = goalViewModel(facts);
  const percent = goal?.percent ?? 0;
  const { ahead, message } = goalWords(goal);
  const summary = goal
    ? sentences(goal.from && `${goal.from}.`, ahead, message, goal.otherText ? `${goal.otherText}.` : '')
    : chosenModeCopy.noGoalLead;
  return (
    <ModeLayout
      numeral={String(percent)}
      mark="%"
      pending="goal"
      unit={chosenModeCopy.ofYourGoal}
      summary={summary}
      isTable={isTable}
      table={{
        caption: progressCopy.goalProgress,
        columns: [chosenModeCopy.milestone, chosenModeCopy.reached],
        rows: progressMilestones.map(({ value }) => [
          `${value}%`,
          percent >= value ? chosenModeCopy.yes : chosenModeCopy.notYet,
        ]),
      }}
    >
      <Meter label={progressCopy.goalProgress} value={percent} valueText={`${percent}%`} ticks={quarters} />
    </ModeLayout>
  );
}

function WorkoutsMode({ facts: { user, stats }, isTable }: ModeProps) {
  const { totalWorkouts } = stats;
  const { exerciseHistory: isHistoryShown } = usePrivacyPreferences(user);
  const reached = sentences(
    aheadSentence(workoutMilestones, totalWorkouts),
    reachedText(workoutMilestones, totalWorkouts),
  );
  const lead = {
    numeral: numberText(totalWorkouts),
    pending: 'workouts' as const,
    unit: chosenModeCopy.workoutsCompletedUnit(totalWorkouts),
    isTable,
  };
  if (!isHistoryShown)
    return (
      <ModeLayout
        {...lead}
        summary={sentences(reached, chosenModeCopy.historyOff)}
        table={{
          caption: progressCopy.workouts,
          columns: [rangeCopy.beginning.week, progressCopy.workouts],
          rows: [],
        }}
      >
        <WorkoutsMeter totalWorkouts={totalWorkouts} />
      </ModeLayout>
    );
  return (
    <Ranged>
      {({ range, series: { bucket, workouts } }, picker) => {
        const sum = workouts.reduce((total, { count }) => total + count, 0);
        return (
          <ModeLayout
            {...lead}
            summary={sentences(rangeCopy.inRange(range, sum), reached)}
            picker={picker}
            table={{
              caption: rangeCopy.workoutsBy(bucket),
              columns: [rangeCopy.beginning[bucket], progressCopy.workouts],
              rows: workouts
                .toReversed()
                .map(({ date, count }) => [bucketText(bucket, date), numberText(count)]),
            }}
          >
            <Stack $gap="s5">
              <WorkoutsMeter totalWorkouts={totalWorkouts} />
              <Bars
                summary={rangeCopy.workouts(
                  range,
                  sum,
                  itemsText(workouts.map(({ count }) => numberText(count))),
                )}
                bars={workouts.map(({ date, count }, index) => ({
                  key: date,
                  label: isLabelled(index, workouts.length) ? bucketText(bucket, date) : '',
                  value: count,
                }))}
                isLastOpen
              />
            </Stack>
          </ModeLayout>
        );
      }}
    </Ranged>
  );
}

function AchievementsMode({ facts, isTable }: ModeProps) {
  // Four of them are shown here. The numbers are those of all, as on their page.
  const all = allAchievements(facts);
  const shown = shownAchievements(all);
  const earned = all.filter(({ unlocked }) => unlocked);
  const next = all.find(({ unlocked }) => !unlocked);
  return (
    <ModeLayout
      numeral={String(earned.length)}
      unit={chosenModeCopy.earnedOf(all.length)}
      summary={
        next
          ? chosenModeCopy.next(nameText(next.name), contentText(next.description))
          : chosenModeCopy.allEarned
      }
      isTable={isTable}
      table={{
        caption: progressCopy.achievements,
        columns: [chosenModeCopy.achievement, chosenModeCopy.how, chosenModeCopy.earned],
        rows: shown.map((achievement) => [
          nameText(achievement.name),
          contentText(achievement.description),
          earnedText(achievement),
        ]),
      }}
    >
      <Medals>
        {shown.map((achievement) => (
          <li key={achievement.id}>
            <Medal {...achievementMedals[achievement.id]} isEarned={achievement.unlocked}>
              {nameText(achievement.name)}
              <SubText>{earnedText(achievement)}</SubText>
            </Medal>
          </li>
        ))}
      </Medals>
      <TextLink to={paths.achievements}>{chosenModeCopy.allAchievements}</TextLink>
      <PointsLedger facts={facts} />
    </ModeLayout>
  );
}

function earnedText({ unlocked, reachedOn, note }: ShownAchievement): string {
  if (!unlocked) return chosenModeCopy.notYet;
  return itemsText([reachedOn ? shortDate(reachedOn) : chosenModeCopy.earned, note]);
}

type RangedSeries = { readonly range: ProgressRange; readonly series: ProgressSeries };

/** A choice of the range of a chart, and the chart once its numbers are read. The address holds the choice. */
function Ranged({ children }: { children: (ranged: RangedSeries, picker: ReactNode) => ReactNode }) {
  const [range, choose] = useAddressChoice('range', progressRanges, 'quarter');
  const { data, error, mutate } = useSWR<ProgressSeries, Error>(
    `/api/progress?range=${range}`,
    readAs(progressAnswer),
  );
  const picker = (
    <Segmented label={rangeCopy.timeRange} segments={segments} value={range} onChoose={choose} />
  );
  if (data) return children({ range, series: data }, picker);
  return <UnreadChart picker={picker} hasFailed={error !== undefined} onRetry={() => void mutate()} />;
}

type Chart = ChosenModeProps['mode'];
type ProgressDialogProps = Omit<ChosenModeProps, 'isTable'> & {
  onChoose: (mode: Chart) => void;
  onClose: () => void;
};

const charts: readonly Segment<Chart>[] = [
  { value: 'weight', label: progressCopy.weight },
  { value: 'workouts', label: progressCopy.workouts },
  { value: 'progress', label: progressCopy.progress },
  { value: 'energy', label: progressCopy.energy },
];

/** The charts of the progress for a time range, over the overview. */
export function ProgressDialog({ facts, mode, onChoose, onClose }: ProgressDialogProps) {
  const [isTable, setTable] = useState(false);
  return (
    <Dialog isOpen onClose={onClose} title={progressCopy.progress}>
      <Stack $gap="s5">
        <Segmented label={progressCopy.progressMode} segments={charts} value={mode} onChoose={onChoose} />
        <ChosenMode mode={mode} facts={facts} isTable={isTable} />
        <Switch label={progressCopy.showAsTable} isOn={isTable} onFlip={setTable} />
      </Stack>
    </Dialog>
  );
}
