import { type CustomPlan, sentExercises } from '#client/exercise/custom-plan.ts';
import { type ProgramIcon, programFaces } from '#client/lib/format/icons.ts';
import { numberText } from '#client/lib/format/locale.ts';
import type { ProgramRequest } from '#client/lib/http/shared-commands.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { workoutText } from '#client/lib/words/workout-text.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import { goalTypeLabels } from '#domain/catalogue/content/options.ts';
import { assessmentDays as assessmentSchedule } from '#domain/catalogue/workouts/assessment-days.ts';
import {
  assessmentSkipNote,
  dailyChoices,
  programPitches,
} from '#domain/catalogue/workouts/program-catalogue.ts';
import type { ChoiceBasis, ChosenProgram } from '#domain/catalogue/workouts/template-choice.ts';
import { weekPlan } from '#domain/catalogue/workouts/week-plan.ts';
import { addDays, type MemberDay } from '#domain/kernel/day.ts';
import { customPlanMinutes } from '#domain/program/custom-plan-rules.ts';
import type { DailyTemplateId, HazardCode, ProgramType } from '#domain/program/program-events.ts';
import { programMap, selectionPreset } from '#domain/program/program-map.ts';
import { assessmentDays, plannedMinutes } from '#domain/program/program-rules.ts';
import type { Program } from '#service/features/program/program-contract.ts';
import { programCopy } from './program-copy.ts';

type PlannedId = 'muscle' | 'lean' | 'cardio' | 'fitness';
/** The possible choices; recommendations name the same. */
export type ChoiceId = PlannedId | DailyTemplateId | 'assessment';

export type ProgramChoice = {
  readonly id: ChoiceId;
  readonly face: ProgramIcon;
  readonly label: string;
  readonly tagline: string;
  /** The number that leads, and what it counts. */
  readonly numeral: string;
  readonly caption: string;
  /** The aim and the length of the program. */
  readonly aim: string;
  readonly benefits: readonly string[];
};

const planned = {
  muscle: 'bulk',
  lean: 'lean',
  cardio: 'cardio_fitness',
  fitness: 'maintain',
} as const satisfies Readonly<Record<PlannedId, ProgramType>>;

const plannedChoice = (id: PlannedId): ProgramChoice => {
  const program = planned[id];
  const { goalValue, weeks, goals } = selectionPreset;
  const { goalUnit } = goals[program];
  // Daily maintenance is picked by its plans; without a plan it is fitness all round.
  const isAllRound = program === 'maintain';
  const { benefits, tagline } = programPitches[program];
  return {
    id,
    face: isAllRound ? { icon: 'spark', segment: 2 } : programFaces[program],
    label: nameText(isAllRound ? goalTypeLabels.fitness : programMap[program].picker),
    tagline: isAllRound ? programCopy.exploreLead : workoutText(tagline),
    numeral: String(goalValue),
    caption: programCopy.overWeeks(goalUnit, weeks),
    aim: programCopy.goalOverWeeks(goalValue, goalUnit, weeks),
    benefits: isAllRound
      ? [programCopy.strengthAndCardioInTurns, programCopy.equipmentOptional, programCopy.noTargetWeight]
      : benefits.map(workoutText),
  };
};

const dailyChoice = ({ id, label, description }: (typeof dailyChoices)[number]): ProgramChoice => ({
  id,
  face: programFaces.maintain,
  label: nameText(label),
  tagline: workoutText(description),
  numeral: String(plannedMinutes[id]),
  caption: programCopy.minutesADayCaption,
  aim: programCopy.minutesADay(plannedMinutes[id]),
  benefits: programPitches.maintain.benefits.map(workoutText),
});

const assessmentChoice: ProgramChoice = {
  id: 'assessment',
  face: programFaces.assessment,
  label: nameText(programMap.assessment.picker),
  tagline: `${workoutText(programPitches.assessment.tagline)} ${workoutText(assessmentSkipNote)}`,
  numeral: String(assessmentDays),
  caption: programCopy.daysThenYouKnow,
  aim: programCopy.assessmentAim(assessmentDays),
  benefits: programPitches.assessment.benefits.map(workoutText),
};

export const programChoices: readonly ProgramChoice[] = [
  plannedChoice('muscle'),
  plannedChoice('lean'),
  plannedChoice('cardio'),
  plannedChoice('fitness'),
  ...dailyChoices.map(dailyChoice),
  assessmentChoice,
];

/** Which choice the active program is; null without one, and for one that is not among the choices. */
export function choiceOf(program: Pick<Program, 'type' | 'dailyTemplate'> | null): ChoiceId | null {
  if (!program) return null;
  if (program.dailyTemplate) return program.dailyTemplate;
  if (program.type === 'assessment') return 'assessment';
  const [id] = Object.entries(planned).find(([, type]) => type === program.type) ?? [];
  return (id as PlannedId | undefined) ?? null;
}

/** The chosen program as it is shown. A custom plan shows its own minutes. */
export function shownChoice(id: ChoiceId, plan: CustomPlan): ProgramChoice | null {
  const choice = programChoices.find((one) => one.id === id) ?? null;
  if (!choice || id !== 'daily-custom' || plan.length === 0) return choice;
  const minutes = customPlanMinutes(plan);
  return {
    ...choice,
    numeral: numberText(minutes),
    aim: programCopy.minutesADay(minutes),
    benefits: plan.map(({ name }) => name),
  };
}

/** Why Start does nothing yet; null where it does. */
export function whatIsMissing(id: ChoiceId | null, plan: CustomPlan): ToastMessage | null {
  if (id === null) return { ...programCopy.noProgram, variant: 'destructive' };
  return id === 'daily-custom' && plan.length === 0
    ? { ...programCopy.noExercises, variant: 'destructive' }
    : null;
}

/** Whether the goal is a preset that a member may want to set otherwise. */
export const hasPresetGoal = ({ id }: ProgramChoice): boolean => id in planned;

/** The program that a choice would start, as far as the plan of its week depends on it. */
function chosenProgramOf(id: Exclude<ChoiceId, 'assessment'>): ChosenProgram {
  if (id === 'daily-50' || id === 'daily-100' || id === 'daily-custom')
    return { programType: 'maintain', goalType: 'daily_fitness', dailyTemplate: id };
  const programType = planned[id];
  return { programType, goalType: selectionPreset.goals[programType].goalType, dailyTemplate: null };
}

/** The request of Start for a choice. */
export function requestFor(id: ChoiceId, plan: CustomPlan, today: MemberDay): ProgramRequest {
  switch (id) {
    case 'assessment':
      return { path: '/api/programs/assessment' };
    case 'daily-50':
    case 'daily-100':
      return { path: '/api/programs/daily-maintenance', body: { templateType: id } };
    case 'daily-custom': {
      const body = { templateType: id, customExercises: sentExercises(plan) };
      return { path: '/api/programs/daily-maintenance', body };
    }
    case 'muscle':
    case 'lean':
    case 'cardio':
    case 'fitness':
      return plannedRequest(id, today);
  }
}

/** The same plan, kept by its member in spite of its hazards. */
export function acknowledging(request: ProgramRequest, causes: readonly string[]): ProgramRequest {
  const acknowledged = hazardCodes.filter((code) => causes.includes(code));
  return { ...request, body: { ...request.body, acknowledged } } as ProgramRequest;
}

const hazardCodes = [
  'pace',
  'deadline',
  'target-bmi',
  'age',
  'height',
  'weight',
] as const satisfies readonly HazardCode[];

function plannedRequest(id: PlannedId, today: MemberDay): ProgramRequest {
  const { goalValue, weeks, goals } = selectionPreset;
  return {
    path: '/api/programs',
    body: {
      type: id === 'fitness' ? 'maintain' : id,
      ...goals[planned[id]],
      goalValue,
      startDate: today,
      plannedEndDate: addDays(today, weeks * 7),
      currentPhase: 1,
      isActive: true,
    },
  };
}

type PreviewedDay = {
  readonly day: MemberDay;
  /** Null on a rest day. */
  readonly title: string | null;
  /** Null where it is not known, and on a rest day. */
  readonly minutes: number | null;
};

type Basis = Omit<ChoiceBasis, 'program'> & { readonly today: MemberDay; readonly daysPerWeek: number };

/** The first seven days of a choice, by the rules of the plan that its program would have. */
export function firstWeekOf(id: ChoiceId, plan: CustomPlan, basis: Basis): readonly PreviewedDay[] {
  if (id === 'assessment')
    return assessmentSchedule.map(({ title }, index) => ({
      day: addDays(basis.today, index),
      title: nameText(title),
      minutes: null,
    }));
  const week = weekPlan({ ...basis, dose: null, program: chosenProgramOf(id), customExercises: plan });
  return week.map(({ day, isRestDay, session, durationMinutes }) => {
    if (isRestDay || !session) return { day, title: null, minutes: null };
    const isOwn = id === 'daily-custom' && plan.length > 0;
    return {
      day,
      title: nameText(session.template.name),
      minutes: isOwn ? customPlanMinutes(plan) : durationMinutes,
    };
  });
}
