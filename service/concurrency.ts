type Work<Result> = () => Promise<Result>;

/** Runs what belongs to one name one after the other, in order; what belongs to different names at once. */
export type KeyedMutex = <Result>(name: string, work: Work<Result>) => Promise<Result>;

export function createKeyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const before = last.get(name);
    const result = before ? before.then(work) : work();
    const settled = result.catch(() => {});
    last.set(name, settled);
    void settled.then(() => {
      if (last.get(name) === settled) last.delete(name);
    });
    return result;
  };
}

/** Runs no more than so many works at once; the others wait for their turn. */
export function createSemaphore(limit: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = limit;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/**
 * Work that begins in the order in which it was asked for, although each has to get ready first; it does not wait for the work before
 * it to end. What is ready while nothing waits begins at once.
 */
export function createOrderedStart() {
  let last: Promise<unknown> | null = null;

  return <Ready, Result>(
    ready: Ready | Promise<Ready>,
    begin: (ready: Ready) => Promise<Result>,
  ): Promise<Result> => {
    if (last === null && !(ready instanceof Promise)) return begin(ready);
    const getting = Promise.resolve(ready);
    // Looked at only when it is its turn.
    getting.catch(() => {});
    // In an object, so that the next one does not wait for the result.
    const begun = (last ?? Promise.resolve()).then(async () => ({ result: begin(await getting) }));
    const settled: Promise<unknown> = begun.then(
      ({ result }) => void result.catch(() => {}),
      () => {},
    );
    last = settled;
    void settled.then(() => {
      if (last === settled) last = null;
    });
    return begun.then(({ result }) => result);
  };
}
