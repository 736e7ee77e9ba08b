import type { ExerciseGuide } from '#domain/catalogue/guides/exercise-guide.ts';
import { exerciseGuides } from '#domain/catalogue/guides/exercise-guides.ts';
import { cardioMoves, cardioVariants } from './cardio-moves.ts';
import { coreMoves, coreVariants } from './core-moves.ts';
import { flexibilityMoves, flexibilityVariants } from './flexibility-moves.ts';
import { lowerBodyMoves, lowerBodyVariants } from './lower-body-moves.ts';
import type { Moves, Variants } from './move.ts';
import { questMoves } from './quest-moves.ts';
import { upperBodyMoves, upperBodyVariants } from './upper-body-moves.ts';

/** Every move, by its file. The pages load one file at a time; this list is for tests and pictures. */
export const moveFiles: Readonly<Record<string, Moves>> = {
  'upper-body': upperBodyMoves,
  'lower-body': lowerBodyMoves,
  cardio: cardioMoves,
  core: coreMoves,
  flexibility: flexibilityMoves,
  quests: questMoves,
};

/** The guide of a move: its id begins with the id of the guide. */
export const guideOfMove = (id: string): ExerciseGuide | undefined =>
  exerciseGuides
    .filter((guide) => `${id}-`.startsWith(`${guide.id}-`))
    .toSorted((one, other) => other.id.length - one.id.length)[0];

/** What the modifications of each guide look like. */
export const allVariants: Variants = {
  ...upperBodyVariants,
  ...lowerBodyVariants,
  ...cardioVariants,
  ...coreVariants,
  ...flexibilityVariants,
};
