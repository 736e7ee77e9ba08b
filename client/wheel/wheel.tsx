import { useEffect, useEffectEvent, useRef } from 'react';
import { playSpin } from './wheel-animation.ts';
import { restRotation, spinRotation, type Turns } from './wheel-geometry.ts';
import { WheelPicture, type WheelPictureProps } from './wheel-picture.tsx';

export type WheelProps = Pick<WheelPictureProps, 'label' | 'slots' | 'chosenIndex' | 'hub'> & {
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
