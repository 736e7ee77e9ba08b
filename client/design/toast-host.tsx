import { useDeferredValue, useSyncExternalStore } from 'react';
import { toasts } from './toast.ts';
import { useLate } from './use-late.ts';

const loadToaster = () => import('./toaster.tsx');

/** Where toasts appear. Stands once, in the app. */
export function ToastHost() {
  const newest = useSyncExternalStore(toasts.subscribe, toasts.current);
  const late = useLate(loadToaster, newest !== null);
  // What the press itself changed is drawn first: a toast may come a moment later.
  const toast = useDeferredValue(newest);
  // An open dialog hides the page from assistive technology, but for what is marked like this: a failure must be heard there too.
  return <div aria-live="off">{toast && late && <late.Toaster toast={toast} />}</div>;
}
