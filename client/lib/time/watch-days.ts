import { addDays, asInstant, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import { dayOf, startOfDay } from '#domain/kernel/time-zone.ts';

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
