/*
 * Whether a person has done something in this page: moved or pressed something, typed, scrolled, printed, or gone to the browser's own search.
 * Until then, nothing below the window is looked at. The first script of the page imports this file, so that nothing is missed.
 */
const acts = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'blur', 'beforeprint'] as const;

let isOver = false;
type Work = (isPrinted: boolean) => void;
const waiting = new Set<Work>();

function act(event: Event): void {
  // The browser repeats a resting pointer's place when the content below it changes.
  if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY)
    return;
  isOver = true;
  for (const type of acts) window.removeEventListener(type, act, { capture: true });
  for (const work of waiting) work(event.type === 'beforeprint');
  waiting.clear();
}
if (typeof window !== 'undefined')
  for (const type of acts) window.addEventListener(type, act, { capture: true, passive: true });

export const hasActed = (): boolean => isOver;

/**
 * Does the work at the first act, or at once after it, and says whether the page is about to be printed.
 * @returns what to call where the work is no longer wanted
 */
export function atFirstAct(work: Work): () => void {
  if (isOver) work(false);
  else waiting.add(work);
  return () => waiting.delete(work);
}
