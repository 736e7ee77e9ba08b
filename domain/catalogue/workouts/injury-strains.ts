import type { InjuredArea } from './injured-areas.ts';

const bridges = ['Glute Bridges', 'Slow Glute Bridges'] as const;
const chair = ['Chair Squats', 'Glute Bridges'] as const;
const flat = ['Step Jacks', 'Marching High Knees', 'Brisk Walk'] as const;
const walk = ['Brisk Walk', 'Easy Walk'] as const;
const hold = ['Plank Hold', 'Slow Glute Bridges'] as const;
const incline = ['Incline Push-ups', 'Glute Bridges'] as const;
const rest = ['Glute Bridges', 'Chair Squats', 'Step Jacks'] as const;

export type Gentler = Readonly<Record<string, readonly string[]>>;

/** The same gentler exercises in the place of several. */
export const each = (names: readonly string[], gentler: readonly string[]): Gentler =>
  Object.fromEntries(names.map((name) => [name, gentler]));

const pushUps = ['Push-ups', 'Decline Push-ups', 'Tempo Push-ups', 'Knee Push-ups'] as const;
const dips = ['Tricep Dips', 'Bench Dips'] as const;
export const squats = [
  ...['Air Squats', 'Slow Air Squats', 'Band Squats', 'Goblet Squats', 'Tempo Goblet Squats', 'Wall Sit'],
];
const lunges = [...['Lunges', 'Reverse Lunges', 'Slow Reverse Lunges', 'Walking Lunges', 'Dumbbell Lunges']];
export const deadlifts = [
  'Band Deadlifts',
  'Barbell Deadlift',
  'Dumbbell Deadlift',
  'Kettlebell Deadlift',
] as const;
const calfRaises = [
  ...['Calf Raises', 'Slow Calf Raises', 'Standing Calf Raises', 'Dumbbell Calf Raises'],
  'Single-Leg Calf Raises',
];
const hanging = ['Pull-ups', 'Dead Hang'] as const;

/**
 * The exercises that load an injured area most, each with its replacements. The first is taken that the member has the equipment for and
 * the workout does not have yet. Written for this product from the safety tips of the guides; no medical advice.
 */
export const strains: Readonly<Record<InjuredArea, Gentler>> = {
  knee: {
    ...each(['Jumping Jacks', 'High Knees', 'Burpees'], flat),
    ...each(['Running', 'Jogging'], walk),
    'Treadmill Run': ['Treadmill Walk', ...walk],
    'Bike Sprint': ['Easy Bike Ride', ...walk],
    'Mountain Climbers': hold,
    'Bear Crawl': hold,
    'Knee Push-ups': incline,
    ...each(squats, chair),
    ...each(lunges, bridges),
  },
  ankle: {
    ...each(['Jumping Jacks', 'High Knees', 'Burpees'], flat),
    ...each(['Running', 'Jogging', 'Treadmill Run'], ['Easy Bike Ride', 'Easy Walk']),
    'Incline Treadmill Walk': ['Easy Bike Ride', 'Easy Walk'],
    'Mountain Climbers': hold,
    'Walking Lunges': bridges,
    ...each(calfRaises, bridges),
  },
  hip: {
    ...each(['High Knees', 'Marching High Knees', 'Burpees', 'Jumping Jacks'], ['Step Jacks', ...walk]),
    ...each(['Running', 'Jogging'], walk),
    'Treadmill Run': ['Treadmill Walk', ...walk],
    'Bike Sprint': ['Easy Bike Ride', ...walk],
    ...each(['Mountain Climbers', 'Sit-ups', 'Slow Sit-ups', 'Russian Twists'], ['Plank Hold']),
    ...each(lunges, bridges),
  },
  'lower back': {
    ...each(['Sit-ups', 'Slow Sit-ups', 'Russian Twists', 'Mountain Climbers'], hold),
    ...each([...deadlifts, 'Barbell Glute Bridges'], bridges),
    ...each(
      ['Barbell Row', 'Kettlebell Row', 'Dumbbell Row', 'Tempo Dumbbell Row'],
      ['Single-Arm Dumbbell Row', 'Band Rows', ...bridges],
    ),
    ...each(['Goblet Squats', 'Tempo Goblet Squats', 'Band Squats'], chair),
    ...each(['Burpees', 'Jumping Jacks'], flat),
    ...each(['Running'], walk),
    'Treadmill Run': ['Treadmill Walk', ...walk],
  },
  neck: {
    ...each(['Sit-ups', 'Slow Sit-ups', 'Russian Twists'], hold),
    ...each(hanging, ['Band Rows', ...bridges]),
    'Barbell Row': ['Band Rows', ...bridges],
    Burpees: flat,
  },
  shoulder: {
    ...each(pushUps, incline),
    ...each(dips, incline),
    ...each(hanging, ['Band Rows', ...bridges]),
    ...each(['Mountain Climbers', 'Bear Crawl'], ['Sit-ups', ...rest]),
    'Barbell Floor Press': ['Dumbbell Floor Press', ...incline],
    'Jumping Jacks': ['Marching High Knees', ...walk],
    Burpees: ['Marching High Knees', ...walk],
  },
  elbow: {
    ...each(pushUps, incline),
    ...each(dips, ['Glute Bridges', ...rest]),
    ...each(hanging, ['Band Rows', ...bridges]),
    'Barbell Floor Press': ['Dumbbell Floor Press', ...incline],
    Burpees: flat,
  },
  wrist: {
    ...each([...pushUps, 'Incline Push-ups'], ['Dumbbell Floor Press', ...rest]),
    ...each(dips, ['Dumbbell Floor Press', ...rest]),
    ...each(['Mountain Climbers', 'Bear Crawl'], ['Sit-ups', ...rest]),
    Burpees: flat,
  },
};

/** The injured areas that an exercise loads. */
export const strainedBy = (name: string, injured: readonly InjuredArea[]): readonly InjuredArea[] =>
  injured.filter((area) => strains[area][name] !== undefined);

/** Replacements for an exercise that loads an injured area, the best first. None of them loads another injured area. */
export const gentlerFor = (name: string, injured: readonly InjuredArea[]): readonly string[] =>
  injured
    .flatMap((area) => strains[area][name] ?? [])
    .filter((other) => strainedBy(other, injured).length === 0);
