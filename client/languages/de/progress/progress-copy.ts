import { numberText, plural } from '#client/languages/de/lib/format/locale.ts';
import type {
  progressCopy as englishProgress,
  streakCopy as englishStreak,
  weightCopy as englishWeight,
} from '#client/progress/progress-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const progressCopy: Translated<typeof englishProgress> = {
  history: 'Zum Verlauf',
  achievements: 'Erfolge',
  daysInARow: (streak: number): string =>
    `${numberText(streak)} ${plural(streak, { one: 'Tag', other: 'Tage' })} in Folge.`,
  goalProgress: 'Fortschritt zum Ziel',
  numbersUnread: 'Deine Zahlen ließen sich nicht laden.',
  yourNumbers: 'Deine Zahlen',
  totalPoints: 'Punkte gesamt',
  dayStreak: 'Tage in Folge',
  thisWeek: 'Diese Woche',
  noGoal: 'Noch kein Ziel',
  goalProgressTile: 'Zielfortschritt',
  timeOver: 'Die Zeit ist um',
  planIsOver: (isMeasured: boolean): string =>
    isMeasured
      ? 'Deine geplante Zeit ist um, und dein Ziel liegt noch vor dir. Wähle, wie es weitergeht.'
      : 'Deine geplante Zeit ist um. Atme durch und wähle dann dein nächstes Ziel.',
  allReached: 'Alle erreicht',
  aheadOf: (rest: number, unit, milestone: number): string =>
    `Noch ${numberText(rest)}${unit} bis ${numberText(milestone)}${unit}.`,
  streak: 'Serie',
  daysInARowUnit: (currentStreak: number): string =>
    plural(currentStreak, { one: 'Tag in Folge', other: 'Tage in Folge' }),
  workouts: 'Workouts',
  completed: 'geschafft',
  pointsThisWeek: (points: number): string => `${points > 0 ? '+' : ''}${numberText(points)} diese Woche`,
  progress: 'Fortschritt',
  energy: 'Energie',
  weight: 'Gewicht',
  progressMode: 'Ansicht des Fortschritts',
  showAsTable: 'Als Tabelle zeigen',
  progressUnread: 'Dein Fortschritt ließ sich nicht laden.',
  progressOverview: 'Dein Fortschritt',
  workoutsCompleted: 'Geschaffte Workouts',
  workoutCount: (totalWorkouts: number): string =>
    `${numberText(totalWorkouts)} ${plural(totalWorkouts, { one: 'Workout', other: 'Workouts' })}`,
  charts: 'Zu den Diagrammen',
};

export const weightCopy: Translated<typeof englishWeight> = {
  currentWeight: 'Aktuelles Gewicht',
  weightUnread: 'Dein Gewicht ließ sich nicht laden.',
  targetWeight: 'Zielgewicht',
  programPhase: 'Programmphase',
  logTodaysWeight: 'Gewicht von heute',
  chartLead: 'Trag dein Gewicht ab und zu ein. Die Linie zeigt, wohin es geht.',
  firstWeight: 'Mit deinem ersten Gewicht beginnt dein Diagramm.',
  last: (current: string): string => `Zuletzt: ${current}.`,
  logging: 'Wird eingetragen …',
  logWeight: 'Gewicht eintragen',
  weightIn: (unit: string): string => `Gewicht in ${unit}`,
  logWeightTitle: 'Gewicht eintragen',
  lastWeightUnread: 'Dein letztes Gewicht ließ sich nicht laden.',
  lastWeight: (current: string): string => `Zuletzt: ${current}`,
  log: 'Eintragen',
  invalidWeight: 'Ungültiges Gewicht',
  invalidWeightLead: 'Gib ein gültiges Gewicht ein.',
  logFailed: 'Das Gewicht ließ sich nicht eintragen. Versuch es noch einmal.',
  weightLogged: 'Gewicht eingetragen',
  weightOf: (date: string, weight: string, unit: string): string => `Gewicht vom ${date}, ${weight} ${unit}`,
  sinceStart: (unit: string): string => `${unit} seit Beginn`,
  toGo: (toGo: string): string => `noch ${toGo}`,
  targetReached: 'Ziel erreicht',
  weight: 'Gewicht',
  lostOnTheWay: 'Auf dem Weg zum Ziel abgenommen',
  target: (target: string): string => `Ziel ${target}`,
  noWeight: 'Kein Gewicht in den letzten 90 Tagen eingetragen.',
  aim: (targetText: string): string => ` Ziel ${targetText}.`,
  oneWeight: (weight: string, aim: string): string => `Bisher ein Gewicht, ${weight}.${aim}`,
  change: (first: string, last: string, span: string, aim: string): string =>
    `Von ${first} auf ${last} ${span}.${aim}`,
  inDays: (days: number): string => `in ${numberText(days)} ${plural(days, { one: 'Tag', other: 'Tagen' })}`,
  inWeeks: (weeks: number): string =>
    `in ${numberText(weeks)} ${plural(weeks, { one: 'Woche', other: 'Wochen' })}`,
};

export const streakCopy: Translated<typeof englishStreak> = {
  done: 'Geschafft',
  protectedByToken: 'Von einem Joker geschützt',
  heldByToken: 'Von einem Joker gehalten, noch nicht eingesetzt',
  missed: 'Verpasst',
  doesNotCount: 'Zählt nicht',
  paused: 'Pausiert',
  pauseYourStreak: 'Serie pausieren',
  changePause: 'Pause ändern',
  restDay: 'Geplanter Ruhetag',
  restToday: 'Ein geplanter Ruhetag: Deine Serie wartet.',
  pausedUntil: (date: string): string => `Pausiert bis ${date}.`,
  todayOpen: 'Heute, offen',
  streak: (currentStreak: string): string => `Serie: ${currentStreak}`,
  days: (days: number): string => `${numberText(days)} ${plural(days, { one: 'Tag', other: 'Tage' })}`,
  next: (value: string): string => `Als Nächstes: ${value}`,
  to: (daysText: string, value: number): string => `${daysText} bis ${numberText(value)}`,
  best: (bestStreak: string): string => `Bestwert ${bestStreak}`,
  rescueLead: 'Gestern fehlt. Ein Joker kann deine Serie noch retten.',
  bestSoFar: (bestStreak: string): string =>
    `Dein Bestwert: ${bestStreak}. Mit einer Quest oder einem Workout beginnt die nächste Serie.`,
  noStreak: 'Mit einer Quest oder einem Workout beginnt deine Serie.',
  skipTokensHold: (tokensAtRisk: number): string =>
    `${numberText(tokensAtRisk)} Joker ${plural(tokensAtRisk, { one: 'hält', other: 'halten' })} deine Serie.`,
  todayProtected: 'Ein Joker schützt heute.',
  todayCounts: 'Heute zählt.',
  keepItAliveToday: 'Halte sie heute am Leben.',
  heldOn: (date: string): string => ` Ein Joker hat sie am ${date} gehalten.`,
  activeDays: (active: number, count: number): string =>
    `An ${numberText(active)} ${plural(count, { one: 'von', other: 'der letzten' })} ${numberText(count)} ${plural(count, { one: 'Tag', other: 'Tage' })} aktiv`,
  firstDay: 'Jeder Tag wird hier markiert.',
  lastSevenDays: 'Die letzten sieben Tage',
  date: 'Datum',
  day: 'Tag',
};
