import { kilogramsOf, toMass } from '#domain/body/quantity.ts';
import type { Rate } from '#domain/program/goal-pacing.ts';
import type { Program } from '#service/features/program/program-contract.ts';
import { formatCopy } from './format-copy.ts';

/** The two paces of a goal: what its end date asks for, and what the coach holds for sensible. Never shown without their name. */
export const paceNames = {
  planned: formatCopy.plannedPace,
  recommended: formatCopy.recommendedPace,
} as const;

/** `1.5 lb a week`, in the unit of the goal. @param pounds a week */
export const weeklyPaceText = (pounds: number, goalUnit: Program['goalUnit']): string =>
  goalUnit === 'kg'
    ? formatCopy.kilogramsAWeek(kilogramsOf(toMass(pounds, 'lbs')))
    : formatCopy.poundsAWeek(pounds);

export const recommendedPaceText = ({ amount, unit }: Rate, goalUnit: Program['goalUnit']): string =>
  unit === 'lb-per-week' ? weeklyPaceText(amount, goalUnit) : formatCopy.pointsAMonth(amount);
