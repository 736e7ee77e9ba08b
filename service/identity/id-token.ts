import { type JWTPayload, jwtVerify } from 'jose';
import type { ProviderMetadata } from './provider-metadata.ts';

/** Never `none`, and never a shared secret: only the provider may be able to sign. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const clockToleranceSeconds = 10;

export type IdTokenClaims = JWTPayload & { readonly sub: string };

/**
 * The claims of an id_token, verified as OpenID Connect Core 3.1.3.7 asks: signature, issuer, audience, party, expiry, nonce.
 * @throws Error when any of it is wrong.
 */
export async function verifyIdToken(
  idToken: string,
  { issuer, keys }: Pick<ProviderMetadata, 'issuer' | 'keys'>,
  clientId: string,
  nonce: string,
): Promise<IdTokenClaims> {
  const { payload } = await jwtVerify<IdTokenClaims>(idToken, keys, {
    issuer,
    audience: clientId,
    algorithms,
    requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    clockTolerance: clockToleranceSeconds,
  });
  if (payload.nonce !== nonce) throw new Error('The nonce of the id_token is not ours');
  const isForSeveral = Array.isArray(payload.aud) && payload.aud.length > 1;
  if ((isForSeveral || payload.azp !== undefined) && payload.azp !== clientId) {
    throw new Error('The id_token was issued to another party');
  }
  return payload;
}
