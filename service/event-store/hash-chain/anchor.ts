import { createPublicKey, hash as hashed, type KeyObject, sign, verify } from 'node:crypto';
import { beginning, type EventStore, type Position, type StoredEvent } from '#service/event-store/port.ts';
import { canonicalJson, hashOf, linkHash } from './hash-chain.ts';
import { erasedBy } from './hash-chain-verifier.ts';

/** Store it where people with write access to the log cannot write. It detects a history that was replaced completely. */
export type Anchor = {
  readonly version: 1;
  /** Position of the last covered event. */
  readonly position: Position;
  readonly events: number;
  readonly streams: number;
  /** Hex SHA-256 over the list of all stream heads. */
  readonly digest: string;
  readonly at: string;
  /** The public key, Ed25519 as SPKI in Base64. */
  readonly key: string;
  /** Base64, over the canonical JSON of all other fields. */
  readonly signature: string;
};

type Head = { readonly revision: number; readonly hash: string };
type Heads = {
  readonly position: Position;
  readonly events: number;
  /** The last event of each stream, up to the position. */
  readonly heads: ReadonlyMap<string, Head>;
  /** The last revision of each stream that an event of the log reports as erased. */
  readonly erased: ReadonlyMap<string, number>;
};

/** Reads the whole log. @param until by default the end of the log; later events only contribute erasures. */
export async function readHeads(
  store: Pick<EventStore, 'head' | 'readBatches'>,
  signal: AbortSignal,
  until?: Position,
): Promise<Heads> {
  const position = until ?? (await store.head());
  const heads = new Map<string, Head>();
  const erased = new Map<string, number>();
  let events = 0;
  for await (const batch of store.readBatches({ after: beginning })) {
    signal.throwIfAborted();
    noteErased(batch, erased);
    const covered = batch.filter((event) => event.position <= position);
    events += covered.length;
    for (const event of covered) heads.set(event.stream, headAt(event));
  }
  return { position, events, heads, erased };
}

function noteErased(batch: readonly StoredEvent[], erased: Map<string, number>): void {
  for (const { name, revision } of batch.flatMap(erasedBy))
    erased.set(name, Math.max(revision, erased.get(name) ?? -1));
}

/** For events older than the chain, the hash is computed from their stored content. */
const headAt = (event: StoredEvent): Head => ({
  revision: event.revision,
  hash: hashOf(event) ?? linkHash(event.stream, event.revision, event),
});

/** One line per stream: a hash of its name, because names can be personal; the revision and the hash of its last event. */
export const listOf = ({ heads }: Heads): string =>
  [...heads]
    .map(([stream, { revision, hash }]) => `${tagOf(stream)} ${revision} ${hash}`)
    .toSorted()
    .join('\n');

const tagOf = (stream: string): string => hashed('sha256', stream);
const digestOf = (list: string): string => hashed('sha256', list);

export function anchorOf(now: Heads, list: string, at: string, key: KeyObject): Anchor {
  const unsigned = {
    version: 1,
    position: now.position,
    events: now.events,
    streams: now.heads.size,
    digest: digestOf(list),
    at,
    key: publicTextOf(key),
  } as const;
  return { ...unsigned, signature: sign(null, textOf(unsigned), key).toString('base64') };
}

/** @param key private or public. */
export const publicTextOf = (key: KeyObject): string =>
  (key.type === 'private' ? createPublicKey(key) : key)
    .export({ type: 'spki', format: 'der' })
    .toString('base64');

const textOf = (unsigned: Omit<Anchor, 'signature'>): Buffer => Buffer.from(canonicalJson(unsigned));

/** Whether the signature matches the anchor and its key. */
export function isSigned({ signature, ...unsigned }: Anchor): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(unsigned.key, 'base64'), type: 'spki', format: 'der' });
    return verify(null, textOf(unsigned), key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

export type AnchorComparison = {
  /** Streams erased since, each accounted for by an event. */
  readonly erasedSince: number;
  /** The differences, as sentences. */
  readonly findings: readonly string[];
};

/**
 * Compares the history up to an anchor with the anchor. The hash chain verifies that the events of a stream lead to its head.
 * @param now heads up to the anchor's position.
 * @param list the anchored list of heads, verified by the anchor's digest; needed only when streams were erased since.
 */
export function compareWithAnchor(anchor: Anchor, now: Heads, list: string | null): AnchorComparison {
  const isSameCount = now.events === anchor.events;
  if (isSameCount && digestOf(listOf(now)) === anchor.digest) return { erasedSince: 0, findings: [] };
  if (list === null || digestOf(list) !== anchor.digest)
    return { erasedSince: 0, findings: [list === null ? listMissing : listChanged] };
  const { erasedSince, findings } = compareStreams(readList(list), now);
  const isCountWrong = now.events > anchor.events || (erasedSince === 0 && !isSameCount);
  const counted = `${anchor.events} events were anchored, and ${now.events} are there up to that position.`;
  return { erasedSince, findings: isCountWrong ? [...findings, counted] : findings };
}

const listMissing =
  'The history is not what was anchored, or streams were erased since: which of the two cannot be known without the list of anchored ' +
  'heads, which is missing. Put the file that `anchor` wrote back into the folder anchors of DATA_DIR.';
const listChanged =
  'The list of anchored heads is not the one that was anchored: its digest is another. Put the file that `anchor` wrote back into the ' +
  'folder anchors of DATA_DIR.';

type Leaf = { readonly revision: number; readonly hash: string };

function readList(list: string): Map<string, Leaf> {
  const lines = list === '' ? [] : list.split('\n');
  return new Map(
    lines.map((line) => {
      const [tag = '', revision, hash = ''] = line.split(' ');
      return [tag, { revision: Number(revision), hash }];
    }),
  );
}

function compareStreams(anchored: Map<string, Leaf>, { heads, erased }: Heads): AnchorComparison {
  const present = new Map([...heads].map(([stream, head]) => [tagOf(stream), { stream, ...head }]));
  const erasedTags = new Map([...erased].map(([stream, revision]) => [tagOf(stream), revision]));
  const differing = [...anchored].filter(([tag, { revision, hash }]) => {
    const head = present.get(tag);
    return head?.revision !== revision || head.hash !== hash;
  });
  // One revision more than named: the event appended before the stream was deleted.
  const isErased = ([tag, { revision }]: readonly [string, Leaf]) =>
    revision <= (erasedTags.get(tag) ?? Number.NEGATIVE_INFINITY) + 1;
  const unaccounted = differing.filter((each) => !isErased(each));
  const added = [...present].filter(([tag]) => !anchored.has(tag));
  return {
    erasedSince: differing.length - unaccounted.length,
    findings: [
      ...unaccounted.map(([tag, leaf]) => whatIsWrong(tag, leaf, present.get(tag)?.stream)),
      ...added.map(([, { stream }]) => `${stream} has events from before the anchor that were not anchored.`),
    ],
  };
}

const whatIsWrong = (tag: string, { revision }: Leaf, stream: string | undefined): string =>
  stream === undefined
    ? `A stream that was anchored at revision ${revision} is gone, and no event accounts for that (SHA-256 of its name: ${tag}).`
    : `${stream} is not what was anchored: up to there it ended at revision ${revision}, with another hash or other events.`;
