import { numberText } from '#client/lib/format/locale.ts';
import type { DailyTemplate } from '#service/routine/routine-contract.ts';

type Exercise = DailyTemplate['exercises'][number];

/** `2 sets, 10 reps`, `8,000 steps`, `2 miles`. */
export function exerciseLine({
  type,
  sets,
  reps = 0,
  duration = 0,
  steps = 0,
  distance = 0,
}: Exercise): string {
  const count = `${sets} ${sets === 1 ? 'set' : 'sets'}`;
  switch (type) {
    case 'reps':
      return `${count}, ${reps} ${reps === 1 ? 'rep' : 'reps'}`;
    case 'duration':
      return `${count}, ${duration} s`;
    case 'steps':
      return `${numberText(steps)} steps`;
    case 'distance':
      return `${distance} ${distance === 1 ? 'mile' : 'miles'}`;
  }
}
