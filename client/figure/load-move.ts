import type { ExerciseGuide } from '#domain/catalogue/guides/exercise-guide.ts';
import { paced } from '#domain/catalogue/moves/motion.ts';
import type { Move, Moves, Variants } from '#domain/catalogue/moves/move.ts';
import { type MoveFile, moveNamed, paceOf } from '#domain/catalogue/moves/named-moves.ts';

type Loaded = {
  readonly moves: Moves;
  readonly variants: Variants;
  readonly guides: readonly ExerciseGuide[];
};

/** One file of moves and the guides beside it, each loaded when the first of them is shown. */
const files: Readonly<Record<MoveFile, () => Promise<Loaded>>> = {
  'upper-body': async () => {
    const [{ upperBodyMoves, upperBodyVariants }, { upperBodyGuides }] = await Promise.all([
      import('#domain/catalogue/moves/upper-body-moves.ts'),
      import('#domain/catalogue/guides/upper-body-guides.ts'),
    ]);
    return { moves: upperBodyMoves, variants: upperBodyVariants, guides: upperBodyGuides };
  },
  'lower-body': async () => {
    const [{ lowerBodyMoves, lowerBodyVariants }, { lowerBodyGuides }] = await Promise.all([
      import('#domain/catalogue/moves/lower-body-moves.ts'),
      import('#domain/catalogue/guides/lower-body-guides.ts'),
    ]);
    return { moves: lowerBodyMoves, variants: lowerBodyVariants, guides: lowerBodyGuides };
  },
  cardio: async () => {
    const [{ cardioMoves, cardioVariants }, { cardioGuides }] = await Promise.all([
      import('#domain/catalogue/moves/cardio-moves.ts'),
      import('#domain/catalogue/guides/cardio-guides.ts'),
    ]);
    return { moves: cardioMoves, variants: cardioVariants, guides: cardioGuides };
  },
  core: async () => {
    const [{ coreMoves, coreVariants }, { coreGuides }] = await Promise.all([
      import('#domain/catalogue/moves/core-moves.ts'),
      import('#domain/catalogue/guides/core-guides.ts'),
    ]);
    return { moves: coreMoves, variants: coreVariants, guides: coreGuides };
  },
  quests: async () => {
    const { questMoves } = await import('#domain/catalogue/moves/quest-moves.ts');
    return { moves: questMoves, variants: {}, guides: [] };
  },
  flexibility: async () => {
    const [{ flexibilityMoves, flexibilityVariants }, { flexibilityGuides, mobilityGuides }] =
      await Promise.all([
        import('#domain/catalogue/moves/flexibility-moves.ts'),
        import('#domain/catalogue/guides/flexibility-guides.ts'),
      ]);
    return {
      moves: flexibilityMoves,
      variants: flexibilityVariants,
      guides: [...mobilityGuides, ...flexibilityGuides],
    };
  },
};

/** A figure that can be drawn. */
export type LoadedMove = {
  readonly move: Move;
  /** Describes the move; null for a step of a quest. */
  readonly guide: ExerciseGuide | null;
  /** The moves of the guide's modifications, in their order; null for a tip. */
  readonly variants: readonly (Move | null)[];
};

/**
 * The figure of an exercise or of a step of a quest; null where there is none.
 * @param guideId of a name that the catalogue does not have
 */
export async function loadMove(exercise: string, guideId?: string): Promise<LoadedMove | null> {
  const named = moveNamed(exercise, guideId);
  if (!named) return null;
  const { moves, variants, guides } = await files[named.file]();
  const move = moves[named.moveId];
  if (!move) return null;
  const guide = guides.find(({ id }) => id === named.guideId) ?? null;
  const own = variants[named.guideId ?? ''] ?? [];
  return { move: paced(move, paceOf(exercise)), guide, variants: own.map((id) => (id && moves[id]) || null) };
}
