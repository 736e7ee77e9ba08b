import { addDays, daysBetween, type MemberDay } from '#domain/kernel/day.ts';
import { Refusal } from '#domain/kernel/refusal.ts';

/** Why a member pauses. Illness and injury are health data, so the reason is encrypted and only the event has it. */
export type PauseReason = 'holiday' | 'illness' | 'injury';

/** For these an admin can grant more days than the limits leave. */
export type GrantedReason = Exclude<PauseReason, 'holiday'>;

/** The paused dates from the first to the last, both included. */
export type Pause = { readonly from: MemberDay; readonly until: MemberDay };

/** Sorted by date and disjoint: pauses that overlap or touch are one. */
export type Pauses = readonly Pause[];

export const pauseLimits = {
  /** Days of one pause. */
  longest: 28,
  /** Paused days in any window of `windowDays`. */
  inWindow: 42,
  windowDays: 365,
  /** How many days ago an illness may have begun. */
  illnessDaysBack: 3,
  /** How many days ahead a pause may begin. */
  daysAhead: 365,
  /** How many days ago a pause that an admin grants may have begun, and how long it may last. */
  grantedDaysBack: 28,
  longestGranted: 182,
} as const;

/** The pauses with one more. */
export function paused(pauses: Pauses, added: Pause): Pauses {
  const apart = ({ from, until }: Pause): boolean =>
    daysBetween(until, added.from) > 1 || daysBetween(added.until, from) > 1;
  let joined = added;
  for (const pause of pauses) {
    if (apart(pause)) continue;
    joined = { from: earlier(joined.from, pause.from), until: later(joined.until, pause.until) };
  }
  return [...pauses.filter(apart), joined].sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** The pauses without the dates from `on` to `until`. */
export const resumed = (pauses: Pauses, { on, until }: { on: MemberDay; until: MemberDay }): Pauses =>
  pauses.flatMap((pause) => {
    const before = { from: pause.from, until: earlier(pause.until, addDays(on, -1)) };
    const after = { from: later(pause.from, addDays(until, 1)), until: pause.until };
    return [before, after].filter(({ from, until: last }) => from <= last);
  });

/** The pause that a date belongs to, or null. */
export function pauseOn(pauses: Pauses, date: MemberDay): Pause | null {
  // Almost all members have never paused.
  if (pauses.length === 0) return null;
  const pause = pauses.findLast(({ from }) => from <= date);
  return pause && date <= pause.until ? pause : null;
}

/** The most paused days in any window of 365 days that reaches into `pause`. */
function mostInWindow(pauses: Pauses, pause: Pause): number {
  // A fullest window can always be moved so that it ends with the last date of a pause.
  const counts = pauses.map(({ until: end }) => {
    const start = addDays(end, 1 - pauseLimits.windowDays);
    if (end < pause.from || start > pause.until) return 0;
    return pauses.reduce((sum, { from, until }) => {
      const days = daysBetween(later(from, start), earlier(until, end)) + 1;
      return sum + Math.max(0, days);
    }, 0);
  });
  return Math.max(0, ...counts);
}

/** How many days a pause that begins on `from` may last; 0 when none is left. */
export function daysLeft(pauses: Pauses, from: MemberDay): number {
  let days = 0;
  while (days < pauseLimits.longest && fits(paused(pauses, { from, until: addDays(from, days) }), from))
    days += 1;
  return days;
}

function fits(pauses: Pauses, from: MemberDay): boolean {
  const pause = pauseOn(pauses, from);
  return (
    !!pause && lengthOf(pause) <= pauseLimits.longest && mostInWindow(pauses, pause) <= pauseLimits.inWindow
  );
}

const lengthOf = ({ from, until }: Pause): number => daysBetween(from, until) + 1;

type Request = Pause & { readonly reason: PauseReason; readonly today: MemberDay };

/** @throws Refusal for a pause that a member may not declare. */
export function refusePause(pauses: Pauses, { from, until, reason, today }: Request): void {
  if (until < from)
    throw new Refusal(
      'pause-ends-early',
      'A pause ends on its first day or later. Choose a later last day.',
      'invalid',
    );
  refuseStart(from, reason, today);
  const after = paused(pauses, { from, until });
  const pause = pauseOn(after, from);
  if (pause && lengthOf(pause) > pauseLimits.longest)
    throw new Refusal(
      'pause-too-long',
      `A pause lasts ${pauseLimits.longest} days at most, together with pauses right before or after it. Choose an earlier last day.`,
      'invalid',
    );
  if (mostInWindow(after, { from, until }) > pauseLimits.inWindow)
    throw new Refusal(
      'pause-days-used-up',
      `You can pause ${pauseLimits.inWindow} days in ${pauseLimits.windowDays}, and this would be more. Choose fewer days, or ask us if you are ill or injured.`,
    );
}

/** @throws Refusal for a pause that no admin may grant either. */
export function refuseGrant({ from, until, today }: Omit<Request, 'reason'>): void {
  if (until < from)
    throw new Refusal('pause-ends-early', 'A pause ends on its first day or later.', 'invalid');
  if (lengthOf({ from, until }) > pauseLimits.longestGranted)
    throw new Refusal(
      'pause-too-long',
      `A granted pause lasts ${pauseLimits.longestGranted} days at most.`,
      'invalid',
    );
  if (daysBetween(from, today) > pauseLimits.grantedDaysBack)
    throw new Refusal(
      'pause-too-late',
      `A granted pause begins up to ${pauseLimits.grantedDaysBack} days back.`,
    );
  if (daysBetween(today, from) > pauseLimits.daysAhead)
    throw new Refusal('pause-too-far-ahead', 'A pause begins within a year.', 'invalid');
}

function refuseStart(from: MemberDay, reason: PauseReason, today: MemberDay): void {
  const daysBack = daysBetween(from, today);
  if (daysBack > 0 && reason !== 'illness')
    throw new Refusal(
      'pause-in-the-past',
      'A pause begins today or later. Only an illness can begin up to 3 days ago.',
    );
  if (daysBack > pauseLimits.illnessDaysBack)
    throw new Refusal(
      'pause-too-late',
      `An illness can be added up to ${pauseLimits.illnessDaysBack} days back. Choose a later first day.`,
    );
  if (-daysBack > pauseLimits.daysAhead)
    throw new Refusal(
      'pause-too-far-ahead',
      'A pause begins within a year. Choose an earlier first day.',
      'invalid',
    );
}

const earlier = (a: MemberDay, b: MemberDay): MemberDay => (a < b ? a : b);
const later = (a: MemberDay, b: MemberDay): MemberDay => (a > b ? a : b);
