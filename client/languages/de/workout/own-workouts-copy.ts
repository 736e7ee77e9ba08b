import { plural } from '#client/languages/de/lib/format/locale.ts';
import { commonCopy } from '#client/languages/de/ui/ui-copy.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import type { ownWorkoutsCopy as english } from '#client/workout/own-workouts-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const ownWorkoutsCopy = {
  myWorkouts: 'Meine Workouts',
  listLead: 'Workouts, die du gespeichert hast. Sie bringen Punkte wie alle anderen.',
  none: 'Noch keins. Schließ ein Workout ab und behalte es als deins.',
  yourWorkout: 'Dein Workout',
  editLead: 'Gib ihm einen Namen und stell es so ein, wie du trainierst.',
  keepAsMine: 'Als eigenes Workout behalten',
  name: 'Name',
  start: 'Starten',
  startOne: (name: string): string => `${name} starten`,
  editOne: (name: string): string => `${name} bearbeiten`,
  archive: 'Archivieren',
  archiveOne: (name: string): string => `${name} archivieren`,
  remove: (exercise: string): string => `${exercise} entfernen`,
  setsOf: (exercise: string): string => `Sätze: ${exercise}`,
  sets: (sets: number): string => plural(sets, { one: 'Satz', other: 'Sätze' }),
  repsOf: (exercise: string): string => `Wiederholungen: ${exercise}`,
  secondsOf: (exercise: string): string => `Sekunden: ${exercise}`,
  restOf: (exercise: string): string => `Pause nach einem Satz: ${exercise}`,
  rest: 's Pause',
  save: 'Speichern',
  saved: {
    title: 'Workout gespeichert',
    description: 'Du findest es unter „Meine Workouts“.',
  } satisfies ToastMessage,
  archived: { title: 'Workout archiviert' } satisfies ToastMessage,
  notSaved: {
    title: commonCopy.error,
    description: 'Dein Workout ließ sich nicht speichern. Versuch es noch einmal.',
    variant: 'destructive',
  } satisfies ToastMessage,
} as const satisfies Translated<typeof english>;
