import { beginning, type EventStore, type Position, type StoredEvent } from '#service/event-store/port.ts';
import {
  type ChainFinding,
  createChainVerifier,
  type KnownHead,
  type VerificationResult,
} from './hash-chain-verifier.ts';

export type VerifyChainOptions = {
  /** The store without decryption and other wrappers. */
  readonly store: Pick<EventStore, 'head' | 'readBatches'>;
  /**
   * The last event of every stream in an index next to the log, in any order; null without an index.
   * @param until the index may contain later events.
   */
  readonly knownHeads: ((until: Position) => AsyncIterable<KnownHead>) | null;
  /** Maximum number of streams in memory, about 400 bytes each. With more streams the log is read several times. */
  readonly mostStreams?: number;
  readonly signal: AbortSignal;
  /** Called with the number of events read in all passes. */
  readonly onProgress?: (events: number) => void;
};

export type VerifiedChain = {
  readonly events: number;
  readonly streams: number;
  /** Events older than the chain. */
  readonly unchained: number;
  /** Erased streams, or earlier lives of streams, that are accounted for. */
  readonly erased: number;
  /** In the order of the log, at most 100. */
  readonly findings: readonly ChainFinding[];
};

/** Selects the streams whose hash leaves this remainder: as many as memory allows at once. */
type Share = { readonly divisor: number; readonly remainder: number };

const maxFindings = 100;
const whole: Share = { divisor: 1, remainder: 0 };

/**
 * Verifies every link of every stream. Also verifies that an event accounts for every erased stream, and that every stream in the index
 * still exists. Events appended meanwhile are excluded.
 */
export async function verifyChain(options: VerifyChainOptions): Promise<VerifiedChain> {
  const until = await options.store.head();
  const shares = [whole];
  const results: VerificationResult[] = [];
  let read = 0;
  const onRead = () => {
    read += 1;
    if (read % 1_000 !== 0) return;
    options.signal.throwIfAborted();
    options.onProgress?.(read);
  };
  for (let share = shares.pop(); share; share = shares.pop())
    results.push(await readShare(share, shares, until, onRead, options));
  options.onProgress?.(read);
  const sumOf = (part: 'events' | 'streams' | 'unchained' | 'erased') =>
    results.reduce((sum, result) => sum + result[part], 0);
  const findings = results
    .flatMap((result) => result.findings)
    .toSorted((one, other) => (one.position < other.position ? -1 : 1));
  return {
    events: sumOf('events'),
    streams: sumOf('streams'),
    unchained: sumOf('unchained'),
    erased: sumOf('erased'),
    findings: findings.slice(0, maxFindings),
  };
}

/** Reads the log for a share. If the share is too large, half of it is moved to the remaining `shares`. */
async function readShare(
  share: Share,
  shares: Share[],
  until: Position,
  onRead: () => void,
  { store, knownHeads, mostStreams = 500_000 }: VerifyChainOptions,
): Promise<VerificationResult> {
  let own = share;
  const isOwn = (stream: string) => belongs(stream, own);
  const pass = createChainVerifier(isOwn);
  for await (const event of eventsUntil(store, until)) {
    onRead();
    pass.take(event);
    while (pass.streams() > mostStreams) {
      const { divisor, remainder } = own;
      shares.push({ divisor: 2 * divisor, remainder: remainder + divisor });
      own = { divisor: 2 * divisor, remainder };
      pass.forgetOthers();
    }
  }
  if (knownHeads) for await (const last of knownHeads(until)) pass.checkHead(last);
  return pass.finish();
}

async function* eventsUntil(
  store: Pick<EventStore, 'readBatches'>,
  until: Position,
): AsyncGenerator<StoredEvent, void> {
  for await (const batch of store.readBatches({ after: beginning }))
    for (const event of batch) {
      if (event.position > until) return;
      yield event;
    }
}

const belongs = (stream: string, { divisor, remainder }: Share): boolean =>
  divisor === 1 || numberOf(stream) % divisor === remainder;

/** FNV-1a: a deterministic, evenly distributed hash of a name. */
function numberOf(name: string): number {
  let number = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1)
    number = Math.imul(number ^ name.charCodeAt(index), 0x01000193) >>> 0;
  return number;
}
