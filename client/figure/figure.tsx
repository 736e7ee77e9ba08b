import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { keyAt, poseAt, poseOf } from '#domain/catalogue/moves/motion.ts';
import type { Move } from '#domain/catalogue/moves/move.ts';
import type { Shape } from './camera.ts';
import { frameOf, type Part, settingOf, shapesOf } from './drawing.ts';
import { toneColors } from './tones.ts';

type FigureProps = {
  move: Move;
  works: ReadonlySet<Part>;
  /** The key that a still figure shows, and that a moving one starts from. */
  at: number;
  isMoving?: boolean;
  isMirrored?: boolean;
  /** The moving figure is on the way to another key. */
  onKey?: (key: number) => void;
};

/** A figure in one key pose, or moving from it. It has no words, because the text around it describes the move. */
export function Figure({ move, works, at, isMoving = false, isMirrored = false, onKey }: FigureProps) {
  const frame = useMemo(() => frameOf(move), [move]);
  const start = useMemo(() => stillOf(move, works, at), [move, works, at]);
  const body = useRef<SVGGElement>(null);
  useMotion(body, { move, works, at, isMoving, onKey });
  const { x, y, width, height } = frame;
  const flip = isMirrored ? { transform: `translate(${2 * x + width} 0) scale(-1 1)` } : {};
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden strokeLinecap="round" strokeLinejoin="round">
      <g {...flip}>
        <Paths shapes={settingOf(move, frame)} />
        <g ref={body}>
          <Paths shapes={start} />
        </g>
      </g>
    </svg>
  );
}

const stillOf = (move: Move, works: ReadonlySet<Part>, at: number): readonly Shape[] => {
  const key = move.keys[at];
  return key ? shapesOf(move, poseOf(move, key), works) : [];
};

/** The place of a shape in the list is its identity. */
const Paths = ({ shapes }: { shapes: readonly Shape[] }) =>
  shapes.map(({ d, tone, width, isFilled }, place) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: a shape has no other identity than its place, which never changes
      key={place}
      d={d}
      stroke={toneColors[tone]}
      strokeWidth={width}
      fill={isFilled ? toneColors[tone] : 'none'}
    />
  ));

type Motion = Required<Pick<FigureProps, 'move' | 'works' | 'at' | 'isMoving'>> & {
  readonly onKey: FigureProps['onKey'] | undefined;
};

/** Moves the paths of a figure, without React, as long as the figure is in sight. A hidden page gets no frames. */
function useMotion(body: RefObject<SVGGElement | null>, { move, works, at, isMoving, onKey }: Motion): void {
  const tell = useRef(onKey);
  // After a pause the figure goes on from where it was.
  const seconds = useRef(0);
  useEffect(() => {
    tell.current = onKey;
  });
  useEffect(() => {
    seconds.current = secondsAt(move, at);
  }, [move, at]);
  useEffect(() => {
    const group = body.current;
    if (!isMoving || !group) return;
    let last: number | null = null;
    let frame = 0;
    let key = -1;
    const draw = (now: number): void => {
      seconds.current += last === null ? 0 : Math.min(0.1, (now - last) / 1000);
      last = now;
      drawInto(group, shapesOf(move, poseAt(move, seconds.current), works));
      const toKey = keyAt(move, seconds.current);
      if (toKey !== key) tell.current?.(toKey);
      key = toKey;
      frame = requestAnimationFrame(draw);
    };
    const sight = new IntersectionObserver(([entry]) => {
      cancelAnimationFrame(frame);
      last = null;
      if (entry?.isIntersecting) frame = requestAnimationFrame(draw);
    });
    sight.observe(group.ownerSVGElement ?? group);
    return () => {
      sight.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [body, move, works, isMoving]);
}

function drawInto(group: SVGGElement, shapes: readonly Shape[]): void {
  for (const [place, { d }] of shapes.entries()) group.children[place]?.setAttribute('d', d);
}

/** When the loop reaches a key. */
const secondsAt = ({ keys }: Move, at: number): number =>
  keys.slice(1, at + 1).reduce((sum, [, seconds]) => sum + seconds, 0);
