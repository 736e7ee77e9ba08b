import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { type ShownToast, toasts } from './toast.ts';

type Toaster = ComponentType<{ toast: ShownToast }>;

const loadToaster = async (): Promise<Toaster> => (await import('./toaster.tsx')).Toaster;

type ToastHostProps = {
  /** Whether a toast is likely: what shows it is then fetched ahead. A visitor who only reads needs none. */
  isReady: boolean;
};

/** Where toasts appear. Stands once, in the app. */
export function ToastHost({ isReady }: ToastHostProps) {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current);
  const [Toaster, setToaster] = useState<Toaster | null>(null);
  const isNeeded = isReady || toast !== null;

  // Not by Suspense: that holds back what was late by another 300 ms, and a toast may have no more than 500.
  useEffect(() => {
    if (!isNeeded) return;
    loadToaster().then(
      (loaded) => setToaster(() => loaded),
      // Without a network the app goes on, silently.
      () => {},
    );
  }, [isNeeded]);

  // An open dialog hides the page from assistive technology, but for what is marked like this: a failure must be heard there too.
  return <div aria-live="off">{toast && Toaster && <Toaster toast={toast} />}</div>;
}
