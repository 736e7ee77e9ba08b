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

/** As `routineDayNow`, and anew when the day has turned while the screen stood. */
export function useRoutineDay(zone: string, isOpen: (day: MemberDay) => boolean): MemberDay {
  const [day, setDay] = useState(() => routineDayNow(zone, new Date(), isOpen));
  const look = useEffectEvent(() => setDay(routineDayNow(zone, new Date(), isOpen)));
  useEffect(() => {
    const turn = (): void => look();
    const timer = window.setInterval(turn, lookEveryMs);
    document.addEventListener('visibilitychange', turn);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
    };
  }, []);
  return day;
}
