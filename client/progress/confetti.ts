import type { ConfettiSize } from './celebration.ts';

const particles: Readonly<Record<ConfettiSize, number>> = { low: 30, medium: 60, high: 120 };
const framesPerSecond = 60;
const seconds = 3;

const wheelColours = ['segment1', 'segment4', 'segment5', 'segment6', 'segment8'] as const;

/** Three seconds of confetti over the page, in the colours of the wheel; none where motion is unwanted. */
export async function throwConfetti(size: ConfettiSize): Promise<void> {
  // The canvas takes no reference to a custom property.
  const values = getComputedStyle(document.documentElement);
  const { default: confetti } = await import('canvas-confetti');
  // Its worker would be a blob, which the policy refuses.
  const shoot = confetti.create(undefined, { resize: true, useWorker: false, disableForReducedMotion: true });
  await shoot({
    particleCount: particles[size],
    spread: 100,
    origin: { y: 0.35 },
    ticks: framesPerSecond * seconds,
    colors: wheelColours.map((name) => values.getPropertyValue(`--color-${name}`).trim()),
  });
}
