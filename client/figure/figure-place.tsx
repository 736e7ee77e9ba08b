import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMove } from './use-move.ts';

type FigurePlaceProps = {
  exercise: string;
  /** On the pine panel of a session: small, without a ground. */
  isInSession?: boolean;
  /** In the place of the breath. */
  caption?: ReactNode;
};

/** The place of a moving figure in a screen. Its code and data are loaded for it alone; without them the place is empty. */
export function FigurePlace({ exercise, isInSession = false, caption }: FigurePlaceProps) {
  const parts = useMove(exercise);
  if (parts === undefined) return null;
  return (
    <Place $isInSession={isInSession}>
      {parts && (
        <parts.MovingFigure
          key={exercise}
          name={exercise}
          {...parts.loaded}
          isInSession={isInSession}
          caption={caption}
        />
      )}
    </Place>
  );
}

/** As tall as the figure that comes. */
const Place = styled.div<{ $isInSession: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  min-height: ${({ $isInSession }) => ($isInSession ? '9.5rem' : '15rem')};
`;
