import { useEffect, useEffectEvent, useRef } from 'react';
import { pegTimes, restRotation, spinMilliseconds, spinRotation, type Turns } from './wheel-geometry.ts';
import { WheelPicture, type WheelPictureProps } from './wheel-picture.tsx';

type WheelProps = Pick<WheelPictureProps, 'label' | 'slots' | 'chosenIndex' | 'hub'> & {
  /** While true the wheel turns to the chosen slot, once. */
  isSpinning: boolean;
  /** Whole turns of a spin, drawn by the screen. */
  turns?: Turns;
  /** The wheel came to rest. */
  onSettled: () => void;
};

/** The quest wheel. It shows a draw that was made elsewhere: same slots and index, same picture. */
export function Wheel({ chosenIndex, isSpinning, turns = 4, onSettled, ...picture }: WheelProps) {
  const disc = useRef<SVGGElement>(null);
  const pointer = useRef<SVGGElement>(null);
  const settledAt = useRef(0);
  const settle = useEffectEvent(onSettled);

  useEffect(() => {
    if (!isSpinning || chosenIndex === null || !disc.current || !pointer.current) {
      settledAt.current = restRotation(chosenIndex ?? 0);
      return;
    }
    const from = settledAt.current;
    return playSpin(disc.current, pointer.current, from, spinRotation(from, chosenIndex, turns), settle);
  }, [isSpinning, chosenIndex, turns]);

  return (
    <WheelPicture
      {...picture}
      chosenIndex={chosenIndex}
      isResult={!isSpinning}
      isTurning={isSpinning}
      discRef={disc}
      pointerRef={pointer}
    />
  );
}

const easeSpin = 'cubic-bezier(.12, .7, .08, 1)';
const fadeMilliseconds = 220;
/** How far a peg pushes the pointer's tip aside. */
const kickDegrees = -14;

/**
 * Turns the disc from one rotation to another (degrees, round the picture's origin). The pointer kicks for each peg of the last turn. Where
 * motion is unwanted, the disc fades to its result instead. The disc must already be at the end: the animation lies over it and leaves
 * nothing behind. @returns a function that stops it.
 */
function playSpin(
  disc: SVGGElement,
  pointer: SVGGElement,
  from: number,
  to: number,
  onEnd: () => void,
): () => void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const main = isStill
    ? disc.animate([{ opacity: 0 }, { opacity: 1 }], fadeMilliseconds)
    : disc.animate([{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }], {
        duration: spinMilliseconds,
        easing: easeSpin,
      });
  const kicks = isStill ? null : pointer.animate(kickFrames(pegTimes(from, to)), spinMilliseconds);
  main.onfinish = onEnd;
  return () => {
    main.onfinish = null;
    main.cancel();
    kicks?.cancel();
  };
}

/** The pointer is at its farthest when a peg passes and back soon after. */
function kickFrames(times: readonly number[]): Keyframe[] {
  // The picture's origin is the wheel's middle; the pointer hangs from the rim.
  const turned = (degrees: number): string =>
    `translate(0, -210px) rotate(${degrees}deg) translate(0, 210px)`;
  const frames = times.flatMap((time, peg) => {
    const next = times[peg + 1] ?? 1;
    return [
      { offset: time, transform: turned(kickDegrees) },
      { offset: time + (next - time) * 0.4, transform: turned(0) },
    ];
  });
  const first = times[0] ?? 1;
  return [
    { offset: 0, transform: turned(0) },
    { offset: Math.max(first - 0.02, 0), transform: turned(0) },
    ...frames,
    { offset: 1, transform: turned(0) },
  ];
}
