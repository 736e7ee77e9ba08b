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
  reasons: {
    'quest-completed': 'Quête terminée',
    'lucky-day': 'Jour de chance',
    'workout-completed': 'Séance terminée',
    'workout-beyond-limit':
      'Séance terminée, mais les séances qui rapportent des points ce jour-là étaient déjà faites',
    'routine-completed': 'Routine quotidienne terminée',
    'quest-undone': 'Fin de la quête annulée',
    'quest-reset': 'Remis à zéro par un admin',
    'routine-reopened': 'Série décochée après la fin',
    'workout-retracted': 'Séance retirée',
    'workout-corrected': 'Séance déplacée à un autre jour',
  },
  overlaps: ', chevauche une autre séance',
  undo: 'Annuler',
  ifUndone: 'Annuler ?',
};
