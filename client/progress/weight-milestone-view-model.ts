import { massIn } from '#domain/body/quantity.ts';
import { weightCopy } from './progress-copy.ts';
import type { ProgressFacts } from './progress-facts.ts';
import { changeText, massText, startWeight, tenths, weightViewModel } from './weight-view-model.ts';

/** What the widget says; masses are in the member's own unit. */
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

/** Only for who loses weight and has logged one; null for others. */
export function weightMilestoneViewModel(facts: ProgressFacts): WeightMilestoneViewModel | null {
  const { program } = facts;
  const { unit, current, target, isLogged } = weightViewModel(facts);
  if (program?.goalType !== 'weight_loss' || !isLogged || current === null) return null;
  const start = startWeight(program);
  const from = start && massIn(unit, start);
  const hasStart = from !== null;
  const numeral = hasStart ? changeText(current - from) : tenths(current);
  const unitText = hasStart ? weightCopy.sinceStart(unit) : unit;
  if (target === null) return { numeral, unitText, chip: null, way: null };
  const toGo = Math.max(0, current - target);
  const toGoText = weightCopy.toGo(massText(toGo, unit));
  const chip = toGo > 0 ? toGoText : weightCopy.targetReached;
  if (!hasStart) return { numeral, unitText, chip, way: null };
  const toText = massText(target, unit);
  const way = { from, to: target, lost: from - current, toGoText, fromText: tenths(from), toText };
  return { numeral, unitText, chip, way };
}
