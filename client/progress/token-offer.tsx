import { lazy, Suspense, useState } from 'react';
import type { CardTone } from '#client/ui/card.tsx';
import type { Stats } from '#service/stats/stats-contract.ts';

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
