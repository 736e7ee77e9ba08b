import { createContext, lazy, type ReactNode, useContext, useState } from 'react';
import { styled } from 'styled-components';
import { DayGrid } from '#client/charts/day-grid.tsx';
import { WeekDayButtons } from '#client/charts/week-days.tsx';
import { usePendingDates } from '#client/lib/day/day-badge.ts';
import { useActivityDays } from '#client/lib/http/read-models.ts';
import { PendingMark } from '#client/lib/offline/pending-overlay.tsx';
import { theme } from '#client/styles/theme.ts';
import { Opening } from '#client/ui/opening.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Tile, TileNumeral } from '#client/ui/tile.tsx';
import { asMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import type { ActivityDay, Stats } from '#service/features/stats/stats-contract.ts';
import { progressCopy, streakCopy } from './progress-copy.ts';
import { useProgressFacts } from './progress-facts.ts';
import { aheadText, gridDays, gridSummary, lastDays, streakSentence } from './streak-view-model.ts';

const DaySheet = lazy(async () => ({ default: (await import('#client/lib/day/day-sheet.tsx')).DaySheet }));

const OpenDay = createContext((_date: string): void => {});

/**
 * Holds the sheet of the day that is open. It is around the layouts of the dashboard: a window that becomes wide gets another layout, and
 * the sheet stays open.
 */
export function DaySheetHost({ children }: { children: ReactNode }) {
  const [date, setDate] = useState<MemberDay | null>(null);
  const { data: days } = useActivityDays();
  const [first, last] = [days?.at(0)?.date, days?.at(-1)?.date];
  return (
    <OpenDay value={(chosen) => setDate(asMemberDay(chosen))}>
      {children}
      {date && first && last && (
        <Opening>
          <DaySheet date={date} first={first} last={last} onChoose={setDate} onClose={() => setDate(null)} />
        </Opening>
      )}
    </OpenDay>
  );
}

/** The last 28 dates; each opens its reasons. */
export function StreakDays({ days }: { days: readonly ActivityDay[] }) {
  const pending = usePendingDates();
  return (
    <DayGrid days={gridDays(days, pending)} summary={gridSummary(days)} onChoose={useContext(OpenDay)} />
  );
}

/** The streak with its last seven days; each opens its reasons. The progress below reports failed reads. */
export function StreakWeek() {
  const { facts, isFailed } = useProgressFacts();
  const open = useContext(OpenDay);
  if (!facts && isFailed) return null;
  if (!facts)
    return (
      <SkeletonGroup>
        <Skeleton $height="12.77rem" />
      </SkeletonGroup>
    );
  const { stats, days } = facts;
  return (
    <StreakTile stats={stats}>
      <TileNumeral value={stats.currentStreak} />
      <Sentence>{streakSentence(stats, days)}</Sentence>
      <WeekDayButtons label={streakCopy.lastSevenDays} days={lastDays(days)} onChoose={open} />
    </StreakTile>
  );
}

/** The tile of the streak: what it holds differs between the layouts. */
export const StreakTile = ({ stats, children }: { stats: Stats; children: ReactNode }) => (
  <Tile
    tone="streak"
    icon="flame"
    label={progressCopy.dayStreak}
    mark={<PendingMark of="streak" />}
    aside={aheadText(stats)}
  >
    {children}
  </Tile>
);

const Sentence = styled.small`
  flex: 1 1 8rem;
  font-size: ${theme.text.t14};
  font-weight: ${theme.weight.strong};
  line-height: 1.3;
  text-align: end;
`;
