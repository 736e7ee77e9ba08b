import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { nameText } from '#client/lib/words/name-text.ts';
import { figureHeight } from './figure-height.ts';
import { MovingFigure } from './moving-figure.tsx';
import { useMove } from './use-move.ts';

type ExerciseFigureProps = { exercise: string; isInSession?: boolean; caption?: ReactNode };

/** The moving figure of an exercise; nothing where there is none. */
export function ExerciseFigure({ exercise, isInSession = false, caption }: ExerciseFigureProps) {
  const loaded = useMove(exercise);
  if (loaded === undefined) return null;
  return (
    <Place $isInSession={isInSession}>
      {loaded && (
        <MovingFigure
          key={exercise}
          name={nameText(exercise)}
          {...loaded}
          isInSession={isInSession}
          caption={caption}
        />
      )}
    </Place>
  );
}

const Place = styled.div<{ $isInSession: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  min-height: ${({ $isInSession }) => figureHeight($isInSession)};
`;
