import { numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import type { doneCopy as english } from '#client/workout/done-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const doneCopy: Translated<typeof english> = {
  title: 'Feito por hoje',
  saved: 'Treino salvo',
  lead: 'Você já treinou hoje. Descansar faz parte do plano.',
  savedName: (name: string): string => `${name} está no seu histórico.`,
  week: (done: number, planned: number): string =>
    done > planned
      ? `${numberText(done)} dias esta semana, ${numberText(done - planned)} a mais que o previsto`
      : `${numberText(done)} de ${numberText(planned)} esta semana`,
  today: 'Hoje',
  points: (points: number): string => `+${numberText(points)} pts`,
  wayOn: 'E agora?',
  stretch: 'Alongar',
  nameAndMinutes: (name: string, minutes: string): string => `${name}, ${minutes}`,
  quest: 'O desafio de hoje',
  history: 'Seu histórico',
  next: (day: string, name: string): string => `A seguir no seu plano: ${name}, ${day}.`,
  trainAgain: 'Treinar de novo',
};
