import { type ReactNode, useId, useState } from 'react';
import { css, styled } from 'styled-components';
import { guideText } from '#client/lib/words/guide-text.ts';
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
  /** Null for a step of a quest. */
  guide: ExerciseGuide | null;
  /** On the pine panel of a session: small, with the breath and the pause only. */
  isInSession?: boolean;
  /** In the place of the breath. */
  caption?: ReactNode;
  /** The keys belong to steps of the guide: not those of a modification. */
  hasSteps?: boolean;
};

/** `still`: two or three positions side by side, as a reader without motion sees them. */
type Mode = 'moving' | 'paused' | 'still';

/** A move that plays: with pause, position by position, and the other side. The guide's steps describe it. */
export function MovingFigure({
  name,
  move,
  guide,
  isInSession = false,
  caption,
  hasSteps = true,
}: MovingFigureProps) {
  const [mode, setMode] = useState<Mode>(() => (likesStill() ? 'still' : 'moving'));
  /** The position that the words describe, and the position of the figure. */
  const [key, setKey] = useState(0);
  const [{ at, steps }, setPlace] = useState({ at: 0, steps: 0 });
  const [isMirrored, setMirrored] = useState(false);
  const [works] = useState(() => partsOf(guide?.musclesWorked ?? []));
  const described = useId();
  const step = (by: number): void => {
    const to = (key + by + move.keys.length) % move.keys.length;
    setMode('paused');
    setKey(to);
    setPlace({ at: to, steps: steps + 1 });
  };
  return (
    <Stage
      role="group"
      aria-label={figureCopy.figureOf(name)}
      {...(guide && { 'aria-describedby': described })}
      $isInSession={isInSession}
    >
      {guide && <Hidden id={described}>{guide.steps.map(guideText).join(' ')}</Hidden>}
      <Moving data-is-shown={mode !== 'still'}>
        {/* Another figure with each step: the paths of a stopped one are where it stopped. */}
        <Figure
          key={steps}
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
        <Words aria-hidden={!caption}>
          {caption ??
            (mode === 'still' ? null : (
              <KeyWords
                move={move}
                guide={guide}
                at={key}
                hasStep={hasSteps && !isInSession && mode === 'paused'}
              />
            ))}
        </Words>
        <Controls
          isMoving={mode === 'moving'}
          isMirrored={isMirrored}
          isFull={!isInSession}
          onToggle={() => setMode(mode === 'moving' ? 'paused' : 'moving')}
          onStep={step}
          onMirror={() => setMirrored(!isMirrored)}
        />
      </Foot>
      {!isInSession && mode === 'paused' && (
        <Hidden role="status">{figureCopy.position(key + 1, move.keys.length)}</Hidden>
      )}
    </Stage>
  );
}

type ControlsProps = {
  isMoving: boolean;
  isMirrored: boolean;
  /** More than the pause. */
  isFull: boolean;
  onToggle: () => void;
  onStep: (by: number) => void;
  onMirror: () => void;
};

function Controls({ isMoving, isMirrored, isFull, onToggle, onStep, onMirror }: ControlsProps) {
  return (
    <Buttons>
      {isFull && <IconButton icon="left" label={figureCopy.before} onClick={() => onStep(-1)} />}
      <IconButton
        icon={isMoving ? 'pause' : 'play'}
        label={isMoving ? figureCopy.pause : figureCopy.play}
        onClick={onToggle}
      />
      {isFull && <IconButton icon="right" label={figureCopy.next} onClick={() => onStep(1)} />}
      {isFull && (
        <IconButton icon="swap" label={figureCopy.otherSide} aria-pressed={isMirrored} onClick={onMirror} />
      )}
    </Buttons>
  );
}

const likesStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

type KeyWordsProps = { move: Move; guide: ExerciseGuide | null; at: number; hasStep: boolean };

/** The breath, and the step of the guide. */
function KeyWords({ move, guide, at, hasStep }: KeyWordsProps) {
  const [, , breath = 'free', step] = move.keys[at] ?? [];
  return (
    <>
      <b>{figureCopy.breaths[breath]}</b>
      {hasStep && step !== undefined && <span>{guideText(guide?.steps[step] ?? '')}</span>}
    </>
  );
}

/** How many positions a still figure has at most. */
const mostStills = 3;

/** The keys of different poses, spread over the loop. */
function stillsOf({ keys }: Move): readonly number[] {
  const names = keys.map(([pose]) => pose.replace('~', ''));
  const different = names.flatMap((name, index) => (names.indexOf(name) === index ? [index] : []));
  if (different.length <= mostStills) return different;
  return Array.from(
    { length: mostStills },
    (_, index) => different[Math.round((index * (different.length - 1)) / (mostStills - 1))] ?? 0,
  );
}

const Stage = styled.div<{ $isInSession: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s2};
  min-width: 0;
  & > div > svg {
    width: 100%;
  }
  ${({ $isInSession }) => ($isInSession ? onPine : onWell)}
`;

const onWell = css`
  padding: ${theme.space.s3};
  border-radius: ${theme.radius.m};
  background: ${theme.color.well};
  & > div > svg {
    height: clamp(9rem, 24vh, 13rem);
  }
`;

const onPine = css`
  --figure-ink: ${theme.color.tileGoalNumeral};
  --figure-far: color-mix(in srgb, ${theme.color.tileGoalText} 45%, ${theme.color.tileGoal});
  --figure-back: ${theme.color.tileGoal};
  --figure-thing: ${theme.color.tileGoalLine};
  --figure-edge: ${theme.color.tileGoalText};
  --figure-floor: ${theme.color.tileGoalLine};
  & > div > svg {
    height: clamp(5.5rem, 14vh, 9rem);
  }
  && button {
    background: ${theme.color.tileGoalLine};
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
  ${theme.media.tight} {
    flex-wrap: wrap;
  }
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
  max-width: 100%;
  && > button {
    flex-shrink: 1;
  }
`;
