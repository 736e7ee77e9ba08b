import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod';
import { SignInFailed } from './sign-in-failed.ts';

export const backChannelTimeoutMs = 5000;

const discoveryDocument = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url().optional(),
  jwks_uri: z.url(),
  // Not needed for a sign-in, so an invalid one is ignored.
  end_session_endpoint: z
    .url({ protocol: /^https?$/ })
    .optional()
    .catch(undefined),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
  authorization_response_iss_parameter_supported: z.boolean().default(false),
  prompt_values_supported: z.array(z.string()).optional().catch(undefined),
  claims_parameter_supported: z.boolean().catch(false).default(false),
  claims_supported: z.array(z.string()).catch([]).default([]),
});

type Discovery = z.infer<typeof discoveryDocument>;

/** The published metadata of a provider. */
export type ProviderMetadata = Discovery & { readonly keys: JWTVerifyGetKey };

/**
 * Fetches a provider's metadata at the first sign-in: the development provider in this process does not listen yet at the start. A failure
 * is not cached, so the next sign-in tries again.
 */
export function lazyMetadata(issuer: string): () => Promise<ProviderMetadata> {
  let metadata: Promise<ProviderMetadata> | null = null;
  return () => {
    metadata ??= discover(issuer).catch((cause: unknown) => {
      metadata = null;
      throw new SignInFailed(cause instanceof OtherIssuer ? 'misconfigured' : 'unreachable', cause);
    });
    return metadata;
  };
}

/** Ids of members follow from the configured issuer, so that a difference of one slash is not passed over. */
class OtherIssuer extends Error {
  override readonly name = 'OtherIssuer';

  constructor(configured: string, own: string) {
    super(
      `OIDC_ISSUER is ${configured}, and the provider there calls itself ${own}. If that is the right provider, set OIDC_ISSUER to exactly ${own}, with or without the slash at its end as written here.`,
    );
  }
}

/** Error codes of Node for a certificate of an authority that Node does not know. */
const unknownAuthority =
  /^(SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_VERIFY_LEAF_SIGNATURE|UNABLE_TO_GET_ISSUER_CERT(_LOCALLY)?)$/;

/** Why no member can sign in at this provider, for operators; null when its metadata can be read. */
export async function providerProblem(issuer: string): Promise<string | null> {
  try {
    await discover(issuer);
    return null;
  } catch (error) {
    if (error instanceof OtherIssuer) return error.message;
    const { message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    const reason = cause?.code ?? cause?.message;
    const place = `The sign-in provider ${issuer} does not answer: ${message}${reason === undefined ? '' : ` (${reason})`}.`;
    if (unknownAuthority.test(cause?.code ?? ''))
      return `${place} Its certificate is of an authority that Node does not know. Set NODE_EXTRA_CA_CERTS to the file of that authority, in the environment itself.`;
    return `${place} Until it does, nobody can sign in; people who are signed in go on. Check OIDC_ISSUER, the network and the provider.`;
  }
}

async function discover(issuer: string): Promise<ProviderMetadata> {
  const answer = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    redirect: 'error',
    signal: AbortSignal.timeout(backChannelTimeoutMs),
  });
  if (!answer.ok) throw new Error(`Discovery answered ${answer.status}`);
  const document = discoveryFrom(await answer.json(), issuer);
  const keys = createRemoteJWKSet(new URL(document.jwks_uri), { timeoutDuration: backChannelTimeoutMs });
  return { ...document, keys };
}

/**
 * @throws OtherIssuer for a document of another issuer. Error for an http address in a document of an https issuer: tokens, the client
 * secret and keys could be read and changed in transit.
 */
export function discoveryFrom(json: unknown, issuer: string): Discovery {
  const document = discoveryDocument.parse(json);
  if (document.issuer !== issuer) throw new OtherIssuer(issuer, document.issuer);
  if (!issuer.startsWith('https:')) return document;
  const { authorization_endpoint, token_endpoint, userinfo_endpoint, jwks_uri } = document;
  const used = [authorization_endpoint, token_endpoint, userinfo_endpoint ?? issuer, jwks_uri];
  const clear = used.find((address) => new URL(address).protocol !== 'https:');
  if (clear !== undefined) throw new Error(`${issuer} names ${clear}, which is not https`);
  const { end_session_endpoint, ...rest } = document;
  return end_session_endpoint?.startsWith('https:') ? document : rest;
}
