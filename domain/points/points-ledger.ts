import type { DomainEvent } from '#domain/events.ts';
import { asInstant, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import { latestLimit } from '#domain/kernel/latest-limit.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import type { WorkoutCorrected, WorkoutLogged } from '#domain/workout/workout-events.ts';
import { type Award, type RewardedEvent, storedAward } from './points-rules.ts';

/** The text shown to a member for each reason. The codes are stable. */
const pointsReasons = {
  'quest-completed': 'quest completed',
  'lucky-day': 'Lucky Day',
  'workout-completed': 'workout completed',
  'workout-beyond-limit': 'workout completed, but the most that earn points in a day were done already',
  'routine-completed': 'daily routine completed',
  'quest-undone': 'quest completion undone',
  'quest-reset': 'reset by admin',
  'routine-reopened': 'set unticked after completion',
  'workout-retracted': 'workout removed',
  'workout-corrected': 'workout moved to another day',
} as const;
type PointsReason = keyof typeof pointsReasons;

type StoredEntry = {
  readonly date: MemberDay;
  readonly points: number;
  readonly reason: PointsReason;
  readonly recordedAt: Instant;
  readonly reverses?: string;
  /** Present for the second entry of an event, which has a separate id. Otherwise the id of an entry is that of its event. */
  readonly eventId?: string;
  /** Set on a workout whose time overlaps another workout. Both are awarded; the mark is for display only. */
  readonly overlaps?: true;
};

/** Entries and the keys that were awarded. */
type Book = {
  /** By entry id. */
  entries: Record<string, StoredEntry>;
  /** Maps a uniqueness key to the entry that used it. A reversal frees the key, unless it is a command id. */
  awarded: Record<string, string>;
};

/** One member's points, plain JSON. Its own book holds the latest entries. */
export type PointsLedger = Book & {
  total: number;
  /**
   * The book of earlier entries. Each change gives it a new object, by which a change is recognised. It may be large and not loaded: it is
   * read only when an event can concern it.
   */
  past: Readonly<Book>;
  /** Number of entries in the past. */
  pastSize: number;
  /** The latest date of an entry in the past; null while it is empty. */
  pastUntil: MemberDay | null;
};

export type PointsEntry = Omit<StoredEntry, 'eventId'> & {
  readonly entryId: string;
  readonly eventId: string;
  readonly text: string;
};

/** Returns a new ledger each time, because `evolvePoints` changes it in place. */
export const noPoints = (): PointsLedger => ({
  total: 0,
  ...emptyBook(),
  past: emptyBook(),
  pastSize: 0,
  pastUntil: null,
});

/** The ledger of one member, from the events of all streams in log order. */
export function foldPoints(
  events: Iterable<Recorded<DomainEvent>>,
  award: Award = storedAward,
): PointsLedger {
  let ledger = noPoints();
  for (const recorded of events) ledger = evolvePoints(ledger, recorded, award);
  return ledger;
}

/**
 * Applies the member's next event to `ledger`, changes it in place and returns it. Points are those stored in the event unless another
 * award is given. A reversal subtracts exactly what its entry gave, under any award, so no total falls below zero.
 */
export function evolvePoints(
  ledger: PointsLedger,
  recorded: Recorded<DomainEvent>,
  award: Award = storedAward,
): PointsLedger {
  const { event, metadata } = recorded;
  switch (event.type) {
    case 'QuestCompleted': {
      const reason = event.luckyDay ? 'lucky-day' : 'quest-completed';
      return credit(ledger, recorded, event, [questKey(event)], reason, award);
    }
    case 'WorkoutLogged': {
      if (!event.isCompleted) return ledger;
      const keys = [workoutKey(event), commandKeyStart + metadata.commandId];
      return credit(ledger, recorded, event, keys, workoutReason(event), award);
    }
    case 'WorkoutCorrected':
      return move(ledger, recorded, event, award);
    case 'RoutineCompleted':
      return credit(ledger, recorded, event, [routineKey(event)], 'routine-completed', award);
    case 'QuestCompletionUndone':
      return reverse(ledger, recorded, questKey(event), 'quest-undone');
    case 'QuestDayReset':
      return reverse(ledger, recorded, questKey(event), 'quest-reset');
    case 'RoutineReopened':
      return reverse(ledger, recorded, routineKey(event), 'routine-reopened');
    case 'WorkoutRetracted':
      return reverse(ledger, recorded, workoutKey(event), 'workout-retracted');
    case 'MemberReset':
    case 'MemberDataErased':
    case 'AccountKept':
    case 'AccountDeleted':
      return Object.assign(ledger, noPoints());
    default:
      return ledger;
  }
}

/** All entries in the order of recording. */
export const pointsEntries = (ledger: PointsLedger): readonly PointsEntry[] =>
  Object.entries({ ...ledger.past.entries, ...ledger.entries })
    .map(([id, entry]) => ({ eventId: id, ...entry, entryId: id, text: pointsReasons[entry.reason] }))
    .sort((a, b) => compare(a.recordedAt, b.recordedAt) || compare(a.entryId, b.entryId));

/** The points of each date with entries, oldest first. A reversal counts for the date of the reversed entry. */
export function pointsByDay(
  ledger: PointsLedger,
): readonly { readonly date: MemberDay; readonly points: number }[] {
  const byDay = new Map<MemberDay, number>();
  for (const { date, points } of pointsEntries(ledger)) {
    byDay.set(date, (byDay.get(date) ?? 0) + points);
  }
  return [...byDay].map(([date, points]) => ({ date, points })).sort((a, b) => compare(a.date, b.date));
}

/** An award that was not reversed, by its uniqueness key. */
export type StandingAward = {
  readonly key: string;
  readonly date: MemberDay;
  readonly points: number;
};

/** The numbers from which a member's later points follow. */
export type PointsNow = { readonly total: number; readonly awards: readonly StandingAward[] };

/** The total, with the awards of a date and later ones, sorted by key. */
export function pointsNow(ledger: PointsLedger, from: MemberDay | null): PointsNow {
  return { total: ledger.total, awards: from === null ? [] : awardsSince(ledger, from) };
}

function awardsSince(ledger: PointsLedger, from: MemberDay): readonly StandingAward[] {
  const awarded = { ...ledger.past.awarded, ...ledger.awarded };
  return Object.keys(awarded)
    .filter((key) => !key.startsWith(commandKeyStart))
    .flatMap((key) => {
      const entry = entryIn(ledger, awarded[key] ?? '');
      return entry && entry.date >= from ? [{ key, date: entry.date, points: entry.points }] : [];
    })
    .sort((a, b) => compare(a.key, b.key));
}

/** A ledger that knows these awards only, for events that are about them or about new ones. */
export function ledgerFrom({ total, awards }: PointsNow): PointsLedger {
  const ledger = { ...noPoints(), total };
  for (const award of awards) knowAward(ledger, award);
  return ledger;
}

/** Adds an award that is part of the total already, unless the ledger knows it. */
export function knowAward(ledger: PointsLedger, { key, date, points }: StandingAward): void {
  if (awardedFor(ledger, key) !== undefined) return;
  ledger.awarded[key] = key;
  // A reversal reads no other field of the entry.
  const recordedAt = asInstant('');
  ledger.entries[key] = { date, points, reason: 'workout-completed', recordedAt };
}

function credit(
  ledger: PointsLedger,
  { id, metadata }: Recorded<DomainEvent>,
  event: RewardedEvent,
  keys: readonly string[],
  reason: PointsReason,
  award: Award,
): PointsLedger {
  if (entryOn(ledger, event.date, id) || keys.some((key) => awardedOn(ledger, event.date, key)))
    return ledger;
  for (const key of keys) ledger.awarded[key] = id;
  return enter(ledger, id, {
    date: event.date,
    points: award(event, () => rewardedWorkouts(ledger, event.date)),
    reason,
    recordedAt: metadata.occurredAt,
    ...('overlaps' in event && { overlaps: event.overlaps }),
  });
}

/**
 * A workout that is moved to another date takes its award along: the first one is reversed, and the new date gives its own. On the same date
 * nothing changes, so a correction never earns twice.
 */
function move(
  ledger: PointsLedger,
  recorded: Recorded<DomainEvent>,
  event: WorkoutCorrected,
  award: Award,
): PointsLedger {
  const { id, metadata } = recorded;
  const key = workoutKey(event);
  if (event.date === event.replaced.date) return ledger;
  const entry = entryIn(ledger, awardedFor(ledger, key) ?? '');
  if (!entry || entryOn(ledger, event.replaced.date, id)) return ledger;
  reverse(ledger, recorded, key, 'workout-corrected');
  const entryId = `${id}:award`;
  ledger.awarded[key] = entryId;
  const { date, overlaps } = event;
  return enter(ledger, entryId, {
    date,
    points: award(event, () => rewardedWorkouts(ledger, date)),
    reason: workoutReason(event),
    recordedAt: metadata.occurredAt,
    eventId: id,
    ...(overlaps && { overlaps }),
  });
}

const workoutReason = ({ beyondDailyLimit }: WorkoutLogged | WorkoutCorrected): PointsReason =>
  beyondDailyLimit === undefined ? 'workout-completed' : 'workout-beyond-limit';

/** Reads all awards. Called only for awards that are not stored in the event. */
function rewardedWorkouts(ledger: PointsLedger, date: MemberDay): number {
  const earlier = isInPast(ledger, date) ? ledger.past.awarded : {};
  const awarded = Object.entries({ ...earlier, ...ledger.awarded });
  return awarded.filter(([key, id]) => {
    const entry = key.startsWith(workoutKeyStart) ? entryIn(ledger, id) : undefined;
    return entry?.date === date && entry.points > 0;
  }).length;
}

function reverse(
  ledger: PointsLedger,
  { id, metadata }: Recorded<DomainEvent>,
  key: string,
  reason: PointsReason,
): PointsLedger {
  const reverses = awardedFor(ledger, key) ?? '';
  const entry = entryIn(ledger, reverses);
  if (!entry || entryOn(ledger, entry.date, id)) return ledger;
  free(ledger, key);
  const { date, points } = entry;
  return enter(ledger, id, { date, points: 0 - points, reason, recordedAt: metadata.occurredAt, reverses });
}

function enter(ledger: PointsLedger, entryId: string, entry: StoredEntry): PointsLedger {
  ledger.entries[entryId] = entry;
  ledger.total += entry.points;
  if (Object.keys(ledger.entries).length >= latestLimit(ledger.pastSize)) close(ledger);
  return ledger;
}

const isInPast = ({ pastUntil }: PointsLedger, date: MemberDay): boolean =>
  pastUntil !== null && date <= pastUntil;

const entryIn = (ledger: PointsLedger, id: string): StoredEntry | undefined =>
  ledger.entries[id] ?? (ledger.pastUntil === null ? undefined : ledger.past.entries[id]);

/** The same for an entry of a known date. Of a later date than all of them, the past has none. */
const entryOn = (ledger: PointsLedger, date: MemberDay, id: string): StoredEntry | undefined =>
  isInPast(ledger, date) ? entryIn(ledger, id) : ledger.entries[id];

const awardedFor = (ledger: PointsLedger, key: string): string | undefined =>
  ledger.awarded[key] ?? (ledger.pastUntil === null ? undefined : ledger.past.awarded[key]);

/** The same for an award of a known date. A command and a workout are recorded once, so their keys have the date of their only event. */
const awardedOn = (ledger: PointsLedger, date: MemberDay, key: string): string | undefined =>
  isInPast(ledger, date) ? awardedFor(ledger, key) : ledger.awarded[key];

function free(ledger: PointsLedger, key: string): void {
  if (ledger.awarded[key] !== undefined) {
    delete ledger.awarded[key];
    return;
  }
  const { [key]: _, ...awarded } = ledger.past.awarded;
  ledger.past = { ...ledger.past, awarded };
}

/**
 * Moves the latest entries to the past. The tables of the past belong to the ledger and grow in place. Copies made the fold of ten years
 * take seconds, because a longer history moves entries more often.
 */
function close(ledger: PointsLedger): void {
  const { entries, awarded, pastSize } = ledger;
  const past = pastSize === 0 ? emptyBook() : ledger.past;
  const dates = Object.values(entries).map(({ date }) => date);
  Object.assign(ledger, emptyBook(), {
    past: {
      entries: Object.assign(past.entries, entries),
      awarded: Object.assign(past.awarded, awarded),
    },
    pastSize: pastSize + dates.length,
    pastUntil: dates.reduce<MemberDay | null>(
      (latest, date) => (latest !== null && latest > date ? latest : date),
      ledger.pastUntil,
    ),
  });
}

/** Without a prototype, V8 uses a hash table instead of creating a hidden class for every set of keys. */
const emptyTable = <Value>(): Record<string, Value> => Object.create(null) as Record<string, Value>;

const emptyBook = (): Book => ({ entries: emptyTable(), awarded: emptyTable() });

const questKey = ({ date }: { readonly date: MemberDay }): string => `quest:${date}`;
const commandKeyStart = 'command:';
const workoutKeyStart = 'workout:';
export const workoutKey = ({ workoutId }: { readonly workoutId: string }): string =>
  workoutKeyStart + workoutId;
const routineKey = ({ date, template }: { readonly date: MemberDay; readonly template: string }): string =>
  `routine:${date}:${template}`;

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);
