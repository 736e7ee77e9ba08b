import type { CSSProperties } from 'react';

/**
 * The eight colours of each look, clockwise from the top, in both themes. The third and the seventh carry the light label and the others the
 * dark one, as in the classic wheel. `skin-colours.test.ts` holds each to a contrast of 4.5.
 */
export const skinColours: Readonly<Record<string, readonly string[]>> = {
  meadow: ['#8fc76b', '#f0e6b8', '#1f5a3a', '#f2c94c', '#a8d8b0', '#f4a6b8', '#5b3a6b', '#7fb7d6'],
  dusk: ['#f28f6b', '#f3d9c4', '#3b2f63', '#f6bd60', '#b9a6e8', '#f3a5b5', '#7a2848', '#9cc3e6'],
  ocean: ['#58b7d8', '#dcefe8', '#0f4c6b', '#8fd6c2', '#a7c8f2', '#f2d49b', '#2d3a7a', '#6fc2a6'],
  ember: ['#ff8552', '#f7dfb4', '#5a1f1a', '#ffb238', '#e8a08a', '#f2c1a0', '#40282f', '#d9c25f'],
  aurora: ['#7ee0b0', '#e4dcf7', '#2a2560', '#c9f07a', '#8fb8ff', '#f0a8e0', '#0f4a50', '#b69cf5'],
};

/** The properties of a look for the element around the wheel; none for the classic one and an unknown one. */
export function skinStyle(id: string): CSSProperties | undefined {
  const colours = skinColours[id];
  if (!colours) return undefined;
  return Object.fromEntries(
    colours.map((colour, index) => [`--color-segment${index + 1}`, colour]),
  ) as CSSProperties;
}
