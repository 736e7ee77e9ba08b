import { useEffect, useState } from 'react';

/** What a press or a key starts may end in a toast or a dialog: it is fetched then, before it is asked for. */
const touches = ['pointerdown', 'keydown'] as const;

/**
 * Code that a screen can be read without: comes with the first press or key, or as soon as it is needed. Null until then, and where
 * there is no network. Not by Suspense: that holds back what was late by another 300 ms, and a toast may have no more than 500.
 * @param load the same function at every rendering
 */
export function useLate<Code>(load: () => Promise<Code>, isNeeded: boolean): Code | null {
  const [code, setCode] = useState<{ readonly loaded: Code }>();
  useEffect(() => {
    const start = (): void => {
      load().then(
        (loaded) => setCode({ loaded }),
        // Without a network the app goes on, silently.
        () => {},
      );
    };
    if (isNeeded) start();
    for (const touch of touches) window.addEventListener(touch, start, { once: true });
    return () => {
      for (const touch of touches) window.removeEventListener(touch, start);
    };
  }, [load, isNeeded]);
  return code?.loaded ?? null;
}
