import { useRef } from 'react';

type FocusHandlers = {
  readonly onOpenAutoFocus: () => void;
  readonly onCloseAutoFocus: (event: Event) => void;
};

/**
 * For a dialog that is opened by state and not by a trigger of Radix: when it closes the focus goes back to what opened it, unless
 * that is gone or the focus was led elsewhere.
 */
export function useFocusReturn(): FocusHandlers {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      const { current } = opener;
      if (document.activeElement === document.body && current instanceof HTMLElement && current.isConnected)
        current.focus({ preventScroll: true });
    },
  };
}
