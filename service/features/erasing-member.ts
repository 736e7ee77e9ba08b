import type { Context, Middleware, Next } from 'koa';
import { verifiedEmailOf } from '#domain/member/verified-email.ts';
import { currentMember } from '#service/http/current-member.ts';
import { Unauthorized } from '#service/http/errors/http-failures.ts';
import { readSession } from '#service/http/session/session.ts';
import type { SessionStore } from '#service/http/session/session-store.ts';
import type { ErasingMember } from '#service/jobs/erasure/erasure-jobs.ts';
import type { Erasures } from '#service/jobs/erasure/erasures.ts';

/** The requesting member, with the data that an erasure needs. */
export function erasingMember(ctx: Context): ErasingMember {
  const { memberId, zone, registeredAt } = currentMember(ctx);
  return { memberId, zone, registeredAt, verifiedEmail: verifiedEmailOf(ctx.session.member) };
}

/**
 * Delays a mutation while an erasure of its sender runs. The session was read before; if it has ended meanwhile, as with a deleted account,
 * the mutation is refused. @throws Unauthorized
 */
export function waitForErasures(
  erasures: Pick<Erasures, 'beside'>,
  sessions: Pick<SessionStore, 'get'>,
): Middleware {
  const passAfter = async (ctx: Context, next: Next) => {
    // The erasure has also erased stored answers.
    ctx.state.askedAnswer = undefined;
    if (ctx.state.resolveTokenAgain) await ctx.state.resolveTokenAgain();
    else if ((await readSession(ctx, sessions, ctx.session.externalKey)) === null) throw new Unauthorized();
    await next();
  };
  return async function besideErasures(ctx, next) {
    const { member } = ctx.session;
    const pass = (hasWaited = false) => (hasWaited ? passAfter(ctx, next) : next());
    await (member ? erasures.beside(member.memberId, pass) : pass());
  };
}
