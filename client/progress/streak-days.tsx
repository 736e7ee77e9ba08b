import { lazy, Suspense, useState } from 'react';
import { DayGrid } from '#client/charts/day-grid.tsx';
import { asMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import type { ActivityDay } from '#service/stats/stats-contract.ts';
import { gridDays, gridSummary } from './streak-view-model.ts';

const DaySheet = lazy(async () => ({ default: (await import('#client/lib/day/day-sheet.tsx')).DaySheet }));

/** The last 28 dates; each opens why it stands as it does. */
export function StreakDays({ days }: { days: readonly ActivityDay[] }) {
  const [date, setDate] = useState<MemberDay | null>(null);
  const [first, last] = [days.at(0)?.date, days.at(-1)?.date];
  return (
    <>
      <DayGrid
        days={gridDays(days)}
        summary={gridSummary(days)}
        onChoose={(chosen) => setDate(asMemberDay(chosen))}
      />
      {date && first && last && (
        <Suspense>
          <DaySheet date={date} first={first} last={last} onChoose={setDate} onClose={() => setDate(null)} />
        </Suspense>
      )}
    </>
  );
}
