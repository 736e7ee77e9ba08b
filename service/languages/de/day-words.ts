import type { DayWords } from '#domain/streak/day-words.ts';
import { counted, dayText, numberText, plural } from './format.ts';

const minutesText = (minutes: number): string => counted(minutes, 'Minute', 'Minuten');

const laterText = (days: number): string =>
  days === 1 ? 'am Tag danach' : `${numberText(days)} Tage später`;

export const dayWords: DayWords = {
  verdicts: {
    active: 'Zählt.',
    held: 'Vorerst gehalten.',
    protected: 'Geschützt.',
    paused: 'Pausiert.',
    outage: 'Geht auf uns.',
    rest: 'Ein geplanter Ruhetag.',
    neutral: 'Zählt nicht.',
    missed: 'Ein freier Tag.',
    open: 'Noch offen.',
    idle: 'Vor deiner Serie.',
  },
  streak: (days) => (days === 1 ? 'Hier beginnt deine Serie.' : `${numberText(days)} Tage in Folge.`),
  streakGoesOn: (tokens, days) =>
    `${tokens === 1 ? 'Ein Joker hat den verpassten Tag' : `${numberText(tokens)} Joker haben die verpassten Tage`} davor gedeckt, deine Serie läuft also weiter: ${numberText(days)} Tage in Folge.`,
  newStreak: 'Deine Joker konnten die Tage davor nicht decken, hier beginnt also eine neue Serie.',
  tokenEarned: (everyDays) =>
    `Alle ${numberText(everyDays)} Tage in Folge bringen einen Joker: Du hast einen bekommen.`,
  held: 'Ein Joker hält deine Serie über diesen Tag. Er wird eingesetzt, sobald du wieder aktiv bist.',
  covered: 'Du hast nichts gemacht, und ein Joker hat den Tag gedeckt.',
  spent: 'Du hast einen Joker dafür eingesetzt.',
  streakStayed: (days) => `Deine Serie blieb bei ${numberText(days)}.`,
  paused: 'Deine Serie hat auf dich gewartet. Kein Tag ging verloren, und kein Joker wurde eingesetzt.',
  outage:
    'Einen Teil dieses Tages konntest du uns nicht erreichen, deshalb bricht er nichts. Deine Serie hat auf dich gewartet.',
  rest: 'Dein Plan sagt Ruhe, deshalb wartet deine Serie auf dich. Trainierst du trotzdem, zählt es.',
  neutral: (hours) =>
    `Du hast die Zeitzone gewechselt, und der Tag hatte für dich weniger als ${numberText(hours)} Stunden. Er bringt nichts und bricht nichts.`,
  streakEnded: (days) =>
    `Nichts wurde eingetragen, das zählt, und kein Joker war übrig, um den Tag zu decken: Deine Serie von ${numberText(days)} endete hier.`,
  missed: 'Nichts wurde eingetragen, das zählt.',
  open: 'Eine Quest, ein Workout oder deine tägliche Routine, und er zählt.',
  idle: 'Dein erster aktiver Tag lag noch vor dir, verpassen konntest du also nichts.',
  recounted: (city, version) =>
    `Das Gesetz hat die Uhren in ${city} verstellt, deshalb haben wir diesen Tag nach den Zonenregeln ${version} neu gezählt.`,
  heldByLaw: (city) =>
    `Das Gesetz hat die Uhren in ${city} verstellt. Vorher hielt ein Joker diesen Tag, jetzt bleibt er auch ohne Joker gehalten.`,
  moments: {
    luckyDay: 'Du hast den Glückstag gezogen.',
    quest: 'Du hast deine Quest geschafft.',
    questAtNight: (time, date) =>
      `Du hast deine Quest um ${time} beendet. Bis 3 Uhr nachts gehört das noch zum ${dayText(date)}.`,
    questSkipped: 'Du hast deine Quest mit einem Joker übersprungen.',
    questTakenBack: 'Du hast deine Quest zurückgenommen, sie zählt also nicht mehr.',
    questReset: 'Die Quest dieses Tages wurde zurückgesetzt.',
    questResetWithToken: 'Die Quest dieses Tages wurde zurückgesetzt, und dein Joker kam zurück.',
    routine: 'Du hast deine tägliche Routine geschafft.',
    routineLate: (days) => `Du hast deine tägliche Routine geschafft, abgehakt ${laterText(days)}.`,
    routineAtNight: (time, date) =>
      `Du hast deine tägliche Routine um ${time} beendet. Bis 3 Uhr nachts gehört das noch zum ${dayText(date)}.`,
    routineReopened: 'Du hast einen Satz wieder abgewählt, deine Routine war also wieder offen.',
    tooShort: 'Du hast weniger als 3 Minuten und ohne einen Satz trainiert, deshalb zählt es nicht.',
    unfinished: 'Du hast ein Workout unfertig gespeichert. Fertige zählen.',
    trained: (minutes) => `Du hast ${minutesText(minutes)} trainiert.`,
    trainedLate: (minutes, days, creditDays) =>
      `Du hast ${minutesText(minutes)} trainiert, eingetragen ${laterText(days)}. Bis zu ${plural(creditDays, { one: 'einen Tag', other: `${numberText(creditDays)} Tage` })} später zählt es noch.`,
    trainedTooLate: (minutes, days) =>
      `Du hast ${minutesText(minutes)} trainiert, eingetragen ${laterText(days)}. Für die Serie ist das zu spät, für deine Summen zählt es.`,
    trainedOverMidnight: (time, date) =>
      `Du hast um ${time} trainiert. Es zählt für den ${dayText(date)}, denn da hast du angefangen.`,
    workoutMovedAway: (to) =>
      `Du hast ein Workout auf den ${dayText(to)} verschoben, hier zählt es also nicht mehr.`,
    workoutMovedHere: (minutes, from) =>
      `Du hast ein Workout von ${minutesText(minutes)} vom ${dayText(from)} hierher verschoben.`,
    workoutCorrected: (minutes) =>
      `Du hast dieses Workout korrigiert. Jetzt ${minutes === 1 ? 'ist' : 'sind'} es ${minutesText(minutes)}.`,
    workoutDeleted: 'Du hast dieses Workout gelöscht, es zählt also nicht mehr.',
    assessmentEntry: 'Du hast an diesem Tag ein Ergebnis deines Fitnesstests gespeichert.',
    tokenUsed: 'Du hast für diesen Tag einen Joker eingesetzt.',
    pausedForYou: (from, until) =>
      `Deine Serie wurde für dich pausiert, vom ${dayText(from)} bis zum ${dayText(until)}.`,
    pausedDay: 'Du hast diesen Tag pausiert.',
    pausedDays: (from, until) =>
      `Du hast deine Serie vom ${dayText(from)} bis zum ${dayText(until)} pausiert.`,
    pauseEnded: 'Du hast deine Pause beendet, dieser Tag zählt also wie immer.',
    firstProgram: (tokens) =>
      `Du hast dein erstes Programm begonnen. Dazu gab es ${tokens === 1 ? 'einen' : numberText(tokens)} Joker.`,
    zoneChanged: (city) => `Du bist zur Zeit von ${city} gewechselt.`,
    zoneCorrected: (city) => `Du hast deine Zeitzone auf ${city} korrigiert.`,
  },
};
