type ToastAction = { readonly label: string; readonly onSelect: () => void };
export type ToastMessage = {
  readonly title: string;
  readonly description?: string;
  /** Destructive for what went wrong: announced at once, and in red. */
  readonly variant?: 'default' | 'destructive';
  readonly action?: ToastAction;
  readonly durationMs?: number;
};
export type ShownToast = ToastMessage & { readonly id: number };

export const toastDurationMs = { standard: 5000, workout: 3000 } as const;

type ToastStore = {
  readonly show: (message: ToastMessage) => void;
  /** The newest toast, also after it has gone. */
  readonly current: () => ShownToast | null;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Holds the one toast that is visible. A new one takes the place of the old at once; each ends by its own clock. */
export function createToastStore(): ToastStore {
  const listeners = new Set<() => void>();
  let newest: ShownToast | null = null;
  return {
    show: (message) => {
      newest = { ...message, id: (newest?.id ?? 0) + 1 };
      for (const listener of listeners) listener();
    },
    current: () => newest,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const toasts = createToastStore();

/** Shows a toast, from wherever something happened. */
export const showToast = toasts.show;
