import type { ReasonedBadge } from './badge-reasons.ts';
import type { CitedEvent } from './cited-event.ts';
import type { PointsReasons, ReasonedEntry } from './points-reasons.ts';
import type { ReasonedSession } from './session-reasons.ts';
import type { ReasonedDay, StreakReasons } from './streak-reasons.ts';

/** The day ledger as text. @param isDetailed also lists events without an effect */
export function streakLines({ today, streak, days }: StreakReasons, isDetailed: boolean): string[] {
  const { currentStreak, bestStreak, skipTokens, tokensAtRisk } = streak;
  const atRisk = tokensAtRisk > 0 ? ` (${tokensAtRisk} at risk)` : '';
  return [
    `${today}: streak ${currentStreak}, best ${bestStreak}, tokens ${skipTokens}${atRisk}`,
    ...(days.length === 0 ? ['There is no such day in the ledger.'] : []),
    ...days.flatMap((day) => [...dayLines(day), ...(isDetailed ? otherLines(day) : [])]),
  ];
}

function dayLines({ date, standing, reason, deeds: actions, ...numbers }: ReasonedDay): string[] {
  const { runBefore, run, tokensBefore, tokens } = numbers;
  const moved = `run ${step(runBefore, run)}, tokens ${step(tokensBefore, tokens)}`;
  return [
    `${date} ${standing}: ${reason}; ${moved}`,
    ...actions.flatMap((action) => citation(action, action.effect)),
  ];
}

const otherLines = ({ others }: ReasonedDay): string[] =>
  others.flatMap((event) => citation(event, 'no effect on the date'));

/** The points entries as text. */
export const pointsLines = ({ total, entries }: PointsReasons): string[] => [
  `${total} points`,
  ...(entries.length === 0 ? ['There are no entries.'] : []),
  ...entries.flatMap(entryLines),
];

function entryLines({ date, points, text, reverses, total, event }: ReasonedEntry): string[] {
  const reason = reverses === null ? text : `${text}, takes back entry ${reverses}`;
  return [`${date} ${points > 0 ? '+' : ''}${points}, ${total} in all`, ...citation(event, reason)];
}

/** The badges with the events that earned them as text. */
export const badgeLines = (badges: readonly ReasonedBadge[]): string[] =>
  badges.length === 0
    ? ['There are no badges.']
    : badges.flatMap(({ id, name, reachedOn, reason, event }) => [
        `${reachedOn} ${id}: ${name}`,
        ...citation(event, reason),
      ]);

/** The check-ins with their rules as text. */
export const sessionLines = (sessions: readonly ReasonedSession[]): string[] =>
  sessions.length === 0 ? ['There are no check-ins.'] : sessions.flatMap(linesOfSession);

function linesOfSession(session: ReasonedSession): string[] {
  const { date, energy, mood, sore, efforts, rule, setsPercent, restPercent, isEasier, events } = session;
  const aches = sore.length > 0 ? `, sore: ${sore.join(', ')}` : '';
  const last = efforts.map((effort) => effort ?? 'none').join(', ') || 'none';
  const change = [
    ...(setsPercent < 100 ? [`sets ${setsPercent} %`] : []),
    ...(restPercent > 100 ? [`rests ${restPercent} %`] : []),
    ...(isEasier ? ['easier forms'] : []),
    ...(rule === 'strong' ? ['one harder form'] : []),
    ...(sore.length > 0 ? ['swaps of what loads a sore area'] : []),
  ];
  return [
    `${date} ${rule}: energy ${energy}, mood ${mood}${aches}, last efforts ${last}; ${change.join(', ') || 'no change'}`,
    ...events.flatMap((event) => citation(event, 'a check-in')),
  ];
}

const citation = ({ type, recordedAt, stream, revision, id }: CitedEvent, reason: string): string[] => [
  `    ${type}: ${reason}`,
  `        ${recordedAt}  ${stream} @ ${revision}  ${id}`,
];

const step = (before: number, after: number): string =>
  before === after ? `${after}` : `${before} -> ${after}`;
