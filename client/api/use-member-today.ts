import { useSyncExternalStore } from 'react';
import type { MemberDay } from '#domain/kernel/day.ts';
import { deviceZone } from './device-zone.ts';
import { memberToday } from './member-today.ts';
import { useCurrentUser } from './use-current-user.ts';
import { watchDays } from './watch-days.ts';

/** The member's date, also after midnight. */
export function useMemberToday(): MemberDay {
  const zone = useCurrentUser().data?.timeZone ?? deviceZone();
  return useSyncExternalStore(
    (onChange) => watchDays(zone, onChange),
    () => memberToday(zone),
  );
}
