import type { MemberDay } from '#domain/kernel/day.ts';

/**
 * All that a friend sees of a member, and nothing else: never body, weight, mood, notes, programs, or a time finer than a date. A test walks
 * every answer.
 */
export type SharedFacts = {
  /** Null while the member has given none. */
  readonly firstName: string | null;
  readonly pictureUrl: string | null;
  /** Days in a row. */
  readonly currentStreak: number;
  /** Whether the streak ends unless the friend is active today, by the friend's date. */
  readonly isAtRisk: boolean;
  /** The active dates of the friend's week, Monday first. */
  readonly activeDays: readonly MemberDay[];
  readonly completedQuests: number;
  /** Ids of the catalogue's achievements. */
  readonly achievements: readonly string[];
};

/** Their names, in the order of the answer. One that the type lacks does not compile, and neither does one that only the type has. */
export const sharedFactNames = Object.keys({
  firstName: true,
  pictureUrl: true,
  currentStreak: true,
  isAtRisk: true,
  activeDays: true,
  completedQuests: true,
  achievements: true,
} satisfies Record<keyof SharedFacts, true>) as readonly (keyof SharedFacts)[];

/** From this age in years on, somebody may join a circle of a person who is no friend. */
export const adultAge = 18;

/** The letters of codes: no vowels, so that no word appears, and none that is read as another. */
export const codeLetters = 'BCDFGHJKLMNPQRSTVWXYZ';
export const codeLength = 6;

/** A code as it is stored: people type small letters, spaces and dashes. */
export const canonicalCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z]/g, '');
