import { useEffect } from 'react';
import { onDelivered, openOutbox } from '#client/api/device-outbox.ts';
import { readAnew } from '#client/api/outdated.ts';
import { pageMember } from '#client/api/page-member.ts';
import { useCurrentUser } from '#client/api/use-current-user.ts';
import { useFreshData } from '#client/api/use-fresh-data.ts';
import { useSoon } from '#client/design/use-soon.ts';
import { installServiceWorker } from './service-worker.ts';

const loadAside = () => import('./member-aside.tsx');

/** What goes on beside the screens while a member is here. */
export function MemberLife() {
  const { data: user } = useCurrentUser();
  useFreshData();
  useOutbox(user?.id);
  useEffect(installServiceWorker, []);
  const { code } = useSoon(loadAside);
  return user && code && <code.MemberAside user={user} />;
}

/** What was kept on this device goes out; a workout that went like this is no longer under way. */
function useOutbox(memberId: string | undefined): void {
  useEffect(() => {
    // A page that somebody else has signed in beside keeps what it holds from their outbox.
    if (memberId === undefined || memberId !== pageMember()) return;
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
