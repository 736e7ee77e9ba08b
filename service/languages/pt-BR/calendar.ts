import type { Translated } from '#domain/kernel/translated.ts';
import type { calendar as english } from '../en/calendar.ts';
import { numberText } from './format.ts';

export const calendar: Translated<typeof english> = {
  dailyMaintenance: 'Manutenção diária',
  workout: 'Treino',
  withMinutes: (name, minutes) => `${name}, ${numberText(minutes)} min`,
  programEnds: 'Seu programa termina',
};
