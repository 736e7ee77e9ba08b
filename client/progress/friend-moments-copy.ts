import { listText } from '#client/lib/format/locale.ts';

export const friendMomentsCopy = {
  /** @param name null for somebody without a first name */
  accepted: (name: string | null): string => `${name ?? 'A friend'} said yes`,
  acceptedThanks: 'You are friends now.',
  several: 'New friends',
  withYou: (names: readonly string[]): string => `With you now: ${listText(names)}.`,
  firstCheer: 'Your first cheer',
  cheeredBy: (name: string | null): string => `It comes from ${name ?? 'a friend'}.`,
  toFriends: 'Friends',
};
