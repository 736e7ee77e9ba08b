import {
  alike,
  isPossible,
  levelOf,
  movements,
  sharesEquipment,
  type Wishes,
  withOther,
} from '#domain/catalogue/workouts/exercise-swaps.ts';
import type { InjuredArea } from '#domain/catalogue/workouts/injured-areas.ts';
import { gentlerFor, strainedBy } from '#domain/catalogue/workouts/injury-strains.ts';
import { guideModifications } from '#domain/catalogue/workouts/swap-choices.ts';
import type { TemplateExercise, WorkoutTemplate } from '#domain/catalogue/workouts/workout-template.ts';
import { addDays, type MemberDay } from '#domain/kernel/day.ts';
import { type Feeling, lowFeeling } from './check-in-events.ts';

/** Why a session differs from its plan. */
export type AdaptationReason =
  | { readonly kind: 'low-energy' | 'low-mood' | 'hard-twice' | 'strong' }
  | { readonly kind: 'sore'; readonly areas: readonly InjuredArea[] };

/** A session for today. */
export type AdaptedSession = {
  readonly template: WorkoutTemplate;
  /** Empty for the session as it is planned. */
  readonly reasons: readonly AdaptationReason[];
};

export type AdaptationBasis = {
  /** How the member feels today; null before the check-in. */
  readonly feeling: Feeling | null;
  /** The effort of the last workouts, the latest first: 1 to 10; null where none was given. */
  readonly efforts: readonly (number | null)[];
  readonly wishes: Wishes;
  /** The privacy switch personalizedRecommendations. */
  readonly isPersonalised: boolean;
};

/** How many days an effort says something about a session. */
const effortDays = 14;

/** The efforts that count for a session of a date, in the order of the workouts. */
export const effortsFor = (
  date: MemberDay,
  workouts: readonly { readonly date: MemberDay; readonly perceivedExertion: number | null }[],
): AdaptationBasis['efforts'] =>
  workouts
    .filter((workout) => workout.date >= addDays(date, -effortDays))
    .map(({ perceivedExertion }) => perceivedExertion);

/** How much of the plan a rule keeps. */
type Dose = {
  /** Of the sets of each exercise; at least one set stays. */
  readonly setShare: number;
  readonly restShare: number;
  /** Whether an exercise makes way for an easier form. */
  readonly isEasier: boolean;
};

/** The doses of a lighter day; the first rule that holds decides. Decision 54 has the table with its source. */
const adaptationRules = {
  low: lowFeeling,
  /** Energy from here up is high. */
  high: 4,
  /** An effort from here up is hard. */
  hard: 9,
  /** An effort up to here is easy. */
  easy: 6,
  doses: {
    empty: { setShare: 0.5, restShare: 1.5, isEasier: true },
    low: { setShare: 0.67, restShare: 1.25, isEasier: true },
    mood: { setShare: 0.67, restShare: 1, isEasier: false },
    hard: { setShare: 0.67, restShare: 1.25, isEasier: false },
  },
} as const;

/**
 * Today's session: the planned one, changed by how the member feels and how hard the last sessions were. The same input gives the same session. It is
 * never more than the plan on a day with low energy, and never has an exercise without sets. A daily routine stays as it is, because its sets are
 * counted.
 */
export function adaptSession(template: WorkoutTemplate, basis: AdaptationBasis): AdaptedSession {
  const asPlanned = { template, reasons: [] };
  if (!basis.isPersonalised || template.category === 'daily_maintenance') return asPlanned;
  const sore = withoutSore(template.exercises, basis);
  const { kind, dose } = dayRule(basis);
  const harder = kind === 'strong' ? nextStep(sore.exercises, basis.wishes) : null;
  const exercises = dose ? lighter(sore.exercises, dose, basis) : (harder ?? sore.exercises);
  const reasons: AdaptationReason[] = [
    ...(dose && kind !== 'as-planned' ? [{ kind }] : []),
    ...(sore.areas.length > 0 ? [{ kind: 'sore', areas: sore.areas } as const] : []),
    ...(harder ? [{ kind: 'strong' } as const] : []),
  ];
  return reasons.length === 0 ? asPlanned : { template: withExercises(template, exercises), reasons };
}

/** The rule that holds for a day, before the exercises of its session are looked at. */
export type DayRule = {
  readonly kind: Exclude<AdaptationReason['kind'], 'sore'> | 'as-planned';
  /** Of a lighter day; null otherwise. */
  readonly dose: Dose | null;
};

/** The rule of a day for a member who wants recommendations. Sore areas swap exercises besides it. */
export function dayRule(basis: Pick<AdaptationBasis, 'feeling' | 'efforts'>): DayRule {
  const light = lighterBy(basis);
  if (light) return light;
  return { kind: isReadyForMore(basis) ? 'strong' : 'as-planned', dose: null };
}

/** Fewer sets take less time: the length follows the share of the sets. */
function withExercises(template: WorkoutTemplate, exercises: readonly TemplateExercise[]): WorkoutTemplate {
  const share = setsIn(exercises) / setsIn(template.exercises);
  const durationMinutes = share >= 1 ? template.durationMinutes : Math.ceil(template.durationMinutes * share);
  return { ...template, durationMinutes, exercises };
}

const setsIn = (exercises: readonly TemplateExercise[]): number =>
  exercises.reduce((sum, { sets }) => sum + sets, 0);

function lighterBy({ feeling, efforts }: Pick<AdaptationBasis, 'feeling' | 'efforts'>): {
  readonly kind: 'low-energy' | 'low-mood' | 'hard-twice';
  readonly dose: Dose;
} | null {
  const { low, hard, doses } = adaptationRules;
  if (feeling && feeling.energy <= low)
    return { kind: 'low-energy', dose: feeling.energy < low ? doses.empty : doses.low };
  if (feeling && feeling.mood <= low) return { kind: 'low-mood', dose: doses.mood };
  const isHardTwice = lastTwo(efforts)?.every((effort) => effort >= hard) ?? false;
  return isHardTwice ? { kind: 'hard-twice', dose: doses.hard } : null;
}

/** High energy and nothing sore, after two sessions running that were easy. */
function isReadyForMore({ feeling, efforts }: Pick<AdaptationBasis, 'feeling' | 'efforts'>): boolean {
  const { high, easy, low } = adaptationRules;
  if (!feeling || feeling.energy < high || feeling.mood <= low || feeling.sore.length > 0) return false;
  return lastTwo(efforts)?.every((effort) => effort <= easy) ?? false;
}

/** Null when one of the last two sessions is missing, or has no effort. */
function lastTwo([last = null, before = null]: readonly (number | null)[]): readonly [number, number] | null {
  return last === null || before === null ? null : [last, before];
}

function lighter(
  exercises: readonly TemplateExercise[],
  { setShare, restShare, isEasier }: Dose,
  { wishes, feeling }: AdaptationBasis,
): readonly TemplateExercise[] {
  const suited = { ...wishes, injured: [...(wishes.injured ?? []), ...(feeling?.sore ?? [])] };
  const taken = new Set(exercises.map(({ name }) => name));
  return exercises.map((exercise) => {
    const sets = Math.max(1, Math.round(exercise.sets * setShare));
    const restSeconds = Math.round((exercise.restSeconds * restShare) / 5) * 5;
    const other = isEasier ? easierForm(exercise.name, suited, taken) : undefined;
    const fewer = { ...exercise, sets, restSeconds };
    if (other === undefined) return fewer;
    taken.add(other);
    return swapped(exercise, withOther(fewer, other));
  });
}

/** The first form that the guide names, or one of a lower level in the same pattern and with the same equipment. */
function easierForm(name: string, wishes: Wishes, taken: ReadonlySet<string>): string | undefined {
  const isFree = (other: string): boolean => !taken.has(other) && isPossible(other, wishes);
  const ofGuide = (guideModifications[name] ?? []).find(isFree);
  return (
    ofGuide ??
    alike(name, wishes, 0).find(
      (other) => isFree(other) && levelOf(other) < levelOf(name) && sharesEquipment(other, name),
    )
  );
}

/** The first exercise that has a form one level harder gets that form. Null when none has. */
function nextStep(
  exercises: readonly TemplateExercise[],
  wishes: Wishes,
): readonly TemplateExercise[] | null {
  const taken = new Set(exercises.map(({ name }) => name));
  for (const [index, exercise] of exercises.entries()) {
    const other = alike(exercise.name, wishes, 1).find(
      (one) =>
        !taken.has(one) && levelOf(one) === levelOf(exercise.name) + 1 && sharesEquipment(one, exercise.name),
    );
    if (other !== undefined)
      return exercises.toSpliced(index, 1, swapped(exercise, withOther(exercise, other)));
  }
  return null;
}

type Suited = { readonly exercises: readonly TemplateExercise[]; readonly areas: readonly InjuredArea[] };

/**
 * Swaps what loads a sore area, for another pattern where there is one. An exercise without a replacement is left out. When none would be left, a slow
 * mobility flow takes the place of the session.
 */
function withoutSore(exercises: readonly TemplateExercise[], { feeling, wishes }: AdaptationBasis): Suited {
  const sore = feeling?.sore ?? [];
  const areas = sore.filter((area) => exercises.some(({ name }) => strainedBy(name, [area]).length > 0));
  if (areas.length === 0) return { exercises, areas };
  const suited: Wishes = { ...wishes, injured: [...new Set([...(wishes.injured ?? []), ...sore])] };
  const kept: TemplateExercise[] = [];
  for (const exercise of exercises) {
    const taken = [...exercises, ...kept].map(({ name }) => name);
    const one = strainedBy(exercise.name, sore).length === 0 ? exercise : instead(exercise, suited, taken);
    if (one) kept.push(one);
  }
  const [first] = exercises;
  return { exercises: kept.length > 0 || !first ? kept : [swapped(first, flow)], areas };
}

function instead(
  exercise: TemplateExercise,
  wishes: Wishes,
  taken: readonly string[],
): TemplateExercise | undefined {
  const free = gentlerFor(exercise.name, wishes.injured ?? []).filter(
    (name) => isPossible(name, wishes) && levelOf(name) <= levelOf(exercise.name) && !taken.includes(name),
  );
  const name =
    free.find((other) => movements[other]?.pattern !== movements[exercise.name]?.pattern) ?? free[0];
  return name === undefined ? undefined : swapped(exercise, withOther(exercise, name));
}

/** The other exercise names the one of the template. */
const swapped = (exercise: TemplateExercise, other: TemplateExercise): TemplateExercise => ({
  ...other,
  insteadOf: exercise.insteadOf ?? exercise,
});

const flow: TemplateExercise = { name: 'Mobility Flow', sets: 1, restSeconds: 0, durationSeconds: 600 };
