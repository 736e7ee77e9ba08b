import { numberText, plural } from '#client/lib/format/locale.ts';
import type { RecommendationId, ResultType } from '#domain/assessment/assessment-events.ts';

/** The exercises of a measurement ask for centimetres. */
const units = {
  reps: { label: 'Reps', one: 'rep', other: 'reps' },
  seconds: { label: 'Seconds', one: 'second', other: 'seconds' },
  rounds: { label: 'Rounds', one: 'round', other: 'rounds' },
  measurement: { label: 'Centimetres', one: 'cm', other: 'cm' },
} satisfies Record<ResultType, { readonly label: string; readonly one: string; readonly other: string }>;

export const assessmentCopy = {
  title: '7-day assessment',
  unitLabel: (type: ResultType): string => units[type].label,
  /** `20 reps`. */
  result: (value: number, type: ResultType): string => `${numberText(value)} ${plural(value, units[type])}`,
  resultSaved: 'Result Saved',
  entryLabel: (exercise: string): string => `Assessment, ${exercise}`,
  missing: { title: 'Missing Information', description: 'Please enter a value for this exercise.' },
  complete: 'Assessment Complete!',
  completeFailed: 'Failed to complete assessment',
  valueRange: (least: number, most: number): string =>
    `A number from ${numberText(least)} to ${numberText(most)}.`,
  useZeroOrMore: 'Use 0 or more.',
  resultsOf: (count: number): string => `of ${numberText(count)} results`,
  noAssessmentLead: 'Your seven days start when you pick the assessment as your program.',
  noAssessment: 'No Active Assessment',
  goToDashboard: 'Go to Dashboard',
  loadFailedLead: 'We couldn’t reach the server. Nothing is lost.',
  loadFailed: 'Your assessment didn’t load',
  reviewResults: 'Review Results',
  doneOf: (done: number, count: number): string => `${numberText(done)} of ${numberText(count)}`,
  day: (day: number, title: string): string => `Day ${numberText(day)}: ${title}`,
  noResultYet: 'no result yet',
  daysLabel: 'Days of the assessment',
  dayWord: 'Day',
  today: 'Today',
  doneOfDay: (done: number, total: number): string => `${numberText(done)} of ${numberText(total)} done`,
  position: (day: number, title: string, number: number, count: number): string =>
    `Day ${numberText(day)}, ${title}: exercise ${numberText(number)} of ${numberText(count)}`,
  howToDo: (name: string): string => `How to do ${name}`,
  savedHint: (value: string): string => `Saved: ${value}. A new result takes its place.`,
  notesOptional: 'Notes (optional)',
  saveResult: 'Save Result',
  clear: 'Clear',
  thenRest: (restSeconds: string): string => `Then ${restSeconds} of rest`,
  dayDone: 'That’s enough for one day. Come back tomorrow, or go on if you feel fresh.',
  rest: 'Rest',
  dayOfDone: (day: number, done: number, count: number): string =>
    `Day ${numberText(day)}: ${numberText(done)} of ${numberText(count)} done`,
  ofRestLeft: (secondsLeft: string): string => `${secondsLeft} of rest left`,
  nextDay: (day: number, title: string): string => `Next, day ${numberText(day)}: ${title}`,
  next: 'Next',
  skipRest: 'Skip Rest',
  chooseProgram: 'Choose Program',
  submitting: 'Submitting...',
  submit: 'Submit',
  levelLead: (score: number, maxPoints: number, submittedOn: string): string =>
    `That’s your level: ${numberText(score)} of ${numberText(maxPoints)} points. You submitted it on ${submittedOn}.`,
  yourPoints: 'Your points',
  pointsOf: (points: number, most: number): string => `${numberText(points)} of ${numberText(most)} points`,
  notTested: 'Not tested',
  nextPointAt: (value: string): string => `Next point at ${value}.`,
  allPoints: 'All its points are yours.',
  change: (change: number): string =>
    change === 0
      ? 'same as last time'
      : `${change > 0 ? '+' : '−'}${numberText(Math.abs(change))} since last time`,
  scoreChange: (change: number, day: string): string => {
    if (change === 0) return `The same score as on ${day}.`;
    const points = `${numberText(Math.abs(change))} ${plural(Math.abs(change), { one: 'point', other: 'points' })}`;
    return `${points} ${change > 0 ? 'more' : 'fewer'} than on ${day}.`;
  },
  nextLevel: (level: string, from: number, missing: number): string =>
    `${level} begins at ${numberText(from)} points: ${numberText(missing)} to go.`,
  highestLevel: 'That’s the highest level there is.',
  testAgain: (day: string): string =>
    `Test again from ${day}: after eight weeks of training you’ll see what has changed.`,
  whyThese: 'Why these programs',
  programs: {
    muscle: 'Build muscle',
    cardio: 'Cardio fitness',
    lean: 'Get lean',
    'daily-50': 'Daily 50',
    'daily-100': 'Daily 100',
  } satisfies Record<RecommendationId, string>,
  clock: 'Stopwatch',
  startClock: 'Start the clock',
  stopClock: 'Stop',
  againClock: 'Start over',
  getReady: (seconds: number): string => `Get ready: ${numberText(seconds)}`,
  clockRuns: (time: string): string => `${time} on the clock`,
  timeUp: 'Time! Enter your count.',
  sevenDaysDone: 'Seven days, done',
  readyToSubmit: 'Ready to submit?',
  submitLead: 'Submit your results to see your level and the programs that fit you.',
  missingLead: (missing: number): string =>
    `${numberText(missing)} ${plural(missing, { one: 'result is', other: 'results are' })} missing and will score no points. You can still add them.`,
};
