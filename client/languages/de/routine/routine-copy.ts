import { numberText, plural } from '#client/languages/de/lib/format/locale.ts';
import type { routineCopy as english } from '#client/routine/routine-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const routineCopy: Translated<typeof english> = {
  dailyMaintenance: 'Täglich fit',
  noRoutineLead:
    'Zehn Wiederholungen von fünf Übungen, ein paar Minuten. Mach heute eine als Extra: Dein Programm bleibt, wie es ist, und der Tag zählt.',
  doDaily50: 'Heute Täglich 50',
  doDaily100: 'Heute Täglich 100',
  everyDay: 'Jeden Tag, anstelle deines Programms?',
  extraNote: 'Ein Extra für heute. Dein Programm bleibt, wie es ist.',
  noRoutine: 'Kein Programm Täglich fit',
  chooseAProgram: 'Programm wählen',
  minutes: (durationMinutes: number): string => `${numberText(durationMinutes)} min`,
  exercises: (totalExercises: number): string =>
    `${numberText(totalExercises)} ${plural(totalExercises, { one: 'Übung', other: 'Übungen' })}`,
  changedLater: 'Diese Routine lief schon, als du sie geändert hast. Dein neuer Plan beginnt morgen.',
  congratulations: 'Glückwunsch',
  completedLead: (totalSets: number, routineAward: number): string =>
    `${plural(totalSets, { one: 'Der Satz ist', other: `Alle ${numberText(totalSets)} Sätze sind` })} geschafft. Das sind ${numberText(routineAward)} Punkte, und der Tag zählt für deine Serie.`,
  exercisesTitle: 'Übungen',
  doneOf: (done: number, count: number): string => `${numberText(done)} von ${numberText(count)} geschafft`,
  sets: (sets: number): string => `${numberText(sets)} ${plural(sets, { one: 'Satz', other: 'Sätze' })}`,
  reps: (reps: number): string => `${numberText(reps)} Wdh.`,
  secondsOf: (count: string, duration: number): string => `${count}, ${numberText(duration)} s`,
  steps: (steps: number): string =>
    `${numberText(steps)} ${plural(steps, { one: 'Schritt', other: 'Schritte' })}`,
  kilometres: (distance: number): string => `${numberText(distance, 1)} km`,
  miles: (distance: number): string =>
    `${numberText(distance)} ${plural(distance, { one: 'Meile', other: 'Meilen' })}`,
  loadingTemplate: 'Vorlage lädt …',
  loadFailedLead: 'Der Server war nicht zu erreichen. Deine Häkchen sind auf diesem Gerät sicher.',
  loadFailed: 'Deine Routine ließ sich nicht laden',
  progress: 'Fortschritt',
  setsDoneToday: 'Geschaffte Sätze heute',
  waitingToSync: 'Wird noch übertragen',
  resetProgress: 'Fortschritt zurücksetzen',
  setsToGo: (total: number): string =>
    `Noch ${numberText(total)} ${plural(total, { one: 'Satz', other: 'Sätze' })}`,
  ofSetsDone: (done: number, total: number): string =>
    `${numberText(done)} von ${numberText(total)} ${plural(total, { one: 'Satz', other: 'Sätzen' })} geschafft`,
  allSetsDone: (total: number): string =>
    plural(total, { one: 'Der Satz ist geschafft', other: `Alle ${numberText(total)} Sätze geschafft` }),
  gentleTitle: 'Heute zählt die Hälfte',
  gentleLead: (half: number, total: number): string =>
    `Ein müder Tag? ${numberText(half)} von ${numberText(total)} Sätzen reichen, um auf dich zu achten. Für Punkte und den Tag brauchst du alle; auch eine Quest rettet deine Serie.`,
  gentleDone: (done: number): string =>
    `${numberText(done)} ${plural(done, { one: 'Satz', other: 'Sätze' })} an einem müden Tag: gut gemacht. Hör hier auf oder mach weiter, so weit es sich gut anfühlt.`,
  tickIt: (exercise: string): string => `${exercise} abhaken`,
  tips: 'Tipps',
  tickLabel: (day: string): string => `Tägliche Routine, ${day}, ein Satz`,
  progressReset: 'Fortschritt zurückgesetzt',
  updateFailed: 'Der Fortschritt ließ sich nicht speichern',
  savedLater: 'Auf diesem Gerät gespeichert. Wir senden es später.',
};
