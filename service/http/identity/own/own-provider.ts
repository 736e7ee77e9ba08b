import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Context, Middleware } from 'koa';
import type { Account, Provider } from 'oidc-provider';
import type { Logger } from 'pino';
import { asMemberId, type MemberId } from '#domain/kernel/ids.ts';
import { randomToken } from '#service/platform/random-token.ts';
import { firstAdminGroup } from '../admin-emails.ts';
import type { LoginProvider } from '../code-flow.ts';
import { importedProvider } from '../oidc-provider-import.ts';
import type { ProviderMetadata } from '../provider-metadata.ts';
import type { OwnAccounts } from './own-accounts.ts';
import type { SignInState } from './sign-in-state.ts';

export const ownPath = '/sign-in';
const scope = 'openid email profile';
const signingAlgorithm = 'ES256';
const clientId = 'rondel';
/** In seconds. */
const ttl = {
  Session: 600,
  Interaction: 3600,
  Grant: 600,
  IdToken: 600,
  AccessToken: 600,
  AuthorizationCode: 60,
};
const claims = {
  ...{ acr: null, amr: null, auth_time: null, iss: null, sid: null },
  openid: ['sub'],
  email: ['email', 'email_verified'],
  profile: ['given_name', 'family_name', 'picture', 'groups'],
};

type Deps = {
  readonly publicOrigin: string;
  readonly cookieKeys: readonly string[];
  readonly state: SignInState;
  readonly accounts: Pick<OwnAccounts, 'read'>;
  /** Names and picture that another provider gave a member before. */
  readonly detailsOf: (memberId: MemberId) => Promise<Readonly<Record<string, unknown>>>;
  readonly logger: Logger;
};
export type OwnProvider = {
  /** The interface for the login routes. */
  readonly client: LoginProvider;
  readonly provider: Provider;
  /** Answers the paths of the provider that browsers visit. */
  readonly middleware: Middleware;
  close(): void;
};

/**
 * An OpenID Connect provider inside the app, for one client: the app itself. Browsers reach its authorization endpoint only. Tokens, profile
 * and keys are asked for inside the process, at an address of the loopback that each process has for itself. So the key that signs tokens
 * lives in the memory of its process, and no proxy or certificate lies between. All else is in Postgres, for all processes.
 */
export async function createOwnProvider(deps: Deps): Promise<OwnProvider> {
  const { publicOrigin, logger } = deps;
  const issuer = publicOrigin + ownPath;
  const clientSecret = randomToken(32, 'base64url');
  const { privateKey, publicKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  const named = { kid: randomToken(16, 'base64url'), alg: signingAlgorithm, use: 'sig' };
  const key = { ...(await exportJWK(privateKey)), ...named };
  const provider = await providerOf(deps, { issuer, clientSecret, key });
  provider.on('server_error', (_ctx, error) => logger.error({ err: error }, 'built-in sign-in'));
  const answer = provider.callback();
  const server = createServer((req, res) => void answer(req, res)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const metadata = metadataOf(issuer, server, {
    keys: [{ ...(await exportJWK(publicKey)), ...named }],
  });
  return {
    client: { issuer, clientId, clientSecret, isOwn: true, metadata: async () => metadata },
    provider,
    middleware: frontChannel(provider, publicOrigin),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function metadataOf(issuer: string, server: Server, keys: { keys: JWK[] }): ProviderMetadata {
  const inside = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${inside}/token`,
    userinfo_endpoint: `${inside}/me`,
    jwks_uri: `${inside}/jwks`,
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    authorization_response_iss_parameter_supported: true,
    claims_parameter_supported: true,
    claims_supported: ['auth_time', 'acr', 'amr'],
    keys: createLocalJWKSet(keys),
  };
}

type Identity = { readonly issuer: string; readonly clientSecret: string; readonly key: JWK };

async function providerOf(deps: Deps, { issuer, clientSecret, key }: Identity): Promise<Provider> {
  const { interactionPolicy, Provider } = await importedProvider();
  const { publicOrigin, cookieKeys, state } = deps;
  // The provider has no sessions, so it always prompts; this prompt uses the same page.
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
  const provider = new Provider(issuer, {
    adapter: state.adapterOf,
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${publicOrigin}/api/login/callback`],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: signingAlgorithm,
      },
    ],
    jwks: { keys: [key] },
    extraParams: ['manage', 'join'],
    pkce: { required: () => true },
    claims,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      claimsParameter: { enabled: true },
    },
    cookies: {
      keys: [...cookieKeys],
      names: { session: 'signin_session', interaction: 'signin_interaction', resume: 'signin_resume' },
      // Requests never match this path, so the provider never remembers an account: a person acts at each sign-in.
      long: { httpOnly: true, sameSite: 'lax', path: `${ownPath}/never` },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    ttl,
    interactions: { policy, url: (_ctx, { uid }) => `${ownPath}/interaction/${uid}` },
    findAccount: (_ctx, subject) => accountOf(deps, subject),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope(scope);
      await grant.save();
      return grant;
    },
    renderError(ctx) {
      ctx.redirect(`${ownPath}/again`);
    },
  });
  provider.proxy = publicOrigin.startsWith('https:');
  return provider;
}

async function accountOf({ accounts, detailsOf }: Deps, subject: string): Promise<Account | undefined> {
  const memberId = asMemberId(subject);
  const { email, isConfirmed, firstName, isFirstAdmin } = await accounts.read(memberId);
  if (email === null) return undefined;
  const details = await detailsOf(memberId);
  const claims = {
    ...details,
    ...{ sub: subject, email, email_verified: isConfirmed, groups: isFirstAdmin ? [firstAdminGroup] : [] },
    ...(details.given_name === undefined && firstName !== null && { given_name: firstName }),
  };
  return { accountId: subject, claims: async () => claims };
}

/**
 * The authorization endpoint. Its addresses follow from the public origin, not from what a proxy or a visitor says: a wrong host would
 * lead browsers elsewhere.
 */
function frontChannel(provider: Provider, publicOrigin: string): Middleware {
  const answer = provider.callback();
  const { host, protocol } = new URL(publicOrigin);
  return async function builtInProvider(ctx: Context, next) {
    if (!ctx.path.startsWith(`${ownPath}/auth`)) return void (await next());
    const { req, res } = ctx;
    ctx.respond = false;
    Object.assign(req, { originalUrl: ctx.originalUrl });
    Object.assign(req.headers, {
      host,
      'x-forwarded-host': host,
      'x-forwarded-proto': protocol.slice(0, -1),
    });
    req.url = ctx.originalUrl.slice(ownPath.length);
    res.statusCode = 404;
    await answer(req, res);
  };
}
