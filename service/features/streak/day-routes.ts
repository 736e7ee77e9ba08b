import { bodyStream } from '#domain/body/body-events.ts';
import type { DomainEvent } from '#domain/events.ts';
import { accessTokenStream } from '#domain/integrations/access-token-events.ts';
import { addDays, isMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { pointsNow } from '#domain/points/points-ledger.ts';
import { pushStream } from '#domain/push/push-events.ts';
import { reminderStream } from '#domain/reminders/reminder-events.ts';
import { ledgerOf, withOpenDay } from '#domain/streak/day-ledger.ts';
import { reasonsReader } from '#domain/streak/day-reasons.ts';
import { streakDaysOf } from '#domain/streak/streak-days.ts';
import { pointsLedgerOf } from '#projections/points/points-ledgers.ts';
import { activityOf } from '#projections/streak/activities.ts';
import { decode } from '#service/event-store/event-types/event-codec.ts';
import type { EventStore, StoredEvent } from '#service/event-store/port.ts';
import type { AppRoute, Handler } from '#service/features/app-context.ts';
import { currentMember } from '#service/http/current-member.ts';
import { NotFound } from '#service/http/errors/http-failures.ts';
import { pathPart } from '#service/http/read-request.ts';
import { languageOf } from '#service/http/request-language.ts';
import {
  dayStreams,
  daysAround,
  lastingStreams,
  streamsBegunBy,
} from '#service/jobs/erasure/member-streams.ts';
import { textsIn } from '#service/languages/texts.ts';
import { dayReasonsAnswer } from './day-contract.ts';
import { streakDaysAnswer } from './streak-days-contract.ts';

const unknownDay =
  'There is nothing to explain: this day is not one of yours. Choose a day since your start.';

const readReasons: Handler =
  ({ db, events: store }) =>
  async (ctx) => {
    const { memberId, at } = currentMember(ctx);
    const date = pathPart(ctx, 'id');
    if (!isMemberDay(date)) throw new NotFound(unknownDay);
    const activity = await activityOf(db, memberId);
    const ledger = withOpenDay(ledgerOf(activity, at));
    if (!ledger.days.some((day) => day.date === date)) throw new NotFound(unknownDay);
    const events = await eventsAround(store, memberId, date);
    const words = textsIn(languageOf(ctx)).dayWords;
    ctx.body = reasonsReader({ ledger, events, circumstances: activity.summary, words })(date);
  };

const readStreakDays: Handler =
  ({ db }) =>
  async (ctx) => {
    const { memberId } = currentMember(ctx);
    const [activity, ledger] = await Promise.all([activityOf(db, memberId), pointsLedgerOf(db, memberId)]);
    const days = streakDaysOf(activity);
    ctx.body = { ...days, points: pointsNow(ledger, days.recent[0]?.date ?? null) };
  };

export const dayRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/me/streak-days',
    summary:
      'What streak and points follow from, date by date: enough to tell the numbers after a command before it is sent.',
    audience: 'members',
    isCompressible: true,
    answer: streakDaysAnswer,
    handle: readStreakDays,
  },
  {
    method: 'GET',
    path: '/api/activity-days/:id',
    summary:
      'Why a day of the streak stands as it does: what happened, when, and what it did to streak and tokens.',
    audience: 'members',
    scopes: ['read:stats'],
    isCompressible: true,
    answer: dayReasonsAnswer,
    handle: readReasons,
  },
];

type Store = Pick<EventStore, 'readStream'>;

/**
 * All events that may be about a date, in any order. They are in the streams of the date and in those without a date. They can also be in
 * streams of neighbouring dates, because a corrected zone can move an event. The cost follows from the number of workouts, not from the
 * dates of a membership.
 */
async function eventsAround(
  store: Store,
  memberId: MemberId,
  date: MemberDay,
): Promise<readonly Recorded<DomainEvent>[]> {
  const near = Array.from({ length: 2 * daysAround + 1 }, (_, index) => addDays(date, index - daysAround));
  const unrelated = [
    bodyStream(memberId),
    pushStream(memberId),
    accessTokenStream(memberId),
    reminderStream(memberId),
  ];
  const lasting = lastingStreams(memberId).filter((stream) => !unrelated.includes(stream));
  const read = await readAll(store, [...lasting, ...near.flatMap((day) => dayStreams(memberId, day))]);
  const begun = await readAll(store, read.flatMap(streamsBegunBy));
  return [...read, ...begun].map(decode);
}

async function readAll(store: Store, streams: readonly string[]): Promise<StoredEvent[]> {
  const read = await Promise.all(streams.map((stream) => readOne(store, stream)));
  return read.flat();
}

async function readOne(store: Store, stream: string): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  for await (const stored of store.readStream(stream)) events.push(stored);
  return events;
}
