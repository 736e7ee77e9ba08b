import { type Mass, massIn, toMass } from '#domain/body/quantity.ts';
import type { GoalBaseline } from '#domain/member/member-events.ts';
import { type ShownGoal, shownGoal } from '#domain/program/goal-measures.ts';
import { targetWeightOf } from '#domain/program/goal-progress.ts';
import { goalRulesV1 } from '#domain/program/goal-rules.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import type { Program } from '#service/features/program/program-contract.ts';
import { formatCopy } from './format-copy.ts';
import { tenthsText } from './typed-quantity.ts';

type Member = Pick<CurrentUser, 'goalBaseline' | 'unitPreference'>;
type Measured = Pick<
  Program,
  'goalProgress' | 'goalProgressFromStart' | 'isTargetMet' | 'isStandardMisleading'
>;

export type GoalText = ShownGoal & {
  /** `From your start`; empty for a goal that is measured in one way only. */
  readonly from: string;
  /** The same goal measured the other way, `From 180 lb: 32%`; null where there is no other way. */
  readonly otherText: string | null;
};

/** A goal as screens show it, with the words beside its number. */
export function goalText(program: Measured, { goalBaseline, unitPreference }: Member): GoalText {
  const shown = shownGoal(program, goalBaseline);
  const { measuredFrom, other } = shown;
  const words: Readonly<Record<GoalBaseline, string>> = {
    start: formatCopy.fromYourStart,
    standard: formatCopy.from(standardWeightText(unitPreference)),
  };
  const otherWords = words[measuredFrom === 'start' ? 'standard' : 'start'];
  return {
    ...shown,
    from: measuredFrom ? words[measuredFrom] : '',
    otherText: other === null ? null : formatCopy.measured(otherWords, other),
  };
}

/** The weight of the standard formula: `180 lb`, with the kilograms beside for members who chose them. */
export function standardWeightText(unitPreference: CurrentUser['unitPreference']): string {
  const standard = toMass(goalRulesV1.standardWeightLb, 'lbs');
  const pounds = formatCopy.pounds(standard.value);
  return unitPreference === 'metric'
    ? formatCopy.withKilograms(pounds, tenthsText(massIn('kg', standard)))
    : pounds;
}

/** The weight that a program started from; null when none is known. */
export const startMassOf = ({ startWeight, startWeightUnit }: Program): Mass | null =>
  startWeight !== null && startWeightUnit ? toMass(startWeight, startWeightUnit) : null;

/** The target weight of a program, in the unit of its goal; null for goals without a weight. */
export function targetMassOf(program: Program): Mass | null {
  const { targetWeight, goalUnit } = program;
  if (typeof targetWeight === 'number' && (goalUnit === 'lbs' || goalUnit === 'kg'))
    return toMass(targetWeight, goalUnit);
  return targetWeightOf(program, startMassOf(program));
}
