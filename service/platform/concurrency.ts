type Work<Result> = () => Promise<Result>;

/** Runs work of one name sequentially in order, and of different names concurrently. */
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

/** A read-write lock by name: shared work runs concurrently, exclusive work runs alone. */
export type KeyedGate = {
  /** Runs shared work. Waits while exclusive work of this name runs or waits. @param work receives whether it had to wait */
  together<Result>(name: string, work: (hasWaited: boolean) => Promise<Result>): Promise<Result>;
  /** Runs exclusive work after the running work has ended; later requests wait for it. */
  alone<Result>(name: string, work: Work<Result>): Promise<Result>;
};

export function createKeyedGate(): KeyedGate {
  const inTurn = createKeyedMutex();
  const closed = new Map<string, Promise<unknown>>();
  const underWay = new Map<string, Set<Promise<unknown>>>();
  return {
    async together(name, work) {
      let hasWaited = false;
      for (let until = closed.get(name); until; until = closed.get(name)) {
        hasWaited = true;
        await until;
      }
      const beside = underWay.get(name) ?? new Set();
      underWay.set(name, beside);
      const result = work(hasWaited);
      beside.add(result);
      try {
        return await result;
      } finally {
        beside.delete(result);
        if (beside.size === 0 && underWay.get(name) === beside) underWay.delete(name);
      }
    },
    alone: (name, work) =>
      inTurn(name, async () => {
        const beside = underWay.get(name) ?? new Set<Promise<unknown>>();
        const result = Promise.allSettled(beside).then(() => work());
        const settled = result.catch(() => {});
        closed.set(name, settled);
        try {
          return await result;
        } finally {
          if (closed.get(name) === settled) closed.delete(name);
        }
      }),
  };
}

/** Limits the number of concurrently running works; others wait in order. */
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

/** The work that starts in the order of requests: work of one name, or work of every name. */
export type StartOrder = 'of-each-name' | 'of-all';

/**
 * Starts work in the order of requests, although each prepares asynchronously first. Does not wait for earlier work to end, nor, in the order
 * `of-each-name`, for work of other names to be prepared. Prepared work starts at once when nothing waits before it.
 */
export function createOrderedStart(order: StartOrder) {
  const last = new Map<string, Promise<unknown>>();

  return <Ready, Result>(
    ownName: string,
    ready: Ready | Promise<Ready>,
    begin: (ready: Ready) => Promise<Result>,
  ): Promise<Result> => {
    const name = order === 'of-all' ? '' : ownName;
    const before = last.get(name);
    if (before === undefined && !(ready instanceof Promise)) return begin(ready);
    const getting = Promise.resolve(ready);
    // Its error is handled when its turn comes.
    getting.catch(() => {});
    // Wrapped in an object, so that the next start does not wait for the result.
    const begun = (before ?? Promise.resolve()).then(async () => ({ result: begin(await getting) }));
    const settled: Promise<unknown> = begun.then(
      ({ result }) => void result.catch(() => {}),
      () => {},
    );
    last.set(name, settled);
    void settled.then(() => {
      if (last.get(name) === settled) last.delete(name);
    });
    return begun.then(({ result }) => result);
  };
}
