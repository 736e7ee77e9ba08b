import type { DomainEvent } from '#domain/events.ts';
import { asInstant, asMemberDay, type Instant, type MemberDay } from '#domain/kernel/day.ts';
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
export type PointsReason = keyof typeof pointsReasons;

type StoredEntry = {
  readonly id: string;
  readonly date: MemberDay;
  readonly points: number;
  readonly reason: PointsReason;
  readonly recordedAt: Instant;
  /** Its marks, and the uniqueness keys that it uses. A reversal frees the keys, except the command id. */
  readonly labels: readonly string[];
};

/** One member's points, plain JSON. */
export type PointsLedger = {
  total: number;
  /**
   * The latest entries, the newest first, each as `textOfEntry` writes it: all of them are stored again with each event, and Postgres logs no
   * end of a row that stays the same.
   */
  entries: string[];
  /**
   * Earlier entries, in the same order. Each change gives a new array, by which a change is recognised. It may be large and not loaded: it
   * is read only when an event can concern it.
   */
  past: readonly string[];
  /** Number of entries in the past. */
  pastSize: number;
  /** The latest date of an entry in the past; null while it is empty. */
  pastUntil: MemberDay | null;
};

export type PointsEntry = Omit<StoredEntry, 'id' | 'labels'> & {
  readonly entryId: string;
  /** The entry of a correction has a separate id. Otherwise the id of an entry is that of its event. */
  readonly eventId: string;
  readonly text: string;
  /** The id of the entry that it takes back. */
  readonly reverses?: string;
  /** Set on a workout whose time overlaps another workout. Both are awarded; the mark is for display only. */
  readonly overlaps?: true;
};

/** Returns a new ledger each time, because `evolvePoints` changes it in place. */
export const noPoints = (): PointsLedger => ({
  total: 0,
  entries: [],
  past: [],
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
  [...ledger.entries, ...ledger.past]
    .map(shownEntry)
    .sort((a, b) => compare(a.recordedAt, b.recordedAt) || compare(a.entryId, b.entryId));

function shownEntry(text: string): PointsEntry {
  const { id, labels, ...entry } = entryFromText(text);
  const marked = (mark: string) => labels.find((label) => label.startsWith(mark))?.slice(mark.length);
  const [reverses, eventId = id, overlaps] = [reversesMark, eventMark, overlapsMark].map(marked);
  return {
    ...entry,
    entryId: id,
    eventId,
    text: pointsReasons[entry.reason],
    ...(reverses !== undefined && { reverses }),
    ...(overlaps !== undefined && { overlaps: true }),
  };
}

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

const awardsSince = (ledger: PointsLedger, from: MemberDay): readonly StandingAward[] =>
  [...ledger.past, ...ledger.entries]
    .filter((text) => dateOf(text) >= from)
    .map(entryFromText)
    .flatMap(({ labels, date, points }) =>
      labels.filter((label) => isStanding.test(label)).map((key) => ({ key, date, points })),
    )
    .sort((a, b) => compare(a.key, b.key));

/** A ledger that knows these awards only, for events that are about them or about new ones. */
export function ledgerFrom({ total, awards }: PointsNow): PointsLedger {
  const ledger = { ...noPoints(), total };
  for (const award of awards) knowAward(ledger, award);
  return ledger;
}

/** Adds an award that is part of the total already, unless the ledger knows it. */
export function knowAward(ledger: PointsLedger, { key, date, points }: StandingAward): void {
  if (awardedFor(ledger, key)) return;
  // A reversal reads no other field of the entry.
  const recordedAt = asInstant('');
  ledger.entries.push(
    textOfEntry({ id: key, date, points, reason: 'workout-completed', recordedAt, labels: [key] }),
  );
}

function credit(
  ledger: PointsLedger,
  { id, metadata }: Recorded<DomainEvent>,
  event: RewardedEvent,
  keys: readonly string[],
  reason: PointsReason,
  award: Award,
): PointsLedger {
  // A command and a workout are recorded once, so their keys have the date of their only event.
  if (hasEntryOn(ledger, event.date, id) || keys.some((key) => hasOn(ledger, event.date, usesKey(key))))
    return ledger;
  return enter(ledger, {
    id,
    date: event.date,
    points: award(event, () => rewardedWorkouts(ledger, event.date)),
    reason,
    recordedAt: metadata.occurredAt,
    labels: [...overlapOf(event), ...keys],
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
  if (!awardedFor(ledger, key) || hasEntryOn(ledger, event.replaced.date, id)) return ledger;
  reverse(ledger, recorded, key, 'workout-corrected');
  const { date } = event;
  return enter(ledger, {
    id: `${id}:award`,
    date,
    points: award(event, () => rewardedWorkouts(ledger, date)),
    reason: workoutReason(event),
    recordedAt: metadata.occurredAt,
    labels: [eventMark + id, ...overlapOf(event), key],
  });
}

const overlapOf = (event: RewardedEvent): readonly string[] => ('overlaps' in event ? [overlapsMark] : []);

const workoutReason = ({ beyondDailyLimit }: WorkoutLogged | WorkoutCorrected): PointsReason =>
  beyondDailyLimit === undefined ? 'workout-completed' : 'workout-beyond-limit';

/** Reads all entries of the date. Called only for awards that are not stored in the event. */
const rewardedWorkouts = (ledger: PointsLedger, date: MemberDay): number =>
  [...(isInPast(ledger, date) ? ledger.past : []), ...ledger.entries]
    .filter((text) => dateOf(text) === date)
    .map(entryFromText)
    .filter(({ points, labels }) => points > 0 && labels.some((key) => key.startsWith(workoutKeyStart)))
    .length;

function reverse(
  ledger: PointsLedger,
  { id, metadata }: Recorded<DomainEvent>,
  key: string,
  reason: PointsReason,
): PointsLedger {
  const awarded = awardedFor(ledger, key);
  if (awarded === undefined) return ledger;
  const { id: reverses, date, points } = entryFromText(awarded);
  if (hasEntryOn(ledger, date, id)) return ledger;
  free(ledger, awarded, key);
  const recordedAt = metadata.occurredAt;
  return enter(ledger, {
    id,
    date,
    points: 0 - points,
    reason,
    recordedAt,
    labels: [reversesMark + reverses],
  });
}

function enter(ledger: PointsLedger, entry: StoredEntry): PointsLedger {
  ledger.entries.unshift(textOfEntry(entry));
  ledger.total += entry.points;
  if (ledger.entries.length >= latestLimit(ledger.pastSize)) close(ledger);
  return ledger;
}

const isInPast = ({ pastUntil }: PointsLedger, date: MemberDay): boolean =>
  pastUntil !== null && date <= pastUntil;

type IsOne = (text: string) => boolean;

/** Whether there is such an entry of a date. Of a later date than all of its entries, the past has none. */
const hasOn = (ledger: PointsLedger, date: MemberDay, isOne: IsOne): boolean =>
  ledger.entries.some(isOne) || (isInPast(ledger, date) && ledger.past.some(isOne));

const hasEntryOn = (ledger: PointsLedger, date: MemberDay, id: string): boolean =>
  hasOn(ledger, date, (text) => text.startsWith(id + separator));

/** The text of the entry that uses a key. */
function awardedFor({ entries, past, pastUntil }: PointsLedger, key: string): string | undefined {
  const uses = usesKey(key);
  return entries.find(uses) ?? (pastUntil === null ? undefined : past.find(uses));
}

function free(ledger: PointsLedger, awarded: string, key: string): void {
  const entry = entryFromText(awarded);
  const text = textOfEntry({ ...entry, labels: entry.labels.filter((label) => label !== key) });
  const place = ledger.entries.indexOf(awarded);
  if (place >= 0) ledger.entries[place] = text;
  else ledger.past = ledger.past.with(ledger.past.indexOf(awarded), text);
}

/** Moves the latest entries to the past. */
function close(ledger: PointsLedger): void {
  const { entries, pastSize } = ledger;
  const before = pastSize === 0 ? [] : ledger.past;
  Object.assign(ledger, {
    entries: [],
    past: [...entries, ...before],
    pastSize: pastSize + entries.length,
    pastUntil: [...(ledger.pastUntil === null ? [] : [ledger.pastUntil]), ...entries.map(dateOf)]
      .toSorted()
      .at(-1),
  });
}

/** No id, date or key has it. */
const separator = '|';
const [reversesMark, eventMark, overlapsMark] = ['reverses:', 'event:', 'overlaps'] as const;

/** An entry in few characters, its labels last: `<id>|2026-05-04|1|quest-completed|<instant>|quest:2026-05-04`. */
const textOfEntry = ({ id, date, points, reason, recordedAt, labels }: StoredEntry): string =>
  [id, date, points, reason, recordedAt, ...labels].join(separator);

/** @param text as `textOfEntry` writes it */
function entryFromText(text: string): StoredEntry {
  const [id = '', date = '', points = '', reason = '', recordedAt = '', ...labels] = text.split(separator);
  return {
    id,
    date: asMemberDay(date),
    points: Number(points),
    reason: reason as PointsReason,
    recordedAt: asInstant(recordedAt),
    labels,
  };
}

const dateOf = (text: string): MemberDay => {
  const start = text.indexOf(separator) + 1;
  return asMemberDay(text.slice(start, start + 10));
};

/** Finds the texts of entries that use a key. An entry has one key of a kind. */
function usesKey(key: string): IsOne {
  const part = separator + key;
  return (text) => {
    const place = text.indexOf(part);
    const end = place + part.length;
    return place >= 0 && (end === text.length || text[end] === separator);
  };
}

/** The keys of awards, without those of commands. */
const isStanding = /^(quest|workout|routine):/;
const questKey = ({ date }: { readonly date: MemberDay }): string => `quest:${date}`;
const commandKeyStart = 'command:';
const workoutKeyStart = 'workout:';
export const workoutKey = ({ workoutId }: { readonly workoutId: string }): string =>
  workoutKeyStart + workoutId;
const routineKey = ({ date, template }: { readonly date: MemberDay; readonly template: string }): string =>
  `routine:${date}:${template}`;

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);
