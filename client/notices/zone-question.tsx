import { lazy, Suspense, useEffect, useState } from 'react';
import { changeZoneCommand, type ZoneChange } from '#client/lib/http/shared-commands.ts';
import { carryOut } from '#client/lib/http/use-command.ts';
import { memberItems } from '#client/lib/offline/member-storage.ts';
import { deviceZone } from '#client/lib/time/device-zone.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import {
  isSameZone,
  isToBeAsked,
  keepAnswer,
  lacksZone,
  readAnswer,
  type ZoneAnswer,
} from './zone-answer.ts';

/** Most members never see it. */
const ZonePrompt = lazy(async () => ({ default: (await import('./zone-prompt.tsx')).ZonePrompt }));

/** Asks a member whose device is in another zone than their days are counted in, once for each change. */
export function ZoneQuestion({ user }: { user: CurrentUser }) {
  const { id, timeZone } = user;
  const [zone] = useState(deviceZone);
  const [answer, setAnswer] = useState(() => readAnswer(memberItems, id));
  const [now] = useState(Date.now);
  const isHome = isSameZone(zone, timeZone);
  const isNew = !isHome && lacksZone(user, now);
  const isAsked = !isHome && !isNew && isToBeAsked(zone, answer, now);
  useDeviceZone(isNew ? { zone, since: user.createdAt } : null);

  function keep(next: ZoneAnswer | null): void {
    keepAnswer(memberItems, id, next);
    setAnswer(next);
  }

  useEffect(() => {
    if (isHome) keepAnswer(memberItems, id, null);
    else if (isAsked && answer?.zone !== zone)
      keepAnswer(memberItems, id, { zone, askedAtMs: now, isDeclined: false });
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

/** Gives a new account the zone of its first device, without a question: there are no days yet that could change. */
function useDeviceZone(change: ZoneChange | null): void {
  const zone = change?.zone;
  const since = change?.since;
  useEffect(() => {
    // Where it fails, the next page tries again.
    if (zone && since) carryOut(changeZoneCommand, { zone, since }).catch(() => {});
  }, [zone, since]);
}
