import { shortDate } from '#client/lib/format/format-day.ts';
import { addDays, asMemberDay, daysBetween, isMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import {
  daysLeft,
  type Pause,
  type PauseReason,
  type Pauses,
  pauseLimits,
} from '#domain/streak/pause-rules.ts';
import { pauseCopy } from './pause-copy.ts';

/** What stands in the form; the dates as they are typed. */
export type PauseDraft = { readonly reason: PauseReason; readonly from: string; readonly until: string };

type PauseView = {
  /** Null while a date is missing or not possible. */
  readonly pause: Pause | null;
  readonly days: number;
  readonly earliest: MemberDay;
  readonly latest: MemberDay;
  /** The last day that may be chosen; null when no day is left. */
  readonly lastDay: MemberDay | null;
  readonly daysLeft: number;
  readonly fromError: string | null;
  readonly untilError: string | null;
};

/** How long a pause usually lasts, in days, before anything is chosen. */
const usualDays = 7;

/** A week from today, or from the day after the pause that lasts. */
export function firstDraft(pauses: Pauses, today: MemberDay): PauseDraft {
  const current = pauses.find(({ from, until }) => from <= today && until >= today);
  const from = current ? addDays(current.until, 1) : today;
  const days = Math.max(1, Math.min(usualDays, daysLeft(pauses, from)));
  return { reason: 'holiday', from, until: addDays(from, days - 1) };
}

/** The draft by the rules that the server will ask. */
export function pauseView({ reason, from, until }: PauseDraft, pauses: Pauses, today: MemberDay): PauseView {
  const earliest = reason === 'illness' ? addDays(today, -pauseLimits.illnessDaysBack) : today;
  const latest = addDays(today, pauseLimits.daysAhead);
  const fromError = startError(from, earliest, latest);
  const first = fromError === null ? asMemberDay(from) : today;
  const left = daysLeft(pauses, first);
  const lastDay = left > 0 ? addDays(first, left - 1) : null;
  const untilError = endError(until, first, lastDay);
  const isPossible = fromError === null && untilError === null && lastDay !== null;
  const pause = isPossible ? { from: first, until: asMemberDay(until) } : null;
  const days = pause ? daysBetween(pause.from, pause.until) + 1 : 0;
  return { pause, days, earliest, latest, lastDay, daysLeft: left, fromError, untilError };
}

function startError(from: string, earliest: MemberDay, latest: MemberDay): string | null {
  if (!isMemberDay(from)) return pauseCopy.chooseDate;
  if (from < earliest) return pauseCopy.startsToo(shortDate(earliest));
  return from > latest ? pauseCopy.startsTooLate(shortDate(latest)) : null;
}

function endError(until: string, first: MemberDay, lastDay: MemberDay | null): string | null {
  if (lastDay === null) return pauseCopy.usedUp;
  if (!isMemberDay(until)) return pauseCopy.chooseDate;
  if (until < first) return pauseCopy.startsToo(shortDate(first));
  return until > lastDay ? pauseCopy.endsToo(shortDate(lastDay)) : null;
}
