import { counted } from '#client/languages/fr/lib/format/locale.ts';
import type { pauseCopy as english } from '#client/progress/pause-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const days = (count: number): string => counted(count, 'jour', 'jours');

export const pauseCopy: Translated<typeof english> = {
  pauseYourStreak: 'Mettre ta flamme en pause',
  paused: 'Ta flamme est en pause',
  lead: 'Voyage, maladie, blessure ? Les jours de pause ne cassent rien et ne coûtent aucun joker. Si tu t’entraînes quand même, ça compte.',
  unread: 'Impossible de charger tes pauses.',
  yourPauses: 'Tes pauses',
  span: (from: string, until: string): string => (from === until ? from : `${from} – ${until}`),
  lastsNow: 'En cours',
  toCome: 'Prévue',
  endToday: 'La finir aujourd’hui',
  cancelPause: 'L’annuler',
  why: 'Pourquoi ?',
  holiday: 'Vacances',
  illness: 'Maladie',
  injury: 'Blessure',
  firstDay: 'Premier jour',
  lastDay: 'Dernier jour',
  illnessBack: 'La maladie est déjà là ? Tu peux commencer jusqu’à 3 jours plus tôt.',
  atMost: (count: number): string => `${days(count)} au maximum.`,
  usedUp:
    'Tes jours de pause sont épuisés : 42 par période de 365 jours. En cas de maladie ou de blessure, écris-nous.',
  startsToo: (date: string): string => `Choisis le ${date} ou plus tard.`,
  endsToo: (date: string): string => `Choisis le ${date} ou plus tôt.`,
  startsTooLate: (date: string): string => `Choisis un jour jusqu’au ${date}.`,
  chooseDate: 'Choisis un jour.',
  private: 'La raison est stockée chiffrée.',
  notNow: 'Pas maintenant',
  pauseFor: (count: number): string => `Pause de ${days(count)}`,
  pause: 'Mettre en pause',
  sending: 'Mise en pause...',
  pausedToast: 'Flamme en pause',
  pausedToastLead: (until: string): string => `Jusqu’au ${until}. Ta flamme t’attend.`,
  endedToast: 'Pause modifiée',
  endedToastLead: 'Les jours rendus peuvent resservir plus tard.',
  failed: 'Ta pause n’a pas pu être modifiée. Réessaie.',
};
