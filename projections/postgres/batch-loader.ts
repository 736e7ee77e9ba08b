import { setImmediate as turn } from 'node:timers/promises';

type Waiting<Asked, Found> = {
  readonly asked: Asked;
  readonly answer: (found: Found) => void;
  readonly refuse: (error: unknown) => void;
};

let begun: Promise<void> | null = null;

/** The same for all loaders, so that what they ask of one connection leaves in one message. */
function nextTurn(): Promise<void> {
  begun ??= turn().then(() => {
    begun = null;
  });
  return begun;
}

/**
 * Batches loads: requests made during a load are loaded together by the next one. Concurrent requests share one round trip, and a single
 * request does not wait. Nothing is cached between loads.
 * @param load returns results in the order of its input.
 */
export function createBatchLoader<Asked, Found>(
  load: (asked: readonly Asked[]) => Promise<readonly Found[]>,
): (asked: Asked) => Promise<Found> {
  let queue: Waiting<Asked, Found>[] = [];
  let isLoading = false;

  async function drain(): Promise<void> {
    isLoading = true;
    await nextTurn();
    while (queue.length > 0) {
      const batch = queue;
      queue = [];
      await answerAll(load, batch);
    }
    isLoading = false;
  }

  return (asked) =>
    new Promise((answer, refuse) => {
      queue.push({ asked, answer, refuse });
      if (!isLoading) void drain();
    });
}

async function answerAll<Asked, Found>(
  load: (asked: readonly Asked[]) => Promise<readonly Found[]>,
  batch: readonly Waiting<Asked, Found>[],
): Promise<void> {
  try {
    const found = await load(batch.map(({ asked }) => asked));
    for (const [index, { answer }] of batch.entries()) answer(found[index] as Found);
  } catch (error) {
    for (const { refuse } of batch) refuse(error);
  }
}
