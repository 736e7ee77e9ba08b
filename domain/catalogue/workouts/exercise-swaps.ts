import { planRulesV1 } from '#domain/program/custom-plan-rules.ts';
import { type EquipmentId, ownedEquipment } from './equipment.ts';
import type { InjuredArea } from './injured-areas.ts';
import { gentlerFor, strainedBy } from './injury-strains.ts';
import type { TemplateExercise, WorkoutTemplate } from './workout-template.ts';

export type MovementPattern =
  | 'push'
  | 'pull'
  | 'squat'
  | 'lunge'
  | 'hinge'
  | 'core'
  | 'calves'
  | 'cardio'
  | 'mobility';
/** 1: for everybody. 3: for members who train regularly. */
type Level = 1 | 2 | 3;
type Movement = {
  readonly pattern: MovementPattern;
  readonly level: Level;
  /** All of it is needed. */
  readonly equipment: readonly EquipmentId[];
};

const of = (pattern: MovementPattern, level: Level, ...equipment: readonly EquipmentId[]): Movement => ({
  pattern,
  level,
  equipment,
});

/** The movement of every exercise of the templates. */
export const movements: Readonly<Record<string, Movement>> = {
  'Air Squats': of('squat', 1),
  'Band Deadlifts': of('hinge', 2, 'resistance_bands'),
  'Band Glute Bridges': of('hinge', 1, 'resistance_bands'),
  'Band Rows': of('pull', 1, 'resistance_bands'),
  'Band Squats': of('squat', 2, 'resistance_bands'),
  'Barbell Deadlift': of('hinge', 3, 'barbell'),
  'Barbell Floor Press': of('push', 3, 'barbell'),
  'Barbell Glute Bridges': of('hinge', 3, 'barbell'),
  'Barbell Row': of('pull', 3, 'barbell'),
  'Bear Crawl': of('core', 2),
  'Bench Dips': of('push', 2, 'bench'),
  'Bike Sprint': of('cardio', 3, 'bike'),
  'Box Breathing': of('mobility', 1),
  'Brisk Walk': of('cardio', 1),
  Burpees: of('cardio', 3),
  'Calf Raises': of('calves', 1),
  'Chair Squats': of('squat', 1),
  'Dead Hang': of('pull', 2, 'pull_up_bar'),
  'Decline Push-ups': of('push', 3, 'bench'),
  'Dumbbell Calf Raises': of('calves', 2, 'dumbbells'),
  'Dumbbell Deadlift': of('hinge', 2, 'dumbbells'),
  'Dumbbell Floor Press': of('push', 2, 'dumbbells'),
  'Dumbbell Lunges': of('lunge', 2, 'dumbbells'),
  'Dumbbell Row': of('pull', 2, 'dumbbells'),
  'Easy Bike Ride': of('cardio', 1, 'bike'),
  'Easy Walk': of('cardio', 1),
  'Glute Bridges': of('hinge', 1),
  'Goblet Squats': of('squat', 2, 'dumbbells'),
  'High Knees': of('cardio', 2),
  'Incline Push-ups': of('push', 1),
  'Incline Treadmill Walk': of('cardio', 2, 'treadmill'),
  Jogging: of('cardio', 2),
  'Jumping Jacks': of('cardio', 2),
  'Kettlebell Deadlift': of('hinge', 2, 'kettlebells'),
  'Kettlebell Floor Press': of('push', 2, 'kettlebells'),
  'Kettlebell Row': of('pull', 2, 'kettlebells'),
  'Knee Push-ups': of('push', 1),
  Lunges: of('lunge', 1),
  'Marching High Knees': of('cardio', 1),
  'Mobility Flow': of('mobility', 1),
  'Mountain Climbers': of('core', 3),
  Plank: of('core', 1),
  'Plank Hold': of('core', 1),
  'Pull-ups': of('pull', 3, 'pull_up_bar'),
  'Push-ups': of('push', 2),
  'Reverse Lunges': of('lunge', 1),
  Running: of('cardio', 3),
  'Russian Twists': of('core', 2),
  'Single-Arm Dumbbell Row': of('pull', 2, 'dumbbells'),
  'Single-Leg Calf Raises': of('calves', 3),
  'Single-Leg Glute Bridges': of('hinge', 3),
  'Sit-ups': of('core', 2),
  'Slow Air Squats': of('squat', 1),
  'Slow Calf Raises': of('calves', 1),
  'Slow Glute Bridges': of('hinge', 1),
  'Slow Reverse Lunges': of('lunge', 1),
  'Slow Sit-ups': of('core', 2),
  'Standing Calf Raises': of('calves', 1),
  'Steady Bike Ride': of('cardio', 2, 'bike'),
  'Step Jacks': of('cardio', 1),
  'Tempo Dumbbell Row': of('pull', 2, 'dumbbells'),
  'Tempo Goblet Squats': of('squat', 2, 'dumbbells'),
  'Tempo Push-ups': of('push', 2),
  'Treadmill Run': of('cardio', 3, 'treadmill'),
  'Treadmill Walk': of('cardio', 1, 'treadmill'),
  'Tricep Dips': of('push', 2),
  'Walking Lunges': of('lunge', 2),
  'Wall Sit': of('squat', 1),
};

/** How many exercises are offered in the place of one. */
export const mostSwaps = 3;

export type Wishes = {
  /** Equipment ids of the member. */
  readonly equipment: readonly string[];
  /** Names of exercises that are not for the member. */
  readonly excluded: readonly string[];
  /** The areas that are injured. */
  readonly injured?: readonly InjuredArea[];
};

/** Exercises that are done for a time and not counted. */
export const timedOnly: ReadonlySet<string> = new Set([
  'Bear Crawl',
  'Bike Sprint',
  'Box Breathing',
  'Brisk Walk',
  'Dead Hang',
  'Easy Bike Ride',
  'Easy Walk',
  'Incline Treadmill Walk',
  'Jogging',
  'Mobility Flow',
  'Plank',
  'Plank Hold',
  'Running',
  'Steady Bike Ride',
  'Treadmill Run',
  'Treadmill Walk',
  'Wall Sit',
]);

/** Whether a load makes sense: not for endurance or mobility. */
export const carriesLoad = (name: string): boolean => {
  const pattern = movements[name]?.pattern;
  return pattern !== 'cardio' && pattern !== 'mobility';
};

const assisted = /\b(pull|chin|muscle)[ -]?ups?\b|\bdips?\b|\bassisted\b/i;

/** Whether a machine or a band often takes weight off the body. */
export const takesAssistance = (name: string): boolean => assisted.test(name);

/** At most three exercises of the same pattern that the member has the equipment for, none harder; the hardest of them first. */
export const swapsFor = (name: string, wishes: Wishes): readonly string[] =>
  alike(name, wishes, 0)
    .toSorted((a, b) => levelOf(b) - levelOf(a))
    .slice(0, mostSwaps);

/** Two names of one exercise: a swap between them changes nothing. */
export const mainNames: Readonly<Record<string, string>> = {
  Plank: 'Plank Hold',
  'Standing Calf Raises': 'Calf Raises',
};
export const isSameExercise = (a: string, b: string): boolean => (mainNames[a] ?? a) === (mainNames[b] ?? b);

/** Whether two exercises need the same equipment. */
export const sharesEquipment = (a: string, b: string): boolean =>
  movements[a]?.equipment.join() === movements[b]?.equipment.join();

export const levelOf = (name: string): number => movements[name]?.level ?? 1;

/**
 * The exercises of the same pattern that the member has the equipment for and does not exclude.
 * @param stepsHarder how many levels above that of the exercise they may be
 */
export function alike(name: string, wishes: Wishes, stepsHarder: number): readonly string[] {
  const movement = movements[name];
  if (!movement) return [];
  return Object.entries(movements)
    .filter(
      ([other, { pattern, level }]) =>
        !isSameExercise(name, other) &&
        pattern === movement.pattern &&
        level <= movement.level + stepsHarder &&
        isPossible(other, wishes),
    )
    .map(([other]) => other);
}

/** Whether the member has the equipment for an exercise, does not exclude it, and it loads no injured area. */
export function isPossible(name: string, { equipment, excluded, injured = [] }: Wishes): boolean {
  const owned = ownedEquipment(equipment);
  return (
    (movements[name]?.equipment ?? []).every((id) => owned.includes(id)) &&
    !excluded.some((not) => isSameExercise(not, name)) &&
    strainedBy(name, injured).length === 0
  );
}

/** The sets of an exercise, done with another one. Reps become seconds where the other one cannot be counted. */
export function withOther(exercise: TemplateExercise, name: string): TemplateExercise {
  if (exercise.reps === undefined || !timedOnly.has(name)) return { ...exercise, name };
  const { sets, restSeconds, reps } = exercise;
  const durationSeconds = Math.max(5, Math.round((reps * planRulesV1.secondsPerRep) / 5) * 5);
  return { name, sets, restSeconds, durationSeconds };
}

/**
 * The template as it suits the member. An exercise that is excluded is replaced by a similar one. An exercise that loads an injured area is
 * replaced by a gentler one, which names the replaced one. An exercise without a replacement is left out. Returns the same template when
 * nothing changes, and for a daily routine, whose sets are counted.
 */
export function suitedTemplate(template: WorkoutTemplate, wishes: Wishes): WorkoutTemplate {
  const isSuited = ({ name }: TemplateExercise): boolean =>
    !wishes.excluded.includes(name) && strainedBy(name, wishes.injured ?? []).length === 0;
  if (template.category === 'daily_maintenance' || template.exercises.every(isSuited)) return template;
  const exercises: TemplateExercise[] = [];
  for (const exercise of template.exercises) {
    const taken = [...template.exercises, ...exercises].map(({ name }) => name);
    const suited = isSuited(exercise) ? exercise : otherFor(exercise, wishes, taken);
    if (suited) exercises.push(suited);
  }
  return { ...template, exercises };
}

/** The exercise that takes the place of one that does not suit the member; undefined where there is none. */
function otherFor(
  exercise: TemplateExercise,
  wishes: Wishes,
  taken: readonly string[],
): TemplateExercise | undefined {
  const injured = wishes.injured ?? [];
  const isHurting = strainedBy(exercise.name, injured).length > 0;
  const gentler = gentlerFor(exercise.name, injured).filter((name) => isPossible(name, wishes));
  const name = [...gentler, ...swapsFor(exercise.name, wishes)].find((other) => !taken.includes(other));
  if (name === undefined) return undefined;
  const other = withOther(exercise, name);
  return isHurting && !wishes.excluded.includes(exercise.name) ? { ...other, insteadOf: exercise } : other;
}
