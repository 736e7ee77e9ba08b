import { areasIn, type InjuredArea } from '#domain/catalogue/workouts/injured-areas.ts';
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

/** The muscles near the injuries that a member described, found by single words and their plurals. Empty for unknown words and listed areas. */
export function musclesNear(injuries: string): ReadonlySet<Muscle> {
  const words = injuries.toLowerCase().split(/[^\p{L}]+/u);
  const near = Object.entries(musclesByWord).filter(
    ([word]) => words.includes(word) || words.includes(`${word}s`),
  );
  return new Set(near.flatMap(([, muscles]) => muscles));
}

/**
 * Why an exercise needs care. `strained`: the injured areas that it loads, with an exercise to take its place; empty where it only works a
 * muscle near an injury. A caution does not block the exercise.
 */
export type Caution = { readonly strained: readonly InjuredArea[]; readonly gentler: string | null };

/** The caution on an exercise for a member with these injuries; null where none is needed. */
export function cautionOf(name: string, muscles: readonly Muscle[], injuries: string): Caution | null {
  const injured = areasIn(injuries);
  const strained = strainedBy(name, injured);
  const [gentler] = gentlerFor(name, injured);
  if (strained.length > 0) return { strained, gentler: gentler ?? null };
  const near = musclesNear(injuries);
  return muscles.some((muscle) => near.has(muscle)) ? { strained: [], gentler: null } : null;
}
