import { setImmediate as turn } from 'node:timers/promises';

/**
 * What a source yields, one by one as it comes; but behind an item that has to wait for something, all that the source has ready by
 * then, so that it can wait for the same thing.
 * @param most items of a batch.
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
  while (items.length < most) {
    const next = await reading.nextIfReady();
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
    /** Null when it is still on its way; it then is what comes next. */
    async nextIfReady() {
      coming ??= iterator.next();
      // Who fails while nobody waits is heard by who takes it.
      coming.catch(() => {});
      const ready = await Promise.race([coming, turn(null)]);
      return ready === null ? null : taken(coming);
    },
    /** What is on its way may take for ever, and an iterator ends only behind it. */
    async end() {
      const ended = iterator.return?.();
      if (coming === null) await ended;
      else void Promise.allSettled([coming, ended]);
    },
  };
}
