import { weightPerDate } from '#domain/body/body-history-rules.ts';
import { type Mass, massIn, poundsOf, toMass } from '#domain/body/quantity.ts';
import { addDays, daysBetween, type MemberDay } from '#domain/kernel/day.ts';
import { toNumber } from '#domain/kernel/fraction.ts';
import { safeMaximumLb, suggestedPacingOf } from './goal-pacing.ts';
import type { MeasuredProgram } from './goal-progress.ts';
import { goalRulesV1 } from './goal-rules.ts';

/** What a forecast follows from. */
export type ForecastFacts = {
  readonly program: Pick<MeasuredProgram, 'goalType' | 'goalValue' | 'goalUnit' | 'plannedEndDate'>;
  /** Null where none is known. */
  readonly startWeight: Mass | null;
  readonly targetWeight: Mass | null;
  readonly weights: readonly { readonly date: MemberDay; readonly weight: Mass }[];
  readonly today: MemberDay;
};

/** A change of the goal that can be made with one press. */
export type GoalChoice =
  /** Keeps the goal, and ends on the date of the trend, at a safe pace. */
  | { readonly kind: 'later-date'; readonly plannedEndDate: MemberDay }
  /** Keeps the date, with as much as the trend gives until then at a safe pace, in the unit of the goal. */
  | { readonly kind: 'smaller-goal'; readonly goalValue: number }
  /** Keeps goal and date at a pace, in pounds a week, that is safe; nothing is stored. */
  | { readonly kind: 'safe-pace'; readonly pounds: number }
  /** The date needs a pace that is not safe: with the recommended one, in pounds a week, the goal is reached on another. */
  | {
      readonly kind: 'safe-date';
      readonly pounds: number;
      readonly needed: number;
      readonly plannedEndDate: MemberDay;
    };

export type GoalForecast = {
  readonly verdict: 'on-time' | 'early' | 'late' | 'away';
  /** Whole weeks between the planned end and the forecast; 0 on time, and where the trend leads away from the goal. */
  readonly weeks: number;
  /** The date on which the trend reaches the target; null where it leads away. */
  readonly reachedOn: MemberDay | null;
  /** The same at the fastest and the slowest slope of the range; null where that one does not get there within two years. */
  readonly range: readonly [earliest: MemberDay | null, latest: MemberDay | null];
  /** Pounds a week; below zero for a loss. */
  readonly poundsPerWeek: number;
  /** Empty while the goal is on time or early. */
  readonly choices: readonly GoalChoice[];
};

export const forecastRules = {
  /** Days of the trend. */
  days: 28,
  fewestWeights: 6,
  /** Days between the first and the last of them. */
  shortestSpan: 14,
  /** Days around the planned end that are on time. */
  onTimeDays: 7,
  /** No forecast looks further. */
  longestDays: 730,
  /** Of the normal distribution, for a range of 95 %. */
  z: 1.96,
} as const;

/**
 * Where the member's own trend leads: the median of the slopes between any two weights of 28 days (Theil-Sen), with its range of 95 %
 * (Sen 1968, doi 10.1080/01621459.1968.10480934). Null where there is nothing to say: no target, no end, too few weights, or a target that is met.
 */
export function forecastOf(facts: ForecastFacts): GoalForecast | null {
  const { program, targetWeight, today } = facts;
  const { plannedEndDate } = program;
  const trend = trendOf(facts);
  if (!trend || !targetWeight || !plannedEndDate || !facts.startWeight) return null;
  const isLoss = program.goalType === 'weight_loss';
  const missing = poundsOf(targetWeight) - trend.level;
  if (isLoss ? missing >= 0 : missing <= 0) return null;
  const daysAt = (slope: number): number | null => {
    const days = missing / slope;
    return days > 0 && days <= forecastRules.longestDays ? Math.ceil(days - 1e-6) : null;
  };
  const dateAt = (slope: number): MemberDay | null => {
    const days = daysAt(slope);
    return days === null ? null : addDays(today, days);
  };
  const [low, high] = trend.range;
  const [fast, slow] = isLoss ? [low, high] : [high, low];
  const reachedOn = dateAt(trend.slope);
  const lateDays = reachedOn && daysBetween(plannedEndDate, reachedOn);
  const said = verdictOf(lateDays);
  const isBehind = said.verdict === 'late' || said.verdict === 'away';
  return {
    ...said,
    reachedOn,
    range: [dateAt(fast), dateAt(slow)],
    poundsPerWeek: trend.slope * 7,
    choices: isBehind ? choicesOf(facts, { plannedEndDate, missing, trend }) : [],
  };
}

function verdictOf(lateDays: number | null): Pick<GoalForecast, 'verdict' | 'weeks'> {
  if (lateDays === null) return { verdict: 'away', weeks: 0 };
  if (Math.abs(lateDays) <= forecastRules.onTimeDays) return { verdict: 'on-time', weeks: 0 };
  return lateDays > 0
    ? { verdict: 'late', weeks: Math.ceil(lateDays / 7) }
    : { verdict: 'early', weeks: Math.floor(-lateDays / 7) };
}

type Trend = {
  /** Pounds a day, with its range. */
  readonly slope: number;
  readonly range: readonly [number, number];
  /** Pounds today. */
  readonly level: number;
};

/** Null for too few weights, or in too short a time. */
function trendOf({ weights, today }: ForecastFacts): Trend | null {
  const from = addDays(today, -forecastRules.days);
  const points = weightPerDate(weights)
    .filter(({ date }) => date > from && date <= today)
    .map(({ date, weight }) => ({ day: daysBetween(today, date), pounds: poundsOf(weight) }));
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < forecastRules.fewestWeights) return null;
  if (last.day - first.day < forecastRules.shortestSpan) return null;
  const slopes = points
    .flatMap((a, index) => points.slice(index + 1).map((b) => (b.pounds - a.pounds) / (b.day - a.day)))
    .toSorted((a, b) => a - b);
  const slope = medianOf(slopes);
  const levels = points.map(({ day, pounds }) => pounds - slope * day);
  return { slope, range: rangeOf(slopes, points.length), level: medianOf(levels.toSorted((a, b) => a - b)) };
}

function medianOf(sorted: readonly number[]): number {
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** The slopes at the ranks of Kendall's test. */
function rangeOf(sorted: readonly number[], points: number): readonly [number, number] {
  const width = forecastRules.z * Math.sqrt((points * (points - 1) * (2 * points + 5)) / 18);
  const rank = Math.max(0, Math.floor((sorted.length - width) / 2));
  return [sorted[rank] ?? 0, sorted[sorted.length - 1 - rank] ?? 0];
}

type Behind = {
  readonly plannedEndDate: MemberDay;
  /** Pounds to the target; below zero for a loss. */
  readonly missing: number;
  readonly trend: Trend;
};

function choicesOf(facts: ForecastFacts, behind: Behind): readonly GoalChoice[] {
  const pace = ownPaceOf(facts, behind);
  return [
    ...laterDate(facts, behind, pace),
    ...smallerGoal(facts, behind, pace),
    ...paceChoice(facts, behind),
  ];
}

/** The pace of the trend, and at most the safe one, in pounds a day towards the target; null where the trend leads away. */
function ownPaceOf({ program, weights }: ForecastFacts, { missing, trend }: Behind): number | null {
  if (Math.sign(missing) !== Math.sign(trend.slope)) return null;
  const weight = weightPerDate(weights).at(-1)?.weight ?? null;
  const isLoss = program.goalType === 'weight_loss';
  const safe = isLoss ? toNumber(safeMaximumLb(weight)) : goalRulesV1.warningAbovePerWeek;
  return Math.min(Math.abs(trend.slope), safe / 7);
}

/** Not beyond two years. */
function laterDate(
  { today }: ForecastFacts,
  { missing, plannedEndDate }: Behind,
  pace: number | null,
): readonly GoalChoice[] {
  const days = pace === null ? Number.POSITIVE_INFINITY : Math.ceil(Math.abs(missing) / pace - 1e-6);
  if (days > forecastRules.longestDays) return [];
  const later = addDays(today, days);
  return later > plannedEndDate ? [{ kind: 'later-date', plannedEndDate: later }] : [];
}

/** To a tenth, rounded down. Only where there is time left. */
function smallerGoal(
  { program, startWeight, today }: ForecastFacts,
  { plannedEndDate, missing, trend }: Behind,
  pace: number | null,
): readonly GoalChoice[] {
  const { goalUnit, goalValue } = program;
  const days = daysBetween(today, plannedEndDate);
  if (pace === null || days <= 0 || !startWeight || (goalUnit !== 'lbs' && goalUnit !== 'kg')) return [];
  const end = massIn(goalUnit, toMass(trend.level + Math.sign(missing) * pace * days, 'lbs'));
  const changed = Math.sign(missing) * (end - massIn(goalUnit, startWeight));
  const tenths = Math.floor(changed * 10 + 1e-6) / 10;
  return tenths > 0 && tenths < goalValue ? [{ kind: 'smaller-goal', goalValue: tenths }] : [];
}

/** The pace that the date needs, where the recommended one is not slower; otherwise the date that the recommended pace needs. */
function paceChoice({ program, weights, today }: ForecastFacts, behind: Behind): readonly GoalChoice[] {
  const weight = weightPerDate(weights).at(-1)?.weight ?? null;
  const { rate } = suggestedPacingOf(program, weight);
  if (rate?.unit !== 'lb-per-week') return [];
  const pounds = Math.abs(behind.missing);
  const days = daysBetween(today, behind.plannedEndDate);
  const needed = days > 0 ? (pounds * 7) / days : Number.POSITIVE_INFINITY;
  if (needed <= rate.amount) return [{ kind: 'safe-pace', pounds: needed }];
  const plannedEndDate = addDays(today, Math.ceil((pounds * 7) / rate.amount));
  return plannedEndDate > behind.plannedEndDate
    ? [{ kind: 'safe-date', pounds: rate.amount, needed, plannedEndDate }]
    : [];
}
