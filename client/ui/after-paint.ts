import { useDeferredValue } from 'react';

/** A page that is out of sight is not painted. */
const latestMs = 100;

/**
 * Does the work once the browser has shown what a press changed: the press itself is then answered at once, however long this takes. Where
 * the page is left before that, the work is done as it goes: what the member saw as done must not be lost.
 */
export function afterPaint(work: () => void): void {
  let isToDo = true;
  const once = (): void => {
    if (!isToDo) return;
    isToDo = false;
    window.removeEventListener('pagehide', once);
    work();
  };
  window.addEventListener('pagehide', once);
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, latestMs);
}

/**
 * True once `isReady` is: what appears with it is rendered in slices of some milliseconds, between which the page scrolls and answers. An
 * answer in SWR's cache by itself is rendered in one go. What is ready as the caller appears is rendered with it.
 */
export const useInSlices = (isReady: boolean): boolean =>
  // A first value is left out on purpose: what React then defers restarts the content of a boundary, again and again for 300 ms, if that is here sooner.
  useDeferredValue(isReady) && isReady;
