import { webcrypto } from 'node:crypto';

const { subtle } = webcrypto;
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
const utf8 = new TextEncoder();

type Receiver = {
  /** Uncompressed point and scalar of P-256, in base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** 16 bytes in base64url. */
  readonly auth: string;
};

/**
 * Decrypts a push message as a browser does, by Web Crypto and step by step after RFC 8188 and RFC 8291. It shares no code with the sender.
 * @throws when the body was not made for this receiver, or breaks an RFC.
 */
export async function decryptMessage(body: Buffer, receiver: Receiver): Promise<string> {
  const salt = new Uint8Array(body.subarray(0, 16));
  const recordSize = body.readUInt32BE(16);
  const idLength = body.readUInt8(20);
  const senderKey = new Uint8Array(body.subarray(21, 21 + idLength));
  const record = new Uint8Array(body.subarray(21 + idLength));
  if (idLength !== 65 || record.length > recordSize)
    throw new Error('The header is not as RFC 8291 wants it.');
  const receiverKey = bytesOf(receiver.publicKey);
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const [x, y] = [receiverKey.slice(1, 33), receiverKey.slice(33)].map((part) =>
    Buffer.from(part).toString('base64url'),
  );
  const own = await subtle.importKey(
    'jwk',
    { kty: 'EC', crv: 'P-256', x: String(x), y: String(y), d: receiver.privateKey },
    curve,
    false,
    ['deriveBits'],
  );
  const sender = await subtle.importKey('raw', senderKey, curve, false, []);
  const ecdhSecret = await subtle.deriveBits({ name: 'ECDH', public: sender }, own, 256);
  const keyInfo = new Uint8Array([...utf8.encode('WebPush: info\0'), ...receiverKey, ...senderKey]);
  const secret = await hkdf(ecdhSecret, bytesOf(receiver.auth), keyInfo, 32);
  const key = await hkdf(secret, salt, utf8.encode('Content-Encoding: aes128gcm\0'), 16);
  const nonce = await hkdf(secret, salt, utf8.encode('Content-Encoding: nonce\0'), 12);
  const gcm = await subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
  const padded = Buffer.from(await subtle.decrypt({ name: 'AES-GCM', iv: nonce }, gcm, record));
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error('The last record does not end with its delimiter.');
  return padded.subarray(0, end).toString();
}

async function hkdf(secret: ArrayBuffer, salt: Uint8Array, info: Uint8Array, bytes: number) {
  const key = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  return subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bytes * 8);
}
