import type { ExerciseGuide } from './exercise-guide.ts';
import { exerciseGuides } from './exercise-guides.ts';
import { namedGuides } from './named-guides.ts';

/**
 * Other names of the movements that a guide describes, by guide id. A variation belongs here only if the guide's steps or modifications
 * describe it; no guide is better than the wrong one.
 */
export const guideAliases: Readonly<Record<string, readonly string[]>> = {
  'push-ups': ['pushup', 'press-up', 'incline push-up', 'knee push-up', 'decline push-up'],
  'tricep-dips': ['triceps dip', 'bench dip', 'chair dip'],
  'floor-press': ['dumbbell floor press', 'barbell floor press', 'kettlebell floor press'],
  row: [
    'bent-over row',
    'dumbbell row',
    'barbell row',
    'kettlebell row',
    'band row',
    'single-arm row',
    'single-arm dumbbell row',
    'one-arm row',
    'one-arm dumbbell row',
    'bent-over dumbbell row',
    'bent-over barbell row',
  ],
  squats: ['air squat', 'goblet squat', 'band squat', 'chair squat'],
  lunges: ['forward lunge', 'reverse lunge', 'walking lunge', 'dumbbell lunge'],
  'wall-sit': ['wall sit hold'],
  'glute-bridges': [
    'single-leg glute bridge',
    'dumbbell glute bridge',
    'kettlebell glute bridge',
    'barbell glute bridge',
    'band glute bridge',
  ],
  'calf-raises': ['standing calf raise', 'single-leg calf raise', 'dumbbell calf raise'],
  deadlift: ['dumbbell deadlift', 'barbell deadlift', 'kettlebell deadlift', 'band deadlift'],
  plank: ['plank hold', 'forearm plank', 'forearm plank hold', 'knee plank'],
  'sit-ups': ['situp'],
  'jumping-jacks': ['jumping jack'],
  'step-jacks': ['step jack', 'step-out jack'],
  walking: ['walk', 'treadmill walk', 'incline treadmill walk', 'incline walk'],
  jogging: ['jog', 'treadmill jog'],
  'bike-ride': ['cycling', 'bike sprint'],
  running: ['run', 'treadmill run'],
};

/** Words for the manner of a movement, which do not identify it. */
const manners = new Set(
  'the a and exercise alternating basic bodyweight brisk classic controlled easy light regular slow standard steady strict tempo'.split(
    ' ',
  ),
);

/** Words that identify a movement. Names that differ in one of these are different movements, however many other words they share. */
const movements = new Set(
  (
    'bridge burpee carry circuit clean climber crawl crunch curl deadlift dip extension flow fly hang hold hop ' +
    'jack jog jogging jump jumping kick lift lunge march marching plank press pull push raise reach ride row rowing run running ' +
    'shrug sit slam snatch squat step swing tap thrust tuck twist walk walking'
  ).split(' '),
);

const minOverlap = 0.75;

type KnownName = { readonly words: ReadonlySet<string>; readonly guide: ExerciseGuide };

const knownNames: readonly KnownName[] = exerciseGuides.flatMap((guide) =>
  [guide.name, ...(guideAliases[guide.id] ?? [])].map((name) => ({ words: wordsOf(name), guide })),
);

const guideById = new Map(exerciseGuides.map((guide) => [guide.id, guide]));

/**
 * The guide for an exercise name of the catalogue, or for one as people write it. Undefined where no guide is better than the guide of
 * another movement. Ignores case, punctuation, plurals and words such as 'slow'. The names must share at least three quarters of the words
 * of the longer name, and must name the same movements.
 */
export function findGuide(name: string): ExerciseGuide | undefined {
  const named = guideById.get(namedGuides[name] ?? '');
  if (named) return named;
  const words = wordsOf(name);
  const best = knownNames
    .map((known) => ({ guide: known.guide, overlap: overlapOf(words, known.words) }))
    .reduce((a, b) => (b.overlap > a.overlap ? b : a));
  return best.overlap >= minOverlap ? best.guide : undefined;
}

/** The shared part of the longer name, 0-1; 0 when the names contain different movements. */
function overlapOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word));
  const differing = [...a, ...b].filter((word) => !shared.includes(word));
  return differing.some((word) => movements.has(word)) ? 0 : shared.length / Math.max(a.size, b.size);
}

function wordsOf(name: string): ReadonlySet<string> {
  const words = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !manners.has(word));
  return new Set(words.map(singular));
}

/** Strips a plural 's'; words in 'ss' such as 'press' stay as they are. */
function singular(word: string): string {
  return word.replace(/([^s])s$/, '$1');
}
