import { kilometresPerMile } from '#client/lib/format/typed-quantity.ts';
import type { UnitPreference } from '#domain/member/member-events.ts';
import type { DailyTemplate } from '#service/routine/routine-contract.ts';
import { routineCopy } from './routine-copy.ts';

type Exercise = DailyTemplate['exercises'][number];

/** `2 sets, 10 reps`, `8,000 steps`, `2 miles`. */
export function exerciseLine(
  { type, sets, reps = 0, duration = 0, steps = 0, distance = 0 }: Exercise,
  units: UnitPreference = 'imperial',
): string {
  const count = routineCopy.sets(sets);
  switch (type) {
    case 'reps':
      return `${count}, ${routineCopy.reps(reps)}`;
    case 'duration':
      return routineCopy.secondsOf(count, duration);
    case 'steps':
      return routineCopy.steps(steps);
    case 'distance':
      return units === 'metric'
        ? routineCopy.kilometres(distance * kilometresPerMile)
        : routineCopy.miles(distance);
  }
}
