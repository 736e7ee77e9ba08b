import { massIn } from '#domain/body/quantity.ts';
import type { ProgressFacts } from './progress-facts.ts';
import { changeText, massText, startWeight, tenths, weightFacts } from './weight-facts.ts';

/** What the widget says; masses are in the member's own unit. */
export type WeightMilestoneFacts = {
  /** Null where the goal leads to no weight: one of body fat, say. */
  readonly chip: string | null;
  readonly numeral: string;
  /** Stands beside the numeral. */
  readonly unitText: string;
  /** Null without a start or a target. */
  readonly way: {
    readonly from: number;
    readonly to: number;
    readonly lost: number;
    readonly toGoText: string;
    readonly ends: readonly [string, string];
  } | null;
};

/** Only for who loses weight and has logged one; null for others. */
export function weightMilestoneFacts(facts: ProgressFacts): WeightMilestoneFacts | null {
  const { program } = facts;
  const { unit, current, target, isLogged } = weightFacts(facts);
  if (program?.goalType !== 'weight_loss' || !isLogged || current === null) return null;
  const start = startWeight(program);
  const from = start && massIn(unit, start);
  const weight =
    from === null
      ? { numeral: tenths(current), unitText: unit }
      : { numeral: changeText(current - from), unitText: `${unit} since start` };
  if (target === null) return { ...weight, chip: null, way: null };
  const toGo = Math.max(0, current - target);
  const toGoText = `${massText(toGo, unit)} to go`;
  return {
    ...weight,
    chip: toGo === 0 ? 'Target reached' : toGoText,
    way:
      from === null
        ? null
        : { from, to: target, lost: from - current, toGoText, ends: [tenths(from), massText(target, unit)] },
  };
}
