import { numberText, plural } from '#client/languages/de/lib/format/locale.ts';
import type { pointsCopy as english } from '#client/progress/points-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const pointsCopy: Translated<typeof english> = {
  pointsByDay: 'Punkte nach Tag',
  pointsLeadTo: 'Wohin sie führen',
  pointsLead: (total: number, thisWeek: number): string =>
    `${numberText(total)} ${plural(total, { one: 'Punkt', other: 'Punkte' })} insgesamt, davon ${numberText(thisWeek)} seit Montag.`,
  pointsEmpty: 'Quests und Workouts bringen Punkte. Du siehst sie hier.',
  ledger: 'Punktebuch',
  showOlder: 'Ältere zeigen',
  olderUnread: 'Deine älteren Punkte ließen sich nicht laden.',
  pointsChart: (daysShown: number, best: number): string =>
    `Punkte der letzten ${numberText(daysShown)} Tage, höchstens ${numberText(best)} an einem Tag`,
  reasons: {
    'quest-completed': 'Quest geschafft',
    'lucky-day': 'Glückstag',
    'workout-completed': 'Workout geschafft',
    'workout-beyond-limit':
      'Workout geschafft, aber die Workouts, die an einem Tag Punkte bringen, waren schon gemacht',
    'routine-completed': 'Tägliche Routine geschafft',
    'quest-undone': 'Quest zurückgenommen',
    'quest-reset': 'Vom Admin zurückgesetzt',
    'routine-reopened': 'Satz nach dem Abschluss wieder offen',
    'workout-retracted': 'Workout entfernt',
    'workout-corrected': 'Workout auf einen anderen Tag verschoben',
  },
  overlaps: ', überschneidet sich mit einem anderen Workout',
  undo: 'Zurücknehmen',
  ifUndone: 'Zurücknehmen?',
};
