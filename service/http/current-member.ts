import type { Context, Middleware } from 'koa';
import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { dayOf, ianaName, localTimeOf } from '#domain/kernel/time-zone.ts';
import { zoneAt } from '#domain/kernel/zone-history.ts';
import type { MemberState } from '#domain/member/member.ts';
import type { OutsideAccount } from '#domain/sign-in/sign-in-events.ts';
import { Unauthorized } from './errors/http-failures.ts';

/** The identity from the provider at sign-in; fixed for the lifetime of the session. */
export type SignedInMember = {
  readonly memberId: MemberId;
  readonly email: string;
  readonly emailVerified: boolean;
  /** How the person authenticated, according to the signed id_token; absent when it does not say. */
  readonly proof?: SignInProof;
  /** The groups of `ADMIN_GROUPS` that the provider named; absent when it named none. */
  readonly adminGroups?: readonly string[];
  /** The account at the outside provider, where there is a built-in one too. */
  readonly outside?: OutsideAccount;
};

/** The claims `acr` and `amr` of OpenID Connect. */
export type SignInProof = {
  readonly acr: string | null;
  readonly amr: readonly string[];
  /** The built-in provider said so. */
  readonly isOwn?: true;
};

/** The origin of a session. Times are epoch ms. */
export type SignInRecord = {
  readonly at: number;
  /** To the hour. */
  readonly usedAt: number;
  /** When the provider last verified a password, a passkey or the like; `at` when it does not say. */
  readonly authenticatedAt: number;
  /** Browser and operating system at sign-in, as text. */
  readonly device: string;
};

/** A member as the read models show them. */
export type KnownMember = Pick<CurrentMember, 'member' | 'registeredAt' | 'revision'> & {
  readonly hasBetaAccess: boolean;
};

/** The member who sends the request, with the member's local date and time. */
export type CurrentMember = {
  readonly memberId: MemberId;
  readonly email: string;
  readonly member: MemberState;
  /** Time of the first sign-in. */
  readonly registeredAt: string;
  /** Revision of the member's stream when it was read. */
  readonly revision: number;
  readonly isAdmin: boolean;
  /** Whether this is the one admin who is offered the quest reset. */
  readonly isQuestAdmin: boolean;
  readonly at: Instant;
  /** In force at `at`: its IANA name. */
  readonly zone: string;
  readonly today: MemberDay;
  readonly localTime: { readonly hour: number; readonly minute: number };
};

/** The requesting member; use it after a gate. @throws Unauthorized when no gate has admitted a member. */
export function currentMember(ctx: Context): CurrentMember {
  const { current } = ctx.state;
  if (!current) throw new Unauthorized();
  return current;
}

/** The local date and time of a member. */
export function localClock({ zones }: Pick<MemberState, 'zones'>, at: Instant) {
  const zone = zoneAt(zones, at);
  return { at, zone: ianaName(zone), today: dayOf(at, zone), localTime: localTimeOf(at, zone) };
}

export type Gates = {
  /** Admits signed-in members and sets `ctx.state.current`; others get 401. */
  readonly requireMember: Middleware;
  /** Includes `requireMember`. Admins need no approval. */
  readonly requireBetaAccess: Middleware;
  /** Whether the signed-in account would pass `requireBetaAccess`. */
  readonly hasAccess: (ctx: Context) => Promise<boolean>;
  /** Includes `requireMember`. */
  readonly requireAdmin: Middleware;
};
