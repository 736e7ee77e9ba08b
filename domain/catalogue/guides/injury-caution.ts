import type { Muscle } from './exercise-guide.ts';

/** Words for an injured area, with the muscles whose exercises then need care. */
const musclesByWord: Readonly<Record<string, readonly Muscle[]>> = {
  knee: ['quadriceps', 'hamstrings', 'calves'],
  meniscus: ['quadriceps', 'hamstrings'],
  acl: ['quadriceps', 'hamstrings'],
  hip: ['glutes', 'hip flexors'],
  groin: ['hip flexors'],
  ankle: ['calves'],
  achilles: ['calves'],
  foot: ['calves'],
  feet: ['calves'],
  shin: ['calves'],
  calf: ['calves'],
  calves: ['calves'],
  thigh: ['quadriceps', 'hamstrings'],
  hamstring: ['hamstrings'],
  glute: ['glutes'],
  back: ['lower back', 'upper back'],
  disc: ['lower back'],
  disk: ['lower back'],
  spine: ['lower back', 'upper back'],
  sciatic: ['lower back', 'hamstrings'],
  sciatica: ['lower back', 'hamstrings'],
  neck: ['upper back', 'shoulders'],
  shoulder: ['shoulders'],
  rotator: ['shoulders'],
  elbow: ['triceps', 'biceps', 'forearms'],
  wrist: ['forearms', 'triceps'],
  hand: ['forearms'],
  chest: ['chest'],
  rib: ['chest', 'obliques'],
  hernia: ['abdominals', 'obliques'],
  abdomen: ['abdominals', 'obliques'],
  abdominal: ['abdominals', 'obliques'],
  heart: ['heart and lungs'],
  asthma: ['heart and lungs', 'diaphragm'],
};

/** The warning on an exercise that works a muscle near an injury. It does not block the exercise. */
export const injuryCaution = 'Near an injury you noted. Go easy, or take a lighter version.';

/** The muscles near the injuries that a member described, found by single words and their plurals. Empty for unknown words. */
export function musclesNear(injuries: string): ReadonlySet<Muscle> {
  const words = injuries.toLowerCase().split(/[^\p{L}]+/u);
  const near = Object.entries(musclesByWord).filter(
    ([word]) => words.includes(word) || words.includes(`${word}s`),
  );
  return new Set(near.flatMap(([, muscles]) => muscles));
}
