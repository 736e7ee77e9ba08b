import { createECDH } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';

/** The key pair that says to push services who sends, each part in base64url. */
export type VapidKey = {
  /** Uncompressed point of P-256, 65 bytes: what a browser subscribes with. */
  readonly publicKey: string;
  /** 32 bytes. */
  readonly privateKey: string;
};

/** @throws Error for a private key that is no scalar of P-256. */
export function vapidKeyOf(privateKey: string): VapidKey {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return { publicKey: pair.getPublicKey('base64url'), privateKey };
}

/** Half of what push services admit at most: their clocks differ. */
const validSeconds = 12 * 3600;

/**
 * The `Authorization` of a request to a push service (RFC 8292).
 * @param origin of the push service @param contact `mailto:` or `https:` address of the operator @param nowSeconds since 1970
 */
export async function vapidAuthorization(
  { publicKey, privateKey }: VapidKey,
  origin: string,
  contact: string,
  nowSeconds: number,
): Promise<string> {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = await importJWK(
    { kty: 'EC', crv: 'P-256', x, y, d: privateKey } as Parameters<typeof importJWK>[0],
    'ES256',
  );
  const token = await new SignJWT({ aud: origin, exp: nowSeconds + validSeconds, sub: contact })
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .sign(key);
  return `vapid t=${token}, k=${publicKey}`;
}
