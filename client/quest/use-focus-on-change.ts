import { type RefObject, useEffect, useRef } from 'react';

/** Buttons come and go with the view; the focus of one that went is led to the heading of what came. */
export function useFocusOnChange(
  view: string,
  card: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  const shown = useRef(view);
  useEffect(() => {
    const isNew = shown.current !== view;
    shown.current = view;
    const { activeElement } = document;
    const isLost = activeElement === document.body || card.current?.contains(activeElement);
    if (isNew && isLost) heading.current?.focus({ preventScroll: true });
  }, [view, card, heading]);
}
