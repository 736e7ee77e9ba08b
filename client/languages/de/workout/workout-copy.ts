import { numberText, plural } from '#client/languages/de/lib/format/locale.ts';
import { commonCopy } from '#client/languages/de/ui/ui-copy.ts';
import { type ToastMessage, toastDurationMs } from '#client/ui/toast.ts';
import type { workoutCopy as english } from '#client/workout/workout-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import { leastMinutes, workoutAward } from '#domain/workout/workout-rules.ts';

const brief = { durationMs: toastDurationMs.workout } as const;

export const setCompleteToast: ToastMessage = { ...brief, title: 'Satz geschafft' };

/** @param pointsEarned as the server awarded; what is usual where it has not said so, for a workout that was sent later. */
export const savedToast = (isCompleted: boolean, pointsEarned = workoutAward(isCompleted)): ToastMessage =>
  isCompleted
    ? {
        ...brief,
        title: 'Workout geschafft',
        description:
          pointsEarned > 0
            ? `Stark gemacht. Du hast ${numberText(pointsEarned)} ${plural(pointsEarned, { one: 'Punkt', other: 'Punkte' })} geholt.`
            : 'Stark gemacht. Die Workout-Punkte dieses Tages hast du schon alle.',
      }
    : { ...brief, title: 'Workout gespeichert', description: 'Es steht in deinem Verlauf, ohne Punkte.' };

export const saveFailedToast: ToastMessage = {
  ...brief,
  title: commonCopy.error,
  description: 'Das Workout ließ sich nicht speichern. Versuch es noch einmal.',
  variant: 'destructive',
};

const setsText = (sets: number): string =>
  `${numberText(sets)} ${plural(sets, { one: 'Satz', other: 'Sätze' })}`;

export const workoutCopy: Translated<typeof english> = {
  workoutComplete: 'Workout geschafft',
  whatYouDid: 'Was du gemacht hast',
  trainedOn: (date: string): string => `${date}, noch nicht gespeichert`,
  howHardWasIt: 'Wie anstrengend war es?',
  howDoYouFeelNow: 'Wie fühlst du dich jetzt?',
  waitingToSync: 'Wird noch übertragen',
  savedLater: 'Auf diesem Gerät gespeichert. Wir senden es später.',
  saving: 'Wird gespeichert …',
  saveWorkout: 'Workout speichern',
  timeIsUp: 'Die Zeit ist um',
  timeIsUpNext: 'Dein Workout geht weiter, wenn du zurückkommst.',
  restIsOver: 'Deine Pause ist vorbei',
  reps: (reps: number): string => `${numberText(reps)} Wdh.`,
  oneSet: (amount: string): string => `1 Satz, ${amount}`,
  setsWithRest: (sets: number, amount: string, restSeconds: string): string =>
    `${setsText(sets)}, ${amount}, ${restSeconds} Pause`,
  minutes: (durationMinutes: number): string => `${numberText(durationMinutes)} min`,
  noEquipment: 'ohne Geräte',
  seconds: (seconds: number): string => `${numberText(seconds)} s`,
  leaveForNow: 'Jetzt unterbrechen?',
  leaveLead:
    'Dein Workout wartet auf diesem Gerät, nichts geht verloren. Komm innerhalb von 12 Stunden zurück.',
  logWhatYouDid: 'Eintragen, was du gemacht hast?',
  logLead: (trained: string, planned: number, sets: string): string =>
    `Du hast ${trained} von ${numberText(planned)} min trainiert. Das tragen wir ein: ${sets}.`,
  log: 'Eintragen',
  thatWasQuick: 'Das ging schnell',
  setsInTime: (sets: string, time: string, canGoOn: boolean): string =>
    `${sets} in ${time}: Dafür gibt es noch nichts. Korrigiere einen Satz oder ${canGoOn ? 'mach weiter' : 'verwirf das Workout'}.`,
  stay: 'Bleiben',
  leave: 'Verlassen',
  ready: 'Bereit',
  firstTask: (task: string): string => `Zuerst: ${task}`,
  setOfDone: (set: number, sets: number): string =>
    `Satz ${numberText(set)} von ${numberText(sets)} geschafft`,
  exerciseOf: (index: number, count: number): string => `Übung ${numberText(index)} von ${numberText(count)}`,
  setOf: (set: number, sets: number): string => `Satz ${numberText(set)} von ${numberText(sets)}`,
  paused: 'Angehalten',
  rest: 'Pause',
  restDay: (description: string): string =>
    `${description} Heute ist Ruhetag: Trainiere, wenn dir danach ist.`,
  work: 'Los',
  next: (set: string): string => `Danach: ${set}`,
  nextMove: (exercise: string): string => `Danach: ${exercise}`,
  timeIsUpFor: (set: string): string => `Die Zeit ist um für ${set}`,
  now: (set: string): string => `Jetzt: ${set}`,
  ofRestLeft: 'Pause übrig',
  ofThisSetLeft: 'in diesem Satz übrig',
  soFar: (elapsed: string): string => `${elapsed} bisher`,
  workoutOf: (date: string): string => `Workout vom ${date}`,
  discard: 'Verwerfen',
  saveWhatIDid: 'Bisheriges speichern',
  resume: 'Weiter',
  startWorkout: 'Workout starten',
  pause: 'Anhalten',
  startTheWorkoutFirst: 'Starte zuerst das Workout.',
  resumeTheWorkoutFirst: 'Setz das Workout zuerst fort.',
  skipRest: 'Pause beenden',
  exercises: 'Übungen',
  doneOf: (count: number): string => `von ${numberText(count)} geschafft`,
  insteadOf: (line: string, planned: string): string => `${line}, statt ${planned}`,
  resumeLead: 'Du warst mittendrin',
  startedLongAgo: 'Vor mehr als 12 Stunden begonnen',
  pausedLead: (done: number, total: number, time: string): string =>
    `${numberText(done)} von ${numberText(total)} ${plural(total, { one: 'Satz', other: 'Sätzen' })} in ${time}. Verwerfen löscht sie.`,
  restTone: 'Ton am Pausenende',
  restToneLead: 'Zwei Töne, wenn eine Pause vorbei ist.',
  setTone: 'Ton am Satzende',
  setToneLead: 'Wenn die Zeit eines Satzes um ist.',
  sayNext: 'Ansagen, was kommt',
  sayNextLead: 'Die nächste Übung, laut gesprochen.',
  vibrate: 'Vibrieren',
  vibrateLead: 'Am Ende einer Pause oder eines Satzes auf Zeit.',
  flashTheScreen: 'Bildschirm blinken lassen',
  flashLead: 'Am Ende einer Pause oder eines Satzes auf Zeit.',
  keepTheScreenOn: 'Bildschirm anlassen',
  screenOnLead: 'Während du trainierst.',
  workoutOptions: 'Workout-Optionen',
  library: 'Alle Übungen und Workouts',
  keptOnThisDevice: 'Auf diesem Gerät gespeichert.',
  discardThisWorkout: 'Dieses Workout verwerfen',
  timer: 'Timer',
  howToDoThisExercise: 'So geht diese Übung',
  workout: 'Workout',
  noWorkoutFits: 'Noch passt kein Workout zu deinen Geräten.',
  noWorkoutTemplates: 'Keine Workout-Vorlagen',
  returnToDashboard: 'Zur Übersicht',
  loadFailedLead: 'Der Server war nicht zu erreichen. Nichts ist verloren.',
  loadFailed: 'Dein Workout ließ sich nicht laden',
  elapsedOf: (elapsed: string, minutes: number): string => `${elapsed} von ${numberText(minutes)} min`,
  howDidItGo: 'Wie lief es?',
  optional: 'Optional',
  exertionEnds: ['1 leicht', '10 alles gegeben'],
  trained: (time: string): string => `${time} trainiert`,
  setsDone: setsText,
  setsOf: (sets: number, total: number): string =>
    `${numberText(sets)} von ${numberText(total)} ${plural(total, { one: 'Satz', other: 'Sätzen' })}`,
  exercisesDone: (count: number): string =>
    `${numberText(count)} ${plural(count, { one: 'Übung', other: 'Übungen' })}`,
  barelyWarmedUp: 'Noch kaum warm',
  oneSetOrThreeMinutes: (): string => `Ein Satz oder ${numberText(leastMinutes)} Minuten, und der Tag zählt.`,
  shortOnTime: 'Wenig Zeit? Mach einen Satz.',
  doOneSet: 'Er dauert eine halbe Minute, und dein Tag zählt.',
  keepGoing: 'Weitermachen',
  endWorkoutHere: 'Workout hier beenden',
  changeASet: 'Einen Satz ändern',
  dayStreak: 'Tage in Folge',
  totalPoints: 'Punkte gesamt',
  thisWorkout: 'dieses Workout',
  plusPoints: (points: number): string => `+${numberText(points)}`,
  toMilestone: (days: number, milestone: number): string =>
    `Noch ${numberText(days)} bis ${numberText(milestone)}`,
  ofSevenDays: (done: number): string => `An ${numberText(done)} der letzten sieben Tage aktiv`,
  comparedWithBefore: 'Im Vergleich zu vorher',
  moreSets: (more: number): string =>
    `${numberText(more)} ${plural(more, { one: 'Satz', other: 'Sätze' })} mehr als letztes Mal`,
  setsThenAndNow: (before: number, date: string, now: number): string =>
    `${setsText(before)} am ${date}, ${numberText(now)} heute`,
  newRecord: (exercise: string, best: string): string => `Neuer Rekord: ${exercise}, ${best}`,
  recordBefore: (record: string, best: string, date: string): string =>
    `${record}. Vorher: ${best} am ${date}.`,
  firstEver: 'Dein erstes Workout. Guter Anfang.',
  nthOfSevenDays: (nth: number): string =>
    nth === 1 ? 'Erstes Workout in sieben Tagen' : `${numberText(nth)} Workouts in sieben Tagen`,
  setsOfThisExercise: 'Sätze dieser Übung',
  setNumber: (set: string): string => `Satz ${set}`,
  setIs: (set: string, amount: string): string => `Satz ${set}: ${amount}`,
  lastTime: (amount: string): string => `Letztes Mal ${amount}`,
  edit: 'Ändern',
  editSet: (set: string): string => `Satz ${set} ändern`,
  repsOfSet: (set: string): string => `Wiederholungen, Satz ${set}`,
  loadOfSet: (set: string): string => `Gewicht, Satz ${set}`,
  secondsOfSet: (set: string): string => `Sekunden, Satz ${set}`,
  effortOfSet: (set: string): string => `Anstrengung, Satz ${set}`,
  repsUnit: (): string => 'Wdh.',
  secondsUnit: 's',
  less: (label: string): string => `Weniger: ${label}`,
  more: (label: string): string => `Mehr: ${label}`,
  noNumber: '–',
  addLoad: 'Gewicht eintragen',
  lessAssistance: (weight: string): string => `${weight} weniger`,
  addAssistance: 'Hilfe eintragen',
  assistanceOfSet: (set: string): string => `Hilfe, Satz ${set}`,
  bodyWeight: 'Körpergewicht',
  readyFor: (step: string): string => `Bereit für ${step}?`,
  readyBecause: (done: string, step: string | null): string =>
    `Du hast ${done} in zwei Einheiten nacheinander mit Anstrengung 8 oder weniger geschafft.${step === null ? '' : ` Der kleinste Schritt nach oben ist ${step}.`}`,
  use: (step: string): string => `${step} nehmen`,
  stayAt: (step: string): string => `Bei ${step} bleiben`,
  yourRecords: 'Deine Rekorde',
  scaleValue: (value: number, word: string): string => `${numberText(value)}, ${word}`,
  panelStatus: (status: string, lead: string, title: string): string => `${status}. ${lead}: ${title}`,
};
