import { kilogramsOf, toMass } from '#domain/body/quantity.ts';
import type { GoalUnit } from './program-events.ts';

/** Removes the errors of binary fractions, so that 0.3 / 0.1 is 3 before it is rounded up or compared. */
export const settled = (value: number): number => Math.round(value * 1e6) / 1e6;

export const roundUp = (value: number): number => Math.ceil(settled(value));

/** @returns a share in whole percent, 0-100; 100 only when the share is complete. */
export function percentOf(share: number): number {
  const reached = settled(share);
  if (reached >= 1) return 100;
  return Math.min(99, Math.max(0, Math.round(reached * 100)));
}

/** A number for a sentence: at most two decimals, without trailing zeros. */
export const shown = (value: number): string => String(Math.round(value * 100) / 100);

/** Pounds for a sentence, in the unit of the goal: `1.5 lb`, or `0.68 kg` for goals in kilograms. */
export const poundsText = (pounds: number, goalUnit: GoalUnit): string =>
  goalUnit === 'kg' ? `${shown(kilogramsOf(toMass(pounds, 'lbs')))} kg` : `${shown(pounds)} lb`;
