import { areasIn } from '#domain/catalogue/workouts/injured-areas.ts';
import { gentlerFor, strainedBy } from '#domain/catalogue/workouts/injury-strains.ts';
import type { Muscle } from './exercise-guide.ts';

/** Words for an injury outside the list of areas, with the muscles whose exercises then need care. */
const musclesByWord: Readonly<Record<string, readonly Muscle[]>> = {
  thigh: ['quadriceps', 'hamstrings'],
  hamstring: ['hamstrings'],
  glute: ['glutes'],
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

/** The muscles near the injuries that a member described, found by single words and their plurals. Empty for unknown words and listed areas. */
export function musclesNear(injuries: string): ReadonlySet<Muscle> {
  const words = injuries.toLowerCase().split(/[^\p{L}]+/u);
  const near = Object.entries(musclesByWord).filter(
    ([word]) => words.includes(word) || words.includes(`${word}s`),
  );
  return new Set(near.flatMap(([, muscles]) => muscles));
}

/** The warning on an exercise for a member with these injuries; null where none is needed. */
export function cautionOf(name: string, muscles: readonly Muscle[], injuries: string): string | null {
  const injured = areasIn(injuries);
  const strained = strainedBy(name, injured);
  const [gentler] = gentlerFor(name, injured);
  if (strained.length > 0)
    return `Hard on your ${strained.join(' and ')}. ${gentler ? `Try ${gentler} instead.` : 'Go easy, or leave it out.'}`;
  const near = musclesNear(injuries);
  return muscles.some((muscle) => near.has(muscle)) ? injuryCaution : null;
}
