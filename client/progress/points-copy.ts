import { numberText, plural } from '#client/lib/format/locale.ts';
import type { PointsReason } from '#domain/points/points-ledger.ts';

export const pointsCopy = {
  pointsByDay: 'Points by day',
  pointsLeadTo: 'See what they lead to',
  pointsLead: (total: number, thisWeek: number): string =>
    `${numberText(total)} ${plural(total, { one: 'point', other: 'points' })} in all, ${numberText(thisWeek)} of them since Monday.`,
  pointsEmpty: 'Quests and workouts earn points. You’ll see them here.',
  ledger: 'Ledger',
  showOlder: 'Show older',
  olderUnread: 'We couldn’t load your older points.',
  pointsChart: (daysShown: number, best: number): string =>
    `Points of the last ${numberText(daysShown)} days, at most ${numberText(best)} on a day`,
  /** Why an entry has its points. */
  reasons: {
    'quest-completed': 'Quest completed',
    'lucky-day': 'Lucky Day',
    'workout-completed': 'Workout completed',
    'workout-beyond-limit': 'Workout completed, but the most that earn points in a day were done already',
    'routine-completed': 'Daily routine completed',
    'quest-undone': 'Quest completion undone',
    'quest-reset': 'Reset by admin',
    'routine-reopened': 'Set unticked after completion',
    'workout-retracted': 'Workout removed',
    'workout-corrected': 'Workout moved to another day',
  } satisfies Record<PointsReason, string>,
  overlaps: ', overlaps another workout',
  undo: 'Undo',
  ifUndone: 'Undo?',
};
