import { counted, formOf, numberText } from '#client/languages/fr/lib/format/locale.ts';
import type { questEndCopy as english } from '#client/quest/quest-end-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const questEndCopy: Translated<typeof english> = {
  ifUndone: 'Annuler ?',
  streakIsSafe: 'Ta flamme est sauve',
  todayIsOnTheWheel: 'Aujourd’hui, c’est la roue qui offre.',
  tryAgainTomorrow: 'Retente ta chance demain.',
  wheelAtMidnight: 'Une nouvelle roue à minuit, avec trois lancers.',
  newWheelTomorrow: 'Demain, une nouvelle roue',
  todaysWheel: 'La roue du jour t’attend',
  threeSpins: 'Trois lancers t’attendent.',
  medal: (points: string, pegs: string): string => `Médaille, ${points}. ${pegs} sur son bord`,
  shield: (pegs: string): string => `Bouclier. ${pegs} sur son bord, journée protégée`,
  pegs: (days: number, goal: number): string => `${counted(days, 'jour', 'jours')} sur ${numberText(goal)}`,
  days: (days: number): string => `${counted(days, 'jour', 'jours')}.`,
  daysStand: (days: number): string => `${counted(days, 'jour tient bon', 'jours tiennent bon')}.`,
  tokenCovers: (left: number): string =>
    `Un joker couvre aujourd’hui, il ${left === 0 ? 'n’en reste plus' : `en reste ${wordOf(left)}`}.`,
  nothingToDo: (points: number): string =>
    `${capital(wordOf(points))} ${formOf(points, 'point', 'points')}, rien à faire.`,
  toGo: (rest: number, goal: number): string => `Encore ${wordOf(rest)} pour arriver à ${numberText(goal)}.`,
  bestIsNext: 'À partir d’ici, chaque jour est un bonus.',
};

const smallNumbers = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/** `deux`, and from eleven on `11`. */
const wordOf = (value: number): string => smallNumbers[value] ?? numberText(value);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
