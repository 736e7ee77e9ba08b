import type { bigViewCopy as english } from '#client/workout/big-view-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const bigViewCopy: Translated<typeof english> = {
  bigView: 'Großansicht',
  closeBigView: 'Großansicht schließen',
  tapForNext: 'Tippe irgendwo für den nächsten Satz',
  tapToStart: 'Tippe irgendwo, dann geht es weiter',
  lastOne: 'Der letzte. Tippe, um zurückzugehen, und schließ dort ab.',
};
