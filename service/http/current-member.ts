import type { Context, Middleware } from 'koa';
import { canonicalEmail } from '#domain/beta/beta-rules.ts';
import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { dayOf, localTimeOf } from '#domain/kernel/time-zone.ts';
import { zoneAt } from '#domain/kernel/zone-history.ts';
import type { MemberState } from '#domain/member/member.ts';
import { Unauthorized } from './errors/http-failures.ts';

/** Who the identity provider said this is, at sign-in; unchanged for as long as the session lives. */
export type SignedInMember = {
  readonly memberId: MemberId;
  readonly email: string;
  readonly emailVerified: boolean;
  /** How the person proved who they are, as the signed id_token says; absent where it says nothing. */
  readonly proof?: SignInProof;
};

/** The claims `acr` and `amr` of OpenID Connect. */
export type SignInProof = { readonly acr: string | null; readonly amr: readonly string[] };

/** How a session came about. Times are epoch ms. */
export type SignInRecord = {
  readonly at: number;
  /** To the hour. */
  readonly usedAt: number;
  /** When the provider last saw a password, a passkey or the like; `at` where it does not say. */
  readonly authenticatedAt: number;
  /** Browser and system in words, as they were at sign-in. */
  readonly device: string;
};

/** The account's address as it is compared; null where it is not verified, because then it could belong to another person. */
export const verifiedEmailOf = (member: Omit<SignedInMember, 'memberId'> | undefined): string | null =>
  member?.emailVerified ? canonicalEmail(member.email) : null;

/** Who asks, and when by their own clock. */
export type CurrentMember = {
  readonly memberId: MemberId;
  readonly email: string;
  readonly member: MemberState;
  /** Instant of the first sign-in. */
  readonly registeredAt: string;
  /** Of the member's stream, as it was read. */
  readonly revision: number;
  readonly isAdmin: boolean;
  /** Whether this is the one admin who is offered the reset of quests. */
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
