import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#client/ui/button.tsx';
import type { CardTone } from '#client/ui/card.tsx';
import { Opening } from '#client/ui/opening.tsx';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { Stats } from '#service/features/stats/stats-contract.ts';
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
        <Opening>
          <PauseDialog stats={stats} today={today} onClose={() => setOpen(false)} />
        </Opening>
      )}
    </>
  );
}

/** Most members never see it. */
const TokenNotice = lazy(async () => ({ default: (await import('./token-notice.tsx')).TokenNotice }));

/** Room for the token that may save yesterday. Once it was offered it stays, so that what was spent can be read. */
export function TokenOffer({ stats, tone }: { stats: Stats; tone?: CardTone }) {
  const [wasOffered, setOffered] = useState(false);
  if (stats.rescuableDay && !wasOffered) setOffered(true);
  return (
    wasOffered && (
      <Suspense>
        <TokenNotice stats={stats} {...(tone && { tone })} />
      </Suspense>
    )
  );
}

const Opener = styled(Button)`
  justify-self: start;
`;
