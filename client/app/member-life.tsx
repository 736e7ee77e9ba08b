import { useEffect } from 'react';
import { pageMember } from '#client/lib/http/http.ts';
import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { revalidateAll } from '#client/lib/http/swr.ts';
import { useFreshData } from '#client/lib/http/use-fresh-data.ts';
import { onAnswered, openOutbox } from '#client/lib/offline/device-outbox.ts';
import { Notices } from '#client/notices/notices.tsx';
import { forgetSavedWorkout } from '#client/workout/kept-workout.ts';
import { privacyDefaults } from '#domain/catalogue/content/preferences.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { keepErrorReportChoice } from './report-error.ts';
import { installServiceWorker } from './service-worker.ts';

/** What goes on beside the screens while a member is here. */
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

/** What was kept on this device goes out; a workout that went like this is no longer under way. */
function useOutbox(memberId: string): void {
  useEffect(() => {
    // A page that somebody else has signed in beside keeps what it holds from their outbox.
    if (memberId !== pageMember()) return;
    const endTelling = onAnswered(async ({ path, idempotencyKey }, _, isAwaited) => {
      if (!isAwaited) void revalidateAll();
      if (path === '/api/workouts') await forgetSavedWorkout(memberId, idempotencyKey);
    });
    const close = openOutbox(memberId);
    return () => {
      endTelling();
      close();
    };
  }, [memberId]);
}
