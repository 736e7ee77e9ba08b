import { numberText, plural } from '#client/lib/format/locale.ts';

export const routineCopy = {
  dailyMaintenance: 'Daily maintenance',
  noRoutineLead:
    'Ten reps of five moves, a few minutes. Do one today as an extra: your program stays as it is, and today counts.',
  doDaily50: 'Do Daily 50 today',
  doDaily100: 'Do Daily 100 today',
  everyDay: 'Want it every day, in place of your program?',
  extraNote: 'An extra for today. Your program stays as it is.',
  noRoutine: 'No Daily Maintenance Program',
  chooseAProgram: 'Choose a program',
  minutes: (durationMinutes: number): string => `${numberText(durationMinutes)} min`,
  exercises: (totalExercises: number): string => `${numberText(totalExercises)} exercises`,
  changedLater: 'You started this routine before you changed it. Your new plan starts tomorrow.',
  congratulations: 'Congratulations!',
  completedLead: (totalSets: number, routineAward: number): string =>
    `All ${numberText(totalSets)} sets are done. That’s ${numberText(routineAward)} points, and today counts for your streak.`,
  exercisesTitle: 'Exercises',
  doneOf: (done: number, count: number): string => `${numberText(done)} of ${numberText(count)} done`,
  sets: (sets: number): string => `${numberText(sets)} ${plural(sets, { one: 'set', other: 'sets' })}`,
  reps: (reps: number): string => `${numberText(reps)} ${plural(reps, { one: 'rep', other: 'reps' })}`,
  secondsOf: (count: string, duration: number): string => `${count}, ${numberText(duration)} s`,
  steps: (steps: number): string => `${numberText(steps)} steps`,
  kilometres: (distance: number): string => `${numberText(distance, 1)} km`,
  miles: (distance: number): string =>
    `${numberText(distance)} ${plural(distance, { one: 'mile', other: 'miles' })}`,
  loadingTemplate: 'Loading Template...',
  loadFailedLead: 'We couldn’t reach the server. Your ticks are safe on this device.',
  loadFailed: 'Your routine didn’t load',
  progress: 'Progress',
  setsDoneToday: 'Sets done today',
  waitingToSync: 'Waiting to sync',
  resetProgress: 'Reset Progress',
  setsToGo: (total: number): string => `${numberText(total)} sets to go`,
  ofSetsDone: (done: number, total: number): string =>
    `${numberText(done)} of ${numberText(total)} sets done`,
  allSetsDone: (total: number): string => `All ${numberText(total)} sets done`,
  gentleTitle: 'Half of it counts today',
  gentleLead: (half: number, total: number): string =>
    `A low day? ${numberText(half)} of ${numberText(total)} sets are enough to look after yourself. Points and the day need them all; a quest saves your streak too.`,
  gentleDone: (done: number): string =>
    `${numberText(done)} sets on a low day: well done. Stop here, or go on as far as it feels good.`,
  tickIt: (exercise: string): string => `Tick ${exercise}`,
  tips: 'Tips',
  tickLabel: (day: string): string => `Daily routine of ${day}, one set`,
  progressReset: 'Progress Reset',
  updateFailed: 'Failed to update progress',
  savedLater: 'Saved on this device. We’ll send it later.',
};
