import { shortDate } from '#client/lib/format/day-words.ts';
import { numberText } from '#client/lib/format/locale.ts';
import { usePrivacyChoices } from '#client/lib/offline/flipped-switches.ts';
import { Stack } from '#client/ui/layout.tsx';
import { workoutMilestones } from '#domain/catalogue/content/milestones.ts';
import { Bars } from './bars.tsx';
import { workoutsByWeek } from './count-facts.ts';
import { aheadSentence, reachedText, sentences } from './milestone-words.ts';
import { ModeLayout } from './mode-layout.tsx';
import type { ModeProps } from './progress-facts.ts';
import { WorkoutsMeter } from './workouts-meter.tsx';

const weeksShown = 8;

export function WorkoutsMode({ facts: { user, stats, workouts, today }, isTable }: ModeProps) {
  const { totalWorkouts } = stats;
  const { exerciseHistory: isHistoryShown } = usePrivacyChoices(user);
  const weeks = isHistoryShown ? workoutsByWeek(workouts, today, weeksShown) : [];
  return (
    <ModeLayout
      numeral={numberText(totalWorkouts)}
      unit={totalWorkouts === 1 ? 'workout completed' : 'workouts completed'}
      summary={sentences(
        aheadSentence(workoutMilestones, totalWorkouts),
        reachedText(workoutMilestones, totalWorkouts),
        isHistoryShown ? '' : 'Exercise history is off in Privacy & Data.',
      )}
      isTable={isTable}
      table={{
        caption: 'Workouts by week',
        columns: ['Week of', 'Workouts'],
        rows: weeks.toReversed().map(({ date, count }) => [shortDate(date), String(count)]),
      }}
    >
      <Stack $gap="s5">
        <WorkoutsMeter totalWorkouts={totalWorkouts} />
        {isHistoryShown && (
          <Bars
            summary={`Workouts in the last ${weeksShown} weeks: ${weeks.map(({ count }) => count).join(', ')}`}
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
