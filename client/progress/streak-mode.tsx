import { DayGrid } from '#client/charts/day-grid.tsx';
import { shortDate } from '#client/lib/format/day-words.ts';
import { numberText } from '#client/lib/format/locale.ts';
import { streakMilestones } from '#domain/catalogue/content/milestones.ts';
import { aheadSentence, reachedText, sentences } from './milestone-sentences.ts';
import { ModeLayout } from './mode-layout.tsx';
import { streakCopy } from './progress-copy.ts';
import type { ModeProps } from './progress-facts.ts';
import { gridDays, gridSummary, standingText, streakSentence } from './streak-facts.ts';

export function StreakMode({ facts: { stats, days }, isTable }: ModeProps) {
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
      <DayGrid days={gridDays(days)} summary={gridSummary(days)} />
    </ModeLayout>
  );
}
