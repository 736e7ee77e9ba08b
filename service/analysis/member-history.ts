import { assessmentStream } from '#domain/assessment/assessment-events.ts';
import { bodyStream } from '#domain/body/body-events.ts';
import type { DomainEvent } from '#domain/events.ts';
import { addDays, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { memberStream } from '#domain/member/member-events.ts';
import { type DailyTemplateId, programStream } from '#domain/program/program-events.ts';
import { questDayStream } from '#domain/quest/quest-events.ts';
import { routineStream } from '#domain/routine/routine-events.ts';
import { workoutStream } from '#domain/workout/workout-events.ts';
import { decode } from '#service/event-store/event-codec.ts';
import type { EventStore } from '#service/event-store/store.ts';

type Occurrence = Recorded<DomainEvent>;

const dailyTemplates = Object.keys({
  'daily-50': true,
  'daily-100': true,
  'daily-custom': true,
} satisfies Record<DailyTemplateId, true>) as DailyTemplateId[];

/** Streams read at once: enough that reading several hundred days takes no longer than a second. */
const atOnce = 32;

/**
 * Everything that a member did and that was recorded until an instant, in the order of the log. Read from the member's own streams, so
 * that it is as quick in a log of millions of events.
 */
export async function memberHistory(
  store: Pick<EventStore, 'readStream'>,
  memberId: MemberId,
  until: Instant,
): Promise<readonly Occurrence[]> {
  const lasting = await readStreams(
    store,
    [memberStream, programStream, workoutStream, bodyStream].map((streamOf) => streamOf(memberId)),
  );
  const assessments = lasting.flatMap(({ event }) =>
    event.type === 'ProgramStarted' && event.programType === 'assessment'
      ? [assessmentStream(event.programId)]
      : [],
  );
  const ofDays = daysOf(lasting, until).flatMap((date) => [
    questDayStream(memberId, date),
    ...dailyTemplates.map((template) => routineStream(memberId, date, template)),
  ]);
  const events = [...lasting, ...(await readStreams(store, [...assessments, ...ofDays]))];
  return events
    .filter(({ metadata }) => metadata.occurredAt <= until)
    .sort((a, b) => (a.position < b.position ? -1 : 1));
}

/** From the day before the first event to the day after the instant: dates differ by a day around the world. */
function daysOf(events: readonly Occurrence[], until: Instant): MemberDay[] {
  const dates = events.map(({ metadata }) => metadata.localDate).sort();
  const last = addDays(dayOf(until, 'UTC'), 1);
  const days: MemberDay[] = [];
  for (let day = addDays(dates[0] ?? last, -1); day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

async function readStreams(
  store: Pick<EventStore, 'readStream'>,
  streams: readonly string[],
): Promise<Occurrence[]> {
  const events: Occurrence[] = [];
  for (let start = 0; start < streams.length; start += atOnce) {
    const read = streams.slice(start, start + atOnce).map((stream) => readWhole(store, stream));
    events.push(...(await Promise.all(read)).flat());
  }
  return events;
}

async function readWhole(store: Pick<EventStore, 'readStream'>, stream: string): Promise<Occurrence[]> {
  const events: Occurrence[] = [];
  for await (const stored of store.readStream(stream)) events.push(decode(stored));
  return events;
}
