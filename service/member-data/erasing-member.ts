import type { Context } from 'koa';
import { currentMember } from '#service/http/current-member.ts';
import { verifiedEmailOf } from '#service/http/signed-in-member.ts';
import type { ErasingMember } from './erasures.ts';

/** Who asks, as an erasure has to know them. */
export function erasingMember(ctx: Context): ErasingMember {
  const { memberId, zone, registeredAt } = currentMember(ctx);
  return { memberId, zone, registeredAt, verifiedEmail: verifiedEmailOf(ctx.session.member) };
}
