import { type ComponentType, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { type ShownToast, toastDurationMs, toasts } from './toast.ts';
import { uiCopy } from './ui-copy.ts';

/** The place of toasts; the app has it once. */
export function ToastHost() {
  // The change of the press itself is drawn first: a toast may come a moment later.
  const toast = useDeferredValue(useSyncExternalStore(toasts.subscribe, toasts.current, () => null));
  const { Toaster, isMissing } = useToaster(toast?.id ?? 0);
  const [plainId, setPlainId] = useState(0);
  // An open dialog hides the page from assistive technology, except elements with this mark: a failure must be read out there too.
  return (
    <div aria-live="off">
      {toast && isMissing && <PlainToast key={toast.id} toast={toast} onShown={setPlainId} />}
      {toast && Toaster && toast.id > plainId && <Toaster toast={toast} />}
    </div>
  );
}

type ToasterComponent = ComponentType<{ readonly toast: ShownToast }>;

/** The component of toasts is loaded after the screen, or for the first toast. */
const loadAfterMs = 2_000;

/**
 * The component that shows a toast, once it is loaded. `isMissing`: it could not be loaded for this toast, as without a network; the next toast
 * loads it again.
 * @param id of the newest toast; 0 before the first
 */
function useToaster(id: number) {
  const [toaster, setToaster] = useState<{ readonly Toaster: ToasterComponent } | null>(null);
  const [isDue, setDue] = useState(false);
  const [missedId, setMissedId] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), loadAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const isMissing = !toaster && missedId === id;
  const isToLoad = !toaster && !isMissing && (isDue || id > 0);
  useEffect(() => {
    if (isToLoad) import('./toaster.tsx').then(setToaster, () => setMissedId(id));
  }, [isToLoad, id]);
  return { Toaster: toaster?.Toaster ?? null, isMissing };
}

type PlainToastProps = { toast: ShownToast; onShown: (id: number) => void };

/** The words of a toast where what shows toasts is missing. They go by themselves. */
function PlainToast({ toast, onShown }: PlainToastProps) {
  const { id, title, description, variant, durationMs = toastDurationMs.standard } = toast;
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    onShown(id);
    const timer = setTimeout(() => setOver(true), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, onShown]);
  if (isOver) return null;
  return (
    <Plain aria-label={uiCopy.notification}>
      <div role={variant === 'destructive' ? 'alert' : 'status'}>
        <b>{title}</b>
        {description && <p>{description}</p>}
      </div>
    </Plain>
  );
}

const Plain = styled.section`
  position: fixed;
  top: max(${theme.space.s4}, env(safe-area-inset-top));
  inset-inline: ${theme.space.gutter};
  z-index: ${theme.layer.toast};
  padding: ${theme.space.s4};
  border-radius: ${theme.radius.m};
  background: ${theme.color.inverse};
  color: ${theme.color.onInverse};
  box-shadow: ${theme.shadow.sh3};
`;
