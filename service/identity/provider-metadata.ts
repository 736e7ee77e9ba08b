import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { SignInFailed } from './sign-in-failed.ts';

export const backChannelTimeoutMs = 5000;

const discoveryDocument = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url().optional(),
  jwks_uri: z.url(),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
  authorization_response_iss_parameter_supported: z.boolean().default(false),
});

/** What a provider publishes of itself. */
export type ProviderMetadata = z.infer<typeof discoveryDocument> & { readonly keys: JWTVerifyGetKey };

/**
 * Asks a provider for its metadata at the first sign-in, not before: one in this very process does not listen yet when it starts. A
 * failure is forgotten, so that the next sign-in asks again.
 */
export function lazyMetadata(issuer: string): () => Promise<ProviderMetadata> {
  let metadata: Promise<ProviderMetadata> | null = null;
  return () => {
    metadata ??= discover(issuer).catch((cause: unknown) => {
      metadata = null;
      throw new SignInFailed('unreachable', cause);
    });
    return metadata;
  };
}

async function discover(issuer: string): Promise<ProviderMetadata> {
  const answer = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    redirect: 'error',
    signal: AbortSignal.timeout(backChannelTimeoutMs),
  });
  if (!answer.ok) throw new Error(`Discovery answered ${answer.status}`);
  const document = discoveryDocument.parse(await answer.json());
  if (document.issuer !== issuer)
    throw new Error(`${document.issuer} is not the configured issuer ${issuer}`);
  const keys = createRemoteJWKSet(new URL(document.jwks_uri), { timeoutDuration: backChannelTimeoutMs });
  return { ...document, keys };
}
