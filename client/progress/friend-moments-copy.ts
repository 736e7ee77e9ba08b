import { listText } from '#client/lib/format/locale.ts';

export const friendMomentsCopy = {
  /** @param name null for somebody without a first name */
  accepted: (name: string | null): string => `${name ?? 'A friend'} said yes`,
  acceptedThanks: 'You are friends now.',
  several: 'New friends',
  withYou: (names: readonly string[]): string => `With you now: ${listText(names)}.`,
  firstCheer: 'Your first cheer',
  cheeredBy: (name: string | null): string => `It comes from ${name ?? 'a friend'}.`,
  circleEnded: 'Your circle has ended',
  circlesEnded: 'Your circles have ended',
  circleThanks: 'See how far you came together.',
  atRisk: (name: string | null): string => `A nudge for ${name ?? 'a friend'}?`,
  streakOpen: 'Their streak is still open today.',
  severalAtRisk: 'A nudge for your friends?',
  openFor: (names: readonly string[]): string => `Still open today: ${listText(names)}.`,
  toFriends: 'Friends',
};
