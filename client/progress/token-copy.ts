import { numberText } from '#client/lib/format/locale.ts';

export const tokenCopy = {
  skipToken: 'Skip token',
  protected: 'Protected',
  usingToken: 'Using a token...',
  spendToken: 'Use a token',
  offer: (day: string): string => `${day} can still be saved.`,
  offerCost: (skipTokens: number): string =>
    `Uses 1 skip token. You have ${numberText(skipTokens)}. Tomorrow is too late.`,
  yourStreakGoesOn: 'Your streak goes on.',
  spentFor: (day: string): string => `Used 1 skip token for ${day}.`,
  skipTokenUsed: 'Skip Token Used',
  spentLead: (day: string): string => `${day} is protected, and your streak goes on.`,
  spendFailed: 'Failed to use your skip token. Please try again.',
};
