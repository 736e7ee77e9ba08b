import type { Context } from 'koa';
import { canonicalEmail } from '#domain/beta/beta-rules.ts';
import { currentMember } from '#service/http/current-member.ts';
import type { ErasingMember } from './erasures.ts';

/** Who asks, as an erasure has to know them. */
export function erasingMember(ctx: Context): ErasingMember {
  const { memberId, zone, registeredAt } = currentMember(ctx);
  const { email, emailVerified } = ctx.session.member ?? {};
  const verifiedEmail = email && emailVerified ? canonicalEmail(email) : null;
  return { memberId, zone, registeredAt, verifiedEmail };
}
