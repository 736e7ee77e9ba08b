import { formOf } from '#client/languages/fr/lib/format/locale.ts';
import { commonCopy } from '#client/languages/fr/ui/ui-copy.ts';
import type { ownWorkoutsCopy as english } from '#client/workout/own-workouts-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const ownWorkoutsCopy: Translated<typeof english> = {
  myWorkouts: 'Mes séances',
  listLead: 'Les séances que tu as gardées. Elles rapportent des points comme les autres.',
  none: 'Aucune pour l’instant. Termine une séance et garde sa structure.',
  yourWorkout: 'Ta séance',
  editLead: 'Donne-lui un nom et règle-la à ta façon.',
  keepAsMine: 'Garder dans mes séances',
  name: 'Nom',
  start: 'Commencer',
  startOne: (name: string): string => `Commencer : ${name}`,
  editOne: (name: string): string => `Modifier : ${name}`,
  archive: 'Archiver',
  archiveOne: (name: string): string => `Archiver : ${name}`,
  remove: (exercise: string): string => `Retirer : ${exercise}`,
  setsOf: (exercise: string): string => `Séries, ${exercise}`,
  sets: (sets: number): string => formOf(sets, 'série', 'séries'),
  repsOf: (exercise: string): string => `Reps, ${exercise}`,
  secondsOf: (exercise: string): string => `Secondes, ${exercise}`,
  restOf: (exercise: string): string => `Repos après une série, ${exercise}`,
  rest: 's de repos',
  save: 'Enregistrer',
  saved: { title: 'Séance enregistrée', description: 'Tu la trouves dans Mes séances.' },
  archived: { title: 'Séance archivée' },
  notSaved: {
    title: commonCopy.error,
    description: 'Ta séance n’a pas pu être enregistrée. Réessaie.',
    variant: 'destructive',
  },
};
