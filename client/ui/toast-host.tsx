import { type ComponentType, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import { type ShownToast, toasts } from './toast.ts';

/** The place of toasts; the app has it once. */
export function ToastHost() {
  // The change of the press itself is drawn first: a toast may come a moment later.
  const toast = useDeferredValue(useSyncExternalStore(toasts.subscribe, toasts.current, () => null));
  const Toaster = useToaster(toast !== null);
  // An open dialog hides the page from assistive technology, except elements with this mark: a failure must be read out there too.
  return <div aria-live="off">{toast && Toaster && <Toaster toast={toast} />}</div>;
}

type ToasterComponent = ComponentType<{ readonly toast: ShownToast }>;

/** Toasts follow what somebody does, so the first press of a page loads what shows them: the screen stands by then. */
const firstPress = ['pointerdown', 'keydown'] as const;

/** A failed loading is repeated after this pause. */
const againAfterMs = 2_000;

/** The component that shows a toast, once it is loaded. A toast waits until then. */
function useToaster(isWanted: boolean): ToasterComponent | null {
  const [toaster, setToaster] = useState<{ readonly Toaster: ToasterComponent } | null>(null);
  const [isPressed, setPressed] = useState(false);
  const [failures, setFailures] = useState(0);
  const isToLoad = !toaster && (isWanted || (isPressed && failures === 0));
  useEffect(() => {
    const press = (): void => setPressed(true);
    for (const kind of firstPress) window.addEventListener(kind, press, { once: true, passive: true });
    return () => {
      for (const kind of firstPress) window.removeEventListener(kind, press);
    };
  }, []);
  useEffect(() => {
    if (!isToLoad) return;
    const load = (): void =>
      void import('./toaster.tsx').then(setToaster, () => setFailures((earlier) => earlier + 1));
    if (failures === 0) return load();
    const timer = setTimeout(load, againAfterMs);
    return () => clearTimeout(timer);
  }, [isToLoad, failures]);
  return toaster?.Toaster ?? null;
}
