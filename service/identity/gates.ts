import type { Context, Middleware } from 'koa';
import type { Instant } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { type CurrentMember, type Gates, localClock } from '#service/http/current-member.ts';
import { Forbidden, OtherMember, Unauthorized } from '#service/http/failures.ts';
import { isMutation } from '#service/http/same-origin.ts';
import { verifiedEmailOf } from '#service/http/signed-in-member.ts';

type KnownMember = Pick<CurrentMember, 'member' | 'registeredAt'> & { readonly hasBetaAccess: boolean };
type Asking = { readonly current: CurrentMember; readonly hasBetaAccess: boolean };

export type GateDeps = {
  /** Case-folded. The first is the quest admin. */
  readonly adminEmails: ReadonlySet<string>;
  readonly isBetaRequired: boolean;
  /** Who it is and whether the beta has let them in: one look-up. The address is null where nobody has verified it. */
  readonly lookUp: (memberId: MemberId, verifiedEmail: string | null) => Promise<KnownMember | null>;
  readonly now: () => Instant;
};

/** What stands before the routes. The sentences are those that the client looks for. */
export function createGates(deps: GateDeps): Gates {
  const gate =
    (check: (asking: Asking) => void): Middleware =>
    async (ctx, next) => {
      const asking = await whoAsks(ctx, deps);
      check(asking);
      ctx.state.current = asking.current;
      await next();
    };
  return {
    requireMember: gate(() => {}),
    requireBetaAccess: gate(({ current, hasBetaAccess }) => {
      if (deps.isBetaRequired && !current.isAdmin && !hasBetaAccess) {
        throw new Forbidden('beta-access-required', 'Beta access required', accountHeader(current.email));
      }
    }),
    requireAdmin: gate(({ current }) => {
      if (!current.isAdmin) throw new Forbidden('admin-access-required', 'Admin access required');
    }),
  };
}

/** The gate's form begins with the account's own address. One that a header cannot carry stays out. */
const accountHeader = (email: string): Record<string, string> =>
  /^[\x21-\x7e]+$/.test(email) ? { 'X-Account-Email': email } : {};

async function whoAsks(ctx: Context, { lookUp, adminEmails, now }: GateDeps): Promise<Asking> {
  if (!ctx.session.member) throw new Unauthorized();
  const { memberId, email } = ctx.session.member;
  refuseOthers(ctx, memberId);
  // An unverified address opens nothing and makes no admin.
  const verifiedEmail = verifiedEmailOf(ctx.session.member);
  const found = await lookUp(memberId, verifiedEmail);
  if (found?.member.status !== 'registered') throw new Unauthorized();
  const { member, registeredAt, hasBetaAccess } = found;
  const isAdmin = verifiedEmail !== null && adminEmails.has(verifiedEmail);
  const [questAdmin] = adminEmails;
  const isQuestAdmin = isAdmin && verifiedEmail === questAdmin;
  const { at, zone, today, localTime } = localClock(member, now());
  return {
    current: {
      memberId,
      email,
      member,
      registeredAt,
      isAdmin,
      isQuestAdmin,
      at,
      zone,
      today,
      localTime,
    },
    hasBetaAccess,
  };
}

/** All tabs share one cookie: what a page sends that still shows another member must not become a deed of this one. */
function refuseOthers(ctx: Context, memberId: MemberId): void {
  const meant = ctx.get('X-Member-Id');
  if (isMutation(ctx) && meant !== '' && meant !== memberId) throw new OtherMember();
}
