import { useEffect, useState } from 'react';
import type { LoadedMove } from './load-move.ts';

/** The code and the data of a figure. */
export type FigureParts = {
  readonly MovingFigure: typeof import('./moving-figure.tsx')['MovingFigure'];
  readonly loaded: LoadedMove;
};

/**
 * The figure of an exercise, loaded when it is first asked for; null meanwhile. `undefined`: there is none, or it could not be loaded. A
 * figure is an addition, so its absence is no failure of the screen.
 * @param guideId of a name that the catalogue does not have
 */
export function useMove(exercise: string, guideId?: string): FigureParts | null | undefined {
  const [known, setKnown] = useState<{ of: string; parts: FigureParts | undefined } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (parts: FigureParts | undefined): void => {
      if (isWanted) setKnown({ of: exercise, parts });
    };
    loadParts(exercise, guideId).then(show, () => show(undefined));
    return () => {
      isWanted = false;
    };
  }, [exercise, guideId]);
  return known?.of === exercise ? known.parts : null;
}

async function loadParts(exercise: string, guideId: string | undefined): Promise<FigureParts | undefined> {
  const [{ MovingFigure }, { loadMove }] = await Promise.all([
    import('./moving-figure.tsx'),
    import('./load-move.ts'),
  ]);
  const loaded = await loadMove(exercise, guideId);
  return loaded ? { MovingFigure, loaded } : undefined;
}
