import { useEffect } from 'react';
import { watchDays } from '#client/lib/time/watch-days.ts';
import { readAnew } from './outdated.ts';
import { useCurrentUser } from './read-models.ts';
import { onCommandDone } from './send-command.ts';

/** Keeps what a member sees in step with what changes it from outside of the page: a new day, and commands in other tabs. */
export function useFreshData(): void {
  const zone = useCurrentUser().data?.timeZone;

  useEffect(() => (zone ? watchDays(zone, () => void readAnew()) : undefined), [zone]);

  useEffect(() => {
    const tabs = new BroadcastChannel('rondel');
    tabs.addEventListener('message', () => void readAnew());
    const endTelling = onCommandDone(() => tabs.postMessage('changed'));
    return () => {
      endTelling();
      tabs.close();
    };
  }, []);
}
