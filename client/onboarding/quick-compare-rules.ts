import { phaseDefinitions } from '#domain/program/phase-definitions.ts';
import type { ProgramType } from '#domain/program/program-events.ts';
import { pickerOrder } from '#domain/program/program-map.ts';
import { onboardingCopy } from './onboarding-copy.ts';

const mostPicks = 2;
const comparableCount = 4;

/** The programs that can stand side by side. */
export const comparable: readonly ProgramType[] = pickerOrder.slice(0, comparableCount);

/** The picks after a program was ticked or unticked; null where there is no room for another: nothing is swapped. */
export function afterTick(
  picks: readonly ProgramType[],
  program: ProgramType,
): readonly ProgramType[] | null {
  if (picks.includes(program)) return picks.filter((other) => other !== program);
  return picks.length < mostPicks ? [...picks, program] : null;
}

/** `2 of 2 picked` */
export const pickedText = (picks: readonly ProgramType[]): string =>
  onboardingCopy.ofPicked(picks.length, mostPicks);

export const fullText = onboardingCopy.comparisonFull;

/** Weeks and phases of a program as a whole. */
export function lengthOf(program: ProgramType): { readonly weeks: number; readonly phases: number } {
  const phases = phaseDefinitions[program];
  return { weeks: phases.reduce((total, { weeks }) => total + weeks, 0), phases: phases.length };
}

/** `24 weeks, 4 phases` */
export function lengthText(program: ProgramType): string {
  const { weeks, phases } = lengthOf(program);
  return onboardingCopy.weeksPhases(weeks, phases);
}
