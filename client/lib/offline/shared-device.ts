import { useSyncExternalStore } from 'react';

/** This setting belongs to the device, not to a member, so it stays when a member's data are removed. */
const key = 'rondel.shared-device';

const listeners = new Set<() => void>();

/** Whether somebody said that others use this device too. */
export function isSharedDevice(): boolean {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
}

/** Remembers on this device whether it is shared. */
export function setSharedDevice(isShared: boolean): void {
  try {
    if (isShared) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch {
    // A device without storage has nothing to forget either.
  }
  for (const listener of listeners) listener();
}

export const useSharedDevice = (): boolean => useSyncExternalStore(watch, isSharedDevice);

/** The `storage` event comes from other tabs. */
function watch(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
