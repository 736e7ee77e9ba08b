import { latestMetrics, startWeightOf } from '#domain/body/body-history-rules.ts';
import { bodyCompositionOf } from '#domain/body/body-rules.ts';
import { massIn } from '#domain/body/quantity.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberState } from '#domain/member/member.ts';
import { effectiveAge } from '#domain/member/member-rules.ts';
import { goalProgress, goalReachedOn, type ProgressFacts } from '#domain/program/goal-progress.ts';
import { goalRulesV1 } from '#domain/program/goal-rules.ts';
import { currentPhaseOf, phasesOf } from '#domain/program/phase-rules.ts';
import type { ReachedGoal } from '#domain/program/program-commands.ts';
import type { BodyEntry } from '#projections/body/body-queries.ts';
import type { ProgramRecord } from '#projections/program/programs.ts';
import type { Phase, Program } from './program-contract.ts';

type Viewer = { readonly member: MemberState; readonly today: MemberDay };

/** A program with all that follows from it today. @param entries those that its goal is measured by. */
export function shownProgram(program: ProgramRecord, entries: readonly BodyEntry[], viewer: Viewer): Program {
  const facts = progressFacts(program, entries, viewer);
  const { startWeight } = facts;
  const startWeightUnit = viewer.member.profile.unitPreference === 'metric' ? 'kg' : 'lbs';
  const isWeightGoal = program.goalType === 'weight_loss' && program.goalUnit !== '%';
  return {
    id: program.programId,
    type: program.programType,
    goalType: program.goalType,
    goalValue: program.goalValue,
    goalUnit: program.goalUnit,
    startDate: program.startDate,
    plannedEndDate: program.plannedEndDate,
    currentPhase: currentPhaseOf(phasesOf(program), viewer.today),
    isActive: program.endedAt === null,
    startWeight: startWeight && Math.round(massIn(startWeightUnit, startWeight) * 1000) / 1000,
    startWeightUnit: startWeight && startWeightUnit,
    dailyTemplate: program.dailyTemplate,
    goalProgress: goalProgress(facts),
    goalProgressFromStart:
      isWeightGoal && startWeight ? goalProgress(facts, { ...goalRulesV1, baseline: 'start' }) : null,
  };
}

/** When the goal of a program was reached, measured as the member chose; null where it is not. */
export function reachedGoal(
  program: ProgramRecord,
  entries: readonly BodyEntry[],
  viewer: Viewer,
): ReachedGoal | null {
  const { weight, bodyFatPercent = weight } = latestMetrics(entries).asOf;
  const measuredOn = (program.goalUnit === '%' ? bodyFatPercent : weight) ?? null;
  const baseline = viewer.member.profile.goalBaseline ?? goalRulesV1.baseline;
  const facts = { ...progressFacts(program, entries, viewer), measuredOn };
  const on = goalReachedOn(facts, { ...goalRulesV1, baseline });
  return on && { programId: program.programId, on };
}

export function shownPhases(program: ProgramRecord, today: MemberDay): readonly Phase[] {
  const phases = phasesOf(program);
  const current = currentPhaseOf(phases, today);
  return phases.map(
    ({ phaseNumber, name, description, focus, startDate, shownEndDate, isAfterPlannedEnd }) => ({
      id: `${program.programId}-${phaseNumber}`,
      phaseNumber,
      name,
      startDate,
      endDate: shownEndDate,
      description,
      focus: [...focus],
      isCurrent: phaseNumber === current,
      isAfterPlannedEnd,
    }),
  );
}

function progressFacts(program: ProgramRecord, entries: readonly BodyEntry[], viewer: Viewer): ProgressFacts {
  const weights = entries.flatMap(({ date, measurements: { weight } }) => (weight ? [{ date, weight }] : []));
  const atStart = entries.filter(({ date }) => date <= program.startDate);
  return {
    program,
    today: viewer.today,
    startWeight: startWeightOf(weights, program.startDate),
    currentWeight: latestMetrics(entries).values.weight ?? viewer.member.profile.weight ?? null,
    bodyFatAtStart: bodyFatIn(atStart, viewer),
    bodyFatNow: bodyFatIn(entries, viewer),
  };
}

/** Percent, measured or estimated; null where too little is known. */
function bodyFatIn(entries: readonly BodyEntry[], { member: { profile }, today }: Viewer): number | null {
  const { values } = latestMetrics(entries);
  const { bodyFat } = bodyCompositionOf({
    weight: values.weight ?? profile.weight ?? null,
    height: values.height ?? profile.height ?? null,
    ageYears: profile.age ? effectiveAge(profile.age, today) : null,
    gender: profile.gender ?? null,
    bodyFatPercent: values.bodyFatPercent ?? null,
    leanBodyMass: values.leanBodyMass ?? null,
  });
  return bodyFat?.percent ?? null;
}
