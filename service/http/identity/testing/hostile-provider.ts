import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { LoginProvider } from '#service/http/identity/code-flow.ts';

type Claims = JWTPayload & Record<string, unknown>;
type Json = Readonly<Record<string, unknown>>;
type Keys = Awaited<ReturnType<typeof generateKeyPair>>;
export type Behaviour = {
  readonly discovery: (honest: Json) => Json;
  /** Changes the parameters that the browser brings back. */
  readonly authorization: (honest: Json) => Json;
  /** Null for no id_token. */
  readonly idToken: (claims: Claims, keys: Keys, clientSecret: string) => Promise<string | null>;
  readonly userinfo: (honest: Json) => Json;
  /** Overrides the status of endpoints. */
  readonly status: Readonly<Record<string, number>>;
};
export type HostileProvider = {
  readonly client: LoginProvider;
  /** Resets to honest behaviour, with these exceptions. */
  behave(how: Partial<Behaviour>): void;
  /** URLs with which browsers arrived, oldest first. */
  readonly visits: readonly URL[];
  stop(): Promise<void>;
};

const honest: Behaviour = {
  discovery: (document) => document,
  authorization: (answer) => answer,
  idToken: (claims, keys) => sign(claims, keys),
  userinfo: (claims) => claims,
  status: {},
};

/** A provider that signs everyone in as Ada without a prompt, and misbehaves as a test requests. */
export async function hostileProvider(): Promise<HostileProvider> {
  const keys = await generateKeyPair('RS256', { extractable: true });
  const server = createServer((req, res) => void answer(req, res)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = {
    issuer,
    clientId: 'rondel',
    clientSecret: 'the secret of the client, which is long enough',
  };
  let behaviour = honest;
  let nonce = '';
  const visits: URL[] = [];

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(req.url ?? '/', issuer);
    const status = behaviour.status[pathname];
    const back = redirectOf(pathname, searchParams);
    if (back !== null) visits.push(new URL(req.url ?? '/', issuer));
    if (status !== undefined) {
      res.writeHead(status, { Location: `/moved${pathname}` }).end('not today');
    } else if (back !== null) {
      res.writeHead(302, { Location: back }).end();
    } else {
      res.setHeader('Content-Type', 'application/json');
      res.end(JSON.stringify(await documentAt(pathname.replace('/moved', ''))));
    }
  }

  function redirectOf(path: string, asked: URLSearchParams): string | null {
    if (path === '/end-session') return String(asked.get('post_logout_redirect_uri'));
    if (path !== '/authorize') return null;
    nonce = String(asked.get('nonce'));
    const query = behaviour.authorization({ code: 'a-code', state: asked.get('state'), iss: issuer });
    const back = new URLSearchParams(query as Record<string, string>);
    return `${asked.get('redirect_uri')}?${back}`;
  }

  async function documentAt(path: string): Promise<Json> {
    if (path === '/.well-known/openid-configuration') return behaviour.discovery(discoveryOf(issuer));
    if (path === '/jwks')
      return { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'key', alg: 'RS256' }] };
    if (path === '/userinfo') return behaviour.userinfo(ada);
    const claims = claimsOf(issuer, client.clientId, nonce);
    const idToken = await behaviour.idToken(claims, keys, client.clientSecret);
    return { access_token: 'a-token', token_type: 'Bearer', ...(idToken !== null && { id_token: idToken }) };
  }

  return {
    client,
    visits,
    behave(how) {
      behaviour = { ...honest, ...how };
    },
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export function sign(claims: Claims, { privateKey }: Pick<Keys, 'privateKey'>): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'key' }).sign(privateKey);
}

const ada = { sub: 'ada', email: 'ada@rondel.example', email_verified: true, name: 'Ada King Byron' };

function claimsOf(iss: string, aud: string, nonce: string): Claims {
  const now = Math.floor(Date.now() / 1000);
  return { iss, aud, sub: 'ada', nonce, iat: now, exp: now + 300, auth_time: now };
}

function discoveryOf(issuer: string): Json {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    authorization_response_iss_parameter_supported: true,
  };
}
