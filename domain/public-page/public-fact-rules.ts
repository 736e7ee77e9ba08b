/**
 * Everything that a public page can show; nothing else of a member ever leaves by the page, its picture or its preview. The names are
 * stored: they are for ever.
 */
export const publicFacts = ['firstName', 'streak', 'activeDays', 'quests', 'badges', 'level'] as const;
export type PublicFact = (typeof publicFacts)[number];

/** A day of the current week. `open`: not over, or to come. */
export type PublicDay = 'active' | 'quiet' | 'open';

/** The shown facts: only those that the member has chosen. */
export type PublicFacts = {
  readonly firstName?: string;
  /** In days, as of the member's today. */
  readonly streak?: number;
  /** Monday to Sunday of the member's current week. No finer time leaves. */
  readonly activeDays?: readonly PublicDay[];
  /** Completed quests, all in all. */
  readonly quests?: number;
  /** Names of the catalogue, without dates. */
  readonly badges?: readonly string[];
  readonly level?: { readonly number: number; readonly name: string };
};
