import grantPackage from 'grant';
import type { Handshake } from '#service/http/session.ts';
import { backChannelTimeoutMs, type ProviderMetadata } from './provider-metadata.ts';

/** What a client needs to know of a provider. */
export type LoginProvider = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Under which name member ids are derived; the issuer, unless that may change while its accounts stay. */
  readonly memberNamespace?: string;
};

export type TokenAnswer = {
  readonly id_token?: string;
  readonly profile?: Readonly<Record<string, unknown>>;
  readonly error?: unknown;
};
type Query = Readonly<Record<string, string>>;
/** All that grant sees of a request: neither the query of a visitor nor our session can reach it by accident. */
type GrantContext = {
  readonly method: 'GET';
  readonly originalUrl: string;
  readonly request: { readonly query: Query };
  readonly response: { redirect(location: string): void };
  readonly state: { grant?: { readonly response?: TokenAnswer } };
  readonly session: { grant?: Handshake };
};
type Grant = (ctx: GrantContext, next: () => Promise<void>) => Promise<void>;

export type CodeFlow = {
  /** Where to send the browser, and what to remember until it is back. */
  start(): Promise<{ readonly location: string; readonly handshake: Handshake }>;
  /** Trades the code for tokens and asks for the profile. Neither is verified. */
  finish(query: Query, handshake: Handshake): Promise<TokenAnswer>;
};

const loginPath = '/api/login';

/** The authorization code flow with PKCE, by grant. */
export function codeFlow(
  metadata: ProviderMetadata,
  provider: LoginProvider,
  publicOrigin: string,
): CodeFlow {
  const grant = createGrant(metadata, provider, publicOrigin);
  return {
    async start() {
      const { location, ctx } = await ask(grant, loginPath, {}, undefined);
      return { location, handshake: ctx.session.grant ?? {} };
    },
    async finish(query, handshake) {
      const { ctx } = await ask(grant, `${loginPath}/callback`, query, handshake);
      return ctx.state.grant?.response ?? {};
    },
  };
}

async function ask(grant: Grant, path: string, query: Query, handshake: Handshake | undefined) {
  let location = '';
  const ctx: GrantContext = {
    method: 'GET',
    originalUrl: path,
    request: { query },
    response: {
      redirect(to) {
        location = to;
      },
    },
    state: {},
    session: handshake ? { grant: handshake } : {},
  };
  await grant(ctx, async () => {});
  return { location, ctx };
}

function createGrant(metadata: ProviderMetadata, provider: LoginProvider, publicOrigin: string): Grant {
  const takesSecretInForm = metadata.token_endpoint_auth_methods_supported.includes('client_secret_post');
  return grantPackage.default.koa()({
    config: {
      defaults: {
        origin: publicOrigin,
        prefix: '/api',
        transport: 'state',
        state: true,
        nonce: true,
        pkce: true,
      },
      login: {
        oauth: 2,
        authorize_url: metadata.authorization_endpoint,
        access_url: metadata.token_endpoint,
        ...(metadata.userinfo_endpoint && { profile_url: metadata.userinfo_endpoint }),
        ...(!takesSecretInForm && { token_endpoint_auth_method: 'client_secret_basic' }),
        client_id: provider.clientId,
        client_secret: provider.clientSecret,
        scope: ['openid', 'email', 'profile'],
        scope_delimiter: ' ',
        response: metadata.userinfo_endpoint ? ['tokens', 'profile'] : ['tokens'],
      },
    },
    request: { timeout: backChannelTimeoutMs, redirect: { max: 0 } },
  }) as Grant;
}
