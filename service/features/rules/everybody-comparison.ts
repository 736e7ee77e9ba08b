import { createHash } from 'node:crypto';
import { asMemberDay, type Instant } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { dayAt } from '#domain/kernel/zone-history.ts';
import {
  type CommonRules,
  type Outage,
  withAdopted,
  withOutage,
  withoutOutage,
} from '#domain/rules/common-rules.ts';
import type { ComparedField, Comparison, FieldComparison } from '#domain/rules/rules-events.ts';
import { type Activity, recircumstance } from '#domain/streak/activity-state.ts';
import { type StoredStreakRules, streakRulesV1 } from '#domain/streak/streak-rules.ts';
import { streakAt } from '#domain/streak/streak-summary.ts';
import { activityPages } from '#projections/streak/activities.ts';

type Numbers = Readonly<Record<ComparedField, number>>;
export type MemberChange = { readonly memberId: MemberId; readonly before: Numbers; readonly after: Numbers };

export type EverybodyComparison = {
  readonly comparison: Comparison;
  /** Identifies what was compared, all changes of all members: it is the same as long as the list is. */
  readonly digest: string;
  /** The largest changes. */
  readonly largest: readonly MemberChange[];
};

/** The common rules after an event. */
export type Change = (common: CommonRules | undefined) => CommonRules | undefined;

export const declaring =
  (times: Omit<Outage, 'id'>): Change =>
  (common) =>
    withOutage(common, { id: 'to be declared', ...times });

export const revoking =
  (outageId: string): Change =>
  (common) =>
    withoutOutage(common, outageId);

/** As if these rules had held on all dates: those that will be adopted change no date that has begun. */
export const applyingAlways =
  (rules: StoredStreakRules): Change =>
  (common) =>
    withAdopted(common, { version: 'compared', from: firstDate, rules });

const firstDate = asMemberDay('0001-01-01');

type Options = {
  readonly change: Change;
  readonly asOf: Instant;
  /** Called for every member of whom a number changes, in the order of their ids. */
  readonly onChange?: (change: MemberChange) => void;
};

const fields = ['currentStreak', 'bestStreak', 'skipTokens'] as const;
const largestCount = 100;

/**
 * Compares every member's numbers with and without an event about everybody, by the walk that the event will cause. Only one page of
 * members is in memory at a time.
 */
export async function compareEverybody(
  db: Parameters<typeof activityPages>[0],
  { change, asOf, onChange }: Options,
): Promise<EverybodyComparison> {
  const digest = createHash('sha256');
  const totals = { currentStreak: noChange(), bestStreak: noChange(), skipTokens: noChange() };
  let [members, changed] = [0, 0];
  let largest: MemberChange[] = [];
  for await (const page of activityPages(db)) {
    members += page.length;
    const changes = page.flatMap(({ memberId, activity }) => changeOf(memberId, activity, change, asOf));
    for (const each of changes) {
      digest.update(`${JSON.stringify(each)}\n`);
      for (const field of fields) add(totals[field], each.after[field] - each.before[field]);
      onChange?.(each);
    }
    changed += changes.length;
    largest = [...largest, ...changes].sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, largestCount);
  }
  return { comparison: { asOf, members, changed, fields: totals }, digest: digest.digest('hex'), largest };
}

function changeOf(
  memberId: MemberId,
  activity: Activity,
  change: Change,
  asOf: Instant,
): readonly MemberChange[] {
  const { before, after } = comparedNumbers(activity, change, asOf);
  return fields.some((field) => before[field] !== after[field]) ? [{ memberId, before, after }] : [];
}

/** A member's numbers with and without a change. It changes the given activity. */
export function comparedNumbers(activity: Activity, change: Change, asOf: Instant) {
  const before = numbersOf(activity, asOf);
  recircumstance(activity, { common: change(activity.summary.common) }, streakRulesV1);
  return { before, after: numbersOf(activity, asOf) };
}

function numbersOf({ summary }: Activity, asOf: Instant): Numbers {
  const { currentStreak, bestStreak, skipTokens } = streakAt(summary, dayAt(summary.zones, asOf));
  return { currentStreak, bestStreak, skipTokens };
}

const sizeOf = ({ before, after }: MemberChange): number =>
  Math.max(...fields.map((field) => Math.abs(after[field] - before[field])));

type Totals = { -readonly [Each in keyof FieldComparison]: FieldComparison[Each] };
const noChange = (): Totals => ({ raised: 0, lowered: 0, sum: 0 });

function add(totals: Totals, difference: number): void {
  totals.sum += difference;
  if (difference > 0) totals.raised += 1;
  if (difference < 0) totals.lowered += 1;
}
