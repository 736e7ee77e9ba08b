import { nameText } from '#client/lib/words/name-text.ts';
import type { Caution } from '#domain/catalogue/guides/injury-caution.ts';
import { exerciseCopy } from './exercise-copy.ts';

/** `Hard on your knee and hip. Try Glute Bridges instead.` */
export const cautionText = ({ strained, gentler }: Caution): string =>
  strained.length === 0
    ? exerciseCopy.nearInjury
    : [
        exerciseCopy.hardOn(strained),
        gentler ? exerciseCopy.tryInstead(nameText(gentler)) : exerciseCopy.orLeaveOut,
      ].join(' ');
