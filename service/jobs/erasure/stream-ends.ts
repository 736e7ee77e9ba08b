import type { MemberId } from '#domain/kernel/ids.ts';
import type { ErasedStream } from '#domain/kernel/recorded.ts';
import type { CommandContext } from '#service/event-store/commands/execute-command.ts';
import { encode } from '#service/event-store/event-types/event-codec.ts';
import { type EventStore, RevisionConflict, type StoredEvent } from '#service/event-store/port.ts';

/** The last event of a stream. `isEnded`: it already marks the stream as erased. */
export type StreamEnd = ErasedStream & { readonly isEnded: boolean };

/** Maximum number of streams read or deleted concurrently. */
const atOnce = 32;

/** The stream end described by its last event. */
export const endOf = ({ stream, revision, type, metadata }: StoredEvent): StreamEnd => ({
  name: stream,
  revision,
  hash: typeof metadata.hash === 'string' ? metadata.hash : null,
  isEnded: type === 'StreamErased',
});

/** Only of streams with events. */
export async function endsOf(
  store: Pick<EventStore, 'readStream'>,
  names: readonly string[],
): Promise<readonly StreamEnd[]> {
  const last = await eachOf([...new Set(names)], (name) => lastEvent(store, name));
  return last.filter((event) => event !== null).map(endOf);
}

export async function lastEvent(
  store: Pick<EventStore, 'readStream'>,
  stream: string,
): Promise<StoredEvent | null> {
  for await (const event of store.readStream(stream, { direction: 'backwards', limit: 1 })) return event;
  return null;
}

/** Deletes streams of a member, each with a final event without content. A stream that has grown meanwhile is skipped. */
export async function endStreams(
  store: Pick<EventStore, 'append' | 'deleteStream'>,
  memberId: MemberId,
  ends: readonly StreamEnd[],
  contextOf: (step: string) => CommandContext,
): Promise<void> {
  await eachOf(ends, ({ name, revision, isEnded }) =>
    unlessMovedOn(async () => {
      const { ifRevision: _, ...context } = contextOf(`end ${name} ${revision}`);
      const { commandId } = context;
      const place = { commandId, index: 0 };
      const last = encode({ type: 'StreamErased', memberId }, { ...context, causationId: commandId }, place);
      const ended = isEnded ? { revision } : await store.append(name, revision, [last]);
      await store.deleteStream(name, ended.revision);
    }),
  );
}

/** False when another writer changed the stream first. */
export async function unlessMovedOn(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof RevisionConflict) return false;
    throw error;
  }
}

async function eachOf<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += atOnce)
    results.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))));
  return results;
}
