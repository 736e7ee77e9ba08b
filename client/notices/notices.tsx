import { useSyncExternalStore } from 'react';
import { onWaitingChange, useOnline, waitingNow } from '#client/lib/offline/outbox.ts';

import { Hidden } from '#client/ui/text.tsx';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { offlineViewModel } from './offline-view-model.ts';
import { useReminders } from './use-reminders.ts';
import { ZoneQuestion } from './zone-question.tsx';

/** What concerns a member wherever in the app they are: one line at a time. A yes to the question about the zone needs the network. */
export function Notices({ user }: { user: CurrentUser }) {
  const isOnline = useOnline();
  const all = useSyncExternalStore(onWaitingChange, waitingNow);
  const held = all.filter(({ isHeld, problem }) => isHeld || problem);
  const connection = offlineViewModel(isOnline, held);
  useReminders(user);
  return (
    <>
      <Hidden role="status">{connection.line}</Hidden>
      {connection.line === '' ? (
        <ZoneQuestion user={user} />
      ) : (
        <OfflineNotice {...connection} held={held} isOnline={isOnline} />
      )}
    </>
  );
}
