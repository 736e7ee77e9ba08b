import type { chartsCopy as english } from '#client/charts/charts-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const chartsCopy: Translated<typeof english> = {
  done: 'Hecho',
  protected: 'Protegido',
  held: 'Reservado, aún sin gastar',
  missed: 'Perdido',
  neutral: 'Neutro',
  paused: 'En pausa',
  rest: 'Descanso',
  today: 'Hoy',
  late: 'Llegó tarde',
  pending: 'Pendiente de envío',
  nothingToMeasure: (label: string): string => `${label}: nada que medir aún`,
  doneDay: 'hecho',
  missedDay: 'perdido',
  protectedByToken: 'protegido por un comodín',
  heldByToken: 'con un comodín reservado, aún sin gastar',
  doesNotCount: 'no cuenta',
  pausedDay: 'en pausa',
  restDay: 'descanso previsto',
  todayOpen: 'hoy, abierto',
  toCome: 'por venir',
};
