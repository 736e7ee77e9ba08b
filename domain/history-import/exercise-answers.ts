/** What the load of an exercise may mean besides the weight that was moved. */
export type LoadDoubt = 'assistance' | 'band' | 'hands';

/** `written`: as the file has it. `both`: the weight of both hands together, of which one hand has half. `none`: a colour or a step. */
export const loadMeanings = ['written', 'load', 'assistance', 'both', 'none'] as const;
export type LoadMeaning = (typeof loadMeanings)[number];

/** The answer of a member for the name of an exercise in a file. */
export type ExerciseAnswer = {
  /** The name here; null for the name of the file. */
  readonly as: string | null;
  readonly load: LoadMeaning;
};

/** The answer with the name in the file. */
export type NamedAnswer = ExerciseAnswer & { readonly name: string };

/** The meanings that are offered for a doubt; the first is the usual one. */
export const meaningsOf: Readonly<Record<LoadDoubt, readonly [LoadMeaning, ...LoadMeaning[]]>> = {
  assistance: ['assistance', 'load'],
  band: ['none', 'assistance', 'load'],
  hands: ['written', 'both'],
};
