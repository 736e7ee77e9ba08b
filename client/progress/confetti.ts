import { tokens } from '#client/design/theme.ts';
import type { ConfettiSize } from './celebration.ts';

const particles: Readonly<Record<ConfettiSize, number>> = { low: 30, medium: 60, high: 120 };
const framesPerSecond = 60;
const seconds = 3;

const { segment1, segment4, segment5, segment6, segment8 } = tokens.light.color;

/** Three seconds of confetti over the page, in the colours of the wheel; none where motion is unwanted. */
export async function throwConfetti(size: ConfettiSize): Promise<void> {
  const { default: confetti } = await import('canvas-confetti');
  // Its worker would be a blob, which the policy refuses.
  const shoot = confetti.create(undefined, { resize: true, useWorker: false, disableForReducedMotion: true });
  await shoot({
    particleCount: particles[size],
    spread: 100,
    origin: { y: 0.35 },
    ticks: framesPerSecond * seconds,
    colors: [segment1, segment4, segment5, segment6, segment8],
  });
}
