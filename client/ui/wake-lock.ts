import { useEffect } from 'react';

export const canStayAwake = (): boolean => 'wakeLock' in navigator;

/** Keeps the screen on while `isWanted`. The browser drops the lock when the page is hidden; it is asked for again after. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !canStayAwake()) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;

    async function ask(): Promise<void> {
      if (document.visibilityState !== 'visible') return;
      const given = await navigator.wakeLock.request('screen');
      if (isOver) await given.release();
      else lock = given;
    }
    // Refused in battery saving, say: the workout goes on with a screen that may turn off.
    const askQuietly = (): void => void ask().catch(() => {});

    askQuietly();
    document.addEventListener('visibilitychange', askQuietly);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', askQuietly);
      void lock?.release();
    };
  }, [isWanted]);
}
