import { numberText, plural } from '#client/lib/format/locale.ts';
import { type ToastMessage, toastDurationMs } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { leastMinutes, workoutAward } from '#domain/workout/workout-rules.ts';

const brief = { durationMs: toastDurationMs.workout } as const;

export const setCompleteToast: ToastMessage = { ...brief, title: 'Set Complete!' };

/** @param pointsEarned as the server awarded; what is usual where it has not said so, for a workout that was sent later. */
export const savedToast = (isCompleted: boolean, pointsEarned = workoutAward(isCompleted)): ToastMessage =>
  isCompleted
    ? {
        ...brief,
        title: 'Workout Completed!',
        description:
          pointsEarned > 0
            ? `Great job! You've earned ${numberText(pointsEarned)} points.`
            : "Great job! You've earned all workout points of that day already.",
      }
    : { ...brief, title: 'Workout saved', description: 'It’s in your history, without points.' };

export const saveFailedToast: ToastMessage = {
  ...brief,
  title: commonCopy.error,
  description: 'Failed to save workout. Please try again.',
  variant: 'destructive',
};

export const workoutCopy = {
  workoutComplete: 'Workout complete',
  whatYouDid: 'What you did',
  trainedOn: (date: string): string => `${date}, not saved yet`,
  howHardWasIt: 'How hard was it?',
  howDoYouFeelNow: 'How do you feel now?',
  waitingToSync: 'Waiting to sync',
  savedLater: 'Saved on this device. We’ll send it later.',
  saving: 'Saving...',
  saveWorkout: 'Save Workout',
  timeIsUp: 'Time is up',
  timeIsUpNext: 'Your workout goes on when you come back.',
  restIsOver: 'Your rest is over',
  reps: (reps: number): string => `${numberText(reps)} ${plural(reps, { one: 'rep', other: 'reps' })}`,
  oneSet: (amount: string): string => `1 set, ${amount}`,
  setsWithRest: (sets: number, amount: string, restSeconds: string): string =>
    `${numberText(sets)} sets, ${amount}, ${restSeconds} rest`,
  minutes: (durationMinutes: number): string => `${numberText(durationMinutes)} min`,
  noEquipment: 'no equipment',
  seconds: (seconds: number): string => `${numberText(seconds)} s`,
  leaveForNow: 'Leave for now?',
  leaveLead: 'Your workout waits on this device, and nothing is lost. Come back within 12 hours.',
  logWhatYouDid: 'Log what you did?',
  logLead: (trained: string, planned: number, sets: string): string =>
    `You trained ${trained} of ${numberText(planned)} min. We log that, with ${sets}.`,
  log: 'Log it',
  thatWasQuick: 'That was quick',
  setsInTime: (sets: string, time: string, canGoOn: boolean): string =>
    `${sets} in ${time} earns nothing yet. Correct a set, or ${canGoOn ? 'keep going' : 'discard the workout'}.`,
  stay: 'Stay',
  leave: 'Leave',
  ready: 'Ready',
  firstTask: (task: string): string => `First, ${task}`,
  setOfDone: (set: number, sets: number): string => `Set ${numberText(set)} of ${numberText(sets)} done`,
  exerciseOf: (index: number, count: number): string =>
    `Exercise ${numberText(index)} of ${numberText(count)}`,
  setOf: (set: number, sets: number): string => `set ${numberText(set)} of ${numberText(sets)}`,
  paused: 'Paused',
  rest: 'Rest',
  restDay: (description: string): string => `${description} Today is a rest day: train if you feel like it.`,
  work: 'Work',
  next: (set: string): string => `Next, ${set}`,
  nextMove: (exercise: string): string => `Next: ${exercise}`,
  timeIsUpFor: (set: string): string => `Time is up for ${set}`,
  now: (set: string): string => `Now, ${set}`,
  ofRestLeft: 'of rest left',
  ofThisSetLeft: 'of this set left',
  soFar: (elapsed: string): string => `${elapsed} so far`,
  workoutOf: (date: string): string => `Workout of ${date}`,
  discard: 'Discard',
  saveWhatIDid: 'Save what I did',
  resume: 'Resume',
  startWorkout: 'Start Workout',
  pause: 'Pause',
  startTheWorkoutFirst: 'Start the workout first.',
  resumeTheWorkoutFirst: 'Resume the workout first.',
  skipRest: 'Skip Rest',
  exercises: 'Exercises',
  doneOf: (count: number): string => `of ${numberText(count)} done`,
  insteadOf: (line: string, planned: string): string => `${line}, instead of ${planned}`,
  resumeLead: 'You were in the middle of this',
  startedLongAgo: 'Started more than 12 hours ago',
  pausedLead: (done: number, total: number, time: string): string =>
    `${numberText(done)} of ${numberText(total)} sets done in ${time}. Discard throws them away.`,
  restTone: 'End-of-rest tone',
  restToneLead: 'Two notes when a rest is over.',
  setTone: 'End-of-set tone',
  setToneLead: 'When a set’s time is up.',
  sayNext: 'Say what is next',
  sayNextLead: 'The next exercise, out loud.',
  vibrate: 'Vibrate',
  vibrateLead: 'When a rest or a timed set ends.',
  flashTheScreen: 'Flash the screen',
  flashLead: 'When a rest or a timed set ends.',
  keepTheScreenOn: 'Keep the screen on',
  screenOnLead: 'While you work out.',
  workoutOptions: 'Workout options',
  library: 'All exercises and workouts',
  keptOnThisDevice: 'Saved on this device.',
  discardThisWorkout: 'Discard this workout',
  timer: 'Timer',
  howToDoThisExercise: 'How to do this exercise',
  workout: 'Workout',
  noWorkoutFits: 'No workout fits your equipment yet.',
  noWorkoutTemplates: 'No Workout Templates',
  returnToDashboard: 'Return to Dashboard',
  loadFailedLead: 'We couldn’t reach the server. Nothing is lost.',
  loadFailed: 'Your workout didn’t load',
  elapsedOf: (elapsed: string, minutes: number): string => `${elapsed} of ${numberText(minutes)} min`,
  howDidItGo: 'How did it go?',
  optional: 'Optional',
  exertionEnds: ['1 easy', '10 all out'] as const,
  trained: (time: string): string => `${time} trained`,
  setsDone: (sets: number): string => `${numberText(sets)} ${plural(sets, { one: 'set', other: 'sets' })}`,
  setsOf: (sets: number, total: number): string => `${numberText(sets)} of ${numberText(total)} sets`,
  exercisesDone: (count: number): string =>
    `${numberText(count)} ${plural(count, { one: 'exercise', other: 'exercises' })}`,
  barelyWarmedUp: 'Barely warmed up',
  oneSetOrThreeMinutes: (): string => `One set or ${numberText(leastMinutes)} minutes, and today counts.`,
  shortOnTime: 'Short on time? Do one set.',
  doOneSet: 'It takes half a minute, and your day counts.',
  keepGoing: 'Keep going',
  endWorkoutHere: 'End workout here',
  changeASet: 'Change a set',
  dayStreak: 'Day Streak',
  totalPoints: 'Total Points',
  thisWorkout: 'this workout',
  plusPoints: (points: number): string => `+${numberText(points)}`,
  toMilestone: (days: number, milestone: number): string =>
    `${numberText(days)} to go for ${numberText(milestone)}`,
  ofSevenDays: (done: number): string => `${numberText(done)} of the last seven days active`,
  comparedWithBefore: 'Compared with before',
  moreSets: (more: number): string =>
    `${numberText(more)} more ${plural(more, { one: 'set', other: 'sets' })} than last time`,
  setsThenAndNow: (before: number, date: string, now: number): string =>
    `${numberText(before)} sets on ${date}, ${numberText(now)} now`,
  newRecord: (exercise: string, best: string): string => `New record: ${exercise}, ${best}`,
  recordBefore: (record: string, best: string, date: string): string =>
    `${record}. Before: ${best} on ${date}.`,
  firstEver: 'Your first workout. Well begun.',
  nthOfSevenDays: (nth: number): string =>
    nth === 1 ? 'First workout in seven days' : `${numberText(nth)} workouts in seven days`,
  setsOfThisExercise: 'Sets of this exercise',
  setNumber: (set: string): string => `Set ${set}`,
  setIs: (set: string, amount: string): string => `Set ${set}: ${amount}`,
  lastTime: (amount: string): string => `Last time ${amount}`,
  edit: 'Edit',
  editSet: (set: string): string => `Edit set ${set}`,
  repsOfSet: (set: string): string => `Reps, set ${set}`,
  loadOfSet: (set: string): string => `Load, set ${set}`,
  secondsOfSet: (set: string): string => `Seconds, set ${set}`,
  effortOfSet: (set: string): string => `Effort of set ${set}`,
  repsUnit: (reps: number): string => plural(reps, { one: 'rep', other: 'reps' }),
  secondsUnit: 's',
  less: (label: string): string => `Less: ${label}`,
  more: (label: string): string => `More: ${label}`,
  noNumber: '–',
  addLoad: 'Add load',
  lessAssistance: (weight: string): string => `${weight} less`,
  addAssistance: 'Add assistance',
  assistanceOfSet: (set: string): string => `Assistance, set ${set}`,
  bodyWeight: 'body weight',
  readyFor: (step: string): string => `Ready for ${step}?`,
  readyBecause: (done: string, step: string | null): string =>
    `You did ${done} at effort 8 or less, two sessions running.${step === null ? '' : ` The smallest step up is ${step}.`}`,
  use: (step: string): string => `Use ${step}`,
  stayAt: (step: string): string => `Stay at ${step}`,
  yourRecords: 'Your records',
  scaleValue: (value: number, word: string): string => `${numberText(value)}, ${word}`,
  panelStatus: (status: string, lead: string, title: string): string => `${status}. ${lead}: ${title}`,
};
