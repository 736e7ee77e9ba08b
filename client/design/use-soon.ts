import { useEffect, useState } from 'react';

type Soon<Code> = {
  /** Null until it is there. */
  readonly code: Code | null;
  /** Has it come at once: it is asked for. */
  readonly fetch: () => Promise<Code>;
};

/**
 * Code that the first view of a screen does without, and that a press will want: it comes when the browser has nothing better to do.
 * @param load the same function at every rendering
 * @param isNeeded already by what is shown
 */
export function useSoon<Code>(load: () => Promise<Code>, isNeeded = false): Soon<Code> {
  const [code, setCode] = useState<{ readonly loaded: Code }>();
  useEffect(() => {
    let isHere = true;
    const start = (): void => {
      load().then(
        (loaded) => isHere && setCode({ loaded }),
        // Without a network it comes when it is asked for, or fails then.
        () => {},
      );
    };
    const stop = isNeeded ? start() : whenIdle(start);
    return () => {
      isHere = false;
      stop?.();
    };
  }, [load, isNeeded]);
  async function fetch(): Promise<Code> {
    const loaded = await load();
    setCode({ loaded });
    return loaded;
  }
  return { code: code?.loaded ?? null, fetch };
}

const settledMs = 200;

/** @returns what calls it off. */
function whenIdle(work: () => void): () => void {
  // Not in every browser.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, settledMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work);
  return () => cancelIdleCallback(request);
}
