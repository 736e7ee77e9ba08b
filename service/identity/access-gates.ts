import type { Context } from 'koa';
import type { Instant } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import {
  type CurrentMember,
  type Gates,
  type KnownMember,
  localClock,
  verifiedEmailOf,
} from '#service/http/current-member.ts';
import { Forbidden, OtherMember, Unauthorized } from '#service/http/errors/http-failures.ts';
import { isMutation } from '#service/http/middleware/same-origin.ts';
import { type AdminProof, isAdminBy } from './admin-emails.ts';

type AuthenticatedRequest = { readonly current: CurrentMember; readonly hasBetaAccess: boolean };

export type GateDeps = {
  /** In lower case. The first is the quest admin. */
  readonly adminEmails: ReadonlySet<string>;
  readonly adminProof: AdminProof;
  readonly isBetaRequired: boolean;
  /** The member of the session. */
  readonly lookUp: (ctx: Context) => Promise<KnownMember | null>;
  readonly now: () => Instant;
};

/** The gates in front of the routes. The client compares their messages literally. */
export function createAccessGates(deps: GateDeps): Gates {
  return {
    async requireMember(ctx, next) {
      await admit(ctx, () => {});
      await next();
    },
    async requireBetaAccess(ctx, next) {
      await admit(ctx, refuseWithoutAccess);
      await next();
    },
    async requireAdmin(ctx, next) {
      await admit(ctx, refuseOthersThanAdmins);
      await next();
    },
  };

  async function admit(ctx: Context, check: (asking: AuthenticatedRequest) => void): Promise<void> {
    const asking = await whoAsks(ctx, deps);
    check(asking);
    ctx.state.current = asking.current;
  }

  function refuseWithoutAccess({ current, hasBetaAccess }: AuthenticatedRequest): void {
    if (deps.isBetaRequired && !current.isAdmin && !hasBetaAccess) {
      throw new Forbidden('beta-access-required', 'Beta access required', accountHeaders(current));
    }
  }
}

function refuseOthersThanAdmins({ current }: AuthenticatedRequest): void {
  if (!current.isAdmin) throw new Forbidden('admin-access-required', 'Admin access required');
}

/**
 * For the client's beta form: the account's address as its initial value, unless a header cannot contain it; and the member id, because the
 * page acts only for this account even if another tab signs in another one.
 */
const accountHeaders = ({ memberId, email }: CurrentMember): Record<string, string> => ({
  'X-Account-Id': memberId,
  ...(/^[\x21-\x7e]+$/.test(email) && { 'X-Account-Email': email }),
});

async function whoAsks(
  ctx: Context,
  { lookUp, adminEmails, adminProof, now }: GateDeps,
): Promise<AuthenticatedRequest> {
  if (!ctx.session.member) throw new Unauthorized();
  const { memberId, email } = ctx.session.member;
  refuseOthers(ctx, memberId);
  const found = await lookUp(ctx);
  if (found?.member.status !== 'registered') throw new Unauthorized();
  const { member, registeredAt, revision, hasBetaAccess } = found;
  const isAdmin = isAdminBy(adminEmails, adminProof)(ctx.session.member);
  const [questAdmin] = adminEmails;
  const isQuestAdmin = isAdmin && verifiedEmailOf(ctx.session.member) === questAdmin;
  const { at, zone, today, localTime } = localClock(member, now());
  return {
    current: {
      memberId,
      email,
      member,
      registeredAt,
      revision,
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

/** Rejects mutations from a tab that shows another member. All tabs share one cookie, so a tab may be older than the current sign-in. */
function refuseOthers(ctx: Context, memberId: MemberId): void {
  const meant = ctx.get('X-Member-Id');
  if (isMutation(ctx) && meant !== '' && meant !== memberId) throw new OtherMember();
}
