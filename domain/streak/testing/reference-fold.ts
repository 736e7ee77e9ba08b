import type { DomainEvent } from '#domain/events.ts';
import { asInstant, asMemberDay, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import {
  later,
  programStarted,
  questCompleted,
  questSkipped,
  recordedAt,
  registered,
  routineCompleted,
  streakPaused,
  workoutLogged,
  zoneChanged,
} from './member-log.ts';

export type Reference = {
  readonly currentStreak: number;
  readonly best: number;
  readonly tokens: number;
  readonly tokensAtRisk: number;
};

/**
 * The fold in the appendix of the specification, implemented literally: one character per date, the last is today. `A` active, `P` explicit
 * skip, `N` neutral, `.` nothing. Beyond the specification: `Z` a paused date without activity, `Y` one with activity.
 */
export function referenceFold(dates: string): Reference {
  let [run, best, tokens, gap, started] = [0, 0, 1, 0, false];
  const active = (): void => {
    if (started && gap > 0 && gap <= tokens) tokens -= gap;
    else if (started && gap > 0) run = 0;
    [gap, started] = [0, true];
    run += 1;
    best = Math.max(best, run);
    if (run % 7 === 0 && tokens < 3) tokens += 1;
  };
  [...dates].forEach((date, index) => {
    if (date === 'A' || date === 'Y') active();
    else if (date === 'P') tokens -= 1;
    else if (date === '.' && started && index < dates.length - 1) gap += 1;
  });
  return { currentStreak: gap <= tokens ? run : 0, best, tokens, tokensAtRisk: gap <= tokens ? gap : 0 };
}

/** The same dates without skips that would be refused, and without two consecutive neutral dates. */
export function possibleDates(dates: string): string {
  let possible = '';
  for (const date of dates) {
    const isRefused = date === 'P' && referenceFold(`${possible}P`).tokens < 0;
    const isImpossible = date === 'N' && (possible.endsWith('N') || possible === '');
    possible += isRefused || isImpossible ? '.' : date;
  }
  return possible;
}

export const firstDate = asMemberDay('2026-06-01');
const activities = [questCompleted, routineCompleted, workoutLogged];

/**
 * Events of a member in Honolulu that give the dates from 1 June on the described standings. A neutral date has two hours in Honolulu and
 * the rest in Auckland; the member flies back on the next date.
 */
export function eventsOf(dates: string): Recorded<DomainEvent>[] {
  const days = [...dates].map((kind, index) => {
    const isAfterFlight = dates[index - 1] === 'N';
    const zone = isAfterFlight ? 'Pacific/Auckland' : 'Pacific/Honolulu';
    const date = later(firstDate, index);
    const noon = `${date}T${isAfterFlight ? '00' : '22'}:00:00Z`;
    return [...doneOn(kind, date, index, noon, zone), ...flightOn(kind, date, zone)];
  });
  return [
    recordedAt('2026-05-30T22:00:00Z', registered('Pacific/Honolulu'), 'Pacific/Honolulu'),
    recordedAt('2026-05-30T22:30:00Z', programStarted(), 'Pacific/Honolulu'),
    // The last date is today, so it has no flight yet.
    ...days.flat().filter(({ event, metadata }) => {
      const isToday = metadata.localDate >= later(firstDate, dates.length - 1);
      return !(isToday && event.type === 'TimeZoneChanged');
    }),
  ];
}

function doneOn(
  kind: string,
  date: MemberDay,
  index: number,
  noon: string,
  zone: string,
): Recorded<DomainEvent>[] {
  const activity = activities[index % activities.length] ?? questCompleted;
  const pause = kind === 'Z' || kind === 'Y' ? [recordedAt(noon, streakPaused(date, date), zone)] : [];
  if (kind === 'A' || kind === 'Y') return [...pause, recordedAt(noon, activity(date), zone)];
  if (kind === 'Z') return pause;
  return kind === 'P' ? [recordedAt(noon, questSkipped(date), zone)] : [];
}

function flightOn(kind: string, date: MemberDay, zone: string): Recorded<DomainEvent>[] {
  if (zone === 'Pacific/Auckland') {
    const at = `${date}T11:00:00Z`;
    return [recordedAt(at, zoneChanged('Pacific/Honolulu', at), 'Pacific/Honolulu')];
  }
  const at = `${date}T12:00:00Z`;
  return kind === 'N' ? [recordedAt(at, zoneChanged('Pacific/Auckland', at), 'Pacific/Honolulu')] : [];
}

/** An instant on the last date, after its events. */
export function todayOf(dates: string): { readonly today: MemberDay; readonly now: Instant } {
  const today = later(firstDate, dates.length - 1);
  const isInAuckland = dates.at(-2) === 'N';
  return { today, now: asInstant(`${today}T${isInAuckland ? '00:30' : '22:30'}:00.000Z`) };
}
