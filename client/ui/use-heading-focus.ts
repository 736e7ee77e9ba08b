import { useEffect, useRef } from 'react';

/** A screen that shows another face of itself starts at its top, and the focus goes to its heading. */
export function useHeadingFocus(face: string): void {
  const shown = useRef(face);
  useEffect(() => {
    if (shown.current === face) return;
    shown.current = face;
    document.querySelector('h1')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [face]);
}
