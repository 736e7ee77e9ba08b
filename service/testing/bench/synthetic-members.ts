import { addDays, type MemberDay } from '#domain/kernel/day.ts';
import { asMemberId, type MemberId } from '#domain/kernel/ids.ts';
import { derivedId } from '#service/event-store/command-ids.ts';
import { chance } from '#service/tools/demo/demo-clock.ts';

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
