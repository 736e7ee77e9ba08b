import { shortDate } from '#client/lib/format/day-words.ts';
import { numberText } from '#client/lib/format/locale.ts';
import { usePrivacyChoices } from '#client/lib/offline/flipped-switches.ts';
import { Stack } from '#client/ui/layout.tsx';
import { workoutMilestones } from '#domain/catalogue/content/milestones.ts';
import { Bars } from './bars.tsx';
import { workoutsByWeek } from './count-facts.ts';
import { aheadSentence, reachedText, sentences } from './milestone-sentences.ts';
import { ModeLayout } from './mode-layout.tsx';
import { progressCopy } from './progress-copy.ts';
import type { ModeProps } from './progress-facts.ts';
import { WorkoutsMeter } from './workouts-meter.tsx';

const weeksShown = 8;

export function WorkoutsMode({ facts: { user, stats, workouts, today }, isTable }: ModeProps) {
  const { totalWorkouts } = stats;
  const { exerciseHistory: isHistoryShown } = usePrivacyChoices(user);
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
