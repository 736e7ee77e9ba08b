import { betaRequestStream } from '#domain/beta/beta-events.ts';
import { canonicalEmail } from '#domain/beta/beta-rules.ts';
import type { RowCipher } from '#projections/engine/row-cipher.ts';
import { derivedId } from '#service/event-store/command-ids.ts';
import { keyedId } from '#service/event-store/keyed-id.ts';
import type { EventStore } from '#service/event-store/port.ts';

type Deps = {
  /** Its hashes are keyed by a data key that all processes share and that is never erased or rotated. */
  readonly cipher: Pick<RowCipher, 'blind'>;
  readonly events: Pick<EventStore, 'readStream'>;
};

/** Events that end a request. */
const ends: ReadonlySet<string> = new Set(['BetaRequestExpired', 'BetaRequestWithdrawn']);

/**
 * The id of an address's beta request, equal for every sender and every spelling of the address. The id outlives the request, in the event
 * that records its erasure, so it must not reveal the address. It is an HMAC, which cannot be computed without the key. Listed requests
 * with an older id, an unkeyed hash, keep it until they are deleted.
 */
export async function betaRequestIdOf({ cipher, events }: Deps, email: string): Promise<string> {
  const address = canonicalEmail(email);
  const unkeyed = derivedId('beta-request', address);
  const latest = events.readStream(betaRequestStream(unkeyed), { direction: 'backwards', limit: 1 });
  for await (const { type } of latest) if (!ends.has(type)) return unkeyed;
  return keyedId(cipher, `beta-request|${address}`);
}
