import { counted, formOf, listText, numberText, withDe } from '#client/languages/fr/lib/format/locale.ts';
import type { dayCopy as englishDay, forecastCopy as englishForecast } from '#client/lib/day/day-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const dayCopy: Translated<typeof englishDay> = {
  active: 'Actif',
  protected: 'Protégé',
  held: 'Tenu par un joker',
  neutral: 'Neutre',
  paused: 'En pause',
  outage: 'Panne chez nous',
  rest: 'Repos prévu',
  missed: 'Manqué',
  open: 'Encore ouvert',
  idle: 'Avant ta flamme',
  late: (days: number): string => `Arrivé avec ${counted(days, 'jour', 'jours')} de retard`,
  unread: 'Impossible de charger cette journée.',
  whatHappened: 'Ce qui s’est passé',
  nothing: 'Tu n’as rien noté ce jour-là.',
  counts: 'Compte : ',
  streak: 'Flamme',
  tokens: 'Jokers',
  fromTo: (from: number, to: number): string =>
    from === to ? numberText(to) : `${numberText(from)} → ${numberText(to)}`,
  spokenFromTo: (from: number, to: number): string =>
    from === to ? `${numberText(to)}, inchangé` : `de ${numberText(from)} à ${numberText(to)}`,
  countedIn: (place: string): string => `Compté à l’heure ${withDe(place)}.`,
  dayBefore: 'Jour d’avant',
  dayAfter: 'Jour d’après',
  lookBack: 'Remonter le temps',
  lookBackLead: 'Vois tes chiffres tels que tu les connaissais ce jour-là, et ce qu’on sait aujourd’hui.',
  lookBackUnread: 'Impossible de charger tes anciens chiffres.',
  lookBackTo: (day: string): string => `Remonter à : ${day}`,
  knownOn: (day: string): string => `Connu alors, ${day}`,
  knownNow: 'Ce qu’on sait aujourd’hui',
  knownValue: (day: string, then: number, now: number): string =>
    `${day} : connu alors ${numberText(then)}, connu aujourd’hui ${numberText(now)}`,
  knownThenColumn: 'Connu alors',
  knownNowColumn: 'Connu aujourd’hui',
  todayEnd: 'Aujourd’hui',
  inARow: 'Jours d’affilée',
  numbers: {
    bestStreak: 'Meilleure flamme',
    skipTokens: 'Jokers',
    totalPoints: 'Points',
    totalWorkouts: 'Séances',
    completedQuests: 'Quêtes',
  },
  sameNow: 'Rien n’a changé depuis pour ce jour.',
  changedNow:
    'Quelque chose est arrivé plus tard, ou a été corrigé. Les chiffres en gras en tiennent compte.',
};

export const forecastCopy: Translated<typeof englishForecast> = {
  keepIt: 'Garder',
  streakStays: (days: number): string => `Ta flamme reste à ${numberText(days)}.`,
  streakGoes: (before: number, after: number): string =>
    `Ta flamme passe de ${numberText(before)} à ${numberText(after)}.`,
  tokens: (count: number): string => counted(count, 'joker', 'jokers'),
  points: (count: number): string => counted(count, 'point', 'points'),
  keep: (what: readonly string[]): string => `Tu gardes ${listText(what)}.`,
  lose: (what: readonly string[]): string => `Tu perds ${listText(what)}.`,
  get: (what: readonly string[]): string => `Tu gagnes ${listText(what)}.`,
  heldAgain: (count: number): string =>
    `${counted(count, 'joker', 'jokers')} la ${formOf(count, 'tient', 'tiennent')} de nouveau.`,
  needed: (count: number): string =>
    `${counted(count, 'de tes jokers servira', 'de tes jokers serviront')} à ton prochain jour actif.`,
  noneNeeded: 'Aucun joker ne part pour les jours manqués.',
};
