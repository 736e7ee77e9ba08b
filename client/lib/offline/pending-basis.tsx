import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { http } from '#client/lib/http/http.ts';
import { useActiveProgram } from '#client/lib/http/read-models.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { isKeptForLater, onWaitingChange, type Waiting, waitingNow } from './outbox.ts';

/** The screen's own reads come first. */
const afterScreenMs = 2_500;

/** Reads what numbers follow from while there is a network, and shows them with what waits in the outbox. */
export function PendingNumbers({ user }: { user: CurrentUser }) {
  const pending = useSyncExternalStore(onWaitingChange, waitingNow).filter(isPending);
  const ShowPending = useShowPending(pending.length > 0);
  useBasis();
  return ShowPending && <ShowPending user={user} pending={pending} />;
}

/** Got no answer, or is kept back for some seconds, as a deletion is; what was refused for good does not count. */
const isPending = (one: Waiting): boolean =>
  isKeptForLater(one) || (one.notBefore !== undefined && !one.problem?.isFinal);

/** Where it cannot be loaded, the numbers stay as they were read. */
function useShowPending(isWanted: boolean) {
  const [loaded, setLoaded] = useState<ComponentType<{
    user: CurrentUser;
    pending: readonly Waiting[];
  }> | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    import('./show-pending.tsx').then(
      ({ ShowPending }) => setLoaded(() => ShowPending),
      () => {},
    );
  }, [isWanted]);
  return loaded;
}

/** No screen offers to read these again, so a read that fails is repeated: after some seconds, then less and less often. */
const repeated = { shouldRetryOnError: true, revalidateOnReconnect: true };

/** Reads that no screen makes by itself. */
function useBasis(): void {
  const [isLater, setLater] = useState(false);
  const { data: program } = useActiveProgram(isLater);
  const today = useMemberToday();
  const isDaily = isLater && Boolean(program?.dailyTemplate);
  useSWR<unknown, Error>(isLater ? '/api/me/streak-days' : null, http.read, repeated);
  useSWR<unknown, Error>(isDaily ? `/api/daily-workout-progress?date=${today}` : null, http.read, repeated);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), afterScreenMs);
    return () => clearTimeout(timer);
  }, []);
}
