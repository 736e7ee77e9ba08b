import { byCount, counted } from '#client/languages/es/lib/format/counted.ts';
import { numberText } from '#client/languages/es/lib/format/locale.ts';
import type { questEndCopy as english } from '#client/quest/quest-end-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const questEndCopy: Translated<typeof english> = {
  ifUndone: '¿Deshacer?',
  streakIsSafe: 'Tu racha está a salvo',
  todayIsOnTheWheel: 'Hoy está en la ruleta.',
  tryAgainTomorrow: 'Vuelve a intentarlo mañana.',
  wheelAtMidnight: 'A medianoche, otra ruleta con tres giros.',
  newWheelTomorrow: 'Mañana, otra ruleta',
  todaysWheel: 'La ruleta de hoy te espera',
  threeSpins: 'Te esperan tres giros.',
  medal: (points: string, pegs: string): string => `Medalla, ${points}. ${pegs} en el borde`,
  shield: (pegs: string): string => `Escudo. ${pegs} en el borde, hoy con protección`,
  pegs: (days: number, goal: number): string => `${numberText(days)} de ${numberText(goal)} días`,
  days: (days: number): string => `${counted(days, 'día', 'días')}.`,
  daysStand: (days: number): string =>
    `${byCount(days, 'Sigue en pie', 'Siguen en pie')} ${counted(days, 'día', 'días')}.`,
  tokenCovers: (left: number): string =>
    `Un comodín cubre el día de hoy; ${left === 0 ? 'no queda ninguno' : byCount(left, 'queda uno', `quedan ${wordOf(left)}`)}.`,
  nothingToDo: (points: number): string =>
    `${capital(byCount(points, 'un punto', `${wordOf(points)} puntos`))}, sin hacer nada.`,
  toGo: (rest: number, goal: number): string =>
    `${byCount(rest, 'Falta', 'Faltan')} ${wordOf(rest)} para ${numberText(goal)}.`,
  bestIsNext: 'A partir de aquí, cada día es un regalo.',
};

const smallNumbers = [
  'cero',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
];

/** `dos`, and from eleven on `11`. */
const wordOf = (value: number): string => smallNumbers[value] ?? numberText(value);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
