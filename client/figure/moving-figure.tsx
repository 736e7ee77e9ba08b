import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { IconButton } from '#client/ui/button.tsx';
import { Hidden } from '#client/ui/text.tsx';
import type { ExerciseGuide } from '#domain/catalogue/guides/exercise-guide.ts';
import type { Move } from '#domain/catalogue/moves/move.ts';
import { partsOf } from './drawing.ts';
import { Figure } from './figure.tsx';
import { figureCopy } from './figure-copy.ts';

type MovingFigureProps = {
  /** The exercise as it is called here. */
  name: string;
  move: Move;
  guide: ExerciseGuide;
  /** Small and without the position's words: beside other things that count. */
  isSmall?: boolean;
};

/** `still`: two or three positions side by side, as a reader without motion sees them. */
type Mode = 'moving' | 'paused' | 'still';

/** A move that plays: with pause, position by position, and the other side. The guide's steps describe it. */
export function MovingFigure({ name, move, guide, isSmall = false }: MovingFigureProps) {
  const [mode, setMode] = useState<Mode>(() => (likesStill() ? 'still' : 'moving'));
  /** The position that the words are about, and the one that the figure was put into. */
  const [key, setKey] = useState(0);
  const [at, setAt] = useState(0);
  const [isMirrored, setMirrored] = useState(false);
  const [works] = useState(() => partsOf(guide.musclesWorked));
  const described = useId();
  const step = (by: number): void => {
    const to = (key + by + move.keys.length) % move.keys.length;
    setMode('paused');
    setKey(to);
    setAt(to);
  };
  return (
    <Stage
      role="group"
      aria-label={figureCopy.figureOf(name)}
      aria-describedby={described}
      $isSmall={isSmall}
    >
      <Hidden id={described}>{guide.steps.join(' ')}</Hidden>
      <Moving data-is-shown={mode !== 'still'}>
        <Figure
          move={move}
          works={works}
          at={at}
          isMoving={mode === 'moving'}
          isMirrored={isMirrored}
          onKey={setKey}
        />
      </Moving>
      <Stills data-is-shown={mode === 'still'}>
        {stillsOf(move).map((at) => (
          <Figure key={at} move={move} works={works} at={at} isMirrored={isMirrored} />
        ))}
      </Stills>
      <Foot>
        <Words aria-hidden>
          {mode === 'still' ? null : <KeyWords {...{ move, guide, at: key, isSmall, mode }} />}
        </Words>
        <Buttons>
          {!isSmall && <IconButton icon="left" label={figureCopy.before} onClick={() => step(-1)} />}
          <IconButton
            icon={mode === 'moving' ? 'pause' : 'play'}
            label={mode === 'moving' ? figureCopy.pause : figureCopy.play}
            onClick={() => setMode(mode === 'moving' ? 'paused' : 'moving')}
          />
          {!isSmall && <IconButton icon="right" label={figureCopy.next} onClick={() => step(1)} />}
          {!isSmall && (
            <IconButton
              icon="swap"
              label={figureCopy.otherSide}
              aria-pressed={isMirrored}
              onClick={() => setMirrored(!isMirrored)}
            />
          )}
        </Buttons>
      </Foot>
      {!isSmall && mode === 'paused' && (
        <Hidden role="status">{figureCopy.position(key + 1, move.keys.length)}</Hidden>
      )}
    </Stage>
  );
}

const likesStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

type KeyWordsProps = { move: Move; guide: ExerciseGuide; at: number; isSmall: boolean; mode: Mode };

/** The breath; of a paused figure also the step of the guide. */
function KeyWords({ move, guide, at, isSmall, mode }: KeyWordsProps) {
  const [, , breath = 'free', step] = move.keys[at] ?? [];
  const text = step === undefined ? null : guide.steps[step];
  return (
    <>
      <b>{figureCopy.breaths[breath]}</b>
      {!isSmall && mode === 'paused' && text && <span>{text}</span>}
    </>
  );
}

/** How many positions a still figure has at most. */
const mostStills = 3;

/** The keys of different poses, spread over the loop. */
export function stillsOf({ keys }: Move): readonly number[] {
  const names = keys.map(([pose]) => pose.replace('~', ''));
  const different = names.flatMap((name, index) => (names.indexOf(name) === index ? [index] : []));
  if (different.length <= mostStills) return different;
  return Array.from(
    { length: mostStills },
    (_, index) => different[Math.round((index * (different.length - 1)) / (mostStills - 1))] ?? 0,
  );
}

const Stage = styled.div<{ $isSmall: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s2};
  min-width: 0;
  padding: ${theme.space.s3};
  border-radius: ${theme.radius.m};
  background: ${theme.color.well};
  & svg {
    width: 100%;
    height: ${({ $isSmall }) => ($isSmall ? '7.5rem' : 'clamp(9rem, 26vh, 14rem)')};
  }
  & button svg {
    width: 24px;
    height: 24px;
  }
`;

/** Paper, and a page without scripts, have the positions only. */
const Moving = styled.div`
  &[data-is-shown='false'] {
    display: none;
  }
  @media print {
    display: none;
  }
  ${theme.media.scriptless} {
    display: none;
  }
`;

const Stills = styled.div`
  display: flex;
  gap: ${theme.space.s2};
  & > svg {
    flex: 1 1 0;
    min-width: 0;
  }
  &[data-is-shown='false'] {
    display: none;
  }
  @media print {
    && {
      display: flex;
    }
  }
  ${theme.media.scriptless} {
    && {
      display: flex;
    }
  }
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s3};
  min-width: 0;
  @media print {
    display: none;
  }
`;

const Words = styled.p`
  display: grid;
  min-width: 0;
  font-size: ${theme.text.t14};
  line-height: 1.35;
  text-align: start;
  & > b {
    font-weight: ${theme.weight.bold};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex: none;
`;
