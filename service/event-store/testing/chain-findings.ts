import type { Witnessed } from '../chain-pass.ts';
import { hashOf } from '../event-chain.ts';
import { beginning, type EventStore, type Position } from '../store.ts';
import { type VerifyChainOptions, verifyChain } from '../verify-chain.ts';

/** What the index of events would know of the log as it is now. */
export async function witnessesOf(store: EventStore): Promise<(until: Position) => AsyncIterable<Witnessed>> {
  const last = new Map<string, Witnessed>();
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
  verifyChain({ store, witnesses: null, signal: new AbortController().signal, ...options });

/** Stream, revision and what is wrong, of each finding. */
export const found = async (store: EventStore, options: Partial<VerifyChainOptions> = {}) =>
  (await verify(store, options)).findings.map(
    ({ stream, revision, what }) => [stream, revision, what] as const,
  );
