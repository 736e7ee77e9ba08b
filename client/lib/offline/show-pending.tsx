import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { http } from '#client/lib/http/http.ts';
import { useActiveProgram, useStats, useWorkouts } from '#client/lib/http/read-models.ts';
import { rereading } from '#client/lib/http/use-command.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { asInstant } from '#domain/kernel/day.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import type { Waiting } from './outbox.ts';
import { questsStart } from './pending-events.ts';
import { readsAfter } from './pending-numbers.ts';
import { heldOf, showPending } from './pending-overlay.tsx';

type ShowPendingProps = {
  user: CurrentUser;
  /** The commands in the outbox. */
  pending: readonly Waiting[];
};

/** Shows the numbers with what waits in the outbox. Loaded once something waits. */
export function ShowPending({ user, pending }: ShowPendingProps) {
  const { cache } = useSWRConfig();
  const today = useMemberToday();
  const days = useSWR<unknown, Error>('/api/me/streak-days', http.read);
  // Not the shown answers: each showing would lead to the next one, without an end.
  const reads = [days, useStats(), useWorkouts(), useActiveProgram()].map(({ data }) => heldOf(data));
  const state = JSON.stringify(pending.map(({ idempotencyKey }) => idempotencyKey));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when what waits has changed, by its keys, or what was read
  useEffect(() => {
    let isCurrent = true;
    const show = async (): Promise<void> => {
      // Where one was sent just now, the outbox says so before what it changed is read again.
      await new Promise((resolve) => void setTimeout(resolve));
      await rereading();
      const quests = await questsOf(pending);
      const badges = await badgesOf();
      if (!isCurrent) return;
      const held = heldIn(cache).set('/api/auth/user', user);
      const after = readsAfter(pending, held, asInstant(new Date().toISOString()), quests, badges);
      const shown = [...after].map(
        ([path, answer]) => [path, { held: held.get(path), shown: answer }] as const,
      );
      showPending(new Map(shown));
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [cache, user, today, state, ...reads]);
  return null;
}

/** Loaded where a completed quest waits. Where it cannot be loaded, the numbers do not count the quest. */
const questsOf = async (pending: readonly Waiting[]) =>
  pending.some(({ path }) => path.startsWith(questsStart))
    ? import('./pending-quests.ts').catch(() => null)
    : null;

/** Where it cannot be loaded, badges and path do not count what waits. */
const badgesOf = () => import('./pending-badges.ts').catch(() => null);

type SwrCache = ReturnType<typeof useSWRConfig>['cache'];

/** The answers that were read, not the shown ones. */
function heldIn(cache: SwrCache): Map<string, unknown> {
  const paths = [...cache.keys()].filter((key) => key.startsWith('/api/'));
  const held = paths.map((path) => [path, cache.get(path)?.data as unknown] as const);
  return new Map(held.filter(([, answer]) => answer !== undefined));
}
