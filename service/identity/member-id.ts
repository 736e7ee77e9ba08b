import { createHash } from 'node:crypto';
import { asMemberId, type MemberId } from '#domain/kernel/ids.ts';

/** Fixed for ever: another value would make strangers of all members. */
const namespace = Buffer.from('5b6fba3e9d8f4c0f8a52c3a1f2d94e77', 'hex');

/**
 * The member behind an account of an identity provider: a UUID version 5 of both, so that the same account is the same member on
 * every machine and after every rebuild.
 */
export function memberIdOf(issuer: string, subject: string): MemberId {
  const hash = createHash('sha1')
    .update(namespace)
    .update(JSON.stringify([issuer, subject]))
    .digest();
  const bytes = hash.subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return asMemberId(bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'));
}
