import { useEffect } from 'react';
import { readAnew } from './outdated.ts';
import { onCommandDone } from './send-command.ts';
import { useCurrentUser } from './use-current-user.ts';
import { watchDays } from './watch-days.ts';

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
