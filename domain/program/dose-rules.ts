import type { FitnessLevel } from '#domain/assessment/assessment-events.ts';
import { hasWeights } from '#domain/catalogue/workouts/equipment.ts';
import {
  alike,
  levelOf,
  movements,
  sharesEquipment,
  timedOnly,
  type Wishes,
} from '#domain/catalogue/workouts/exercise-swaps.ts';
import type { TemplateExercise, WorkoutTemplate } from '#domain/catalogue/workouts/workout-template.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { phaseDefinitions } from './phase-definitions.ts';
import { type DoseChoice, keptWeeksAfter, type ProgramStarted, type ProgramType } from './program-events.ts';
import { programWeekOf } from './program-rules.ts';

/** How a phase adds work: more reps or seconds, more sets, or sets of fewer reps, so that the load can grow. */
export type DoseStep = 'amounts' | 'sets' | 'heavier';
/** A step that was earned, and how much of the room to grow it may use. */
type EarnedStep = { readonly by: DoseStep; readonly room: number };
type PhaseDose = {
  /** The step after a full week; null where the dose stays. */
  readonly step: EarnedStep | null;
  /** Of the rests of the template. */
  readonly restShare: number;
};

const phase = (by: DoseStep, room: number, restShare = 1): PhaseDose => ({ step: { by, room }, restShare });
const hold: PhaseDose = { step: null, restShare: 1 };

/** One entry for each phase. Decision 56 has the table with its sources. */
export const phaseDoses: Readonly<Record<ProgramType, readonly PhaseDose[]>> = {
  lean: [phase('amounts', 0.35), phase('amounts', 0.65, 0.75), phase('sets', 1), hold],
  bulk: [phase('amounts', 0.35), phase('sets', 1), phase('heavier', 1, 1.25), hold],
  cardio_fitness: [phase('amounts', 0.35), phase('amounts', 0.8), phase('amounts', 1, 0.75)],
  maintain: [hold, hold, phase('amounts', 1)],
  assessment: [hold, hold],
};

export const doseRules = {
  /** Training dates of a full week. */
  fullWeekDays: 2,
  /** An effort from here up is hard: the week after it adds nothing. */
  hardEffort: 9,
  /** Full weeks running before a recovery week. */
  loadWeeks: 5,
  /** Of the template's sets, in a recovery week. */
  recoverySets: 0.6,
  /** A step adds about so much volume, and never more than `most`. */
  step: { aim: 0.05, most: 0.1 },
  /** The largest volume, in shares of the template's. */
  largest: { beginner: 1.3, intermediate: 1.4, advanced: 1.5 } satisfies Record<FitnessLevel, number>,
  /** The most sets that an exercise gets, and how many more than in its template. */
  sets: { most: 6, more: 2 },
  /** Reps and seconds of a set, in shares of the template's. */
  amountShare: 1.5,
  /** The fewest reps of a set that is made heavier. */
  fewestReps: 4,
  /** Seconds that a set below a length in seconds grows by. */
  seconds: [
    { below: 90, by: 5 },
    { below: 300, by: 10 },
    { below: Number.POSITIVE_INFINITY, by: 30 },
  ],
  secondsPerRep: 4,
} as const;

/** One week of a program, from its first date. */
export type TrainedWeek = {
  /** Dates with a completed workout. */
  readonly days: number;
  /** Whether its last workout was of an effort of 9 or 10. */
  readonly isHard: boolean;
};

/** What the dose follows from: the program, what was done in each of its weeks, and the weeks in which the member kept the dose. */
export type DoseBasis = {
  readonly program: Pick<ProgramStarted, 'programType' | 'startDate'>;
  /** From the first week on; a missing one had no workout. */
  readonly weeks: readonly TrainedWeek[];
  /** Numbers of weeks, from 1. */
  readonly keptWeeks: readonly number[];
};

/** The dose of one week of a program. */
export type Dose = {
  /** From 1. */
  readonly week: number;
  /** The name of its phase. */
  readonly phase: string;
  /** All steps that the member has reached, the oldest first. */
  readonly steps: readonly EarnedStep[];
  readonly restShare: number;
  readonly isRecovery: boolean;
};

/** Why a session differs from its template. */
export type DoseReason = DoseStep | 'harder-form' | 'recovery' | 'shorter-rests' | 'longer-rests';
export type DoseChange = { readonly was: TemplateExercise; readonly now: TemplateExercise };
export type DosedSession = {
  readonly template: WorkoutTemplate;
  /** Both are empty for the session as the template has it. */
  readonly reasons: readonly DoseReason[];
  /** The exercises with other sets, reps, seconds or rests. */
  readonly changes: readonly DoseChange[];
};

/** The weeks of a program up to the one of a date. @param workouts completed ones, the oldest first */
export function trainedWeeks(
  startDate: MemberDay,
  workouts: readonly { readonly date: MemberDay; readonly effort: number | null }[],
  today: MemberDay,
): readonly TrainedWeek[] {
  return Array.from({ length: programWeekOf(startDate, today) }, (_, index) => {
    const ofWeek = workouts.filter(
      ({ date }) => date >= startDate && date <= today && programWeekOf(startDate, date) === index + 1,
    );
    return {
      days: new Set(ofWeek.map(({ date }) => date)).size,
      isHard: (ofWeek.at(-1)?.effort ?? 0) >= doseRules.hardEffort,
    };
  });
}

/**
 * The dose of the week of a date, walked from the first week on. A full week earns the step of the next week's phase, unless it ended hard or the member
 * keeps the dose. A week without training takes the last step back. After five full weeks running comes a recovery week.
 */
export function doseOn({ program, weeks, keptWeeks }: DoseBasis, day: MemberDay): Dose {
  const week = programWeekOf(program.startDate, day);
  let state: Walked = { steps: [], loaded: 0, isRecovery: false };
  for (let number = 2; number <= week; number += 1) {
    const { step } = phaseOf(program.programType, number);
    const earned = keptWeeks.includes(number) ? 'kept' : step;
    state = nextWeek(state, weeks[number - 2] ?? { days: 0, isHard: false }, earned);
  }
  const { steps, isRecovery } = state;
  const { name, restShare } = phaseOf(program.programType, week);
  return { week, phase: name, steps, restShare: steps.length > 0 ? restShare : 1, isRecovery };
}

type Walked = Pick<Dose, 'steps' | 'isRecovery'> & {
  /** Full weeks since the last one of recovery, or without training. */
  readonly loaded: number;
};

function nextWeek(
  { steps, loaded, isRecovery }: Walked,
  { days, isHard }: TrainedWeek,
  earned: EarnedStep | 'kept' | null,
): Walked {
  if (days === 0) return { steps: withoutLast(steps), loaded: 0, isRecovery: false };
  if (isRecovery) return { steps, loaded: 0, isRecovery: false };
  if (days < doseRules.fullWeekDays) return { steps, loaded, isRecovery: false };
  const isDue = loaded + 1 >= doseRules.loadWeeks;
  if (earned === 'kept') return { steps, loaded: loaded + 1, isRecovery: false };
  return {
    steps: earned && !isHard ? [...steps, earned] : steps,
    loaded: loaded + 1,
    isRecovery: isDue,
  };
}

/** One step back. Fewer reps stay, because the way back from them would be a leap. */
const withoutLast = (steps: readonly EarnedStep[]): readonly EarnedStep[] =>
  steps.filter((_, index) => index !== steps.findLastIndex(({ by }) => by !== 'heavier'));

/** The same program as if the member made that choice in the week of a date. */
export const withChoice = (basis: DoseBasis, day: MemberDay, choice: DoseChoice): DoseBasis => ({
  ...basis,
  keptWeeks: keptWeeksAfter(basis.keptWeeks, { week: programWeekOf(basis.program.startDate, day), choice }),
});

function phaseOf(programType: ProgramType, week: number): PhaseDose & { readonly name: string } {
  let end = 0;
  const phases = phaseDefinitions[programType];
  const index = phases.findIndex(({ weeks }) => {
    end += weeks;
    return week <= end;
  });
  const last = index === -1 ? phases.length - 1 : index;
  return { ...(phaseDoses[programType][last] ?? hold), name: phases[last]?.name ?? '' };
}

/**
 * A template in the dose of a week. Each step adds at most a tenth of the volume before it, so that no week has more than that over the last full one, and
 * none has less than the first but a recovery week. What warms up, cools down or stretches stays as it is, and so do daily routines.
 * @param wishes what a harder form must suit; null for no harder forms
 */
export function dosedTemplate(
  template: WorkoutTemplate,
  dose: Dose,
  wishes: Wishes | null = null,
): DosedSession {
  const asWritten = { template, reasons: [], changes: [] };
  if (template.category === 'daily_maintenance' || template.category === 'mobility') return asWritten;
  const { exercises, reasons } = dose.isRecovery ? recovering(template) : grown(template, dose.steps, wishes);
  const grows = growing(template);
  const rested = dose.isRecovery ? exercises : withRests(exercises, grows, dose.restShare);
  const changes = changesFrom(template.exercises, rested);
  if (changes.length === 0) return asWritten;
  const amounts = dose.isRecovery || dose.steps.some(({ by }) => by === 'heavier') ? 'exact' : 'at-least';
  const marked = rested.map((exercise, index) =>
    grows[index] ? ({ ...exercise, amounts } as const) : exercise,
  );
  return {
    template: { ...template, exercises: marked, durationMinutes: minutesOf(template, rested) },
    reasons: [...reasons, ...restReason(exercises, rested, dose.restShare)],
    changes,
  };
}

/** Seconds of work. */
export const volumeOf = (exercises: readonly TemplateExercise[]): number =>
  exercises.reduce((sum, exercise) => sum + exercise.sets * workOf(exercise), 0);

const workOf = ({ reps, durationSeconds }: TemplateExercise): number =>
  durationSeconds ?? reps * doseRules.secondsPerRep;

const isSame = (a: TemplateExercise, b: TemplateExercise): boolean =>
  a.name === b.name && a.sets === b.sets && workOf(a) === workOf(b) && a.restSeconds === b.restSeconds;

const changesFrom = (
  before: readonly TemplateExercise[],
  after: readonly TemplateExercise[],
): readonly DoseChange[] =>
  before.flatMap((was, index) => {
    const now = after[index];
    return now && !isSame(was, now) ? [{ was, now }] : [];
  });

/** Which exercises the dose changes: neither the warm-up, which comes first, nor a single set, unless it is the session's longest. */
function growing({ exercises }: WorkoutTemplate): readonly boolean[] {
  const longest = Math.max(...exercises.map((exercise) => exercise.sets * workOf(exercise)));
  return exercises.map(
    (exercise, index) =>
      index > 0 &&
      movements[exercise.name]?.pattern !== 'mobility' &&
      (exercise.sets > 1 || workOf(exercise) === longest),
  );
}

type Grown = { readonly exercises: readonly TemplateExercise[]; readonly reasons: readonly DoseReason[] };

function recovering(template: WorkoutTemplate): Grown {
  const grows = growing(template);
  const exercises = template.exercises.map((exercise, index) =>
    grows[index]
      ? { ...exercise, sets: Math.max(1, Math.round(exercise.sets * doseRules.recoverySets)) }
      : exercise,
  );
  return { exercises, reasons: ['recovery'] };
}

function grown(template: WorkoutTemplate, steps: readonly EarnedStep[], wishes: Wishes | null): Grown {
  let { exercises } = template;
  const reasons = new Set<DoseReason>();
  for (const step of steps) {
    const by = step.by === 'sets' && !stepped(template, exercises, step) ? 'amounts' : step.by;
    const taken =
      by === 'heavier' ? heavier(template, exercises, wishes) : stepped(template, exercises, { ...step, by });
    if (!taken) continue;
    exercises = taken;
    reasons.add(by);
  }
  const isHarder = exercises.some(({ name }, index) => name !== template.exercises[index]?.name);
  return { exercises, reasons: [...reasons, ...(isHarder ? (['harder-form'] as const) : [])] };
}

/**
 * Fewer reps in each set, together as many as in the template: so that a load can grow, or with a form of the exercise that is one level harder. An
 * exercise with neither stays. Null where all stay.
 */
function heavier(
  template: WorkoutTemplate,
  before: readonly TemplateExercise[],
  wishes: Wishes | null,
): readonly TemplateExercise[] | null {
  let exercises = before;
  for (const [index, written] of template.exercises.entries()) {
    const heavy = heavierSet(written, exercises, { index, wishes });
    if (heavy) exercises = exercises.with(index, heavy);
  }
  return changesFrom(before, exercises).length > 0 ? exercises : null;
}

function heavierSet(
  written: TemplateExercise,
  session: readonly TemplateExercise[],
  { index, wishes }: { readonly index: number; readonly wishes: Wishes | null },
): TemplateExercise | null {
  const exercise = session[index];
  if (exercise?.reps === undefined) return null;
  const fewer = { ...exercise, reps: fewerReps(written, exercise) };
  const isHarder = written.name !== exercise.name;
  if (isHarder || isLoaded(exercise.name)) return fewer;
  const taken = new Set(session.map(({ name }) => name));
  const other = wishes ? harderForm(exercise, wishes, taken) : undefined;
  return other === undefined ? null : { ...fewer, name: other, insteadOf: exercise };
}

/** As many in all sets as in the template. */
const fewerReps = (written: TemplateExercise, { sets, reps = 0 }: TemplateExercise): number =>
  Math.min(reps, Math.max(doseRules.fewestReps, Math.ceil((written.sets * (written.reps ?? reps)) / sets)));

/** Weights and bands have more load for fewer reps. */
const isLoaded = (name: string): boolean => {
  const equipment = movements[name]?.equipment ?? [];
  return hasWeights(equipment) || equipment.includes('resistance_bands');
};

/** For an exercise without a load that the member did not swap. */
function harderForm(
  { name, insteadOf }: TemplateExercise,
  wishes: Wishes,
  taken: ReadonlySet<string>,
): string | undefined {
  if (insteadOf) return undefined;
  return alike(name, wishes, 1).find(
    (other) =>
      levelOf(other) === levelOf(name) + 1 &&
      sharesEquipment(other, name) &&
      !timedOnly.has(other) &&
      !taken.has(other),
  );
}

/** The exercises after one step; null where nothing fits. The exercise that has grown least grows first. Where no more sets fit, the same sets grow. */
function stepped(
  template: WorkoutTemplate,
  before: readonly TemplateExercise[],
  { by, room }: EarnedStep,
): readonly TemplateExercise[] | null {
  const { aim, most } = doseRules.step;
  const volume = volumeOf(before);
  const largest = 1 + (doseRules.largest[template.difficulty] - 1) * room;
  const limit = Math.min(volume * (1 + most), volumeOf(template.exercises) * largest);
  let exercises = before;
  for (const index of leastGrownFirst(template, before, by)) {
    if (volumeOf(exercises) >= volume * (1 + aim)) break;
    const more = bigger(template.exercises[index], exercises[index], by);
    const next = more ? exercises.with(index, more) : exercises;
    if (volumeOf(next) <= limit) exercises = next;
  }
  return exercises === before ? null : exercises;
}

/** The places of the exercises that grow; those with the fewest more sets, or the least longer sets, come first. */
function leastGrownFirst(
  template: WorkoutTemplate,
  now: readonly TemplateExercise[],
  by: DoseStep,
): readonly number[] {
  const growth = now.map((exercise, index) => {
    const was = template.exercises[index] ?? exercise;
    return by === 'amounts' ? workOf(exercise) / workOf(was) : exercise.sets - was.sets;
  });
  return growing(template)
    .flatMap((grows, index) => (grows ? [index] : []))
    .toSorted((a, b) => (growth[a] ?? 0) - (growth[b] ?? 0) || a - b);
}

function bigger(
  written: TemplateExercise | undefined,
  now: TemplateExercise | undefined,
  by: DoseStep,
): TemplateExercise | null {
  if (!written || !now) return null;
  if (by === 'amounts') return longerSets(written, now);
  const { most, more } = doseRules.sets;
  const sets = now.sets + 1;
  return now.sets === 1 || sets > Math.min(most, written.sets + more) ? null : { ...now, sets };
}

function longerSets(written: TemplateExercise, now: TemplateExercise): TemplateExercise | null {
  if (now.reps !== undefined) {
    const reps = now.reps + 1;
    return reps > (written.reps ?? 0) * doseRules.amountShare ? null : { ...now, reps };
  }
  const { by = 0 } = doseRules.seconds.find(({ below }) => now.durationSeconds < below) ?? {};
  const durationSeconds = now.durationSeconds + by;
  return durationSeconds > (written.durationSeconds ?? 0) * doseRules.amountShare
    ? null
    : { ...now, durationSeconds };
}

/** In steps of 5 seconds. */
const withRests = (
  exercises: readonly TemplateExercise[],
  grows: readonly boolean[],
  share: number,
): readonly TemplateExercise[] =>
  exercises.map((exercise, index) =>
    grows[index] && exercise.sets > 1
      ? { ...exercise, restSeconds: Math.round((exercise.restSeconds * share) / 5) * 5 }
      : exercise,
  );

function restReason(
  before: readonly TemplateExercise[],
  after: readonly TemplateExercise[],
  share: number,
): readonly DoseReason[] {
  if (before.every((exercise, index) => exercise.restSeconds === after[index]?.restSeconds)) return [];
  return [share < 1 ? 'shorter-rests' : 'longer-rests'];
}

/** The length follows the work and the rests. */
function minutesOf(
  { durationMinutes, exercises }: WorkoutTemplate,
  now: readonly TemplateExercise[],
): number {
  return Math.max(1, Math.round((durationMinutes * secondsOf(now)) / secondsOf(exercises)));
}

const secondsOf = (exercises: readonly TemplateExercise[]): number =>
  volumeOf(exercises) + exercises.reduce((sum, { sets, restSeconds }) => sum + (sets - 1) * restSeconds, 0);
