import { useEffect, useRef } from 'react';

/** When a screen changes to another view of itself, it scrolls to its top and the focus goes to its heading. */
export function useHeadingFocus(face: string): void {
  const shown = useRef(face);
  useEffect(() => {
    if (shown.current === face) return;
    shown.current = face;
    document.querySelector('h1')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [face]);
}
