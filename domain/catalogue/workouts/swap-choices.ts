import type { EquipmentId } from './equipment.ts';
import {
  alike,
  isPossible,
  isSameExercise,
  levelOf,
  mostSwaps,
  movements,
  sharesEquipment,
  timedOnly,
  type Wishes,
} from './exercise-swaps.ts';
import { deadlifts, each, type Gentler, gentlerFor, squats } from './injury-strains.ts';
import type { TemplateExercise } from './workout-template.ts';

/** Exercises with jumps or running steps, as their guides say. */
export const highImpact: ReadonlySet<string> = new Set([
  'Burpees',
  'High Knees',
  'Jogging',
  'Jumping Jacks',
  'Mountain Climbers',
  'Running',
  'Treadmill Run',
]);

/** The gentler forms that the guide of an exercise names among its modifications, the first it names first. */
export const guideModifications: Gentler = {
  ...each(
    squats.filter((name) => name !== 'Wall Sit'),
    ['Chair Squats'],
  ),
  ...each(['Push-ups', 'Tempo Push-ups', 'Decline Push-ups'], ['Incline Push-ups', 'Knee Push-ups']),
  'Knee Push-ups': ['Incline Push-ups'],
  'Jumping Jacks': ['Step Jacks'],
  'High Knees': ['Marching High Knees'],
  ...each(['Lunges', 'Walking Lunges', 'Dumbbell Lunges'], ['Reverse Lunges']),
  Jogging: ['Brisk Walk'],
  ...each(['Running', 'Treadmill Run'], ['Brisk Walk']),
  ...each(['Bike Sprint', 'Steady Bike Ride'], ['Easy Bike Ride']),
  ...each(
    ['Barbell Row', 'Dumbbell Row', 'Tempo Dumbbell Row', 'Kettlebell Row'],
    ['Single-Arm Dumbbell Row'],
  ),
  ...each(
    deadlifts.filter((name) => name !== 'Band Deadlifts'),
    ['Band Deadlifts'],
  ),
};

/** Longer sets are steady work, and only another steady exercise can take their place. */
const longestCountedSeconds = 180;

/** Why the member wants another exercise: something hurts, or any other reason. */
export type SwapReason = 'pain' | 'other';

export type SwapChoice = {
  readonly name: string;
  /** Compared with the exercise that it replaces. */
  readonly effort: 'same' | 'easier' | 'harder';
  /** It has no jump or running step, and the replaced one has. */
  readonly isGentler: boolean;
  readonly equipment: readonly EquipmentId[];
};

type Replaced = Pick<TemplateExercise, 'name' | 'durationSeconds'>;

/**
 * At most three exercises that a member can choose from for the rest of a workout, without those that the workout has already. They have
 * the same pattern. Those of the same level come first, and among them those with the same equipment. Then come easier ones, then those one
 * level harder. A gentler form that the guide names is always among them. Where it hurts, none is harder or has more impact. Then forms
 * that the guide names come first, then replacements for the injured area, then exercises of low impact.
 */
export function swapChoices(
  replaced: Replaced,
  { taken, ...wishes }: Wishes & { readonly taken: readonly string[] },
  reason: SwapReason = 'other',
): readonly SwapChoice[] {
  const isFree = (other: string): boolean =>
    isPossible(other, wishes) && ![replaced.name, ...taken].some((name) => isSameExercise(name, other));
  const names = reason === 'pain' ? byImpact(replaced, wishes, isFree) : byEffort(replaced, wishes, isFree);
  return names.slice(0, mostSwaps).map((other) => ({
    name: other,
    effort: effortWords[Math.sign(levelOf(other) - levelOf(replaced.name)) + 1] ?? 'same',
    isGentler: highImpact.has(replaced.name) && !highImpact.has(other),
    equipment: movements[other]?.equipment ?? [],
  }));
}

type IsFree = (other: string) => boolean;

function byEffort(replaced: Replaced, wishes: Wishes, isFree: IsFree): readonly string[] {
  const { name } = replaced;
  const distance = (other: string): number => {
    const steps = levelOf(other) - levelOf(name);
    return (steps > 0 ? 10 : -steps * 2) + (sharesEquipment(other, name) ? 0 : 1);
  };
  const ranked = alike(name, wishes, 1)
    .filter((other) => isFree(other) && lastsAsLong(replaced, other))
    .toSorted((a, b) => distance(a) - distance(b));
  const best = ranked.slice(0, mostSwaps);
  const ofGuide = (guideModifications[name] ?? []).filter((other) => ranked.includes(other));
  const [first] = ofGuide;
  if (first === undefined || ofGuide.some((other) => best.includes(other))) return best;
  return [...best.slice(0, mostSwaps - 1), first].toSorted((a, b) => distance(a) - distance(b));
}

function byImpact(replaced: Replaced, wishes: Wishes, isFree: IsFree): readonly string[] {
  const { name } = replaced;
  const impact = (other: string): number => (highImpact.has(other) ? 1 : 0);
  const others = alike(name, wishes, 0).filter((other) => impact(other) <= impact(name));
  const ranked = others.toSorted((a, b) => impact(a) - impact(b) || levelOf(a) - levelOf(b));
  const gentler = [...(guideModifications[name] ?? []), ...gentlerFor(name, wishes.injured ?? []), ...ranked];
  return [...new Set(gentler)].filter((other) => isFree(other) && lastsAsLong(replaced, other));
}

const lastsAsLong = ({ durationSeconds = 0 }: Replaced, other: string): boolean =>
  durationSeconds <= longestCountedSeconds || timedOnly.has(other);

const effortWords = ['easier', 'same', 'harder'] as const;
