import { betaRequestStream } from '#domain/beta/beta-events.ts';
import { canonicalEmail } from '#domain/beta/beta-rules.ts';
import type { RowCipher } from '#projections/engine/row-cipher.ts';
import { derivedId } from '#service/commands/command-ids.ts';
import type { EventStore } from '#service/event-store/port.ts';

type Deps = {
  /** Its hashes are keyed by a data key that all processes share and that no erasure and no rotation changes. */
  readonly cipher: Pick<RowCipher, 'blind'>;
  readonly events: Pick<EventStore, 'readStream'>;
};

/** What ends the life of a request. */
const ends: ReadonlySet<string> = new Set(['BetaRequestExpired', 'BetaRequestWithdrawn']);

/**
 * The id of the request of an address. It is the same for every sender and every way to write the address. It outlives the request, in the
 * event that accounts for its erasure, so it must not reveal the address: it is an HMAC, which cannot be computed from the address without
 * the key. Requests that are listed under an older id, which was an unkeyed hash, keep it until they are deleted.
 */
export async function betaRequestIdOf({ cipher, events }: Deps, email: string): Promise<string> {
  const address = canonicalEmail(email);
  const unkeyed = derivedId('beta-request', address);
  const latest = events.readStream(betaRequestStream(unkeyed), { direction: 'backwards', limit: 1 });
  for await (const { type } of latest) if (!ends.has(type)) return unkeyed;
  return uuidOf(Buffer.from(cipher.blind(`beta-request|${address}`), 'base64url'));
}

/** A UUID of version 8, the one for hashes of any kind. @param hash 16 bytes at least */
function uuidOf(hash: Buffer): string {
  const hex = hash.toString('hex', 0, 16);
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
