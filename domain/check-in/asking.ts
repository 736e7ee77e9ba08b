import { daysBetween, type MemberDay } from '#domain/kernel/day.ts';

/** The dismissals of the question how a member is, since their last answer. */
export type Dismissals = {
  readonly last: MemberDay;
  /** How many days running the question was dismissed; from three on, weeks running. */
  readonly running: number;
};

/** After so many days running without an answer, the question comes once a week. */
const patience = 3;
const weekDays = 7;

/** After a dismissal. @param before null after an answer */
export function dismissed(before: Dismissals | null, today: MemberDay): Dismissals {
  if (before === null) return { last: today, running: 1 };
  const days = daysBetween(before.last, today);
  if (days <= 0) return before;
  const isRunning = days === 1 || before.running >= patience;
  return { last: today, running: isRunning ? before.running + 1 : 1 };
}

/** Whether the member is asked. Dismissed today is dismissed. Dismissed three days running, the question comes a week after the last time. */
export function isAsked(dismissals: Dismissals | null, today: MemberDay): boolean {
  if (dismissals === null) return true;
  const days = daysBetween(dismissals.last, today);
  return days >= (dismissals.running >= patience ? weekDays : 1);
}
