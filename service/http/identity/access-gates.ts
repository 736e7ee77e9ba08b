import type { KeyObject } from 'node:crypto';
import type { Context } from 'koa';
import type { Instant } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { verifiedEmailOf } from '#domain/member/verified-email.ts';
import {
  type CurrentMember,
  type Gates,
  type KnownMember,
  localClock,
} from '#service/http/current-member.ts';
import { DataCleared, Forbidden, OtherMember, Unauthorized } from '#service/http/errors/http-failures.ts';
import { isMutation } from '#service/http/middleware/same-origin.ts';
import { type AdminProof, isAdminBy } from './admin-emails.ts';
import { deviceKeyOf } from './device-key.ts';

type AuthenticatedRequest = {
  readonly current: CurrentMember;
  readonly hasBetaAccess: boolean;
  readonly verifiedEmail: string | null;
};

export type GateDeps = {
  /** In lower case. The first is the quest admin. */
  readonly adminEmails: ReadonlySet<string>;
  readonly adminProof: AdminProof;
  readonly isBetaRequired: boolean;
  /** The member of the session. */
  readonly lookUp: (ctx: Context) => Promise<KnownMember | null>;
  /**
   * Asked where the member as read has no access. Clearing the data of an account also erases its address from the read models. So only its
   * sessions know the address that was approved.
   */
  readonly isAddressApproved: (verifiedEmail: string) => Promise<boolean>;
  /** Asked for an account that is refused: its page says whether a request for its own address waits for an answer. */
  readonly isAddressPending: (verifiedEmail: string) => Promise<boolean>;
  /** The data key of a member. Clearing all data replaces it. */
  readonly dataKeyOf: (memberId: MemberId) => Promise<KeyObject>;
  readonly now: () => Instant;
};

/** The gates in front of the routes. The client compares their messages literally. */
export function createAccessGates(deps: GateDeps): Gates {
  const isAdmin = isAdminBy(deps.adminEmails, deps.adminProof);
  return {
    async requireMember(ctx, next) {
      ctx.state.current = (await whoAsks(ctx)).current;
      await next();
    },
    async requireBetaAccess(ctx, next) {
      const asking = await whoAsks(ctx);
      if (!(await hasAccess(asking)))
        throw new Forbidden(
          'beta-access-required',
          'Beta access required',
          // A token says nothing about the account beyond its scopes.
          ctx.state.token ? {} : await refusalHeaders(asking, deps),
        );
      ctx.state.current = asking.current;
      await next();
    },
    hasAccess: async (ctx) => hasAccess(await whoAsks(ctx)),
    async requireAdmin(ctx, next) {
      const { current } = await whoAsks(ctx);
      if (!current.isAdmin) throw new Forbidden('admin-access-required', 'Admin access required');
      ctx.state.current = current;
      await next();
    },
  };

  async function hasAccess(asking: AuthenticatedRequest): Promise<boolean> {
    const { hasBetaAccess, verifiedEmail } = asking;
    if (!deps.isBetaRequired || hasBetaAccess) return true;
    return verifiedEmail !== null && deps.isAddressApproved(verifiedEmail);
  }

  async function whoAsks(ctx: Context): Promise<AuthenticatedRequest> {
    const signedIn = ctx.session.member;
    if (!signedIn) throw new Unauthorized();
    const { memberId, email } = signedIn;
    refuseOthers(ctx, memberId);
    const found = await deps.lookUp(ctx);
    if (found?.member.status !== 'registered') throw new Unauthorized();
    await refuseCleared(ctx, memberId, deps);
    const { member, registeredAt, revision, hasBetaAccess } = found;
    const verifiedEmail = verifiedEmailOf(signedIn);
    const isSenderAdmin = isAdmin(signedIn);
    return {
      current: {
        memberId,
        email,
        member,
        registeredAt,
        revision,
        ...(ctx.state.token ? noRights : rightsOf(isSenderAdmin, verifiedEmail, deps)),
        ...localClock(member, deps.now()),
      },
      // An admin needs no approval, also where a token opens nothing of admins.
      hasBetaAccess: hasBetaAccess || isSenderAdmin,
      verifiedEmail,
    };
  }
}

/** A token never has the rights of an admin. */
const noRights = { isAdmin: false, isQuestAdmin: false };

const rightsOf = (
  isAdmin: boolean,
  verifiedEmail: string | null,
  { adminEmails }: Pick<GateDeps, 'adminEmails'>,
) => {
  const [questAdmin] = adminEmails;
  return { isAdmin, isQuestAdmin: isAdmin && verifiedEmail === questAdmin };
};

/**
 * Headers for the client's beta form: the account's address as the form's initial value, unless a header cannot contain it; and the member
 * id. The page acts only for this account, even if another tab signs in another account.
 */
const accountHeaders = ({ memberId, email }: CurrentMember): Record<string, string> => ({
  'X-Account-Id': memberId,
  ...(/^[\x21-\x7e]+$/.test(email) && { 'X-Account-Email': email }),
});

/** With whether the request of the account waits for its answer. */
async function refusalHeaders(
  { current, verifiedEmail }: AuthenticatedRequest,
  { isAddressPending }: Pick<GateDeps, 'isAddressPending'>,
): Promise<Record<string, string>> {
  const hasAsked = verifiedEmail !== null && (await isAddressPending(verifiedEmail));
  return { ...accountHeaders(current), ...(hasAsked && { 'X-Beta-Asked': 'true' }) };
}

/** Rejects mutations from a tab that shows another member. All tabs share one cookie, so a tab may be older than the current sign-in. */
function refuseOthers(ctx: Context, memberId: MemberId): void {
  const meant = ctx.get('X-Member-Id');
  if (isMutation(ctx) && meant !== '' && meant !== memberId) throw new OtherMember();
}

/**
 * Rejects mutations that a browser stored under an earlier device key. The member has cleared all data since, perhaps on another device, and
 * what was cleared must not come back.
 */
async function refuseCleared(ctx: Context, memberId: MemberId, { dataKeyOf }: GateDeps): Promise<void> {
  const storedUnder = ctx.get('X-Device-Key-Id');
  if (storedUnder === '' || !isMutation(ctx)) return;
  if (storedUnder !== deviceKeyOf(await dataKeyOf(memberId)).id) throw new DataCleared();
}
