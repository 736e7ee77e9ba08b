import { createHash } from 'node:crypto';

/** Chosen once for this product; another one would give every event another id. */
const namespace = Buffer.from('6f1c1a5e0b8d4f0c9a3e5d7b2c4e8f10', 'hex');

/** UUID of version 5: the same event of the same command always has the same id, so that sending it again is harmless. */
export function eventId(commandId: string, index: number): string {
  const hash = createHash('sha1').update(namespace).update(`${commandId}/${index}`).digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
