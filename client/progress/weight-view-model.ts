import { quantityText, unitText } from '#client/lib/format/format-copy.ts';
import { startMassOf, targetMassOf } from '#client/lib/format/goal-text.ts';
import { tenths } from '#client/lib/format/typed-quantity.ts';
import { sevenDayAverage } from '#domain/body/body-history-rules.ts';
import { type MassUnit, massIn, massOfGrams, toMass } from '#domain/body/quantity.ts';
import { daysBetween, type MemberDay } from '#domain/kernel/day.ts';
import { weightCopy } from './progress-copy.ts';
import type { ProgressFacts } from './progress-facts.ts';

export type WeightPoint = {
  readonly date: MemberDay;
  readonly weight: number;
  /** The average of the seven days up to the date. */
  readonly average: number;
};
/** Masses are in `unit`, the member's own. */
export type WeightViewModel = {
  readonly unit: MassUnit;
  readonly current: number | null;
  /** Null for goals that are no weight. */
  readonly target: number | null;
  /** The target as the goal was set: `165 lbs`; a dash for goals that are no weight. */
  readonly targetText: string;
  /** Whether the current weight was logged, and not only given with the profile. */
  readonly isLogged: boolean;
  readonly points: readonly WeightPoint[];
};

/** The weight that a new one is compared with; one from the profile counts as today's. */
export const lastWeight = ({ user, latest, today }: Pick<ProgressFacts, 'user' | 'latest' | 'today'>) => {
  const unit = unitOf(user);
  const value = latest?.weight ?? user.weight;
  return value === null ? null : { weight: toMass(value, unit), date: latest?.asOf.weight ?? today };
};

type Basis = Pick<ProgressFacts, 'user' | 'program' | 'latest' | 'metrics'>;

const unitOf = ({ unitPreference }: Pick<ProgressFacts['user'], 'unitPreference'>): MassUnit =>
  unitPreference === 'metric' ? 'kg' : 'lbs';

export function weightViewModel({ user, program, latest, metrics }: Basis): WeightViewModel {
  const unit = unitOf(user);
  const target = program && targetMassOf(program);
  return {
    unit,
    current: latest?.weight ?? user.weight,
    target: target && massIn(unit, target),
    targetText: target ? massText(target.value, target.unit) : '–',
    isLogged: latest?.weight != null,
    points: pointsOf(metrics, unit),
  };
}

/** `170.4 lbs`; without a decimal of zero. */
export const massText = (value: number, unit: MassUnit): string => quantityText(tenths(value), unit);

/** `−10` or `+0.5`; what rounds to nothing has no sign. */
export function changeText(change: number): string {
  const size = tenths(Math.abs(change));
  return size === '0' ? size : `${change < 0 ? '−' : '+'}${size}`;
}

function pointsOf(metrics: ProgressFacts['metrics'], unit: MassUnit): readonly WeightPoint[] {
  const weights = metrics.flatMap(({ date, weight }) =>
    weight === null ? [] : [{ date, weight: toMass(weight, unit) }],
  );
  const byDate = new Map(weights.map(({ date, weight }) => [date, weight.value]));
  return sevenDayAverage(weights).map(({ date, grams }) => ({
    date,
    weight: byDate.get(date) ?? 0,
    average: massIn(unit, massOfGrams(grams)),
  }));
}

/** The chart in a sentence. */
export function weightSummary({ points, unit, target, targetText }: WeightViewModel): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return weightCopy.noWeight;
  const aim = target === null ? '' : weightCopy.aim(targetText);
  const days = daysBetween(first.date, last.date);
  if (days === 0) return weightCopy.oneWeight(massText(last.weight, unit), aim);
  return weightCopy.change(massText(first.weight, unit), massText(last.weight, unit), spanText(days), aim);
}

const spanText = (days: number): string => {
  const weeks = Math.round(days / 7);
  if (days < 14) return weightCopy.inDays(days);
  return weightCopy.inWeeks(weeks);
};

/** The content of the widget; masses are in the member's own unit. */
export type WeightMilestoneViewModel = {
  /** Null where the goal leads to no weight: one of body fat, say. */
  readonly chip: string | null;
  readonly numeral: string;
  /** Next to the numeral. */
  readonly unitText: string;
  /** Null without a start or a target. */
  readonly way: {
    readonly from: number;
    readonly to: number;
    readonly lost: number;
    readonly toGoText: string;
    readonly fromText: string;
    readonly toText: string;
  } | null;
};

/** Only for members who lose weight and have logged a weight; null for others. */
export function weightMilestoneViewModel(facts: ProgressFacts): WeightMilestoneViewModel | null {
  const { program } = facts;
  const { unit, current, target, isLogged } = weightViewModel(facts);
  if (program?.goalType !== 'weight_loss' || !isLogged || current === null) return null;
  const start = startMassOf(program);
  const from = start && massIn(unit, start);
  const hasStart = from !== null;
  const numeral = hasStart ? changeText(current - from) : tenths(current);
  const sign = unitText(unit);
  const unitWords = hasStart ? weightCopy.sinceStart(sign) : sign;
  if (target === null) return { numeral, unitText: unitWords, chip: null, way: null };
  const toGo = Math.max(0, current - target);
  const toGoText = weightCopy.toGo(massText(toGo, unit));
  const chip = toGo > 0 ? toGoText : weightCopy.targetReached;
  if (!hasStart) return { numeral, unitText: unitWords, chip, way: null };
  const toText = massText(target, unit);
  const way = { from, to: target, lost: from - current, toGoText, fromText: tenths(from), toText };
  return { numeral, unitText: unitWords, chip, way };
}
