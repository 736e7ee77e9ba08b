import { useSyncExternalStore } from 'react';
import type { Middleware } from 'swr';

/** An answer as it was read, and as it will be once what waits in the outbox was sent. */
type Pending = { readonly held: unknown; readonly shown: unknown };
type Overlay = ReadonlyMap<string, Pending>;

const nothing: Overlay = new Map();
let overlay = nothing;
const listeners = new Set<() => void>();

/** @param next by the path that was read; what is not in it is shown as it was read */
export function showPending(next: Overlay = nothing): void {
  if (overlay.size === 0 && next.size === 0) return;
  overlay = next;
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const usePendingAt = (path: unknown): Pending | undefined =>
  useSyncExternalStore(watch, () => (typeof path === 'string' ? overlay.get(path) : undefined));

/** Shows the pending answer in the place of the one that was read, until a newer one is read. */
export const withPending: Middleware = (useNext) => (key, fetcher, config) => {
  const response = useNext(key, fetcher, config);
  const pending = usePendingAt(key);
  if (!pending || pending.held !== response.data) return response;
  return { ...response, data: pending.shown as typeof response.data };
};

/** Whether one of these fields of the answer at `path` is shown with what waits in the outbox. */
export function usePending(path: string, fields: readonly string[]): boolean {
  const pending = usePendingAt(path);
  if (!pending) return false;
  const { held, shown } = pending as Record<keyof Pending, Record<string, unknown> | null>;
  return fields.some((field) => held?.[field] !== shown?.[field]);
}
