import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#client/ui/button.tsx';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { Stats } from '#service/stats/stats-contract.ts';
import { streakCopy } from './progress-copy.ts';

const PauseDialog = lazy(async () => ({ default: (await import('./pause-dialog.tsx')).PauseDialog }));

/** Opens the pauses of the streak. */
export function PauseOpener({ stats, today }: { stats: Stats; today: MemberDay }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Opener size="small" icon="pause" onClick={() => setOpen(true)}>
        {stats.pausedUntil === null ? streakCopy.pauseYourStreak : streakCopy.changePause}
      </Opener>
      {isOpen && (
        <Suspense>
          <PauseDialog stats={stats} today={today} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const Opener = styled(Button)`
  justify-self: start;
`;
