import { addDays, type MemberDay } from '#domain/kernel/day.ts';
import { asMemberId, type MemberId } from '#domain/kernel/ids.ts';
import { derivedId } from '#service/event-store/command-ids.ts';
import { chance } from './demo-clock.ts';

/** A simulated member, whose behaviour follows from the seed and the name. */
export type SyntheticMember = {
  readonly memberId: MemberId;
  readonly zone: string;
  /** Probability of an active day, 0-1. */
  readonly diligence: number;
  readonly doesRoutine: boolean;
  /** Whether quests are often done after midnight. */
  readonly isUpLate: boolean;
  readonly joinsOn: MemberDay;
  readonly seed: string;
  /** Further traits of lively members; absent for plain ones. */
  readonly lively?: Lively;
};

type Lively = {
  /** Probability that an accepted quest is skipped with a token, 0-1. */
  readonly skips: number;
  /** The mood around which the moods after workouts vary, 2-4. */
  readonly mood: number;
  /** The dates of a holiday; null without one. */
  readonly pause: { readonly from: MemberDay; readonly until: MemberDay } | null;
};

const zones = [
  'Europe/Paris',
  'America/New_York',
  'America/Los_Angeles',
  'Asia/Tokyo',
  'Australia/Sydney',
  'UTC',
];
export const equipment = ['dumbbells', 'resistance_bands'];
const joiningDays = 15;

export function syntheticMember(seed: string, number: number, firstDay: MemberDay): SyntheticMember {
  const name = `${seed}-${number}`;
  return {
    memberId: asMemberId(derivedId('imagined', name)),
    zone: zones[Math.floor(chance(name, 'zone') * zones.length)] ?? 'UTC',
    diligence: 0.03 + 0.48 * chance(name, 'diligence') ** 2,
    doesRoutine: chance(name, 'routine') < 0.25,
    isUpLate: chance(name, 'late') < 0.15,
    joinsOn: addDays(firstDay, Math.floor(chance(name, 'joins') * joiningDays)),
    seed: name,
  };
}

const shareWithPause = 0.3;

/**
 * A member for trying things: more diligent, with skips, a mood and perhaps a pause.
 * @param days of the history, in the first half of which the member joins
 */
export function livelyMember(
  seed: string,
  number: number,
  firstDay: MemberDay,
  days: number,
): SyntheticMember {
  const plain = syntheticMember(seed, number, firstDay);
  const of = (what: string): number => chance(plain.seed, what);
  const joinsOn = addDays(firstDay, Math.floor(of('joins') * (days / 2)));
  const from = addDays(joinsOn, 8 + Math.floor(of('pause from') * (days / 3)));
  const until = addDays(from, 2 + Math.floor(of('pause length') * 10));
  return {
    ...plain,
    diligence: 0.4 + 0.58 * of('diligence'),
    joinsOn,
    lively: {
      skips: 0.25 * of('skips'),
      mood: 2 + Math.floor(3 * of('mood')),
      pause: of('pause') < shareWithPause ? { from, until } : null,
    },
  };
}
