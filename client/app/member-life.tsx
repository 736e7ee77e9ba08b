import { lazy, Suspense, useEffect } from 'react';
import { onDelivered, openOutbox } from '#client/api/device-outbox.ts';
import { readAnew } from '#client/api/outdated.ts';
import { useCurrentUser } from '#client/api/use-current-user.ts';
import { useFreshData } from '#client/api/use-fresh-data.ts';
import { privacyDefaults } from '#domain/catalogue/preferences.ts';
import { keepErrorReportChoice } from './report-error.ts';
import { installServiceWorker } from './service-worker.ts';

const Notices = lazy(async () => ({ default: (await import('#client/notices/notices.tsx')).Notices }));

/** What goes on beside the screens while a member is here. */
export function MemberLife() {
  const { data: user } = useCurrentUser();
  useFreshData();
  useOutbox(user?.id);
  useEffect(installServiceWorker, []);
  const isReportWanted = (user?.keptPrivacy ?? privacyDefaults).analytics;
  useEffect(() => keepErrorReportChoice(isReportWanted), [isReportWanted]);
  return <Suspense fallback={null}>{user && <Notices user={user} />}</Suspense>;
}

/** What was kept on this device goes out; a workout that went like this is no longer under way. */
function useOutbox(memberId: string | undefined): void {
  useEffect(() => {
    if (memberId === undefined) return;
    const endTelling = onDelivered(async ({ path, idempotencyKey }) => {
      void readAnew();
      if (path === '/api/workouts') await forgetSaved(memberId, idempotencyKey);
    });
    const close = openOutbox(memberId);
    return () => {
      endTelling();
      close();
    };
  }, [memberId]);
}

async function forgetSaved(memberId: string, commandKey: string): Promise<void> {
  const { forgetSavedWorkout } = await import('#client/workout/kept-workout.ts');
  await forgetSavedWorkout(memberId, commandKey);
}
