import { setImmediate as turn } from 'node:timers/promises';
import { memberOfEvent } from '#projections/engine/member-range.ts';
import { isAmong, type ReadBatchesOptions, type StoredEvent } from './port.ts';

const batchSize = 1000;

/** `readBatches` for a store that yields events as they arrive, some at once. */
export async function* batched(
  readAll: (options: Pick<ReadBatchesOptions, 'after'>) => AsyncIterable<readonly StoredEvent[]>,
  { after, types, members, limit = Number.POSITIVE_INFINITY }: ReadBatchesOptions,
): AsyncGenerator<readonly StoredEvent[]> {
  const isWanted = (event: StoredEvent): boolean =>
    (!types || types.has(event.type)) &&
    (!members || isAmong(members, { type: event.type, memberId: memberOfEvent(event.data) }));
  let left = limit;
  let batch: StoredEvent[] = [];
  for await (const arrived of left > 0 ? readAll({ after }) : []) {
    batch.push(...arrived.filter(isWanted));
    if (batch.length < Math.min(batchSize, left)) continue;
    yield batch.slice(0, left);
    left -= batch.length;
    if (left <= 0) return;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The events of batches. */
export async function* oneByOne<Item>(batches: AsyncIterable<readonly Item[]>): AsyncGenerator<Item> {
  for await (const batch of batches) yield* batch;
}

/** None is empty. */
export async function* inBatches<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
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

/**
 * Yields the items of a source one by one as they arrive. An item that has to wait for something is yielded together with all items that are
 * ready by then, so that they wait together.
 * @param most maximum items per batch.
 */
export async function* readyBatches<Item>(
  source: AsyncIterable<Item>,
  most: number,
  hasToWait: (item: Item) => boolean,
): AsyncGenerator<readonly Item[]> {
  const reading = createReading(source);
  try {
    for (let first = await reading.next(); !first.done; first = await reading.next()) {
      const { value } = first;
      yield hasToWait(value) ? [value, ...(await readyItems(reading, most - 1))] : [value];
    }
  } finally {
    await reading.end();
  }
}

async function readyItems<Item>(reading: Reading<Item>, most: number): Promise<readonly Item[]> {
  const items: Item[] = [];
  // All items that are ready come before the event loop turns.
  const turned = turn(null);
  while (items.length < most) {
    const next = await reading.nextBefore(turned);
    if (next === null || next.done) break;
    items.push(next.value);
  }
  return items;
}

type Reading<Item> = ReturnType<typeof createReading<Item>>;

function createReading<Item>(source: AsyncIterable<Item>) {
  const iterator = source[Symbol.asyncIterator]();
  let coming: Promise<IteratorResult<Item>> | null = null;
  const taken = async (result: Promise<IteratorResult<Item>>) => {
    const item = await result;
    coming = null;
    return item;
  };
  return {
    next: () => taken(coming ?? iterator.next()),
    /** The next item; null when `end` resolves before it is there, in which case it stays next. */
    async nextBefore(end: Promise<null>) {
      coming ??= iterator.next();
      // An error while no consumer waits is thrown by the next read.
      coming.catch(() => {});
      const ready = await Promise.race([coming, end]);
      return ready === null ? null : taken(coming);
    },
    /** A pending item may never arrive, and the iterator would end only after it. */
    async end() {
      const ended = iterator.return?.();
      if (coming === null) await ended;
      else void Promise.allSettled([coming, ended]);
    },
  };
}
