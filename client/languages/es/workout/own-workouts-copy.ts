import { byCount } from '#client/languages/es/lib/format/counted.ts';
import { commonCopy } from '#client/languages/es/ui/ui-copy.ts';
import type { ownWorkoutsCopy as english } from '#client/workout/own-workouts-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const ownWorkoutsCopy: Translated<typeof english> = {
  myWorkouts: 'Mis entrenamientos',
  listLead: 'Los que guardaste. Dan puntos como cualquier otro.',
  none: 'Aún no hay ninguno. Termina un entrenamiento y guárdalo como tuyo.',
  yourWorkout: 'Tu entrenamiento',
  editLead: 'Ponle nombre y ajústalo a tu manera de entrenar.',
  keepAsMine: 'Guardar como mío',
  name: 'Nombre',
  start: 'Empezar',
  startOne: (name: string): string => `Empezar ${name}`,
  editOne: (name: string): string => `Editar ${name}`,
  archive: 'Archivar',
  archiveOne: (name: string): string => `Archivar ${name}`,
  remove: (exercise: string): string => `Quitar ${exercise}`,
  setsOf: (exercise: string): string => `Series de ${exercise}`,
  sets: (sets: number): string => byCount(sets, 'serie', 'series'),
  repsOf: (exercise: string): string => `Repeticiones de ${exercise}`,
  secondsOf: (exercise: string): string => `Segundos de ${exercise}`,
  restOf: (exercise: string): string => `Descanso tras una serie de ${exercise}`,
  rest: 's de descanso',
  save: 'Guardar',
  saved: { title: 'Entrenamiento guardado', description: 'Está en Mis entrenamientos.' },
  archived: { title: 'Entrenamiento archivado' },
  notSaved: {
    title: commonCopy.error,
    description: 'No se pudo guardar tu entrenamiento. Inténtalo de nuevo.',
    variant: 'destructive',
  },
};
