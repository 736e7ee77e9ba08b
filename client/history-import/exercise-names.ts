import { movements } from '#domain/catalogue/workouts/exercise-swaps.ts';
import type { LoadDoubt } from '#domain/history-import/exercise-answers.ts';

/** Names of the library, and those that the member has logged. */
export const namesHere = (logged: readonly string[]): readonly string[] => [
  ...new Set([...logged, ...Object.keys(movements)]),
];

export type NameMatch =
  /** The same name here, in this writing. */
  | { readonly is: 'same'; readonly name: string }
  /** Perhaps the same exercise. */
  | { readonly is: 'alike'; readonly name: string }
  | { readonly is: 'own' };

/** Words that change nothing about an exercise. */
const fillers: ReadonlySet<string> = new Set(['the', 'a', 'with', 'on', 'of', 'and', 'exercise']);
const synonyms: Readonly<Record<string, string>> = {
  bb: 'barbell',
  db: 'dumbbell',
  kb: 'kettlebell',
  bw: 'bodyweight',
  rdl: 'romanian deadlift',
  ohp: 'overhead press',
  pushup: 'push up',
  pullup: 'pull up',
  chinup: 'chin up',
  situp: 'sit up',
};

/** The words of a name: lower case, singular, without signs. `Squats (Barbell)` is `barbell` and `squat`. */
function wordsOf(name: string): ReadonlySet<string> {
  const plain = name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !fillers.has(word));
  const singular = words.map((word) =>
    word.length > 2 && !word.endsWith('ss') ? word.replace(/s$/, '') : word,
  );
  return new Set(singular.flatMap((word) => (synonyms[word] ?? word).split(' ')));
}

/** Finds the name here of an exercise in a file. */
export function nameMatcher(here: readonly string[]): (name: string) => NameMatch {
  const known = here.map((name) => ({ name, words: wordsOf(name) }));
  const byName = new Set(here);
  return (name) => {
    if (byName.has(name)) return { is: 'same', name };
    const words = wordsOf(name);
    const same = known.find((one) => isEqual(one.words, words));
    if (same) return { is: 'same', name: same.name };
    const [best] = known
      .map((one) => ({ name: one.name, share: shareOf(one.words, words) }))
      .sort((a, b) => b.share - a.share);
    return best && best.share >= leastShare ? { is: 'alike', name: best.name } : { is: 'own' };
  };
}

/** Two of three words. */
const leastShare = 0.6;

const isEqual = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && shareOf(a, b) === 1;

function shareOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const word of a) if (b.has(word)) common += 1;
  return common / (a.size + b.size - common || 1);
}

const named = {
  assisted: /\bassist|unterst(ü|ue)tzt|geassisteerd/i,
  band: /\bband(s|ed)?\b/i,
  hands: /\b(dumbbells?|kettlebells?|db|kb)\b/i,
  oneHand: /\b(goblet|single|one|alternat\w*|unilateral|pullover|suitcase)\b/i,
};

/** The question about the loads of an exercise; null when they can only be the moved weight. @param hasHelp whether the file has a load below 0 */
export function loadDoubtOf(name: string, hasHelp: boolean): LoadDoubt | null {
  if (named.band.test(name)) return 'band';
  if (hasHelp || named.assisted.test(name)) return 'assistance';
  return named.hands.test(name) && !named.oneHand.test(name) ? 'hands' : null;
}
