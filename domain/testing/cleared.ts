import { asInstant } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { MemberCleared } from '#domain/member/member-events.ts';

/** One sample of each event after which a member's data starts empty or ends. */
export const clearedEvents = (memberId: MemberId, zone = 'UTC'): readonly MemberCleared[] => [
  { type: 'MemberReset', memberId },
  { type: 'MemberDataErased', memberId },
  { type: 'AccountKept', memberId, zone, registeredAt: asInstant('2026-01-02T07:30:00.000Z'), streams: [] },
  { type: 'AccountDeleted', memberId },
];
