import type { chartsCopy as english } from '#client/charts/charts-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const chartsCopy: Translated<typeof english> = {
  done: 'Fait',
  protected: 'Protégé',
  held: 'Tenu, pas encore utilisé',
  missed: 'Manqué',
  neutral: 'Neutre',
  paused: 'En pause',
  rest: 'Repos',
  today: 'Aujourd’hui',
  late: 'Arrivé en retard',
  pending: 'En attente d’envoi',
  nothingToMeasure: (label: string): string => `${label} : rien à mesurer pour l’instant`,
  doneDay: 'fait',
  missedDay: 'manqué',
  protectedByToken: 'protégé par un joker',
  heldByToken: 'tenu par un joker, pas encore utilisé',
  doesNotCount: 'ne compte pas',
  pausedDay: 'en pause',
  restDay: 'repos prévu',
  todayOpen: 'aujourd’hui, ouvert',
  toCome: 'à venir',
};
