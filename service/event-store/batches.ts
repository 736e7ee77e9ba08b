import type { EventStore, ReadBatchesOptions, StoredEvent } from './store.ts';

const batchSize = 1000;

/** `readBatches` for a store that has no quicker way than one event after the other. */
export async function* batched(
  readAll: EventStore['readAll'],
  { after, types, limit = Number.POSITIVE_INFINITY }: ReadBatchesOptions,
): AsyncGenerator<readonly StoredEvent[]> {
  let left = limit;
  let batch: StoredEvent[] = [];
  if (left <= 0) return;
  for await (const event of readAll({ after })) {
    if (types && !types.has(event.type)) continue;
    batch.push(event);
    if (batch.length < Math.min(batchSize, left)) continue;
    yield batch;
    left -= batch.length;
    batch = [];
    if (left <= 0) return;
  }
  if (batch.length > 0) yield batch;
}
