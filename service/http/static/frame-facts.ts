import { setTimeout as after } from 'node:timers/promises';
import type { Context } from 'koa';
import { asInstant, type Instant } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { type KnownMember, localClock } from '#service/http/current-member.ts';
import type { SessionStore } from '#service/http/session/session-store.ts';
import { type FrameFact, longestFramedName } from './frame-contract.ts';

/** The text of each fact, empty where the fact has none. A fact that is absent is unknown, or untrue. */
export type FrameFacts = ReadonlyMap<FrameFact, string>;

/** @param needed only these facts are read */
export type ReadFrameFacts = (ctx: Context, needed: readonly FrameFact[]) => Promise<FrameFacts>;

type FrameFactsDeps = {
  readonly sessionCookie: string;
  readonly sessionStore: Pick<SessionStore, 'get'>;
  readonly isBetaRequired: boolean;
  /** Whether the member's active program is a daily one. */
  readonly hasRoutine: (memberId: MemberId) => Promise<boolean>;
  readonly now: () => Instant;
};

/** A page is rather sent without facts than later. */
const patienceMs = 500;

/**
 * Reads the facts about the session's member for the frame of a page. There are none without a session, without access to the beta, and
 * while the database does not answer.
 */
export function createFrameFacts(deps: FrameFactsDeps): ReadFrameFacts {
  const { sessionCookie, sessionStore, isBetaRequired, hasRoutine, now } = deps;
  const isAdmitted = ({ member, hasBetaAccess }: KnownMember): boolean =>
    member.status === 'registered' && (hasBetaAccess || !isBetaRequired);
  async function factsOf(ctx: Context, needed: readonly FrameFact[]): Promise<FrameFacts> {
    const id = ctx.cookies.get(sessionCookie, { signed: true });
    const session = id === undefined ? null : await sessionStore.get(id);
    const known = await session?.member();
    const memberId = session?.data.member?.memberId;
    if (!known || !memberId || !isAdmitted(known)) return new Map();
    if (!needed.includes('noRoutine')) return namesIn(known, now());
    return new Map((await hasRoutine(memberId)) ? [] : [['noRoutine', '']]);
  }
  return (ctx, needed) => {
    const none: FrameFacts = new Map();
    return Promise.race([factsOf(ctx, needed).catch(() => none), after(patienceMs, none, { ref: false })]);
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
