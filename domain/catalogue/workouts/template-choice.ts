import type { FitnessLevel } from '#domain/assessment/assessment-events.ts';
import { type MemberDay, weekdayOf } from '#domain/kernel/day.ts';
import { type DoseBasis, type DosedSession, dosedTemplate, doseOn } from '#domain/program/dose-rules.ts';
import type { ProgramStarted } from '#domain/program/program-events.ts';
import { ownedEquipment } from './equipment.ts';
import { suitedTemplate, type Wishes } from './exercise-swaps.ts';
import type { InjuredArea } from './injured-areas.ts';
import type { WorkoutTemplate } from './workout-template.ts';

/** All templates visible to a member, by origin. */
export type TemplateShelf = {
  readonly builtin: readonly WorkoutTemplate[];
  /** The member's custom daily plan. */
  readonly custom: readonly WorkoutTemplate[];
  /** Templates saved by the member. */
  readonly user: readonly WorkoutTemplate[];
};
export type ChosenProgram = Pick<ProgramStarted, 'programType' | 'goalType' | 'dailyTemplate'>;
export type ChoiceBasis = {
  readonly shelf: TemplateShelf;
  readonly equipment: readonly string[];
  readonly level: FitnessLevel;
  readonly program: ChosenProgram | null;
  /** Names of exercises that are not for the member. */
  readonly excluded?: readonly string[];
  /** The areas that the member noted as injured. */
  readonly injured?: readonly InjuredArea[];
  /** What the dose of the program's sessions follows from; absent or null for sessions as they are written. */
  readonly dose?: DoseBasis | null;
};

/** The templates that the weekday choice indexes: eligible and preferred by the program, in a stable order. Each is as it was written. */
export const templatePool = ({ shelf, equipment, level, program }: ChoiceBasis): readonly WorkoutTemplate[] =>
  preferredTemplates(eligibleTemplates(inOrder(shelf), equipment, level), program);

/** The wishes that a chosen template must suit. */
export const wishesOf = ({ equipment, excluded = [], injured = [] }: ChoiceBasis): Wishes => ({
  equipment,
  excluded,
  injured,
});

/** Builtin, custom, user; each sorted by name, so that an index selects the same template everywhere. */
export const inOrder = ({ builtin, custom, user }: TemplateShelf): readonly WorkoutTemplate[] =>
  [builtin, custom, user].flatMap((templates) => templates.toSorted(byName));

/** Templates whose equipment is all owned. Beginners get advanced ones only when no others are eligible. */
export function eligibleTemplates(
  templates: readonly WorkoutTemplate[],
  equipment: readonly string[],
  level: FitnessLevel,
): readonly WorkoutTemplate[] {
  const owned = ownedEquipment(equipment);
  const possible = templates.filter((template) =>
    ownedEquipment(template.equipment).every((id) => owned.includes(id)),
  );
  if (level !== 'beginner') return possible;
  return someOrElse(
    possible.filter((template) => template.difficulty !== 'advanced'),
    possible,
  );
}

/** Lean programs prefer cardio and 'full body', bulk programs strength; others have no preference. Without a match all templates stay. */
export function preferredTemplates(
  eligible: readonly WorkoutTemplate[],
  program: ChosenProgram | null,
): readonly WorkoutTemplate[] {
  return someOrElse(
    eligible.filter((template) => suits(template, program)),
    eligible,
  );
}

/**
 * The one session that is recommended for a date: dashboard, workout screen, plan, calendar and assistants all ask here. It suits the member, and is in
 * the written dose. Undefined when no template has an exercise for the member.
 */
export const recommendedOn = (basis: ChoiceBasis, day: MemberDay): WorkoutTemplate | undefined => {
  const wishes = wishesOf(basis);
  const suited = templatePool(basis).map((template) => suitedTemplate(template, wishes));
  return chooseTemplate(
    suited.filter(({ exercises }) => exercises.length > 0),
    day,
  );
};

/** A session in the dose of a date's week. Daily routines and the member's own workouts stay as they are written. */
export function dosedOn(basis: ChoiceBasis, template: WorkoutTemplate, day: MemberDay): DosedSession {
  const isOwn = basis.shelf.user.some(({ id }) => id === template.id);
  if (!basis.dose || isOwn) return { template, reasons: [], changes: [] };
  return dosedTemplate(template, doseOn(basis.dose, day), wishesOf(basis));
}

/** The template of a date: index = weekday (Sunday is 0) modulo the pool size. Undefined for an empty pool. */
export const chooseTemplate = (
  pool: readonly WorkoutTemplate[],
  day: MemberDay,
): WorkoutTemplate | undefined => pool[weekdayOf(day) % pool.length];

function suits({ category, name }: WorkoutTemplate, program: ChosenProgram | null): boolean {
  if (program?.programType === 'lean' || program?.goalType === 'weight_loss')
    return category === 'cardio' || name.toLowerCase().includes('full body');
  if (program?.programType === 'bulk' || program?.goalType === 'muscle_gain') return category === 'strength';
  return true;
}

const someOrElse = <Item>(items: readonly Item[], others: readonly Item[]): readonly Item[] =>
  items.length > 0 ? items : others;

/** Compares code units of the lower-case name, so the order does not depend on device or language. */
function byName(a: WorkoutTemplate, b: WorkoutTemplate): number {
  const [left, right] = [a.name.toLowerCase(), b.name.toLowerCase()];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
