import { dayOfYear, type MemberDay } from '#domain/kernel/day.ts';

export const motivationLines: readonly string[] = [
  'Small steps count double on the days you don’t feel like it.',
  'Start with the warm-up. The rest usually follows.',
  'You don’t need a perfect day, you need ten minutes of this one.',
  'Slow reps are honest reps.',
  'Rest is part of the plan, not a break from it.',
  'Beat one number from last week. One is plenty.',
  'Shoes on, then decide.',
  'The habit is the goal. The numbers follow it.',
  'Form first, then speed, then load.',
  'Half a workout is worth more than a whole excuse.',
  'Breathe out on the hard part.',
  'You are further than the you who started.',
  'Leave one good rep for tomorrow.',
  'Nobody regrets the easy walk.',
];

/** The line of a date: its day of the year (1-366) modulo the number of lines. */
export const motivationFor = (day: MemberDay): string =>
  motivationLines[dayOfYear(day) % motivationLines.length] as string;
