import { asInstant, type MemberDay } from '#domain/kernel/day.ts';
import { startOfDay } from '#domain/kernel/time-zone.ts';
import { chance, type Moment } from '#service/demo/demo-clock.ts';
import type { Deciding } from './deciding.ts';
import type { ImaginedMember } from './imagined-members.ts';

/** Something that a member does at a moment. */
export type Act = {
  readonly moment: Moment;
  readonly member: ImaginedMember;
  readonly commit: (deciding: Deciding) => void;
};

/** @param minutes since midnight in the member's zone; seconds tell members apart. */
export function act(
  member: ImaginedMember,
  date: MemberDay,
  minutes: number,
  work: (deciding: Deciding, moment: Moment) => void,
): Act {
  const start = Date.parse(startOfDay(date, member.zone));
  const second = Math.floor(chance(member.seed, minutes) * 60_000);
  const at = asInstant(new Date(start + minutes * 60_000 + second).toISOString());
  const moment = {
    at,
    today: date,
    localTime: { hour: Math.floor(minutes / 60), minute: minutes % 60 },
  };
  return { moment, member, commit: (deciding) => work(deciding, moment) };
}
