import { byCount, counted } from '#client/languages/es/lib/format/counted.ts';
import { listText, numberText } from '#client/languages/es/lib/format/locale.ts';
import type { dayCopy as englishDay, forecastCopy as englishForecast } from '#client/lib/day/day-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const dayCopy: Translated<typeof englishDay> = {
  active: 'Activo',
  protected: 'Protegido',
  held: 'Con comodín reservado',
  neutral: 'Neutro',
  paused: 'En pausa',
  outage: 'Fallo nuestro',
  rest: 'Descanso previsto',
  missed: 'Perdido',
  open: 'Aún abierto',
  idle: 'Antes de tu racha',
  late: (days: number): string => `Llegó con ${counted(days, 'día', 'días')} de retraso`,
  unread: 'No pudimos cargar este día.',
  whatHappened: 'Qué pasó',
  nothing: 'No registraste nada este día.',
  counts: 'Cuenta: ',
  streak: 'Racha',
  tokens: 'Comodines',
  fromTo: (from: number, to: number): string =>
    from === to ? numberText(to) : `${numberText(from)} → ${numberText(to)}`,
  spokenFromTo: (from: number, to: number): string =>
    from === to ? `${numberText(to)}, sin cambios` : `de ${numberText(from)} a ${numberText(to)}`,
  countedIn: (place: string): string => `Contado con la hora de ${place}.`,
  dayBefore: 'Día anterior',
  dayAfter: 'Día siguiente',
  lookBack: 'Mirar atrás',
  lookBackLead: 'Mira tus números tal como los conocías cualquier día, y lo que sabemos ahora.',
  lookBackUnread: 'No pudimos cargar tus números anteriores.',
  lookBackTo: (day: string): string => `Mirar atrás: ${day}`,
  knownOn: (day: string): string => `Lo que sabía: ${day}`,
  knownNow: 'Lo que sabemos ahora',
  knownValue: (day: string, then: number, now: number): string =>
    `${day}: entonces ${numberText(then)}, ahora ${numberText(now)}`,
  knownThenColumn: 'Entonces',
  knownNowColumn: 'Ahora',
  todayEnd: 'Hoy',
  inARow: 'Días seguidos',
  numbers: {
    bestStreak: 'Mejor racha',
    skipTokens: 'Comodines',
    totalPoints: 'Puntos',
    totalWorkouts: 'Entrenamientos',
    completedQuests: 'Retos',
  },
  sameNow: 'Nada de este día ha cambiado desde entonces.',
  changedNow: 'Algo llegó más tarde o se corrigió. Los números en negrita lo incluyen.',
};

export const forecastCopy: Translated<typeof englishForecast> = {
  keepIt: 'Conservar',
  streakStays: (days: number): string => `Tu racha sigue en ${numberText(days)}.`,
  streakGoes: (before: number, after: number): string =>
    `Tu racha pasa de ${numberText(before)} a ${numberText(after)}.`,
  tokens: (count: number): string => counted(count, 'comodín', 'comodines'),
  points: (count: number): string => counted(count, 'punto', 'puntos'),
  keep: (what: readonly string[]): string => `Conservas ${listText(what)}.`,
  lose: (what: readonly string[]): string => `Pierdes ${listText(what)}.`,
  get: (what: readonly string[]): string => `Consigues ${listText(what)}.`,
  heldAgain: (count: number): string =>
    `${forecastCopy.tokens(count)} ${byCount(count, 'la sostiene', 'la sostienen')} de nuevo.`,
  needed: (count: number): string =>
    `La próxima vez que entrenes ${byCount(count, 'se gastará', 'se gastarán')} ${forecastCopy.tokens(count)}.`,
  noneNeeded: 'Los días que perdiste no gastan ningún comodín.',
};
