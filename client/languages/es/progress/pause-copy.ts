import { counted } from '#client/languages/es/lib/format/counted.ts';
import type { pauseCopy as english } from '#client/progress/pause-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const days = (count: number): string => counted(count, 'día', 'días');

export const pauseCopy: Translated<typeof english> = {
  pauseYourStreak: 'Pausar tu racha',
  paused: 'Tu racha está en pausa',
  lead: '¿Un viaje, una enfermedad, una lesión? Los días en pausa no rompen nada ni gastan comodines. Si entrenas igual, cuenta.',
  unread: 'No pudimos cargar tus pausas.',
  yourPauses: 'Tus pausas',
  span: (from: string, until: string): string => (from === until ? from : `${from} a ${until}`),
  lastsNow: 'En pausa ahora',
  toCome: 'Prevista',
  endToday: 'Terminar hoy',
  cancelPause: 'Cancelarla',
  why: '¿Por qué?',
  holiday: 'Vacaciones',
  illness: 'Enfermedad',
  injury: 'Lesión',
  firstDay: 'Primer día',
  lastDay: 'Último día',
  illnessBack: '¿Llevas días con malestar? Puedes empezar hasta 3 días atrás.',
  atMost: (count: number): string => `Como máximo ${days(count)}.`,
  usedUp: 'Ya usaste tus días de pausa: 42 cada 365 días. Si tienes una enfermedad o una lesión, escríbenos.',
  startsToo: (date: string): string => `Elige el ${date} o más tarde.`,
  endsToo: (date: string): string => `Elige el ${date} o antes.`,
  startsTooLate: (date: string): string => `Elige un día hasta el ${date}.`,
  chooseDate: 'Elige un día.',
  private: 'El motivo se guarda cifrado.',
  notNow: 'Ahora no',
  pauseFor: (count: number): string => `Pausar ${days(count)}`,
  pause: 'Pausar',
  sending: 'Pausando...',
  pausedToast: 'Racha en pausa',
  pausedToastLead: (until: string): string => `Hasta el ${until}. Tu racha te espera.`,
  endedToast: 'Pausa cambiada',
  endedToastLead: 'Los días que devolviste se pueden volver a pausar.',
  failed: 'No se pudo cambiar tu pausa. Inténtalo de nuevo.',
};
