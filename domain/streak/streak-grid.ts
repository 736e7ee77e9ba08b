import { addDays, type MemberDay } from '#domain/kernel/day.ts';
import { type Activity, daysOf } from './activity-state.ts';
import type { DayLedger, DayStanding } from './day-ledger.ts';
import { isLate } from './fact.ts';

type GridStanding = 'active' | 'protected' | 'neutral' | 'paused' | 'rest' | 'missed' | 'future';
type GridCell = {
  readonly date: MemberDay;
  readonly standing: GridStanding;
  /** Protected by a token that is not spent yet, because the gap is still open. */
  readonly isProvisional: boolean;
};

// An open date is shown as future. Dates before the first active one cannot be missed, so they are neutral, like those of an outage.
const shown: Readonly<Record<DayStanding, GridStanding>> = {
  active: 'active',
  protected: 'protected',
  neutral: 'neutral',
  paused: 'paused',
  outage: 'neutral',
  rest: 'rest',
  missed: 'missed',
  open: 'future',
  idle: 'neutral',
};

/** One cell for each of the `length` dates up to and including `until`, oldest first. */
export function gridOf(ledger: DayLedger, until = ledger.today, length = 28): readonly GridCell[] {
  const days = new Map(ledger.days.map((day) => [day.date, day]));
  return Array.from({ length }, (_, index) => {
    const date = addDays(until, index + 1 - length);
    const absent: DayStanding = date < ledger.streak.openDay ? 'idle' : 'open';
    const { standing = absent, isProvisional = false } = days.get(date) ?? {};
    return { date, standing: shown[standing], isProvisional };
  });
}

/** The dates that count only by what was recorded on later ones. */
export const lateDates = (activity: Activity): ReadonlySet<MemberDay> =>
  new Set(
    daysOf(activity)
      .filter(({ facts }) => isLate(facts))
      .map(({ date }) => date),
  );
