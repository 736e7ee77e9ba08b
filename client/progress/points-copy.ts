import { numberText, plural } from '#client/lib/format/locale.ts';

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
  overlaps: ', overlaps another workout',
  undo: 'Undo',
  ifUndone: 'Undo?',
};
