import type { achievementsCopy as english } from '#client/achievements/achievements-copy.ts';
import { numberText, plural } from '#client/languages/de/lib/format/locale.ts';
import type { Achievement } from '#domain/catalogue/content/achievements.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const units: Readonly<Record<Achievement['counts'], (count: number) => string>> = {
  workouts: (count) => plural(count, { one: 'Workout', other: 'Workouts' }),
  bestStreak: (count) => plural(count, { one: 'Tag in Folge', other: 'Tage in Folge' }),
  goalProgress: () => '\u00a0% deines Ziels',
  quests: (count) => plural(count, { one: 'Quest', other: 'Quests' }),
};

/** After `von`: `3 von 7 Tagen in Folge`. */
const unitsOf: typeof units = {
  ...units,
  bestStreak: (count) => plural(count, { one: 'Tag in Folge', other: 'Tagen in Folge' }),
};

export const achievementsCopy: Translated<typeof english> = {
  achievements: 'Erfolge',
  lead: (earned: number, all: number): string =>
    earned === all
      ? 'Die ersten fünf Abzeichen hast du alle.'
      : `Du hast ${numberText(earned)} von ${numberText(all)} Abzeichen.`,
  unread: 'Deine Erfolge ließen sich nicht laden.',
  badges: 'Abzeichen',
  earnedOn: (date: string): string => `Geholt am ${date}`,
  earned: 'Geholt',
  locked: 'Noch offen',
  countOf: (counts: Achievement['counts'], count: number, target: number): string =>
    counts === 'goalProgress'
      ? `${numberText(count)}${units.goalProgress(count)}`
      : `${numberText(count)} von ${numberText(target)} ${unitsOf[counts](target)}`,
  bestSoFar: (days: number): string => `Dein Bestwert bisher: ${numberText(days)}.`,
  ways: {
    workouts: 'Workout starten',
    bestStreak: 'Quest des Tages machen',
    goalProgress: 'Programm wählen',
    quests: 'Am Rad drehen',
  },
  tiers: 'Auf lange Sicht',
  tiersLead: 'Was du vorher gemacht hast, zählt auch, und nichts hier verfällt.',
  tierEarned: (name: string, date: string): string => `${name}, geholt am ${date}`,
  tierOpen: (name: string, counts: Achievement['counts'], target: number): string =>
    `${name}, ${numberText(target)} ${units[counts](target)}, noch offen`,
  tierNext: (name: string, counts: Achievement['counts'], count: number, target: number): string =>
    `Als Nächstes: ${name}, ${numberText(count)} von ${numberText(target)} ${unitsOf[counts](target)}`,
  allTiers: 'Du hast alle vier.',
  milestones: 'Meilensteine',
  streak: 'Tage in Folge',
  workouts: 'Workouts',
  goal: 'Ziel',
  toGo: (left: number, next: number): string => `Noch ${numberText(left)} bis ${numberText(next)}`,
  percentToGo: (left: number, next: number): string =>
    `Noch ${numberText(left)}\u00a0% bis ${numberText(next)}\u00a0%`,
  allReached: 'Alle erreicht. Weiter so.',
  points: 'Punkte',
  pointsUnit: (points: number): string => plural(points, { one: 'Punkt', other: 'Punkte' }),
  pointsLead: (workout: number, hard: number): string =>
    `Ein Workout bringt ${numberText(workout)}, eine Quest bis zu ${numberText(hard)}. Punkte kaufen nichts und verfallen nie: Sie sind die Summe dessen, was du getan hast, und dieselbe Arbeit bringt dich zu jedem Abzeichen hier.`,
  level: (number: number, name: string): string => `Level ${numberText(number)}: ${name}`,
  toLevel: (left: number, name: string): string =>
    `Noch ${numberText(left)} ${plural(left, { one: 'Punkt', other: 'Punkte' })} bis ${name}`,
  lastLevel: 'Das höchste Level.',
  seeHistory: 'Woher sie kommen',
};
