import { numberText, plural } from '#client/languages/de/lib/format/locale.ts';
import type { questEndCopy as english } from '#client/quest/quest-end-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const questEndCopy: Translated<typeof english> = {
  ifUndone: 'Zurücknehmen?',
  streakIsSafe: 'Deine Serie ist sicher',
  todayIsOnTheWheel: 'Den Tag schenkt dir das Rad.',
  tryAgainTomorrow: 'Versuch es morgen noch einmal.',
  wheelAtMidnight: 'Um Mitternacht kommt ein neues Rad, mit drei Drehungen.',
  newWheelTomorrow: 'Morgen gibt es ein neues Rad',
  todaysWheel: 'Das Rad des Tages wartet',
  threeSpins: 'Drei Drehungen warten auf dich.',
  medal: (points: string, pegs: string): string => `Medaille, ${points}. ${pegs} an ihrem Rand`,
  shield: (pegs: string): string => `Schild. ${pegs} an seinem Rand, heute ist geschützt`,
  pegs: (days: number, goal: number): string => `${numberText(days)} von ${numberText(goal)} Tagen`,
  days: (days: number): string => `${numberText(days)} ${plural(days, { one: 'Tag', other: 'Tage' })}.`,
  daysStand: (days: number): string =>
    `${numberText(days)} ${plural(days, { one: 'Tag bleibt', other: 'Tage bleiben' })} bestehen.`,
  tokenCovers: (left: number): string =>
    `Ein Joker deckt heute ab, ${left === 0 ? 'keiner ist' : plural(left, { one: 'einer ist', other: `${wordOf(left)} sind` })} noch übrig.`,
  nothingToDo: (points: number): string =>
    `${capital(plural(points, { one: 'ein Punkt', other: `${wordOf(points)} Punkte` }))}, ohne etwas zu tun.`,
  toGo: (rest: number, goal: number): string => `Noch ${wordOf(rest)} bis ${numberText(goal)}.`,
  bestIsNext: 'Ab jetzt ist jeder Tag ein Bonus.',
};

const smallNumbers = [
  'null',
  'eins',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
];

/** `zwei`, and from eleven on `11`. */
const wordOf = (value: number): string => smallNumbers[value] ?? numberText(value);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
