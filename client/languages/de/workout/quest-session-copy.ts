import { numberText, plural } from '#client/languages/de/lib/format/locale.ts';
import { workoutCopy } from '#client/languages/de/workout/workout-copy.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import type { questSessionCopy as english } from '#client/workout/quest-session-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const minutesOrSeconds = (seconds: number): string =>
  seconds >= 120 && seconds % 60 === 0 ? workoutCopy.minutes(seconds / 60) : workoutCopy.seconds(seconds);

export const questSessionCopy: Translated<typeof english> = {
  quest: 'Quest',
  start: 'Starten',
  startFirst: 'Starte zuerst die Quest.',
  resumeFirst: 'Setz die Quest zuerst fort.',
  next: 'Weiter',
  finish: 'Abschließen',
  first: (task: string): string => `Zuerst: ${task}`,
  now: 'Jetzt',
  comesNext: 'Danach',
  left: 'übrig',
  timed: (name: string, seconds: number): string => `${name}, ${minutesOrSeconds(seconds)}`,
  counted: (name: string, count: number): string => `${name}, ${workoutCopy.reps(count)}`,
  times: (count: number): string =>
    `${numberText(count)} ${plural(count, { one: 'Wiederholung', other: 'Wiederholungen' })}`,
  roundOf: (round: number, of: number): string => `Runde ${numberText(round)} von ${numberText(of)}`,
  setOf: (set: number, of: number): string => `Satz ${numberText(set)} von ${numberText(of)}`,
  stepOf: (step: number, of: number): string => `Schritt ${numberText(step)} von ${numberText(of)}`,
  steps: 'Schritte',
  done: 'erledigt',
  setsEach: (sets: number, restSeconds: number): string => {
    const counted = `${numberText(sets)} ${plural(sets, { one: 'Satz', other: 'Sätze' })}`;
    return restSeconds > 0 ? `${counted}, ${minutesOrSeconds(restSeconds)} Pause` : counted;
  },
  rest: (seconds: number): string => `${minutesOrSeconds(seconds)} Pause`,
  rounds: (rounds: number): string =>
    `${numberText(rounds)} ${plural(rounds, { one: 'Runde', other: 'Runden' })}`,
  with: (equipment: string): string => `Mit ${equipment}`,
  options: 'Optionen der Quest',
  discard: 'Quest von vorn beginnen',
  wellDone: 'Alle Schritte erledigt',
  ended: 'Hier beendet',
  doneIn: (time: string): string => `${time} insgesamt.`,
  completeLead: 'Schließ die Quest ab, und der Tag zählt.',
  complete: 'Geschafft',
  completing: 'Wird gespeichert …',
  goOn: 'Weitermachen',
  endHere: 'Quest hier beenden',
  note: 'Nur für dich',
  noteLead: 'Verschlüsselt. Steht in deinem Verlauf und deinem Export, sonst nirgends.',
  nothingToDo: 'Keine Quest offen',
  nothingToDoLead: 'Dreh am Rad, nimm eine Quest an und starte sie hier.',
  toTheWheel: 'Zum Rad',
  loadFailed: 'Deine Quest ließ sich nicht laden',
  loadFailedLead: 'Der Server war nicht zu erreichen. Nichts ist verloren.',
  label: (name: string): string => `Quest, ${name}`,
  completed: (points: number): ToastMessage => ({
    title: 'Quest geschafft',
    description: `Du hast ${numberText(points)} ${plural(points, { one: 'Punkt', other: 'Punkte' })} geholt`,
  }),
  failed: 'Die Quest ließ sich nicht ändern. Versuch es noch einmal.',
};
