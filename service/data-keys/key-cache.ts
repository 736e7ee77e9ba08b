type Entry = { readonly secret: Buffer | null; readonly until: number };

/** A key that another process has destroyed is of use here for this long at most. */
const keptMilliseconds = 60_000;

export type KeyCache = {
  /** Null for a key that is known to be destroyed, undefined for one that is not here. */
  readonly at: (id: string) => Buffer | null | undefined;
  readonly keep: (id: string, secret: Buffer | null) => void;
};

/** The keys that were last looked up. @param most how many. */
export function createKeyCache(most: number, now: () => number = () => performance.now()): KeyCache {
  const entries = new Map<string, Entry>();
  return {
    at(id) {
      const entry = entries.get(id);
      if (!entry) return undefined;
      if (entry.until > now()) return entry.secret;
      entries.delete(id);
      return undefined;
    },
    keep(id, secret) {
      entries.delete(id);
      // What is destroyed stays so.
      const until = secret === null ? Number.POSITIVE_INFINITY : now() + keptMilliseconds;
      entries.set(id, { secret, until });
      for (const oldest of entries.keys()) {
        if (entries.size <= most) return;
        entries.delete(oldest);
      }
    },
  };
}
