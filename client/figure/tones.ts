import type { Tone } from './camera.ts';

/** The colour of each tone; `--figure-back` is what is behind the figure. */
export const toneColors: Readonly<Record<Tone, string>> = {
  ink: 'var(--figure-ink, var(--color-ink))',
  far: 'var(--figure-far, var(--color-control))',
  work: 'var(--color-accent)',
  thing: 'var(--figure-thing, var(--color-line))',
  edge: 'var(--figure-edge, var(--color-control))',
  weight: 'var(--figure-weight, var(--color-segment4))',
  band: 'var(--figure-band, var(--color-segment5))',
  floor: 'var(--figure-floor, var(--color-groove))',
  back: 'var(--figure-back, var(--color-well))',
};
