import { listText, numberText, plural } from '#client/languages/de/lib/format/locale.ts';
import type { dayCopy as englishDay, forecastCopy as englishForecast } from '#client/lib/day/day-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const dayCopy: Translated<typeof englishDay> = {
  active: 'Aktiv',
  protected: 'Geschützt',
  held: 'Mit Joker gehalten',
  neutral: 'Neutral',
  paused: 'Pausiert',
  outage: 'Geht auf uns',
  rest: 'Geplanter Ruhetag',
  missed: 'Verpasst',
  open: 'Noch offen',
  idle: 'Vor deiner Serie',
  late: (days: number): string =>
    `${numberText(days)} ${plural(days, { one: 'Tag', other: 'Tage' })} später angekommen`,
  unread: 'Dieser Tag ließ sich nicht laden.',
  whatHappened: 'Was war los?',
  nothing: 'An diesem Tag hast du nichts eingetragen.',
  counts: 'Zählt: ',
  streak: 'Serie',
  tokens: 'Joker',
  fromTo: (from: number, to: number): string =>
    from === to ? numberText(to) : `${numberText(from)} → ${numberText(to)}`,
  spokenFromTo: (from: number, to: number): string =>
    from === to ? `${numberText(to)}, unverändert` : `von ${numberText(from)} auf ${numberText(to)}`,
  countedIn: (place: string): string => `Gezählt nach der Zeit in ${place}.`,
  dayBefore: 'Tag davor',
  dayAfter: 'Tag danach',
  lookBack: 'Rückblick',
  lookBackLead: 'Sieh deine Zahlen, wie du sie an einem Tag kanntest, und was wir heute wissen.',
  lookBackUnread: 'Deine früheren Zahlen ließen sich nicht laden.',
  lookBackTo: (day: string): string => `Rückblick auf ${day}`,
  knownOn: (day: string): string => `Stand am ${day}`,
  knownNow: 'Was wir heute wissen',
  knownValue: (day: string, then: number, now: number): string =>
    `${day}: damals ${numberText(then)}, heute ${numberText(now)}`,
  knownThenColumn: 'Damals',
  knownNowColumn: 'Heute',
  todayEnd: 'Heute',
  inARow: 'Tage in Folge',
  numbers: {
    bestStreak: 'Beste Serie',
    skipTokens: 'Joker',
    totalPoints: 'Punkte',
    totalWorkouts: 'Workouts',
    completedQuests: 'Quests',
  },
  sameNow: 'An diesem Tag hat sich seitdem nichts geändert.',
  changedNow: 'Etwas kam später dazu oder wurde korrigiert. Die fetten Zahlen enthalten es.',
};

export const forecastCopy: Translated<typeof englishForecast> = {
  keepIt: 'Behalten',
  streakStays: (days: number): string => `Deine Serie bleibt bei ${numberText(days)}.`,
  streakGoes: (before: number, after: number): string =>
    `Deine Serie geht von ${numberText(before)} auf ${numberText(after)}.`,
  tokens: (count: number): string => `${numberText(count)} Joker`,
  points: (count: number): string =>
    `${numberText(count)} ${plural(count, { one: 'Punkt', other: 'Punkte' })}`,
  keep: (what: readonly string[]): string => `Du behältst ${listText(what)}.`,
  lose: (what: readonly string[]): string => `Du verlierst ${listText(what)}.`,
  get: (what: readonly string[]): string => `Du bekommst ${listText(what)}.`,
  heldAgain: (count: number): string =>
    `${forecastCopy.tokens(count)} ${plural(count, { one: 'hält', other: 'halten' })} sie wieder.`,
  needed: (count: number): string =>
    `Bei deinem nächsten Training ${plural(count, { one: 'wird', other: 'werden' })} ${numberText(count)} deiner Joker eingesetzt.`,
  noneNeeded: 'Für die verpassten Tage wird kein Joker eingesetzt.',
};
