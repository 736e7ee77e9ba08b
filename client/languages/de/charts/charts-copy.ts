import type { chartsCopy as english } from '#client/charts/charts-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const chartsCopy: Translated<typeof english> = {
  done: 'Geschafft',
  protected: 'Geschützt',
  held: 'Gehalten, Joker noch da',
  missed: 'Verpasst',
  neutral: 'Neutral',
  paused: 'Pausiert',
  rest: 'Ruhetag',
  today: 'Heute',
  late: 'Später angekommen',
  pending: 'Wird noch gesendet',
  nothingToMeasure: (label: string): string => `${label}: noch nichts zu messen`,
  doneDay: 'geschafft',
  missedDay: 'verpasst',
  protectedByToken: 'von einem Joker geschützt',
  heldByToken: 'von einem Joker gehalten, noch nicht eingesetzt',
  doesNotCount: 'zählt nicht',
  pausedDay: 'pausiert',
  restDay: 'geplanter Ruhetag',
  todayOpen: 'heute, offen',
  toCome: 'kommt noch',
};
