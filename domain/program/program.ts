import { addDays, type MemberDay } from '#domain/kernel/day.ts';
import { advance, type Decider } from '#domain/kernel/decider.ts';
import type { ProgramId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { isPossible } from '#domain/member/member-rules.ts';
import { customPlan, withoutExercises } from './custom-plan.ts';
import { pacingOf } from './goal-pacing.ts';
import { targetWeightOf } from './goal-progress.ts';
import { ageHazards, type Hazard, hazardsOf, refuseUnacknowledged } from './hazards.ts';
import type {
  ChangeGoal,
  ChooseDose,
  ProgramCommand,
  ReachedGoal,
  StartAssessment,
  StartCommand,
  StartDailyMaintenance,
  StartProgram,
} from './program-commands.ts';
import {
  type HazardCode,
  keptWeeksAfter,
  type ProgramEnded,
  type ProgramEvent,
  type ProgramStarted,
  type ProgramType,
  withGoal,
} from './program-events.ts';
import { type ProgramStatus, programLifecycle } from './program-lifecycle.ts';
import {
  assessmentDays,
  canonicalProgramType,
  dailyGoalValues,
  dailyTemplateOf,
  endOfDuration,
  isProgramDate,
  programWeekOf,
} from './program-rules.ts';

type Program = Omit<ProgramStarted, 'type' | 'memberId'> & {
  /** The weeks in which the member keeps the dose of the week before; absent for none. */
  readonly keptWeeks?: readonly number[];
};
type EndedProgram = Program & { readonly reason: ProgramEnded['reason'] };
type ProgramState = {
  readonly status: ProgramStatus;
  readonly active: Program | null;
  /** Oldest first. */
  readonly ended: readonly EndedProgram[];
};

export const programDecider: Decider<ProgramState, ProgramCommand, ProgramEvent> = {
  initialState: { status: programLifecycle.initial, active: null, ended: [] },
  decide,
  evolve,
};

function decide(state: ProgramState, command: ProgramCommand): readonly ProgramEvent[] {
  const { memberId } = command;
  if (command.type === 'EndProgram') return ending(state, memberId, 'reset', null);
  if (command.type === 'ChooseDose') return choosing(state, command);
  if (command.type === 'ChangeGoal') return changingGoal(state, command);
  if (wasStarted(state, command.programId)) return [];
  const program = newProgram(command);
  const { reached } = command;
  return [...ending(state, memberId, 'replaced', reached), { type: 'ProgramStarted', memberId, ...program }];
}

const wasStarted = ({ active, ended }: ProgramState, id: ProgramId): boolean =>
  [active, ...ended].some((program) => program?.programId === id);

function ending(
  { active }: ProgramState,
  memberId: ProgramEnded['memberId'],
  reason: ProgramEnded['reason'],
  reached: ReachedGoal | null,
): readonly ProgramEvent[] {
  if (!active) return [];
  const { programId } = active;
  const goal = reached?.programId === programId ? { goalReachedOn: reached.on } : {};
  return [{ type: 'ProgramEnded', memberId, programId, reason, ...goal }];
}

function choosing({ active }: ProgramState, command: ChooseDose): readonly ProgramEvent[] {
  const { memberId, programId, week, choice, today } = command;
  if (active?.programId !== programId) throw unknownProgram();
  const isKept = active.keptWeeks?.includes(week) ?? false;
  if (isKept === (choice === 'last-week')) return [];
  if (programWeekOf(active.startDate, today) !== week)
    throw new Refusal(
      'dose-closed',
      'The dose can be chosen only in its own week. Nothing was changed; choose again in this week.',
    );
  return [{ type: 'DoseChosen', memberId, programId, week, choice }];
}

const unknownProgram = (): Refusal =>
  new Refusal('unknown-program', 'This program does not run. Nothing was changed.', 'missing');

/** A goal that becomes smaller, or its date later, has no new hazard. */
function changingGoal({ active }: ProgramState, command: ChangeGoal): readonly ProgramEvent[] {
  const { memberId, programId, today } = command;
  if (active?.programId !== programId) throw unknownProgram();
  const before = { goalValue: active.goalValue, plannedEndDate: active.plannedEndDate };
  const goalValue = command.goalValue ?? before.goalValue;
  const plannedEndDate = dateOf(command.plannedEndDate, today) ?? before.plannedEndDate;
  if (goalValue === before.goalValue && plannedEndDate === before.plannedEndDate) return [];
  if (!hasGoal(active.programType) || !isEasier(before, { goalValue, plannedEndDate }))
    throw new Refusal(
      'goal-not-easier',
      'Here a goal can only become smaller, or its date later. Nothing was changed; for another goal, start a new program.',
    );
  const target = active.startWeight && targetWeightOf({ ...active, goalValue }, active.startWeight);
  const replaced = { ...before, ...(active.targetWeight && { targetWeight: active.targetWeight }) };
  const changed = { goalValue, plannedEndDate, ...(target && { targetWeight: target }) };
  return [{ type: 'GoalChanged', memberId, programId, ...changed, replaced }];
}

type GoalTerms = Pick<Program, 'goalValue' | 'plannedEndDate'>;

function isEasier(before: GoalTerms, after: GoalTerms): boolean {
  const isLater =
    before.plannedEndDate === after.plannedEndDate ||
    (before.plannedEndDate ?? '') < (after.plannedEndDate ?? '');
  return (
    before.plannedEndDate !== null && isLater && after.goalValue > 0 && after.goalValue <= before.goalValue
  );
}

function newProgram(command: StartCommand): Program {
  switch (command.type) {
    case 'StartProgram':
      return planned(command);
    case 'StartDailyMaintenance':
      return dailyMaintenance(command);
    case 'StartAssessment':
      return assessment(command);
  }
}

function planned(command: StartProgram): Program {
  const { programId, sentType, goalType, goalValue, goalUnit, today } = command;
  if (!isPossible(goalValue)) throw new Refusal('invalid-goal', 'Please enter a valid goal.', 'invalid');
  const programType = canonicalProgramType(sentType);
  const dailyTemplate = programType === 'maintain' ? dailyTemplateOf(goalType, goalValue) : null;
  if (dailyTemplate === 'daily-custom') throw withoutExercises();
  const startDate = dateOf(command.startDate, today) ?? today;
  const plannedEndDate = dateOf(command.plannedEndDate, today) ?? endWhenNoneIsSent(command, startDate);
  refuseEndBeforeStart(startDate, plannedEndDate);
  const hazards = hasGoal(programType)
    ? hazardsOf({ ...command, startDate, endDate: plannedEndDate })
    : ageHazards(command.ageYears);
  const acknowledged = accepted(hazards, command);
  return {
    programId,
    programType,
    sentType,
    goalType,
    goalValue,
    goalUnit,
    startDate,
    plannedEndDate,
    dailyTemplate,
    customExercises: [],
    acknowledged,
    ...(hasGoal(programType) && agreedWeights(command)),
  };
}

/** The codes of the hazards. @throws Refusal for a hazard that the member has not accepted. */
function accepted(hazards: readonly Hazard[], { acknowledged }: StartCommand): readonly HazardCode[] {
  refuseUnacknowledged(hazards, acknowledged);
  return hazards.map(({ code }) => code);
}

/** The weights that the member agrees to. A later weighing does not move them. */
function agreedWeights({ weight, ...goal }: StartProgram): Pick<Program, 'startWeight' | 'targetWeight'> {
  if (!weight) return {};
  const targetWeight = targetWeightOf(goal, weight);
  return targetWeight ? { startWeight: weight, targetWeight } : { startWeight: weight };
}

/** Daily maintenance and the assessment ask for no weight and no date. */
const hasGoal = (programType: ProgramType): boolean =>
  programType !== 'maintain' && programType !== 'assessment';

function endWhenNoneIsSent(command: StartProgram, startDate: MemberDay): MemberDay | null {
  const programType = canonicalProgramType(command.sentType);
  if (programType === 'maintain') return null;
  if (programType === 'assessment') return addDays(startDate, assessmentDays);
  return addDays(startDate, pacingOf(command, command.weight).weeks * 7);
}

function dailyMaintenance(command: StartDailyMaintenance): Program {
  const { programId, dailyTemplate, today: startDate, targetDuration } = command;
  const isCustom = dailyTemplate === 'daily-custom';
  const goal = {
    goalType: isCustom ? 'daily_custom' : 'daily_fitness',
    goalValue: dailyGoalValues[dailyTemplate],
    goalUnit: 'points',
  } as const;
  const customExercises = isCustom ? customPlan(command.customExercises) : [];
  const end = dateOf(command.targetEndDate, startDate);
  const plannedEndDate =
    targetDuration === null ? end : endOfDuration(targetDuration, startDate, end, pacingOf(goal, null).weeks);
  refuseEndBeforeStart(startDate, plannedEndDate);
  const acknowledged = accepted(ageHazards(command.ageYears), command);
  return {
    programId,
    programType: 'maintain',
    sentType: 'daily_maintenance',
    ...goal,
    startDate,
    plannedEndDate,
    dailyTemplate,
    customExercises,
    acknowledged,
  };
}

function assessment(command: StartAssessment): Program {
  const { programId, today: startDate } = command;
  return {
    programId,
    programType: 'assessment',
    sentType: 'assessment',
    goalType: 'fitness_assessment',
    goalValue: assessmentDays,
    goalUnit: 'days',
    startDate,
    plannedEndDate: addDays(startDate, assessmentDays),
    dailyTemplate: null,
    customExercises: [],
    acknowledged: accepted(ageHazards(command.ageYears), command),
  };
}

function dateOf(text: string | null, today: MemberDay): MemberDay | null {
  if (text === null || isProgramDate(text, today)) return text;
  throw new Refusal('invalid-date', 'Please choose a date within 100 years of today.', 'invalid');
}

function refuseEndBeforeStart(startDate: MemberDay, plannedEndDate: MemberDay | null): void {
  if (plannedEndDate !== null && plannedEndDate < startDate)
    throw new Refusal('end-before-start', 'The end date cannot be before the start date.', 'invalid');
}

function evolve(state: ProgramState, event: ProgramEvent): ProgramState {
  const status = advance(programLifecycle, state.status, event.type);
  if (event.type === 'ProgramStarted') {
    const { type: _, memberId: __, ...active } = event;
    return { ...state, status, active };
  }
  const { active, ended } = state;
  if (event.type === 'DoseChosen') {
    if (active?.programId !== event.programId) return state;
    return { ...state, active: { ...active, keptWeeks: keptWeeksAfter(active.keptWeeks ?? [], event) } };
  }
  if (event.type === 'GoalChanged')
    return active?.programId === event.programId ? { ...state, active: withGoal(active, event) } : state;
  return { status, active: null, ended: active ? [...ended, { ...active, reason: event.reason }] : ended };
}
