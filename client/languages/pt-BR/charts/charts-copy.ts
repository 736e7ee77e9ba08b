import type { chartsCopy as english } from '#client/charts/charts-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const chartsCopy: Translated<typeof english> = {
  done: 'Feito',
  protected: 'Protegido',
  held: 'Reservado, ainda não gasto',
  missed: 'Perdido',
  neutral: 'Neutro',
  paused: 'Em pausa',
  rest: 'Descanso',
  today: 'Hoje',
  late: 'Chegou depois',
  pending: 'Aguardando envio',
  nothingToMeasure: (label: string): string => `${label}: nada a medir ainda`,
  doneDay: 'feito',
  missedDay: 'perdido',
  protectedByToken: 'protegido por um curinga',
  heldByToken: 'com um curinga reservado, ainda não gasto',
  doesNotCount: 'não conta',
  pausedDay: 'em pausa',
  restDay: 'descanso previsto',
  todayOpen: 'hoje, aberto',
  toCome: 'por vir',
};
