import { counted, numberText } from '#client/languages/fr/lib/format/locale.ts';
import type { pointsCopy as english } from '#client/progress/points-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const pointsCopy: Translated<typeof english> = {
  pointsByDay: 'Points par jour',
  pointsLeadTo: 'Voir à quoi ils mènent',
  pointsLead: (total: number, thisWeek: number): string =>
    `${counted(total, 'point', 'points')} en tout, dont ${numberText(thisWeek)} depuis lundi.`,
  pointsEmpty: 'Les quêtes et les séances rapportent des points. Tu les verras ici.',
  ledger: 'Relevé',
  showOlder: 'Voir plus ancien',
  olderUnread: 'Impossible de charger tes points plus anciens.',
  pointsChart: (daysShown: number, best: number): string =>
    `Points des ${counted(daysShown, 'dernier jour', 'derniers jours')}, ${numberText(best)} au plus en un jour`,
  overlaps: ', chevauche une autre séance',
  undo: 'Annuler',
  ifUndone: 'Annuler ?',
};
