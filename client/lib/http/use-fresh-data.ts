import { useEffect } from 'react';
import { watchDays } from '#client/lib/time/watch-days.ts';
import { onCommandDone } from './http.ts';
import { useCurrentUser } from './read-models.ts';
import { revalidateAll } from './swr.ts';

/** Keeps what a member sees in step with what changes it from outside of the page: a new day, and commands in other tabs. */
export function useFreshData(): void {
  const zone = useCurrentUser().data?.timeZone;

  useEffect(() => (zone ? watchDays(zone, () => void revalidateAll()) : undefined), [zone]);

  useEffect(() => {
    const tabs = new BroadcastChannel('rondel');
    tabs.addEventListener('message', () => void revalidateAll());
    const endTelling = onCommandDone(() => tabs.postMessage('changed'));
    return () => {
      endTelling();
      tabs.close();
    };
  }, []);
}
