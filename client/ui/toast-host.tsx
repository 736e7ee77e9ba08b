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

/** Toasts follow what somebody does: their look is loaded after the screen, and ready before the first of them. */
const loadAfterMs = 2_000;

/** The component that shows a toast, once it is loaded: after the screen, or at once for a toast, which waits until loading succeeds. */
function useToaster(isWanted: boolean): ToasterComponent | null {
  const [toaster, setToaster] = useState<{ readonly Toaster: ToasterComponent } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (toaster || (attempt > 0 && !isWanted)) return;
    const load = (): void =>
      void import('./toaster.tsx').then(setToaster, () => setAttempt((earlier) => earlier + 1));
    const timer = setTimeout(load, isWanted && attempt === 0 ? 0 : loadAfterMs);
    return () => clearTimeout(timer);
  }, [toaster, isWanted, attempt]);
  return toaster?.Toaster ?? null;
}
