import { createPublicKey, verify } from 'node:crypto';

type VapidClaims = { readonly aud: string; readonly exp: number; readonly sub: string };

/**
 * Verifies an `Authorization` (RFC 8292) as a push service does, by OpenSSL. It shares no code with the sender.
 * @returns the claims and the key that signed them. @throws when the header is malformed or the signature is not of that key.
 */
export function verifyVapid(authorization: string): VapidClaims & { readonly key: string } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
  const { alg } = read(head) as { alg: string };
  const point = Buffer.from(key, 'base64url');
  if (alg !== 'ES256' || point.length !== 65) throw new Error('It is not signed by ES256.');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: String(x), y: String(y) },
    format: 'jwk',
  });
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isValid) throw new Error('The signature is not of the key.');
  return { ...(read(claims) as VapidClaims), key };
}
