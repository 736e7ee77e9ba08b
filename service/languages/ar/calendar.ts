import type { Translated } from '#domain/kernel/translated.ts';
import type { calendar as english } from '../en/calendar.ts';
import { counted, minute } from './counts.ts';

export const calendar: Translated<typeof english> = {
  dailyMaintenance: 'اللياقة اليومية',
  workout: 'تدريب',
  withMinutes: (name, minutes) => `${name}، ${counted(minutes, minute)}`,
  programEnds: 'نهاية برنامجك',
};
