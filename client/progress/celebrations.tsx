import { useEffect, useState } from 'react';
import { Hidden } from '#client/ui/text.tsx';
import { keepCelebrated, readCelebrated } from './celebrated-store.ts';
import { celebrationOf } from './celebration.ts';
import { throwConfetti } from './confetti.ts';
import { goalFacts } from './goal-facts.ts';
import { useProgressFacts } from './use-progress-facts.ts';

/** Confetti when a milestone is reached, once. Everybody is told; without motion that is all. */
export function Celebrations() {
  const { facts } = useProgressFacts();
  const [line, setLine] = useState('');
  const memberId = facts?.user.id;
  const programId = facts?.program?.id ?? null;
  const streak = facts?.stats.currentStreak ?? 0;
  const percent = facts ? goalFacts(facts).percent : 0;

  useEffect(() => {
    if (!memberId) return;
    const { celebration, celebrated } = celebrationOf(readCelebrated(memberId), {
      programId,
      percent,
      streak,
    });
    keepCelebrated(memberId, celebrated);
    if (!celebration) return;
    setLine(celebration.line);
    // Whoever cannot load it misses the paper, not the milestone.
    throwConfetti(celebration.size).catch(() => {});
  }, [memberId, programId, percent, streak]);

  return <Hidden role="status">{line}</Hidden>;
}
