import { bodyStream } from '#domain/body/body-events.ts';
import { toMass } from '#domain/body/quantity.ts';
import type { DomainEvent } from '#domain/events.ts';
import { asInstant, asMemberDay, type Instant } from '#domain/kernel/day.ts';
import { asCommandId, asMemberId, asProgramId, type MemberId } from '#domain/kernel/ids.ts';
import { memberStream } from '#domain/member/member-events.ts';
import { programStream } from '#domain/program/program-events.ts';
import { questDayStream } from '#domain/quest/quest-events.ts';
import { workoutStream } from '#domain/workout/workout-events.ts';
import { derivedId } from '#service/event-store/command-ids.ts';
import { encode } from '#service/event-store/event-types/event-codec.ts';
import type { EventStore } from '#service/event-store/port.ts';

export const ann: MemberId = asMemberId('ann');
export const bob: MemberId = asMemberId('bob');

type Happened = readonly [at: string, stream: string, event: DomainEvent];

const registered = (memberId: MemberId, date: string): Happened => [
  `${date}T07:00:00Z`,
  memberStream(memberId),
  {
    type: 'MemberRegistered',
    memberId,
    email: `${memberId}@planted.example`,
    emailVerified: true,
    firstName: `Planted-${memberId}`,
    lastName: null,
    profileImageUrl: null,
    zone: 'UTC',
  },
];

const program = (memberId: MemberId, date: string): Happened => [
  `${date}T07:10:00Z`,
  programStream(memberId),
  {
    type: 'ProgramStarted',
    memberId,
    programId: asProgramId(`program of ${memberId}`),
    programType: 'lean',
    sentType: 'lean',
    goalType: 'weight_loss',
    goalValue: 10,
    goalUnit: 'lbs',
    startDate: asMemberDay(date),
    plannedEndDate: null,
    dailyTemplate: null,
    customExercises: [],
  },
];

const weight = (memberId: MemberId, date: string, pounds: number): Happened => [
  `${date}T07:20:00Z`,
  bodyStream(memberId),
  {
    type: 'WeightLogged',
    memberId,
    entryId: `weight of ${memberId} ${date}`,
    date: asMemberDay(date),
    weight: toMass(pounds, 'lbs'),
  },
];

const quest = (memberId: MemberId, date: string): Happened => [
  `${date}T18:00:00Z`,
  questDayStream(memberId, asMemberDay(date)),
  {
    type: 'QuestCompleted',
    memberId,
    date: asMemberDay(date),
    questId: 'plank-minute',
    points: 2,
    luckyDay: false,
  },
];

const workout = (memberId: MemberId, date: string, recordedAt = `${date}T19:00:00Z`): Happened => [
  recordedAt,
  workoutStream(memberId),
  {
    type: 'WorkoutLogged',
    memberId,
    workoutId: `workout of ${memberId} ${date}`,
    templateId: 'core-circuit',
    date: asMemberDay(date),
    startedAt: null,
    durationMinutes: 20,
    perceivedExertion: 7,
    moodAfter: 4,
    isCompleted: true,
    points: 2,
    claimedPoints: null,
  },
];

const injuries = (memberId: MemberId, date: string, text: string): Happened => [
  `${date}T07:30:00Z`,
  memberStream(memberId),
  { type: 'ProfileUpdated', memberId, changes: { injuries: text } },
];

const days = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => `2026-02-${String(first + index).padStart(2, '0')}`);

/**
 * Ann is active on the first ten days of February and then misses a day. On the 14th she records a workout of the 11th. Bob joins on the
 * 12th.
 */
const history: readonly Happened[] = [
  registered(ann, '2026-02-01'),
  program(ann, '2026-02-01'),
  weight(ann, '2026-02-01', 196),
  ...days(1, 10).map((date) => quest(ann, date)),
  workout(ann, '2026-02-03'),
  workout(ann, '2026-02-05'),
  weight(ann, '2026-02-08', 192),
  injuries(ann, '2026-02-09', 'planted-injury \u2028 a "quoted", text\n\u0000 \ud800 😀'),
  registered(bob, '2026-02-12'),
  quest(bob, '2026-02-12'),
  workout(ann, '2026-02-11', '2026-02-14T19:00:00Z'),
];

/** An instant between the missed day and its late workout. */
export const beforeTheLateOne: Instant = asInstant('2026-02-12T12:00:00.000Z');
export const afterTheLateOne: Instant = asInstant('2026-02-14T20:00:00.000Z');

/** A quest that Ann did on the day she missed, for a store to which it comes late. */
export const lateQuest: Happened = quest(ann, '2026-02-11');

/** Stores the known history, or another one, in a log. */
export async function storeKnownHistory(
  store: EventStore,
  happened: readonly Happened[] = history,
): Promise<void> {
  const inOrder = happened.toSorted(([a], [b]) => Date.parse(a) - Date.parse(b));
  const revisions = new Map<string, number>();
  for (const [at, stream, event] of inOrder) {
    const commandId = asCommandId(derivedId('known', stream, event.type, at));
    const occurredAt = asInstant(new Date(at).toISOString());
    const metadata = {
      commandId,
      correlationId: commandId,
      causationId: commandId,
      actor: 'memberId' in event ? event.memberId : ('system' as const),
      occurredAt,
      zone: 'UTC',
      localDate: asMemberDay(occurredAt.slice(0, 10)),
    };
    const encoded = encode(event, metadata, { commandId, index: 0 });
    const { revision } = await store.append(stream, revisions.get(stream) ?? 'no-stream', [encoded]);
    revisions.set(stream, revision);
  }
}
