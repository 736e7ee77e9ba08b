import { setTimeout as after } from 'node:timers/promises';
import type { Context } from 'koa';
import { asInstant, type Instant } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { type KnownMember, localClock } from '#service/http/current-member.ts';
import type { SessionStore } from '#service/http/session/session-store.ts';
import { type FrameFact, longestFramedName } from './frame-contract.ts';

/** The text of each fact that is known. */
export type FrameFacts = ReadonlyMap<FrameFact, string>;

export type ReadFrameFacts = (ctx: Context) => Promise<FrameFacts>;

type FrameFactsDeps = {
  readonly sessionCookie: string;
  readonly sessionStore: Pick<SessionStore, 'get'>;
  readonly isBetaRequired: boolean;
  readonly now: () => Instant;
};

/** A page is rather sent without facts than later. */
const patienceMs = 500;

/**
 * Reads the facts about the session's member for the frame of a page. There are none without a session, without access to the beta, and
 * while the database does not answer.
 */
export function createFrameFacts(deps: FrameFactsDeps): ReadFrameFacts {
  const { sessionCookie, sessionStore, isBetaRequired, now } = deps;
  const isAdmitted = ({ member, hasBetaAccess }: KnownMember): boolean =>
    member.status === 'registered' && (hasBetaAccess || !isBetaRequired);
  async function factsOf(ctx: Context): Promise<FrameFacts> {
    const id = ctx.cookies.get(sessionCookie, { signed: true });
    const session = id === undefined ? null : await sessionStore.get(id);
    const known = await session?.member();
    return known && isAdmitted(known) ? namesIn(known, now()) : new Map();
  }
  return (ctx) => {
    const none: FrameFacts = new Map();
    return Promise.race([factsOf(ctx).catch(() => none), after(patienceMs, none, { ref: false })]);
  };
}

/** On the first day the dashboard greets without "back", so the first name is absent. */
function namesIn({ member, registeredAt }: KnownMember, at: Instant): FrameFacts {
  const { firstName = null, lastName = null } = member.profile;
  const { today, zone } = localClock(member, at);
  const isFirstDay = dayOf(asInstant(registeredAt), zone) === today;
  const names: readonly (readonly [FrameFact, string])[] = [
    ['firstName', isFirstDay ? '' : (firstName?.trim() ?? '')],
    ['wholeName', [firstName, lastName].filter(Boolean).join(' ')],
  ];
  return new Map(names.filter(([, name]) => name !== '' && name.length <= longestFramedName));
}
