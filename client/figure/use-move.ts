import { useEffect, useState } from 'react';
import { type LoadedMove, loadMove } from './load-move.ts';

/**
 * The figure of an exercise; null while it is loaded. `undefined`: there is none, or it could not be loaded. A figure is an addition, so its
 * absence is no failure of the screen.
 * @param guideId of a name that the catalogue does not have
 */
export function useMove(exercise: string, guideId?: string): LoadedMove | null | undefined {
  const [known, setKnown] = useState<{ of: string; move: LoadedMove | undefined } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (move?: LoadedMove | null): void => {
      if (isWanted) setKnown({ of: exercise, move: move ?? undefined });
    };
    loadMove(exercise, guideId).then(show, () => show());
    return () => {
      isWanted = false;
    };
  }, [exercise, guideId]);
  return known?.of === exercise ? known.move : null;
}
