import { assessmentStream } from '#domain/assessment/assessment-events.ts';
import { bodyStream } from '#domain/body/body-events.ts';
import { checkInStream } from '#domain/check-in/check-in-events.ts';
import { importStream } from '#domain/history-import/import-events.ts';
import { accessTokenStream } from '#domain/integrations/access-token-events.ts';
import { webhookStream } from '#domain/integrations/webhook-events.ts';
import { addDays, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import type { MemberId, ProgramId } from '#domain/kernel/ids.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { memberStream } from '#domain/member/member-events.ts';
import { type DailyTemplateId, programStream } from '#domain/program/program-events.ts';
import { publicPageStream } from '#domain/public-page/public-page-events.ts';
import { pushStream } from '#domain/push/push-events.ts';
import { questDayStream } from '#domain/quest/quest-events.ts';
import { recapStream } from '#domain/recap/recap-events.ts';
import { reminderStream } from '#domain/reminders/reminder-events.ts';
import { routineStream } from '#domain/routine/routine-events.ts';
import { signInStream } from '#domain/sign-in/sign-in-events.ts';
import { streakRulesV1 } from '#domain/streak/streak-rules.ts';
import { reportStream } from '#domain/together/report-events.ts';
import { cheersStream, togetherStream } from '#domain/together/together-events.ts';
import { workoutStream } from '#domain/workout/workout-events.ts';
import type { EventStore, StoredEvent } from '#service/event-store/port.ts';

const dailyTemplates = Object.keys({
  'daily-50': true,
  'daily-100': true,
  'daily-custom': true,
} satisfies Record<DailyTemplateId, true>) as DailyTemplateId[];

/** The streams without a date, the member's own first. */
export const lastingStreams = (memberId: MemberId): readonly string[] =>
  [
    ...[memberStream, programStream, workoutStream, bodyStream, importStream],
    ...[recapStream, pushStream, reminderStream, accessTokenStream, webhookStream],
    ...[togetherStream, reportStream, publicPageStream],
  ].map((streamOf) => streamOf(memberId));

/** The streams of a date, whether or not they exist. */
export const dayStreams = (memberId: MemberId, date: MemberDay): readonly string[] => [
  questDayStream(memberId, date),
  checkInStream(memberId, date),
  cheersStream(memberId, date),
  ...dailyTemplates.map((template) => routineStream(memberId, date, template)),
];

/** The names of the member's streams, or their prefixes. */
export async function memberStreamNames(
  store: Pick<EventStore, 'readStream'>,
  memberId: MemberId,
): Promise<readonly string[]> {
  const date = '0001-01-01' as MemberDay;
  const ofDays = dayStreams(memberId, date).map((name) => name.slice(0, name.indexOf(`-${date}`)));
  return [
    ...new Set([
      ...lastingStreams(memberId),
      signInStream(memberId),
      ...ofDays,
      ...(await assessmentStreams(store, memberId)),
    ]),
  ];
}

/** They are named by their program instead of the member. */
async function assessmentStreams(
  store: Pick<EventStore, 'readStream'>,
  memberId: MemberId,
): Promise<readonly string[]> {
  const begun: string[] = [];
  for await (const event of store.readStream(programStream(memberId))) begun.push(...streamsBegunBy(event));
  return begun;
}

/** The streams that an event starts: that of an assessment. */
export const streamsBegunBy = ({ type, data }: Pick<StoredEvent, 'type' | 'data'>): readonly string[] =>
  type === 'ProgramStarted' && data.programType === 'assessment'
    ? [assessmentStream(data.programId as ProgramId)]
    : [];

/** Dates differ by one day around the world, and by another after a zone correction. */
export const daysAround = 2;

/** The first possible date in a stream name of a member whose first event is of `first`: late ticks may refer to earlier dates. */
export const firstStreamDate = (first: MemberDay): MemberDay =>
  addDays(first, -daysAround - streakRulesV1.creditDays);

/** Every other stream that a member may have: of all dates of the membership, with a margin for time zones. */
export async function otherStreams(
  store: Pick<EventStore, 'readStream'>,
  memberId: MemberId,
  own: readonly StoredEvent[],
  now: Instant,
): Promise<readonly string[]> {
  const today = dayOf(now, 'UTC');
  const first = own.map(({ metadata }) => metadata.localDate as MemberDay).sort()[0] ?? today;
  const begun = await assessmentStreams(store, memberId);
  const dates = [...datesBetween(firstStreamDate(first), addDays(today, daysAround))];
  const [, ...lasting] = lastingStreams(memberId);
  return [...lasting, ...begun, ...dates.flatMap((date) => dayStreams(memberId, date))];
}

/** All dates of a range, inclusive. */
function* datesBetween(from: MemberDay, to: MemberDay): Generator<MemberDay> {
  for (let date = from; date <= to; date = addDays(date, 1)) yield date;
}
