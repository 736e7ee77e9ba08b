import { useEffect } from 'react';
import { pageMember } from '#client/lib/http/http.ts';
import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { revalidateAll } from '#client/lib/http/swr.ts';
import { useFreshData } from '#client/lib/http/use-fresh-data.ts';
import { onAnswered, openOutbox } from '#client/lib/offline/device-outbox.ts';
import { Notices } from '#client/notices/notices.tsx';
import { noticesCopy } from '#client/notices/notices-copy.ts';
import { showToast } from '#client/ui/toast.ts';
import { forgetSavedWorkout } from '#client/workout/kept-workout.ts';
import { privacyDefaults } from '#domain/catalogue/content/preferences.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { keepErrorReportChoice } from './report-error.ts';
import { installServiceWorker } from './service-worker.ts';

/** Runs next to the screens while a member is signed in. */
export function MemberLife() {
  const { data: user } = useCurrentUser();
  return user && <Aside user={user} />;
}

function Aside({ user }: { user: CurrentUser }) {
  const { dataCollection, analytics } = user.keptPrivacy ?? privacyDefaults;
  useFreshData();
  useOutbox(user.id);
  useEffect(installServiceWorker, []);
  useEffect(() => keepErrorReportChoice({ dataCollection, analytics }), [dataCollection, analytics]);
  return <Notices user={user} />;
}

/** Sends what waits on this device. A workout that was sent like this is no longer under way. */
function useOutbox(memberId: string): void {
  useEffect(() => {
    // Another member has signed in in another tab: the outbox on this device is theirs now.
    if (memberId !== pageMember()) return;
    const stopListening = onAnswered(async ({ path, idempotencyKey, label }, _, isAwaited) => {
      if (!isAwaited) {
        showToast({ title: noticesCopy.sent, description: label });
        void revalidateAll();
      }
      if (path === '/api/workouts') await forgetSavedWorkout(memberId, idempotencyKey);
    });
    const close = openOutbox(memberId);
    return () => {
      stopListening();
      close();
    };
  }, [memberId]);
}
