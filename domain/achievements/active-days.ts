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
type ActiveDate = { readonly date: MemberDay; readonly facts: readonly string[] };

export const noActiveDays: ActiveDays = { days: [], before: null, settled: 0 };

/** So many dates without activity in a row make the next active date a comeback. */
const daysAway = 7;
/** A fact may come seven days late at most, so changes of earlier dates are rare. Few, because each event writes them again. */
const remembered = 14;

/** A fact on a date. Of a fact that is known already, and of a date before the remembered ones, nothing changes. */
export function withFact(active: ActiveDays, date: MemberDay, name: string): ActiveDays {
  const { days, before } = active;
  if (before !== null && date <= before) return active;
  if (isKnownFact(active, name)) return active;
  // Almost every fact is of the last date or of a later one.
  if (date > (days.at(-1)?.date ?? ''))
    return limited({ ...active, days: [...days, { date, facts: [name] }] });
  const known = days.find((day) => day.date === date);
  const others = days.filter((day) => day !== known);
  const next = [...others, { date, facts: [...(known?.facts ?? []), name] }];
  return limited({ ...active, days: next.toSorted((a, b) => (a.date < b.date ? -1 : 1)) });
}

/** Without a fact; a fact of an earlier date stays. */
export function withoutFact(active: ActiveDays, name: string): ActiveDays {
  if (!active.days.some(({ facts }) => facts.includes(name))) return active;
  const days = active.days
    .map(({ date, facts }) => ({ date, facts: facts.filter((fact) => fact !== name) }))
    .filter(({ facts }) => facts.length > 0);
  return { ...active, days };
}

export const isKnownFact = ({ days }: ActiveDays, name: string): boolean =>
  days.some(({ facts }) => facts.includes(name));

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
