import { type JWTPayload, jwtVerify } from 'jose';
import type { ProviderMetadata } from './provider-metadata.ts';

/** Neither `none` nor a shared secret: only the provider can sign. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const clockToleranceSeconds = 10;

type IdTokenClaims = JWTPayload & { readonly sub: string };

/**
 * The claims of an id_token, verified according to OpenID Connect Core 3.1.3.7. Verified are signature, issuer, audience, authorized party,
 * expiry, nonce, and the age of the authentication if `auth_time` is present.
 * @param maxAgeS the requested `max_age`, in seconds
 * @throws Error when a check fails.
 */
export async function verifyIdToken(
  idToken: string,
  { issuer, keys }: Pick<ProviderMetadata, 'issuer' | 'keys'>,
  clientId: string,
  nonce: string,
  maxAgeS: number,
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
  if (isTooOld(payload.auth_time, maxAgeS)) {
    throw new Error('The sign-in at the provider is older than was asked for');
  }
  return payload;
}

/** A provider that does not say when, or says no time, is taken to have asked just now: see `authenticatedAt`. */
const isTooOld = (authTime: unknown, maxAgeS: number): boolean =>
  typeof authTime === 'number' && Date.now() / 1000 - authTime > maxAgeS + clockToleranceSeconds;
