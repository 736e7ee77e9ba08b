import { numberText } from '#client/lib/format/locale.ts';
import { kilogramsOf, toMass } from '#domain/body/quantity.ts';
import type { Rate } from '#domain/program/goal-pacing.ts';
import type { Program } from '#service/program/program-contract.ts';

/** The two paces of a goal: what its end date asks for, and what the coach holds for sensible. Never shown without their name. */
export const paceNames = { planned: 'Planned pace', recommended: 'Recommended pace' } as const;

/** `1.5 lb a week`, in the unit of the goal. @param pounds a week */
export const weeklyPaceText = (pounds: number, goalUnit: Program['goalUnit']): string =>
  goalUnit === 'kg' ? `${shown(kilogramsOf(toMass(pounds, 'lbs')))} kg a week` : `${shown(pounds)} lb a week`;

export const recommendedPaceText = ({ amount, unit }: Rate, goalUnit: Program['goalUnit']): string =>
  unit === 'lb-per-week' ? weeklyPaceText(amount, goalUnit) : `${amount} points a month`;

const shown = (value: number): string => numberText(value, 1);
