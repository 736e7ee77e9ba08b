import type { Context, Middleware } from 'koa';
import { currentMember, verifiedEmailOf } from '#service/http/current-member.ts';
import { Unauthorized } from '#service/http/errors/http-failures.ts';
import type { SessionStore } from '#service/http/session/session-store.ts';
import type { ErasingMember, Erasures } from './erasures.ts';

/** The member who asks, with what an erasure has to know of them. */
export function erasingMember(ctx: Context): ErasingMember {
  const { memberId, zone, registeredAt } = currentMember(ctx);
  return { memberId, zone, registeredAt, verifiedEmail: verifiedEmailOf(ctx.session.member) };
}

/**
 * Has a mutation wait while an erasure of who sends it runs. The session was read before: when it has ended by then, as with the account,
 * the mutation is refused. @throws Unauthorized
 */
export function waitForErasures(
  erasures: Pick<Erasures, 'beside'>,
  sessions: Pick<SessionStore, 'get'>,
): Middleware {
  return async function besideErasures(ctx, next) {
    const { member, externalKey } = ctx.session;
    const pass = async (hasWaited = false) => {
      if (hasWaited && (await sessions.get(externalKey)) === null) throw new Unauthorized();
      await next();
    };
    await (member ? erasures.beside(member.memberId, pass) : pass());
  };
}
