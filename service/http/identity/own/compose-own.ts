import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { MemberId } from '#domain/kernel/ids.ts';
import { memberOf } from '#projections/member/members.ts';
import type { RateLimits } from '#service/http/middleware/rate-limits.ts';
import { sessionCookie } from '#service/http/session/session.ts';
import type { IsAdmin, SessionStore } from '#service/http/session/session-store.ts';
import type { Config } from '#service/platform/config.ts';
import type { LoginProvider } from '../code-flow.ts';
import type { Joining } from '../joining.ts';
import { importedProvider } from '../oidc-provider-import.ts';
import { issuerHashOf } from '../outside-account.ts';
import { createFirstAdmin } from './first-admin.ts';
import { createGivenCodes } from './given-codes.ts';
import { createOwnAccounts, type OwnAccountDeps } from './own-accounts.ts';
import { createJoining, type SessionOf } from './own-joining.ts';
import { createOwnMails, type OwnMail } from './own-mails.ts';
import { createOwnProvider } from './own-provider.ts';
import { ownRoutes } from './own-routes.ts';
import { checkPasskeyDomain, notePasskeyDomain } from './passkey-domain.ts';
import { createPasskeys } from './passkeys.ts';
import { createSignInState } from './sign-in-state.ts';

type Deps = OwnAccountDeps & {
  readonly config: Pick<
    Config,
    'publicOrigin' | 'oidc' | 'signIn' | 'passkeyDomain' | 'adminEmails' | 'adminGroups'
  >;
  readonly cookieKeys: readonly string[];
  readonly limits: RateLimits['ownSignIn'];
  readonly isAdmin: IsAdmin;
  readonly sessionStore: Pick<SessionStore, 'get'>;
  /** Null where the service sends no mail. */
  readonly sender: Sender | null;
  readonly logger: Logger;
};
type Sender = {
  send(mail: OwnMail, key: string): Promise<unknown>;
  close(): void;
};
export type OwnSignIn = {
  readonly client: LoginProvider;
  /** Absent without an outside provider. */
  readonly joining: Joining | undefined;
  /** Ends the sign-ins of a member that are open, and so the page of passkeys, in all browsers. */
  endSteps(memberId: MemberId): Promise<void>;
  readonly middleware: readonly Middleware[];
  close(): void;
};

/** The built-in sign-in, joined from its parts. */
export async function composeOwnSignIn(deps: Deps): Promise<OwnSignIn> {
  const { config, cookieKeys, db, logger, limits, isAdmin, sender } = deps;
  const { publicOrigin } = config;
  const state = createSignInState(db);
  const accounts = createOwnAccounts(deps);
  const before = await checkPasskeyDomain(deps);
  const outside = config.oidc && {
    host: new URL(config.oidc.issuer).host,
    issuerHash: issuerHashOf(db.cipher, config.oidc.issuer),
  };
  const detailsOf = (memberId: MemberId) => detailsFromOutside(deps, memberId);
  const own = await createOwnProvider({ publicOrigin, cookieKeys, state, accounts, detailsOf, logger });
  const { errors } = await importedProvider();
  const routes = ownRoutes({
    provider: own.provider,
    SessionNotFound: errors.SessionNotFound,
    ...{ state, accounts, limits, isAdmin },
    passkeys: createPasskeys({
      ...{ publicOrigin, rpID: config.passkeyDomain.name, accounts },
      onCreated: () => notePasskeyDomain(deps),
    }),
    before,
    mails: sender && createOwnMails({ state, accounts, publicOrigin, send: inBackground(sender, logger) }),
    firstAdmin: createFirstAdmin(db, wantsFirstAdmin(config)),
    givenCodes: createGivenCodes(db),
    joining: { db, sessionOf: sessionReader(deps) },
    outside,
  });
  return {
    client: own.client,
    joining: outside ? createJoining({ accounts, state, db, isAdmin }, outside.host) : undefined,
    async endSteps(memberId) {
      await state.adapterOf('Step').revokeByGrantId(memberId);
    },
    middleware: [routes.routes() as Middleware, own.middleware],
    close() {
      own.close();
      sender?.close();
    },
  };
}

/** The pages of the provider are no calls of the API, which alone have sessions. */
const sessionReader =
  ({ config: { publicOrigin }, sessionStore }: Deps): SessionOf =>
  async (ctx) => {
    const id = ctx.cookies.get(sessionCookie(publicOrigin), { signed: true });
    return id === undefined ? null : ((await sessionStore.get(id))?.data ?? null);
  };

/** Beside an outside provider, admins may be named already. */
export const wantsFirstAdmin = ({
  signIn,
  adminEmails,
  adminGroups,
}: Pick<Config, 'signIn' | 'adminEmails' | 'adminGroups'>): boolean =>
  signIn === 'own' || (signIn === 'both' && adminEmails.length + adminGroups.length === 0);

/** The details from an outside provider, of a member who signs in by a passkey now: else the name and the picture would be lost. */
async function detailsFromOutside(
  { db }: Deps,
  memberId: MemberId,
): Promise<Readonly<Record<string, unknown>>> {
  const { firstName, lastName, profileImageUrl } = (await memberOf(db, memberId))?.signIn ?? {};
  return {
    ...(firstName && { given_name: firstName }),
    ...(lastName && { family_name: lastName }),
    ...(profileImageUrl && { picture: profileImageUrl }),
  };
}

const maxAttempts = 3;

/** No page waits for the mail server: its answer would tell which addresses it knows. */
const inBackground = (sender: Sender, logger: Logger) => (mail: OwnMail, key: string) => {
  void attempt(1);

  async function attempt(nth: number): Promise<void> {
    try {
      await sender.send(mail, key);
    } catch (error) {
      // A mail server quotes the recipient.
      const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
      logger.warn({ code, responseCode, attempts: nth }, 'a mail of the sign-in could not be sent');
      if (nth < maxAttempts && !(typeof responseCode === 'number' && responseCode >= 500))
        await attempt(nth + 1);
    }
  }
};
