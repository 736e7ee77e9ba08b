import type { Context, Middleware } from 'koa';
import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { dayOf, localTimeOf } from '#domain/kernel/time-zone.ts';
import { zoneAt } from '#domain/kernel/zone-history.ts';
import type { MemberState } from '#domain/member/member.ts';
import { Unauthorized } from './failures.ts';

/** Who asks, and when by their own clock. */
export type CurrentMember = {
  readonly memberId: MemberId;
  readonly email: string;
  readonly member: MemberState;
  /** Instant of the first sign-in. */
  readonly registeredAt: string;
  readonly isAdmin: boolean;
  /** The one admin to whom the reset of quests is offered. */
  readonly isQuestAdmin: boolean;
  readonly at: Instant;
  /** In force at `at`. */
  readonly zone: string;
  readonly today: MemberDay;
  readonly localTime: { readonly hour: number; readonly minute: number };
};

/** Who asks, behind a gate. @throws Unauthorized where no gate has let a member in. */
export function currentMember(ctx: Context): CurrentMember {
  const { current } = ctx.state;
  if (!current) throw new Unauthorized();
  return current;
}

/** Where a member's clock stands. */
export function localClock({ zones }: MemberState, at: Instant) {
  const zone = zoneAt(zones, at);
  return { at, zone, today: dayOf(at, zone), localTime: localTimeOf(at, zone) };
}

export type Gates = {
  /** Lets in who is signed in and sets `ctx.state.current`; others get 401. */
  readonly requireMember: Middleware;
  /** Includes `requireMember`. Admins need no approval. */
  readonly requireBetaAccess: Middleware;
  /** Includes `requireMember`. */
  readonly requireAdmin: Middleware;
};
