import { type RefObject, useEffect, useRef } from 'react';

/**
 * The exercise, the rest and the summary take each other's place. Who pressed something there is led to the heading of what came,
 * and its top comes back into the window; who is elsewhere on the page stays there.
 */
export function useStageFocus(shown: string, stage: RefObject<HTMLElement | null>): void {
  const before = useRef(shown);
  useEffect(() => {
    const isNew = before.current !== shown;
    before.current = shown;
    if (!isNew || !stage.current) return;
    const { activeElement } = document;
    if (activeElement !== document.body && !stage.current.contains(activeElement)) return;
    stage.current.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    const isCutOff = stage.current.getBoundingClientRect().top < 0;
    if (isCutOff) stage.current.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [shown, stage]);
}
