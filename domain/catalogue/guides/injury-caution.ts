import { areasIn, type InjuredArea, mentions } from '#domain/catalogue/workouts/injured-areas.ts';
import { gentlerFor, strainedBy } from '#domain/catalogue/workouts/injury-strains.ts';
import type { Muscle } from './exercise-guide.ts';

/** Words for an injury outside the list of areas, with the muscles whose exercises then need care. */
const musclesByWords: readonly {
  readonly words: readonly string[];
  readonly stems: readonly string[];
  readonly muscles: readonly Muscle[];
}[] = [
  {
    words: ['thigh', 'oberschenkel', 'cuisse', 'muslo', 'coxa'],
    stems: ['فخذ'],
    muscles: ['quadriceps', 'hamstrings'],
  },
  { words: ['hamstring', 'ischio', 'isquiotibiales', 'isquiotibiais'], stems: [], muscles: ['hamstrings'] },
  { words: ['glute', 'gesäß', 'fessier', 'glúteo'], stems: ['ألي'], muscles: ['glutes'] },
  { words: ['chest', 'brust', 'poitrine', 'pecho', 'peito'], stems: ['صدر'], muscles: ['chest'] },
  {
    words: ['rib', 'rippe', 'rippen', 'côte', 'costilla', 'costela'],
    stems: ['ضلع', 'أضلاع'],
    muscles: ['chest', 'obliques'],
  },
  {
    words: [
      'hernia',
      'abdomen',
      'abdominal',
      'leistenbruch',
      'bauch',
      'hernie',
      'ventre',
      'barriga',
      'hérnia',
    ],
    stems: ['فتق', 'بطن'],
    muscles: ['abdominals', 'obliques'],
  },
  {
    words: ['heart', 'herz', 'cœur', 'coeur', 'corazón', 'coração'],
    stems: ['قلب'],
    muscles: ['heart and lungs'],
  },
  { words: ['asthma', 'asthme', 'asma'], stems: ['ربو'], muscles: ['heart and lungs', 'diaphragm'] },
];

/** The muscles near the injuries that a member described, found by single words and their plurals. Empty for unknown words and listed areas. */
export const musclesNear = (injuries: string): ReadonlySet<Muscle> =>
  new Set(musclesByWords.filter((entry) => mentions(injuries, entry)).flatMap(({ muscles }) => muscles));

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
