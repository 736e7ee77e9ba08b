import { byCount, counted } from '#client/languages/es/lib/format/counted.ts';
import { numberText } from '#client/languages/es/lib/format/locale.ts';
import type { routineCopy as english } from '#client/routine/routine-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const routineCopy: Translated<typeof english> = {
  dailyMaintenance: 'Mantenimiento diario',
  noRoutineLead:
    'Diez repeticiones de cinco ejercicios, unos minutos. Haz una hoy como extra: tu programa sigue igual y hoy cuenta.',
  doDaily50: 'Hacer Diario 50 hoy',
  doDaily100: 'Hacer Diario 100 hoy',
  everyDay: '¿La quieres cada día, en lugar de tu programa?',
  extraNote: 'Un extra para hoy. Tu programa sigue igual.',
  noRoutine: 'Sin programa de mantenimiento diario',
  chooseAProgram: 'Elegir un programa',
  minutes: (durationMinutes: number): string => `${numberText(durationMinutes)} min`,
  exercises: (totalExercises: number): string => counted(totalExercises, 'ejercicio', 'ejercicios'),
  changedLater: 'Empezaste esta rutina antes de cambiarla. Tu plan nuevo empieza mañana.',
  congratulations: 'Felicidades',
  completedLead: (totalSets: number, routineAward: number): string =>
    `Las ${numberText(totalSets)} series están hechas. Son ${counted(routineAward, 'punto', 'puntos')}, y hoy cuenta para tu racha.`,
  exercisesTitle: 'Ejercicios',
  doneOf: (done: number, count: number): string => `${numberText(done)} de ${numberText(count)} hechos`,
  sets: (sets: number): string => counted(sets, 'serie', 'series'),
  reps: (reps: number): string => `${numberText(reps)} ${byCount(reps, 'rep', 'reps')}`,
  secondsOf: (count: string, duration: number): string => `${count}, ${numberText(duration)} s`,
  steps: (steps: number): string => counted(steps, 'paso', 'pasos'),
  kilometres: (distance: number): string => `${numberText(distance, 1)} km`,
  miles: (distance: number): string => counted(distance, 'milla', 'millas'),
  loadingTemplate: 'Cargando plantilla...',
  loadFailedLead: 'No pudimos conectar con el servidor. Tus marcas están a salvo en este dispositivo.',
  loadFailed: 'Tu rutina no se cargó',
  progress: 'Progreso',
  setsDoneToday: 'Series hechas hoy',
  waitingToSync: 'Pendiente de envío',
  resetProgress: 'Reiniciar progreso',
  setsToGo: (total: number): string =>
    `${byCount(total, 'Falta', 'Faltan')} ${counted(total, 'serie', 'series')}`,
  ofSetsDone: (done: number, total: number): string =>
    `${numberText(done)} de ${numberText(total)} series hechas`,
  allSetsDone: (total: number): string => `Las ${numberText(total)} series, hechas`,
  gentleTitle: 'Hoy basta con la mitad',
  gentleLead: (half: number, total: number): string =>
    `¿Un día bajo? Con ${numberText(half)} de ${numberText(total)} series ya te cuidas. Para los puntos y el día hacen falta todas; un reto también salva tu racha.`,
  gentleDone: (done: number): string =>
    `${counted(done, 'serie', 'series')} en un día bajo: bien hecho. Para aquí, o sigue mientras te siente bien.`,
  tickIt: (exercise: string): string => `Marcar ${exercise}`,
  tips: 'Consejos',
  tickLabel: (day: string): string => `Rutina diaria del ${day}, una serie`,
  progressReset: 'Progreso reiniciado',
  updateFailed: 'No se pudo actualizar el progreso',
  savedLater: 'Guardado en este dispositivo. Lo enviaremos más tarde.',
};
