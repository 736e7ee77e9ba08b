import { numberText } from '#client/lib/format/locale.ts';
import { useStats } from '#client/lib/http/read-models.ts';
import { Chip } from '#client/ui/chip.tsx';
import { Hidden } from '#client/ui/text.tsx';
import { streakCopy } from './progress-copy.ts';

/** The streak in the head of the page; nothing before it is known. */
export function StreakChip() {
  const { data: stats } = useStats();
  if (!stats) return null;
  return (
    <Chip tone="hot" icon="flame">
      <span aria-hidden>{numberText(stats.currentStreak)}</span>
      <Hidden>{streakCopy.streak(streakCopy.days(stats.currentStreak))}</Hidden>
    </Chip>
  );
}
