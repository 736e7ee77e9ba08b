import { useOnline } from '#client/lib/offline/use-online.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { NoticeStack } from './notice-card.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { useReminders } from './use-reminders.ts';
import { ZoneQuestion } from './zone-question.tsx';

/** What concerns a member wherever in the app they are. */
export function Notices({ user }: { user: CurrentUser }) {
  const isOnline = useOnline();
  useReminders(user);
  return (
    <NoticeStack>
      {/* A yes needs the network. */}
      {isOnline && <ZoneQuestion user={user} />}
      <OfflineNotice />
    </NoticeStack>
  );
}
