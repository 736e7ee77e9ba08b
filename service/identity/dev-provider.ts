import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import type { Context, Middleware } from 'koa';
import type { Provider } from 'oidc-provider';
import type { Logger } from 'pino';
import type { LoginProvider } from './code-flow.ts';
import { createMemory } from './dev-memory.ts';
import { createPeople, type DemoPerson, devNamespace, type People } from './dev-people.ts';
import { devSignInRoutes } from './dev-sign-in.ts';

const mountPath = '/dev-idp';
const scope = 'openid email profile';
const signingAlgorithm = 'ES256';

export type DevProviderDeps = {
  readonly publicOrigin: string;
  readonly isProduction: boolean;
  readonly cookieKeys: readonly string[];
  readonly people: readonly DemoPerson[];
  readonly logger: Logger;
};
export type DevProvider = {
  /** What the login needs to know of it. */
  readonly client: LoginProvider;
  /** Answers everything below `/dev-idp`. */
  readonly middleware: readonly Middleware[];
};

/**
 * An OpenID Connect provider inside the app, where anyone may be anyone: for development, tests and the demo.
 * @throws Error in production.
 */
export async function createDevProvider(deps: DevProviderDeps): Promise<DevProvider> {
  if (deps.isProduction) {
    throw new Error(
      'The development identity provider signs in anyone as anyone; production needs a real one.',
    );
  }
  const client: LoginProvider = {
    issuer: deps.publicOrigin + mountPath,
    clientId: 'rondel',
    clientSecret: randomBytes(32).toString('base64url'),
    memberNamespace: devNamespace,
  };
  const people = createPeople();
  const provider = await createProvider(deps, client, people);
  provider.on('server_error', (_ctx, error) => deps.logger.error({ err: error }, 'development provider'));
  const signIn = devSignInRoutes(provider, people, deps.people);
  return { client, middleware: [signIn.routes() as Middleware, mount(provider)] };
}

async function createProvider(
  deps: DevProviderDeps,
  client: LoginProvider,
  people: People,
): Promise<Provider> {
  // Loaded here, so that production never does.
  const { Provider } = await import('oidc-provider');
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  return new Provider(client.issuer, {
    adapter: createMemory(),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [`${deps.publicOrigin}/api/login/callback`],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: signingAlgorithm,
      },
    ],
    jwks: { keys: [await exportJWK(privateKey)] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    cookies: {
      keys: [...deps.cookieKeys],
      names: { session: 'idp_session', interaction: 'idp_interaction', resume: 'idp_resume' },
      // No request goes there, so the provider never remembers anyone: choosing another person would make it answer with an inline
      // script that our policy refuses, and after a sign-out the next sign-in has to ask again.
      long: { httpOnly: true, sameSite: 'lax', path: `${mountPath}/never` },
    },
    ttl: {
      Session: 600,
      Interaction: 3600,
      Grant: 600,
      IdToken: 600,
      AccessToken: 600,
      AuthorizationCode: 60,
    },
    interactions: { url: (_ctx, { uid }) => `${mountPath}/interaction/${uid}` },
    async findAccount(_ctx, subject) {
      const claims = people.claimsOf(subject);
      return claims && { accountId: subject, claims: async () => claims };
    },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: client.clientId,
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope(scope);
      await grant.save();
      return grant;
    },
    renderError(ctx) {
      ctx.redirect(`${mountPath}/again`);
    },
  });
}

/** The provider is a Koa app of its own; it finds its mount path by comparing the two addresses. */
function mount(provider: Provider): Middleware {
  const answer = provider.callback();
  return async function developmentProvider(ctx: Context, next) {
    if (!ctx.path.startsWith(`${mountPath}/`)) return void (await next());
    const { req, res } = ctx;
    ctx.respond = false;
    Object.assign(req, { originalUrl: ctx.originalUrl });
    req.url = ctx.originalUrl.slice(mountPath.length);
    res.statusCode = 404;
    await answer(req, res);
  };
}
