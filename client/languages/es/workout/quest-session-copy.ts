import { byCount, counted } from '#client/languages/es/lib/format/counted.ts';
import { numberText } from '#client/languages/es/lib/format/locale.ts';
import { workoutCopy } from '#client/languages/es/workout/workout-copy.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import type { questSessionCopy as english } from '#client/workout/quest-session-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const minutesOrSeconds = (seconds: number): string =>
  seconds >= 120 && seconds % 60 === 0 ? workoutCopy.minutes(seconds / 60) : workoutCopy.seconds(seconds);

export const questSessionCopy: Translated<typeof english> = {
  quest: 'Reto',
  start: 'Empezar',
  startFirst: 'Primero empieza el reto.',
  resumeFirst: 'Primero reanuda el reto.',
  next: 'Siguiente',
  finish: 'Terminar',
  first: (task: string): string => `Primero, ${task}`,
  now: 'Ahora',
  comesNext: 'Después',
  left: 'restantes',
  timed: (name: string, seconds: number): string => `${name}, ${minutesOrSeconds(seconds)}`,
  counted: (name: string, count: number): string => `${name}, ${workoutCopy.reps(count)}`,
  times: (count: number): string => `${counted(count, 'repetición', 'repeticiones')} por hacer`,
  roundOf: (round: number, of: number): string => `Ronda ${numberText(round)} de ${numberText(of)}`,
  setOf: (set: number, of: number): string => `Serie ${numberText(set)} de ${numberText(of)}`,
  stepOf: (step: number, of: number): string => `Paso ${numberText(step)} de ${numberText(of)}`,
  steps: 'Pasos',
  done: 'hecho',
  setsEach: (sets: number, restSeconds: number): string =>
    restSeconds > 0
      ? `${numberText(sets)} series, ${minutesOrSeconds(restSeconds)} de descanso`
      : counted(sets, 'serie', 'series'),
  rest: (seconds: number): string => `${minutesOrSeconds(seconds)} de descanso`,
  rounds: (rounds: number): string => counted(rounds, 'ronda', 'rondas'),
  with: (equipment: string): string => `Con ${equipment}`,
  options: 'Opciones del reto',
  discard: 'Volver a empezar este reto',
  wellDone: 'Todos los pasos hechos',
  ended: 'Terminado aquí',
  doneIn: (time: string): string => `${time} en total.`,
  completeLead: 'Completa el reto y hoy cuenta.',
  complete: 'Completar',
  completing: 'Guardando...',
  goOn: 'Seguir',
  endHere: 'Terminar el reto aquí',
  note: 'Solo para ti',
  noteLead: 'Cifrada. Está en tu historial y en tu exportación, y en ningún otro sitio.',
  nothingToDo: 'Sin reto por hacer',
  nothingToDoLead: 'Gira la ruleta, acepta un reto y empiézalo aquí.',
  toTheWheel: 'A la ruleta',
  loadFailed: 'Tu reto no se cargó',
  loadFailedLead: 'No pudimos conectar con el servidor. No se ha perdido nada.',
  label: (name: string): string => `Reto, ${name}`,
  completed: (points: number): ToastMessage => ({
    title: 'Reto completado',
    description: `Ganaste ${numberText(points)} ${byCount(points, 'punto', 'puntos')}`,
  }),
  failed: 'No se pudo actualizar el reto. Inténtalo de nuevo.',
};
