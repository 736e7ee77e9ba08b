import { hashOf } from '#service/event-store/hash-chain/hash-chain.ts';
import type { KnownHead } from '#service/event-store/hash-chain/hash-chain-verifier.ts';
import { type VerifyChainOptions, verifyChain } from '#service/event-store/hash-chain/verify-store.ts';
import { beginning, type EventStore, type Position } from '#service/event-store/port.ts';

/** The stream heads of an event index that matches the current log. */
export async function knownHeadsOf(
  store: EventStore,
): Promise<(until: Position) => AsyncIterable<KnownHead>> {
  const last = new Map<string, KnownHead>();
  for await (const batch of store.readBatches({ after: beginning }))
    for (const event of batch)
      last.set(event.stream, {
        ...{ name: event.stream, revision: event.revision, hash: hashOf(event), position: event.position },
      });
  return async function* () {
    yield* last.values();
  };
}

export const verify = (store: EventStore, options: Partial<VerifyChainOptions> = {}) =>
  verifyChain({ store, knownHeads: null, signal: new AbortController().signal, ...options });

/** Stream, revision and problem of each finding. */
export const found = async (store: EventStore, options: Partial<VerifyChainOptions> = {}) =>
  (await verify(store, options)).findings.map(
    ({ stream, revision, what }) => [stream, revision, what] as const,
  );
