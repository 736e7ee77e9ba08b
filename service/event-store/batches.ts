import type { EventStore, ReadBatchesOptions, StoredEvent } from './store.ts';

const batchSize = 1000;

/** `readBatches` for a store that has no quicker way than one event after the other. */
export async function* batched(
  readAll: EventStore['readAll'],
  { after, types, limit = Number.POSITIVE_INFINITY }: ReadBatchesOptions,
): AsyncGenerator<readonly StoredEvent[]> {
  if (limit > 0) yield* inBatches(wanted(readAll({ after }), types, limit), batchSize);
}

/** None is empty. */
export async function* inBatches<Item>(
  items: AsyncIterable<Item>,
  size: number,
): AsyncGenerator<readonly Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function* wanted(
  events: AsyncIterable<StoredEvent>,
  types: ReadonlySet<string> | undefined,
  limit: number,
): AsyncGenerator<StoredEvent> {
  let left = limit;
  for await (const event of events) {
    if (types && !types.has(event.type)) continue;
    yield event;
    left -= 1;
    if (left <= 0) return;
  }
}
