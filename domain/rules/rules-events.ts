import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import type { Actor } from '#domain/kernel/ids.ts';
import type { PackedZone } from '#domain/kernel/zone-table.ts';
import type { StoredStreakRules } from '#domain/streak/streak-rules.ts';

/** A number of members that an event about everybody can change. */
export type ComparedField = 'currentStreak' | 'bestStreak' | 'skipTokens';

/** The changes that an event about everybody makes, over all members, as of one instant. */
export type Comparison = {
  /** The instant of the numbers. Each member's date follows from it. */
  readonly asOf: Instant;
  /** All members that were compared. */
  readonly members: number;
  /** Those of whom a number changes. */
  readonly changed: number;
  /** For each number: of how many members it rises and falls, and the sum of the differences. */
  readonly fields: Readonly<Record<ComparedField, FieldComparison>>;
};
export type FieldComparison = { readonly raised: number; readonly lowered: number; readonly sum: number };

/** Dates that it overlaps by two hours or more are neutral for everybody who was not active on them. */
export type OutageDeclared = {
  readonly type: 'OutageDeclared';
  readonly outageId: string;
  readonly from: Instant;
  /** Its end, exclusive. */
  readonly to: Instant;
  /** As typed by the admin. */
  readonly reason: string;
  readonly declaredBy: Actor;
  readonly comparison: Comparison;
};

export type OutageRevoked = {
  readonly type: 'OutageRevoked';
  readonly outageId: string;
  /** As typed by the admin. */
  readonly reason: string;
  readonly revokedBy: Actor;
  readonly comparison: Comparison;
};

/** Other streak rules for the dates from one on. Earlier dates keep theirs. */
export type RulesAdopted = {
  readonly type: 'RulesAdopted';
  /** `v2` for the first that were adopted. */
  readonly version: string;
  readonly from: MemberDay;
  readonly rules: StoredStreakRules;
  /** As typed by the admin. */
  readonly reason: string;
  readonly adoptedBy: Actor;
  /** Everybody's numbers under the rules so far, and if these had held on all dates. */
  readonly comparison: Comparison;
};

/** Other rules of a zone than before. Until `from`, the first instant whose offset differs, both agree. */
export type ZoneChange = {
  /** An IANA name. Its links change with it, unless they are named as well. */
  readonly zone: string;
  readonly from: Instant;
  readonly rules: PackedZone;
};

/**
 * Zone rules that days are counted by from now on, because a law has moved the clocks of a zone. The event carries the rules, so that a replay
 * depends on no release, machine or file.
 */
export type ZoneRulesAdopted = {
  readonly type: 'ZoneRulesAdopted';
  /** Version of the tz database, such as `2026g`. */
  readonly version: string;
  readonly changes: readonly ZoneChange[];
};

/** Events about everybody. */
export type RulesEvent = OutageDeclared | OutageRevoked | RulesAdopted | ZoneRulesAdopted;

/** One stream for all of them, because every fold needs all of them. */
export const rulesStream = 'rules-everybody';
