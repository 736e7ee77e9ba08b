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

export type MoveFile = keyof typeof guidesByFile;

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

/** Where the figure of an exercise is: its file, its guide, and its id in the file. */
export type NamedMove = { readonly file: MoveFile; readonly guideId: string; readonly moveId: string };

/**
 * The figure of an exercise; null where there is none.
 * @param guideId of a name as people write it, which the catalogue does not have
 */
export function moveNamed(exercise: string, guideId = namedGuides[exercise]): NamedMove | null {
  const file = Object.keys(guidesByFile).find((name): name is MoveFile =>
    guidesByFile[name as MoveFile].some((id) => id === guideId),
  );
  if (!guideId || !file) return null;
  return { file, guideId, moveId: variantOf[exercise] ?? guideId };
}
