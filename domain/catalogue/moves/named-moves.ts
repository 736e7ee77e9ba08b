import { namedGuides } from '#domain/catalogue/guides/named-guides.ts';

/** The files of moves, and the guides whose moves each has. */
const guidesByFile = {
  'upper-body': ['push-ups', 'tricep-dips', 'floor-press', 'row', 'pull-ups', 'dead-hang'],
  'lower-body': ['squats', 'lunges', 'wall-sit', 'glute-bridges', 'calf-raises', 'deadlift'],
  cardio: [
    ...['jumping-jacks', 'high-knees', 'step-jacks', 'marching-high-knees', 'burpees', 'walking'],
    ...['jogging', 'running', 'bike-ride', 'squat-push-plank-circuit'],
  ],
  core: ['plank', 'sit-ups', 'russian-twists', 'mountain-climbers', 'bear-crawl', 'plank-shoulder-taps'],
  flexibility: ['mobility-flow', 'box-breathing', 'sit-and-reach', 'shoulder-reach', 'hip-flexor-reach'],
} as const;

export type MoveFile = keyof typeof guidesByFile | 'quests';

/** The move of an exercise that is not the one of its guide. */
const variantOf: Readonly<Record<string, string>> = {
  'Band Deadlifts': 'deadlift-band',
  'Band Glute Bridges': 'glute-bridges-band',
  'Band Rows': 'row-band',
  'Band Squats': 'squats-band',
  'Barbell Floor Press': 'floor-press-barbell',
  'Barbell Glute Bridges': 'glute-bridges-barbell',
  'Barbell Row': 'row-barbell',
  'Bike Sprint': 'bike-ride-sprint',
  'Chair Squats': 'squats-chair',
  'Decline Push-ups': 'push-ups-decline',
  'Dumbbell Calf Raises': 'calf-raises-dumbbell',
  'Dumbbell Deadlift': 'deadlift-dumbbells',
  'Dumbbell Lunges': 'lunges-dumbbells',
  'Goblet Squats': 'squats-goblet',
  'Incline Push-ups': 'push-ups-incline',
  'Incline Treadmill Walk': 'walking-incline',
  'Kettlebell Deadlift': 'deadlift-kettlebell',
  'Kettlebell Floor Press': 'floor-press-kettlebell',
  'Kettlebell Row': 'row-kettlebell',
  'Knee Push-ups': 'push-ups-knee',
  'Reverse Lunges': 'lunges-reverse',
  'Single-Arm Dumbbell Row': 'row-one-arm',
  'Single-Leg Calf Raises': 'calf-raises-single',
  'Single-Leg Glute Bridges': 'glute-bridges-single',
  'Slow Reverse Lunges': 'lunges-reverse',
  'Tempo Goblet Squats': 'squats-goblet',
  'Treadmill Run': 'running-treadmill',
  'Treadmill Walk': 'walking-treadmill',
  'Walking Lunges': 'lunges-walking',
};

/** The figures of steps of quests, by the name of the step: a move of a guide, or one of `quest-moves.ts`. */
const questSteps: Readonly<Record<string, string>> = {
  '5 burpees': 'burpees',
  'Air squats': 'squats',
  'Ankle circles': 'ankle-circles',
  'Brisk climb of one flight': 'stairs',
  'Calf stretch, left': 'calf-stretch',
  'Calf stretch, right': 'calf-stretch',
  'Child’s pose': 'childs-pose',
  'Climb at a hard gear': 'bike-ride',
  Deadlifts: 'deadlift',
  'Easy ride': 'bike-ride',
  'Floor presses': 'floor-press',
  'Glute bridges': 'glute-bridges',
  'Half-kneeling hip stretch, left': 'hip-flexor-reach-kneeling',
  'Half-kneeling hip stretch, right': 'hip-flexor-reach-kneeling',
  'Hang from the bar': 'dead-hang',
  'Knees side to side': 'knees-side-to-side',
  'Legs up the wall': 'legs-up-the-wall',
  'Mountain climbers': 'mountain-climbers',
  'One round of the Mobility Flow': 'mobility-flow',
  'Press along the sole, left': 'sole-press',
  'Press along the sole, right': 'sole-press',
  'Pull-aparts at chest height': 'pull-aparts',
  Rows: 'row',
  'Seated forward fold': 'seated-forward-fold',
  'Seated twists': 'seated-twists',
  'Shoulder rolls': 'shoulder-rolls',
  Walk: 'walking',
  'Walk one mile': 'walking',
  'Walk uphill': 'walking-incline',
  'Walk with the weight': 'loaded-carry',
};

/** Where a figure is: its file, its id in the file, and the guide that describes it. */
export type NamedMove = {
  readonly file: MoveFile;
  readonly moveId: string;
  /** Null for a step of a quest that no guide describes. */
  readonly guideId: string | null;
};

/**
 * The figure of an exercise, or of a step of a quest; null where there is none.
 * @param guideId of a name as people write it, which the catalogue does not have
 */
export function moveNamed(exercise: string, guideId = namedGuides[exercise]): NamedMove | null {
  if (guideId) return ofGuide(variantOf[exercise] ?? guideId);
  const moveId = questSteps[exercise];
  return moveId ? (ofGuide(moveId) ?? { file: 'quests', moveId, guideId: null }) : null;
}

/** A move of a guide: its id begins with the id of the guide. */
function ofGuide(moveId: string): NamedMove | null {
  const found = Object.entries(guidesByFile)
    .flatMap(([file, ids]) => ids.map((id) => ({ file: file as MoveFile, id })))
    .filter(({ id }) => `${moveId}-`.startsWith(`${id}-`))
    .toSorted((one, other) => other.id.length - one.id.length)[0];
  return found ? { file: found.file, moveId, guideId: found.id } : null;
}

/** How many times as long a loop takes for an exercise whose name is about its tempo. */
export function paceOf(exercise: string): number {
  if (/^(Slow|Tempo) /.test(exercise)) return 1.6;
  return exercise.startsWith('Easy ') ? 1.25 : 1;
}

/** The names of the steps of quests that have a figure. */
export const questStepNames: readonly string[] = Object.keys(questSteps);
