import { isTrainingDay, usualDaysPerWeek } from '#domain/catalogue/workouts/training-days.ts';
import type { MemberDay } from '#domain/kernel/day.ts';

/** Why a date without activity is not missed. */
export type Excuse = 'paused' | 'outage' | 'rest';

/** A value from a date on. */
type Since<Value> = { readonly from: MemberDay; readonly value: Value };
/** In the order of time; each differs from the one before. */
type Timeline<Value> = readonly Since<Value>[];

/**
 * Decides which dates are planned rest days that keep the streak. Three timelines, so that a change of one timeline does not affect the
 * others: an event that is folded twice then changes nothing. Empty ones are absent, because the plan is stored with every event.
 */
export type RestPlan = {
  /** Whether planned rest days keep the streak. */
  readonly keeps?: Timeline<boolean>;
  readonly daysPerWeek?: Timeline<number>;
  /** Whether daily maintenance runs, which has no rest days. */
  readonly daily?: Timeline<boolean>;
};

export const noRestPlan: RestPlan = {};

/** The values before the first entry of each timeline. */
const initially = { keeps: false, daysPerWeek: usualDaysPerWeek, daily: false } as const;

/** New values; those that are undefined do not change. */
export type RestChanges = {
  readonly keeps?: boolean | undefined;
  readonly daysPerWeek?: number | undefined;
  readonly daily?: boolean | undefined;
};

/** The plan with changes from a date on; the same object where nothing changes. */
export function replanned(plan: RestPlan, from: MemberDay, changes: RestChanges): RestPlan {
  const keeps = since(plan.keeps, from, changes.keeps, initially.keeps);
  const daysPerWeek = since(plan.daysPerWeek, from, changes.daysPerWeek, initially.daysPerWeek);
  const daily = since(plan.daily, from, changes.daily, initially.daily);
  if (keeps === plan.keeps && daysPerWeek === plan.daysPerWeek && daily === plan.daily) return plan;
  return { ...(keeps && { keeps }), ...(daysPerWeek && { daysPerWeek }), ...(daily && { daily }) };
}

/** Whether a date is a planned rest day that keeps the streak. */
export function isPlannedRest({ keeps, daysPerWeek, daily }: RestPlan, date: MemberDay): boolean {
  // Almost no member has chosen it.
  if (!keeps || !valueOn(keeps, date, initially.keeps)) return false;
  if (valueOn(daily, date, initially.daily)) return false;
  return !isTrainingDay(valueOn(daysPerWeek, date, initially.daysPerWeek), date);
}

/** The timeline with a value from a date on; undefined without entries. */
function since<Value>(
  timeline: Timeline<Value> | undefined,
  from: MemberDay,
  value: Value | undefined,
  initial: Value,
): Timeline<Value> | undefined {
  if (value === undefined) return timeline;
  const earlier = timeline?.filter((other) => other.from < from) ?? [];
  const was = earlier.at(-1)?.value ?? initial;
  if (was !== value) return [...earlier, { from, value }];
  if (earlier.length === timeline?.length) return timeline;
  return earlier.length > 0 ? earlier : undefined;
}

const valueOn = <Value>(timeline: Timeline<Value> | undefined, date: MemberDay, initial: Value): Value =>
  timeline?.findLast(({ from }) => from <= date)?.value ?? initial;
