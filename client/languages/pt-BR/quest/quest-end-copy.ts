import { byCount, counted } from '#client/languages/pt-BR/lib/format/counted.ts';
import { numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import type { questEndCopy as english } from '#client/quest/quest-end-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const questEndCopy: Translated<typeof english> = {
  ifUndone: 'Desfazer?',
  streakIsSafe: 'Sua sequência está a salvo',
  todayIsOnTheWheel: 'Hoje está na roleta.',
  tryAgainTomorrow: 'Tente de novo amanhã.',
  wheelAtMidnight: 'À meia-noite, outra roleta com três giros.',
  newWheelTomorrow: 'Amanhã, outra roleta',
  todaysWheel: 'A roleta de hoje espera por você',
  threeSpins: 'Três giros esperam por você.',
  medal: (points: string, pegs: string): string => `Medalha, ${points}. ${pegs} na borda`,
  shield: (pegs: string): string => `Escudo. ${pegs} na borda, hoje com proteção`,
  pegs: (days: number, goal: number): string => `${numberText(days)} de ${numberText(goal)} dias`,
  days: (days: number): string => `${counted(days, 'dia', 'dias')}.`,
  daysStand: (days: number): string =>
    `${counted(days, 'dia', 'dias')} ${byCount(days, 'continua de pé', 'continuam de pé')}.`,
  tokenCovers: (left: number): string =>
    `Um curinga cobre o dia de hoje; ${left === 0 ? 'não resta nenhum' : byCount(left, 'resta um', `restam ${wordOf(left)}`)}.`,
  nothingToDo: (points: number): string =>
    `${capital(byCount(points, `${wordOf(points)} ponto`, `${wordOf(points)} pontos`))}, sem fazer nada.`,
  toGo: (rest: number, goal: number): string =>
    `${byCount(rest, 'Falta', 'Faltam')} ${wordOf(rest)} para ${numberText(goal)}.`,
  bestIsNext: 'Daqui em diante, cada dia é um bônus.',
};

const smallNumbers = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];

/** `dois`, and from eleven on `11`. */
const wordOf = (value: number): string => smallNumbers[value] ?? numberText(value);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
