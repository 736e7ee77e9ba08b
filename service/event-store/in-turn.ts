/**
 * Work that begins in the order in which it was asked for, although each has to get ready first; it does not wait for the work before
 * it to end. What is ready while nothing waits begins at once.
 */
export function inTurn() {
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
