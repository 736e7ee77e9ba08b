import createGrant, { type Grant } from 'grant/lib/grant.js';
import type { Handshake } from '#service/http/session/session.ts';
import { backChannelTimeoutMs, type ProviderMetadata } from './provider-metadata.ts';

/** The client's view of an identity provider. */
export type LoginProvider = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The namespace of derived member ids; the issuer, unless the issuer may change while its accounts stay. */
  readonly memberNamespace?: string;
  /** Whether an address counts as verified where the provider does not tell. */
  readonly trustsEmail?: boolean;
  /** The built-in provider: its subjects are the ids of members. */
  readonly isOwn?: true;
  /** Its metadata, where they need not be fetched. */
  readonly metadata?: () => Promise<ProviderMetadata>;
};

export type TokenAnswer = {
  readonly id_token?: string;
  readonly profile?: Readonly<Record<string, unknown>>;
  readonly error?: unknown;
};
type Query = Readonly<Record<string, string>>;

export type CodeFlow = {
  /** The redirect for the browser, and the data to store until its return. */
  start(): Promise<{ readonly location: string; readonly handshake: Handshake }>;
  /** Exchanges the code for tokens and fetches the profile. Neither is verified. */
  finish(query: Query, handshake: Handshake): Promise<TokenAnswer>;
};

/** The authorization code flow with PKCE, implemented by grant. */
export function codeFlow(
  metadata: ProviderMetadata,
  provider: LoginProvider,
  publicOrigin: string,
): CodeFlow {
  const grant = grantFor(metadata, provider, publicOrigin);
  return {
    async start() {
      const { location = '', session } = await grant({ method: 'GET', params: { provider: 'login' } });
      return { location, handshake: session };
    },
    async finish(query, handshake) {
      const params = { provider: 'login', override: 'callback' };
      const { state } = await grant({ method: 'GET', params, query, session: handshake });
      return state.response ?? {};
    },
  };
}

/**
 * grant's core, which its framework handlers call. Its Koa handler would forward a visitor's whole query and store that of `/api/login` in
 * the session; the core receives only what it is given.
 */
function grantFor(
  metadata: ProviderMetadata,
  provider: LoginProvider,
  publicOrigin: string,
): Grant<Handshake, TokenAnswer> {
  const takesSecretInForm = metadata.token_endpoint_auth_methods_supported.includes('client_secret_post');
  return createGrant({
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
  });
}
