import type { Context } from 'koa';
import { currentMember, verifiedEmailOf } from '#service/http/current-member.ts';
import type { ErasingMember } from './erasures.ts';

/** The member who asks, with what an erasure has to know of them. */
export function erasingMember(ctx: Context): ErasingMember {
  const { memberId, zone, registeredAt } = currentMember(ctx);
  return { memberId, zone, registeredAt, verifiedEmail: verifiedEmailOf(ctx.session.member) };
}
