import { useCallback, useSyncExternalStore } from 'react';
import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { asInstant, type MemberDay } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { deviceZone } from './device-zone.ts';
import { watchDays } from './watch-days.ts';

/** The date that it is now for a member of this zone; by the device's clock for a visitor. */
export const memberToday = (zone: string = deviceZone()): MemberDay =>
  dayOf(asInstant(new Date().toISOString()), zone);

/** The member's date, also after midnight. */
export function useMemberToday(): MemberDay {
  const zone = useCurrentUser().data?.timeZone ?? deviceZone();
  const watch = useCallback((onChange: () => void) => watchDays(zone, onChange), [zone]);
  return useSyncExternalStore(watch, () => memberToday(zone));
}
