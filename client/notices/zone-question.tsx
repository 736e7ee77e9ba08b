import { lazy, Suspense, useEffect, useState } from 'react';
import { deviceZone } from '#client/api/device-zone.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { isSameZone, isToBeAsked, keepAnswer, readAnswer, type ZoneAnswer } from './zone-answer.ts';

/** Brings a state machine: most members are never asked. */
const ZonePrompt = lazy(async () => ({ default: (await import('./zone-prompt.tsx')).ZonePrompt }));

/** Asks a member whose device is in another zone than their days are counted in, once for each change. */
export function ZoneQuestion({ user: { id, timeZone } }: { user: CurrentUser }) {
  const [zone] = useState(deviceZone);
  const [answer, setAnswer] = useState(() => readAnswer(window.localStorage, id));
  const [now] = useState(Date.now);
  const isHome = isSameZone(zone, timeZone);
  const isAsked = !isHome && isToBeAsked(zone, answer, now);

  function keep(next: ZoneAnswer | null): void {
    keepAnswer(window.localStorage, id, next);
    setAnswer(next);
  }

  useEffect(() => {
    if (isHome) keepAnswer(window.localStorage, id, null);
    else if (isAsked && answer?.zone !== zone)
      keepAnswer(window.localStorage, id, { zone, askedAtMs: now, isDeclined: false });
  }, [isHome, isAsked, answer, zone, now, id]);

  if (!isAsked) return null;
  return (
    <Suspense>
      <ZonePrompt
        zone={zone}
        timeZone={timeZone}
        onDecline={() => keep({ zone, askedAtMs: now, isDeclined: true })}
      />
    </Suspense>
  );
}
