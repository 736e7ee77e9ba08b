import { daysBetween, type MemberDay } from '#domain/kernel/day.ts';

/** The dates on which a member was active, as far as comebacks follow from them. Plain JSON, and it does not grow with the history. */
export type ActiveDays = {
  /** The latest active dates in their order, each with the names of its facts. */
  readonly days: readonly ActiveDate[];
  /** The last active date before those; null while all are in `days`. */
  readonly before: MemberDay | null;
  /** Comebacks up to that date. */
  readonly settled: number;
};
/** A name is unique on its date. */
type ActiveDate = { readonly date: MemberDay; readonly facts: readonly string[] };

export const noActiveDays: ActiveDays = { days: [], before: null, settled: 0 };

/** So many dates without activity in a row make the next active date a comeback. */
const daysAway = 7;
/** A fact may come seven days late at most, so changes of earlier dates are rare. Few, because each event writes them again. */
const remembered = 14;
/** More facts of a date change nothing, so that a row stays small. */
const mostOfDate = 16;

/** A fact on a date. Of a fact that is known already, and of a date before the remembered ones, nothing changes. */
export function withFact(active: ActiveDays, date: MemberDay, name: string): ActiveDays {
  const { days, before } = active;
  if (before !== null && date <= before) return active;
  // Almost every fact is of the last date or of a later one.
  const index = days.findLastIndex((day) => day.date <= date);
  const known = days[index];
  if (known?.date !== date)
    return limited({ ...active, days: days.toSpliced(index + 1, 0, { date, facts: [name] }) });
  if (known.facts.length >= mostOfDate || known.facts.includes(name)) return active;
  return { ...active, days: days.with(index, { date, facts: [...known.facts, name] }) };
}

/** Without a fact of a date. */
export function withoutFact(active: ActiveDays, date: MemberDay, name: string): ActiveDays {
  const { days } = active;
  const index = days.findLastIndex((day) => day.date === date);
  const facts = days[index]?.facts ?? [];
  if (!facts.includes(name)) return active;
  const left = facts.filter((fact) => fact !== name);
  return {
    ...active,
    days: left.length > 0 ? days.with(index, { date, facts: left }) : days.toSpliced(index, 1),
  };
}

/** The remembered date that has a fact; null for none. */
export const dateOfFact = ({ days }: ActiveDays, name: string): MemberDay | null =>
  days.findLast(({ facts }) => facts.includes(name))?.date ?? null;

/** Whether both have the same active dates, so that comebacks are equal. */
export const haveSameDates = (one: ActiveDays, other: ActiveDays): boolean =>
  one === other ||
  (one.before === other.before &&
    one.days.length === other.days.length &&
    one.days.every(({ date }, index) => date === other.days[index]?.date));

/** How often a date was active after seven dates or more without activity. */
export function comebacksIn({ days, before, settled }: ActiveDays): number {
  let last = before;
  let count = settled;
  for (const { date } of days) {
    if (isComeback(last, date)) count += 1;
    last = date;
  }
  return count;
}

const isComeback = (last: MemberDay | null, date: MemberDay): boolean =>
  last !== null && !isSoonInMonth(last, date) && daysBetween(last, date) > daysAway;

/** Most dates follow in the same month, which their text shows without a calendar. */
const isSoonInMonth = (last: MemberDay, date: MemberDay): boolean =>
  last.slice(0, 8) === date.slice(0, 8) && Number(date.slice(8)) - Number(last.slice(8)) <= daysAway;

function limited(active: ActiveDays): ActiveDays {
  const [oldest, ...days] = active.days;
  if (!oldest || active.days.length <= remembered) return active;
  const settled = active.settled + Number(isComeback(active.before, oldest.date));
  return { days, before: oldest.date, settled };
}
