import { addDays, daysBetween, type MemberDay } from '#domain/kernel/day.ts';
import { type PhaseDefinition, phaseDefinitions } from './phase-definitions.ts';
import type { ProgramStarted } from './program-events.ts';

type ProgramPhase = PhaseDefinition & {
  /** 1-based. */
  readonly phaseNumber: number;
  readonly startDate: MemberDay;
  /** The last day of the phase. */
  readonly endDate: MemberDay;
  /** The displayed end: the planned end of the program if that is earlier. */
  readonly shownEndDate: MemberDay;
  /** Whether the phase begins after the planned end of the program. */
  readonly isAfterPlannedEnd: boolean;
};

/** The phases of a program with their dates. Each begins on the day after the one before. */
export function phasesOf({
  programType,
  startDate: start,
  plannedEndDate: plannedEnd,
}: Pick<ProgramStarted, 'programType' | 'startDate' | 'plannedEndDate'>): readonly ProgramPhase[] {
  let weeksBefore = 0;
  return phaseDefinitions[programType].map((definition, index) => {
    const startDate = addDays(start, weeksBefore * 7);
    const endDate = addDays(startDate, Math.max(0, definition.weeks * 7 - 1));
    const isAfterPlannedEnd = plannedEnd !== null && startDate > plannedEnd;
    const isCut = plannedEnd !== null && !isAfterPlannedEnd && plannedEnd < endDate;
    weeksBefore += definition.weeks;
    return {
      ...definition,
      phaseNumber: index + 1,
      startDate,
      endDate,
      shownEndDate: isCut ? plannedEnd : endDate,
      isAfterPlannedEnd,
    };
  });
}

/** Whether a phase after the first begins on a date, which the planned end of the program does not precede. */
export function beginsPhase(
  {
    programType,
    startDate,
    plannedEndDate,
  }: Pick<ProgramStarted, 'programType' | 'startDate' | 'plannedEndDate'>,
  date: MemberDay,
): boolean {
  if (plannedEndDate !== null && date > plannedEndDate) return false;
  const days = daysBetween(startDate, date);
  let weeksBefore = 0;
  return phaseDefinitions[programType].some(({ weeks }, index) => {
    const isBeginning = index > 0 && weeksBefore * 7 === days;
    weeksBefore += weeks;
    return isBeginning;
  });
}

/** The number of the phase that contains today; the first before the start, the last after the end. */
export function currentPhaseOf(phases: readonly ProgramPhase[], today: MemberDay): number {
  return phases.find(({ endDate }) => today <= endDate)?.phaseNumber ?? phases.length;
}
