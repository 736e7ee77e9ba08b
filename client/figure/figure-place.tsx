import { lazy, type ReactNode, Suspense } from 'react';
import { figureHeight } from './figure-height.ts';

type FigurePlaceProps = {
  exercise: string;
  /** On the pine panel of a session: small, without a ground. */
  isInSession?: boolean;
  /** In the place of the breath. */
  caption?: ReactNode;
};

/** A figure is an addition: a screen whose figure could not be loaded has none. */
const ExerciseFigure = lazy(() =>
  import('./exercise-figure.tsx').then(
    (code) => ({ default: code.ExerciseFigure }),
    () => ({ default: () => null }),
  ),
);

/** The place of a moving figure in a screen. Its code and data are loaded for it alone. */
export function FigurePlace(figure: FigurePlaceProps) {
  return (
    <Suspense fallback={<div style={{ minHeight: figureHeight(figure.isInSession) }} />}>
      <ExerciseFigure {...figure} />
    </Suspense>
  );
}
