import { dayOfEpoch, daysBetween, epochDayOf, type MemberDay } from '#domain/kernel/day.ts';
import { type DayOfFacts, doneBy, type Fact } from './fact.ts';

/**
 * What counts on the latest dates of a member, one digit for each date: 0 for nothing, 1 for an active date, 3 for one with a quest. A small
 * value, so that a view of other members loads no history.
 */
export type RecentDays = {
  /** The date of the last digit; null while there is none. */
  readonly until: MemberDay | null;
  /** Digits of consecutive dates, the oldest first. */
  readonly marks: string;
};

export const noRecentDays: RecentDays = { until: null, marks: '' };

/** Four weeks of a circle, and the four weeks after it in which its result is shown, and some days of late entries. */
export const recentLength = 62;

const activeBit = 1;
const questBit = 2;

/** Adds a fact to its date. Dates long before the latest one are left out. */
export function withRecentFact(recent: RecentDays, date: MemberDay, fact: Fact): RecentDays {
  const mark = markOf([fact]);
  if (mark === 0) return recent;
  const known = date === recent.until ? Number(recent.marks.at(-1)) : markAt(recent, date);
  return (known | mark) === known ? recent : withMark(recent, date, known | mark);
}

/**
 * Replaces a date by the facts that it has left.
 * @param allDays the whole history, oldest first: read only when the latest date holds nothing more
 */
export function withoutRecentFact(
  recent: RecentDays,
  date: MemberDay,
  left: readonly Fact[],
  allDays: () => readonly DayOfFacts[],
): RecentDays {
  const mark = markOf(left);
  if (mark === markAt(recent, date)) return recent;
  return mark === 0 && date === recent.until ? recentDaysOf(allDays()) : withMark(recent, date, mark);
}

/** The latest dates of a whole history. @param days oldest first */
export function recentDaysOf(days: readonly DayOfFacts[]): RecentDays {
  let recent = noRecentDays;
  for (const { date, facts } of days) recent = withMark(recent, date, markOf(facts));
  return recent;
}

/** The active dates of a range, both ends included, oldest first. */
export const activeDates = (recent: RecentDays, from: MemberDay, to: MemberDay): readonly MemberDay[] =>
  datesWith(recent, activeBit, from, to);

/** The dates of a range on which a quest counted, both ends included, oldest first. */
export const questDates = (recent: RecentDays, from: MemberDay, to: MemberDay): readonly MemberDay[] =>
  datesWith(recent, questBit, from, to);

function datesWith({ until, marks }: RecentDays, bit: number, from: MemberDay, to: MemberDay) {
  if (until === null) return [];
  const first = epochDayOf(until) + 1 - marks.length;
  const end = Math.min(marks.length, epochDayOf(to) - first + 1);
  const dates: MemberDay[] = [];
  for (let index = Math.max(0, epochDayOf(from) - first); index < end; index += 1)
    if ((Number(marks[index]) & bit) !== 0) dates.push(dayOfEpoch(first + index));
  return dates;
}

function markOf(facts: readonly Fact[]): number {
  if (!doneBy(facts).isActive) return 0;
  const hasQuest = facts.some((fact) => fact.kind === 'quest' && doneBy([fact]).isActive);
  return hasQuest ? activeBit | questBit : activeBit;
}

function markAt({ until, marks }: RecentDays, date: MemberDay): number {
  if (until === null) return 0;
  return Number(marks[marks.length - 1 - daysBetween(date, until)] ?? 0);
}

function withMark(recent: RecentDays, date: MemberDay, mark: number): RecentDays {
  const { until, marks } = recent;
  const ahead = until === null ? 1 : daysBetween(until, date);
  if (ahead > 0) {
    if (mark === 0) return recent;
    const between = '0'.repeat(Math.min(ahead - 1, recentLength));
    return { until: date, marks: trimmed(`${marks}${between}${mark}`) };
  }
  const place = marks.length - 1 + ahead;
  if (place >= 0)
    return { until, marks: trimmed(`${marks.slice(0, place)}${mark}${marks.slice(place + 1)}`) };
  const isKept = marks.length - place <= recentLength;
  return isKept && mark !== 0 ? { until, marks: `${mark}${'0'.repeat(-place - 1)}${marks}` } : recent;
}

/** Equal days have equal marks: none begins with an empty date. */
const trimmed = (marks: string): string => marks.slice(-recentLength).replace(/^0+/, '');
