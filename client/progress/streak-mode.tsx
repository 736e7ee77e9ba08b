import { shortDate } from '#client/api/day-words.ts';
import { DayGrid } from '#client/design/day-grid.tsx';
import { streakMilestones } from '#domain/catalogue/milestones.ts';
import type { ActivityDay } from '#service/stats/stats-contract.ts';
import { aheadSentence, reachedText, sentences } from './milestone-words.ts';
import { ModeLayout } from './mode-layout.tsx';
import type { ModeProps } from './progress-facts.ts';
import { gridDays, gridSummary, streakSentence } from './streak-facts.ts';

const standings: Readonly<Record<ActivityDay['standing'], string>> = {
  active: 'Done',
  protected: 'Protected by a skip token',
  missed: 'Missed',
  neutral: 'Does not count',
  future: 'Today, open',
};

export function StreakMode({ facts: { stats, days }, isTable }: ModeProps) {
  const { currentStreak } = stats;
  return (
    <ModeLayout
      numeral={currentStreak.toLocaleString('en')}
      unit={currentStreak === 1 ? 'day in a row' : 'days in a row'}
      summary={sentences(
        currentStreak > 0 ? aheadSentence(streakMilestones, currentStreak) : '',
        streakSentence(stats, days),
        reachedText(streakMilestones, currentStreak),
      )}
      isTable={isTable}
      table={{
        caption: gridSummary(days),
        columns: ['Date', 'Day'],
        rows: days.toReversed().map(({ date, standing }) => [shortDate(date), standings[standing]]),
      }}
    >
      <DayGrid days={gridDays(days)} summary={gridSummary(days)} />
    </ModeLayout>
  );
}
