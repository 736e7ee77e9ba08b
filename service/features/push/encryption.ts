import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushSubscriptionKeys } from '#domain/push/push-events.ts';

/** The random parts of an encrypted message. Tests give them to reproduce a message. */
type Randomness = {
  /** Private key of P-256, 32 bytes, for this message alone. */
  readonly privateKey: Buffer;
  /** 16 bytes. */
  readonly salt: Buffer;
};

const curve = 'prime256v1';
const saltBytes = 16;
/** The largest body that every push service takes (RFC 8030, section 7.2). */
const recordBytes = 4096;
/** Marks the end of the text in the last record (RFC 8188, section 2). */
const lastRecord = Buffer.from([2]);
const tagBytes = 16;
const headerBytes = saltBytes + 4 + 1 + 65;
/** The longest text, in bytes, that fits one message. */
const maxTextBytes = recordBytes - headerBytes - lastRecord.length - tagBytes;

/**
 * The body of a push message: `aes128gcm` for one browser (RFC 8291 and RFC 8188), in one record.
 * @param paddedBytes the text is padded to this length, so that the length of the body does not tell which message it is.
 * @throws Error for a text that is too long, or a browser's key that is no point of P-256.
 */
export function encryptMessage(
  text: string,
  { p256dh, auth }: Pick<PushSubscriptionKeys, 'p256dh' | 'auth'>,
  paddedBytes = 0,
  { privateKey, salt }: Partial<Randomness> = {},
): Buffer {
  const content = Buffer.from(text);
  if (content.length > maxTextBytes)
    throw new Error(
      `A push message holds ${maxTextBytes} bytes at most, and this one has ${content.length}.`,
    );
  const used = salt ?? randomBytes(saltBytes);
  const sender = createECDH(curve);
  if (privateKey) sender.setPrivateKey(privateKey);
  else sender.generateKeys();
  const receiverKey = Buffer.from(p256dh, 'base64url');
  const senderKey = sender.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiverKey, senderKey]);
  const secret = derived(sender.computeSecret(receiverKey), Buffer.from(auth, 'base64url'), info, 32);
  const key = derived(secret, used, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, used, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const padding = Buffer.alloc(Math.max(0, Math.min(paddedBytes, maxTextBytes) - content.length));
  const encrypted = cipher.update(Buffer.concat([content, lastRecord, padding]));
  cipher.final();
  const header = Buffer.alloc(headerBytes);
  used.copy(header);
  header.writeUInt32BE(recordBytes, saltBytes);
  header.writeUInt8(senderKey.length, saltBytes + 4);
  senderKey.copy(header, saltBytes + 5);
  return Buffer.concat([header, encrypted, cipher.getAuthTag()]);
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
