import { useCallback, useSyncExternalStore } from 'react';
import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { addDays, asInstant, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import { dayOf, startOfDay } from '#domain/kernel/time-zone.ts';
import { deviceZone } from './device-zone.ts';

/** The date that it is now for a member of this zone; by the device's clock for a visitor. */
export const memberToday = (zone: string = deviceZone()): MemberDay =>
  dayOf(asInstant(new Date().toISOString()), zone);

/** The member's date, also after midnight. */
export function useMemberToday(): MemberDay {
  const zone = useCurrentUser().data?.timeZone ?? deviceZone();
  const watch = useCallback((onChange: () => void) => watchDays(zone, onChange), [zone]);
  return useSyncExternalStore(watch, () => memberToday(zone));
}

type DayClock = {
  readonly now: () => Instant;
  /** @returns what calls it off. */
  readonly wait: (work: () => void, milliseconds: number) => () => void;
  /** Calls when the device may have slept. @returns what ends it. */
  readonly onWake: (work: () => void) => () => void;
};

/** The service's clock decides what day it is, and it may be a little behind the device's. */
const clockToleranceMs = 2000;

/** Calls `onNewDay` for each date that begins in this zone: soon after its first instant, or when the device wakes later. @returns what ends it. */
export function watchDays(
  zone: string,
  onNewDay: () => void,
  { now, wait, onWake }: DayClock = deviceClock,
): () => void {
  const today = (): MemberDay => dayOf(now(), zone);
  let known = today();
  let callOff = waitForTomorrow();
  const endWaking = onWake(look);

  function look(): void {
    callOff();
    const day = today();
    callOff = waitForTomorrow();
    if (day === known) return;
    known = day;
    onNewDay();
  }

  function waitForTomorrow(): () => void {
    const tomorrow = startOfDay(addDays(today(), 1), zone);
    return wait(look, Date.parse(tomorrow) - Date.parse(now()) + clockToleranceMs);
  }

  return () => {
    callOff();
    endWaking();
  };
}

const deviceClock: DayClock = {
  now: () => asInstant(new Date().toISOString()),
  wait: (work, milliseconds) => {
    const timer = window.setTimeout(work, milliseconds);
    return () => window.clearTimeout(timer);
  },
  onWake: (work) => {
    document.addEventListener('visibilitychange', work);
    window.addEventListener('pageshow', work);
    return () => {
      document.removeEventListener('visibilitychange', work);
      window.removeEventListener('pageshow', work);
    };
  },
};
