type Work<Result> = () => Promise<Result>;

/** Runs what belongs to one name one after the other, in order; what belongs to different names at once. */
export type Lanes = <Result>(name: string, work: Work<Result>) => Promise<Result>;

export function createLanes(): Lanes {
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
