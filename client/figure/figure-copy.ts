import { numberText } from '#client/lib/format/locale.ts';
import type { Breath } from '#domain/catalogue/moves/move.ts';

export const figureCopy = {
  breaths: {
    in: 'Breathe in',
    out: 'Breathe out',
    hold: 'Hold',
    free: 'Keep breathing',
  } satisfies Record<Breath, string>,
  figureOf: (name: string): string => `Moving figure: ${name}`,
  play: 'Play the figure',
  pause: 'Pause the figure',
  before: 'Position before',
  next: 'Next position',
  otherSide: 'Show the other side',
  position: (number: number, of: number): string => `Position ${numberText(number)} of ${numberText(of)}`,
};
