import type { FitnessLevel } from '#domain/assessment/assessment-events.ts';
import { type EquipmentId, ownedEquipment } from '#domain/catalogue/workouts/equipment.ts';
import { type MovementPattern, mainNames, movements } from '#domain/catalogue/workouts/exercise-swaps.ts';
import type { WorkoutTemplate } from '#domain/catalogue/workouts/workout-template.ts';
import type { ExerciseGuide, Muscle } from './exercise-guide.ts';
import { findGuide } from './guide-lookup.ts';

/** An exercise of the workouts, with all that it can be found by. */
export type LibraryExercise = {
  readonly name: string;
  readonly pattern: MovementPattern;
  readonly level: FitnessLevel;
  /** All of it is needed. */
  readonly equipment: readonly EquipmentId[];
  readonly muscles: readonly Muscle[];
  readonly impact: ExerciseGuide['impact'];
};

/** A search in the library. Every value that is not null must be true of a found exercise. */
export type LibraryFilter = {
  /** Words, each of which must occur. */
  readonly search: string;
  readonly pattern: MovementPattern | null;
  readonly muscle: Muscle | null;
  /** `none`: no equipment is needed. `mine`: no other than the member has. */
  readonly equipment: EquipmentId | 'none' | 'mine' | null;
  readonly level: FitnessLevel | null;
  readonly impact: ExerciseGuide['impact'] | null;
};

/** The filters that are chosen from a list of values. */
export type FilterName = Exclude<keyof LibraryFilter, 'search'>;

export const wholeLibrary: LibraryFilter = {
  search: '',
  pattern: null,
  muscle: null,
  equipment: null,
  level: null,
  impact: null,
};

const levels: Readonly<Record<1 | 2 | 3, FitnessLevel>> = { 1: 'beginner', 2: 'intermediate', 3: 'advanced' };

/** Every exercise of the templates once, by name. */
export const exerciseLibrary: readonly LibraryExercise[] = Object.entries(movements)
  .filter(([name]) => !(name in mainNames))
  .map(([name, { pattern, level, equipment }]) => {
    const guide = findGuide(name);
    return {
      name,
      pattern,
      level: levels[level],
      equipment,
      muscles: guide?.musclesWorked ?? [],
      impact: guide?.impact ?? 'low',
    };
  })
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

const byName = new Map(exerciseLibrary.map((exercise) => [exercise.name, exercise]));
const entryOf = (name: string): LibraryExercise | undefined => byName.get(mainNames[name] ?? name);

/** A name or sentence of the catalogue in the language of a reader, in which the reader searches too. */
type Shown = (english: string) => string;
const asItIs: Shown = (english) => english;

/** @param owned equipment ids of the member */
export const findExercises = (
  filter: LibraryFilter,
  owned: readonly string[],
  shown: Shown = asItIs,
): readonly LibraryExercise[] =>
  exerciseLibrary.filter(
    (exercise) =>
      hasWords([exercise.name, exercise.pattern, ...exercise.muscles], filter.search, shown) &&
      suits(exercise.equipment, filter.equipment, owned) &&
      isOrAny(filter.pattern, exercise.pattern) &&
      (filter.muscle === null || exercise.muscles.includes(filter.muscle)) &&
      isOrAny(filter.level, exercise.level) &&
      isOrAny(filter.impact, exercise.impact),
  );

/** The workouts that have an exercise of the pattern and one for the muscle. One jump makes a workout a high-impact one. */
export const findWorkouts = <Workout extends WorkoutTemplate>(
  workouts: readonly Workout[],
  filter: LibraryFilter,
  owned: readonly string[],
  shown: Shown = asItIs,
): readonly Workout[] =>
  workouts.filter((workout) => {
    const exercises = workout.exercises.flatMap(({ name }) => entryOf(name) ?? []);
    const isHigh = exercises.some(({ impact }) => impact === 'high');
    return (
      hasWords(
        [workout.name, workout.description, ...workout.exercises.map(({ name }) => name)],
        filter.search,
        shown,
      ) &&
      suits(ownedEquipment(workout.equipment), filter.equipment, owned) &&
      (filter.pattern === null || exercises.some(({ pattern }) => pattern === filter.pattern)) &&
      (filter.muscle === null ||
        exercises.some(({ muscles }) => muscles.some((one) => one === filter.muscle))) &&
      isOrAny(filter.level, workout.difficulty) &&
      isOrAny(filter.impact, isHigh ? 'high' : 'low')
    );
  });

const isOrAny = <Value>(wanted: Value | null, value: Value): boolean => wanted === null || wanted === value;

function hasWords(texts: readonly string[], search: string, shown: Shown): boolean {
  const text = plain([...texts, ...texts.map(shown)].join(' '));
  return plain(search)
    .split(' ')
    .every((word) => text.includes(word));
}

/** `Push-ups` is found by `push ups` and by `pushup`. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]+/gu, '')
    .trim();

function suits(
  needed: readonly string[],
  wanted: LibraryFilter['equipment'],
  owned: readonly string[],
): boolean {
  if (wanted === null) return true;
  if (wanted === 'none') return needed.length === 0;
  return wanted === 'mine' ? needed.every((id) => owned.includes(id)) : needed.includes(wanted);
}
