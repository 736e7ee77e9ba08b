import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { Middleware } from 'swr';
import { libCopy } from '#client/lib/lib-copy.ts';
import { theme } from '#client/styles/theme.ts';
import { Icon } from '#client/ui/icon.tsx';

const streak = ['currentStreak', 'bestStreak', 'skipTokens', 'tokensAtRisk', 'isActiveToday'];
/** Where each number is read, and in which fields. */
const numbers = {
  streak: ['/api/stats', streak],
  workouts: ['/api/stats', ['totalWorkouts']],
  quests: ['/api/stats', ['completedQuests']],
  points: ['/api/stats', ['totalPoints']],
  goal: ['/api/programs/active', ['goalProgress', 'goalProgressFromStart']],
  weight: ['/api/body-metrics/latest', ['weight']],
} as const;
export type PendingNumber = keyof typeof numbers;

/** Follows a number while it counts what was not sent yet. */
export function PendingMark({ of }: { of: PendingNumber }) {
  const [path, fields] = numbers[of];
  if (!usePending(path, fields)) return null;
  return (
    <Mark title={libCopy.pendingLead}>
      <Icon name="clock" size={18} label={libCopy.pending} />
    </Mark>
  );
}

/** An answer as it was read, and as it will be once what waits in the outbox was sent. */
type Pending = { readonly held: unknown; readonly shown: unknown };
type Overlay = ReadonlyMap<string, Pending>;

const nothing: Overlay = new Map();
let overlay = nothing;
const listeners = new Set<() => void>();

/** @param next by the path that was read; other paths are shown as they were read */
export function showPending(next: Overlay = nothing): void {
  if (overlay.size === 0 && next.size === 0) return;
  overlay = next;
  for (const listener of listeners) listener();
}

/** The answer as it was read, of one that is shown. */
export function heldOf(answer: unknown): unknown {
  const pending = [...overlay.values()].find(({ shown }) => shown === answer);
  return pending ? pending.held : answer;
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const usePendingAt = (path: unknown): Pending | undefined =>
  useSyncExternalStore(watch, () => (typeof path === 'string' ? overlay.get(path) : undefined));

/** Shows the pending answer in the place of the one that was read, until a newer one is read. */
export const withPending: Middleware = (useNext) => (key, fetcher, config) => {
  const response = useNext(key, fetcher, config);
  const pending = usePendingAt(key);
  if (!pending || pending.held !== response.data) return response;
  return { ...response, data: pending.shown as typeof response.data };
};

/** Whether one of these fields of the answer at `path` is shown with what waits in the outbox. */
function usePending(path: string, fields: readonly string[]): boolean {
  const pending = usePendingAt(path);
  if (!pending) return false;
  const { held, shown } = pending as Record<keyof Pending, Record<string, unknown> | null>;
  return fields.some((field) => held?.[field] !== shown?.[field]);
}

const Mark = styled.span`
  display: inline-flex;
  flex: none;
  margin-inline-start: ${theme.space.s1};
  /* Beside a large numeral too, in the middle of a line of text. */
  vertical-align: middle;
`;
