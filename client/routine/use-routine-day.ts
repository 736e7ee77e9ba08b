import { useEffect, useEffectEvent, useState } from 'react';
import { asInstant, type MemberDay } from '#domain/kernel/day.ts';
import { dayOf, localTimeOf } from '#domain/kernel/time-zone.ts';
import { routineDay } from '#domain/routine/routine-rules.ts';

const lookEveryMs = 20_000;

/** The day that ticks belong to now: in the night still yesterday's, if that routine was opened and not completed. */
export function routineDayNow(zone: string, now: Date, isOpen: (day: MemberDay) => boolean): MemberDay {
  const instant = asInstant(now.toISOString());
  const clock = { today: dayOf(instant, zone), localTime: localTimeOf(instant, zone) };
  const yesterday = routineDay(clock, 'opened');
  return isOpen(yesterday) ? yesterday : clock.today;
}

/** As `routineDayNow`, and again when the day has turned while the screen stood: by itself soon after, or when it is asked for. */
export function useRoutineDay(
  zone: string,
  isOpen: (day: MemberDay) => boolean,
): readonly [day: MemberDay, look: () => MemberDay] {
  const [day, setDay] = useState(() => routineDayNow(zone, new Date(), isOpen));
  const look = (): MemberDay => {
    const now = routineDayNow(zone, new Date(), isOpen);
    setDay(now);
    return now;
  };
  const onTurn = useEffectEvent(look);
  useEffect(() => {
    const turn = (): void => void onTurn();
    const timer = window.setInterval(turn, lookEveryMs);
    document.addEventListener('visibilitychange', turn);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
    };
  }, []);
  return [day, look];
}
