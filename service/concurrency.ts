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

/** Work that may run together, and work during which nothing else of the same name runs. */
export type KeyedGate = {
  /** Runs beside other such work. Waits while work of this name runs alone, or is waiting to. @param work gets whether it had to wait */
  together<Result>(name: string, work: (hasWaited: boolean) => Promise<Result>): Promise<Result>;
  /** Waits until the work under way has ended; what is asked for later waits for it. */
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
