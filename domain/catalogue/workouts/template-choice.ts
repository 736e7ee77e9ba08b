import type { FitnessLevel } from '#domain/assessment/assessment-events.ts';
import { type MemberDay, weekdayOf } from '#domain/kernel/day.ts';
import type { ProgramStarted } from '#domain/program/program-events.ts';
import { ownedEquipment } from './equipment.ts';
import type { WorkoutTemplate } from './workout-template.ts';

/** All templates that a member can see, by where they come from. */
export type TemplateShelf = {
  readonly builtin: readonly WorkoutTemplate[];
  /** The member's own daily plan. */
  readonly custom: readonly WorkoutTemplate[];
  /** What the member saved. */
  readonly user: readonly WorkoutTemplate[];
};
export type ChosenProgram = Pick<ProgramStarted, 'programType' | 'goalType' | 'dailyTemplate'>;
export type ChoiceBasis = {
  readonly shelf: TemplateShelf;
  readonly equipment: readonly string[];
  readonly level: FitnessLevel;
  readonly program: ChosenProgram | null;
};

/** What a member chooses among: the eligible templates that the program prefers, in the order that the choice counts in. */
export const templatePool = ({ shelf, equipment, level, program }: ChoiceBasis): readonly WorkoutTemplate[] =>
  preferredTemplates(eligibleTemplates(inOrder(shelf), equipment, level), program);

/** Builtin, custom, user; each by name, so that an index means the same everywhere. */
export const inOrder = ({ builtin, custom, user }: TemplateShelf): readonly WorkoutTemplate[] =>
  [builtin, custom, user].flatMap((templates) => templates.toSorted(byName));

/** Those whose equipment is all owned; for beginners without the advanced ones, unless nothing else is left. */
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

/** Lean programs prefer cardio and 'full body', bulk programs strength, others nothing; without a match all stay. */
export function preferredTemplates(
  eligible: readonly WorkoutTemplate[],
  program: ChosenProgram | null,
): readonly WorkoutTemplate[] {
  return someOrElse(
    eligible.filter((template) => suits(template, program)),
    eligible,
  );
}

/** The template of a date: the weekday, Sunday being 0, modulo the size of the pool. Undefined for an empty pool. */
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

/** Compares code units of the lower-case name, so the order is the same on every device, in every language. */
function byName(a: WorkoutTemplate, b: WorkoutTemplate): number {
  const [left, right] = [a.name.toLowerCase(), b.name.toLowerCase()];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
