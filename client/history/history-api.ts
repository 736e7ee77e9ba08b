import { type Cache, mutate as mutateKey, useSWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import type { PendingEvent } from '#client/lib/day/numbers-forecast.ts';
import { weekdayDate } from '#client/lib/format/format-day.ts';
import { isServerAway } from '#client/lib/http/api-error.ts';
import { newIdempotencyKey, onCommandDone } from '#client/lib/http/http.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { type CommandOf, useRereadWithAll } from '#client/lib/http/use-command.ts';
import { type Kept, postDurably, postLater, type Waiting, withdraw } from '#client/lib/offline/outbox.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { paths } from '#client/ui/paths.ts';
import { showToast } from '#client/ui/toast.ts';
import type { MassUnit } from '#domain/body/quantity.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { correctMetricAnswer } from '#service/features/body/body-contract.ts';
import {
  type HistoryEntry,
  type HistoryKind,
  type HistoryPage,
  historyAnswer,
  type WeightEntry,
} from '#service/features/history/history-contract.ts';
import type { Stats } from '#service/features/stats/stats-contract.ts';
import { correctWorkoutAnswer } from '#service/features/workout/workout-contract.ts';
import { type LoggedSet, nameOf } from './entry-view-model.ts';
import { historyCopy } from './history-copy.ts';

const path = '/api/history';

type Wanted = {
  /** All when empty. */
  readonly kinds: readonly HistoryKind[];
  /** Part of a name. */
  readonly search: string;
};

/** The first page of everything is read before the screen's own code has come, by this very address. */
function pageKey({ kinds, search }: Wanted, after: string | null): string {
  const query = new URLSearchParams();
  if (kinds.length > 0) query.set('kinds', kinds.join(','));
  if (search !== '') query.set('q', search);
  if (after !== null) query.set('after', after);
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

const readPage = readAs(historyAnswer);

/** The history, page after page. Without a network, what was seen so far. */
export function useHistory(wanted: Wanted) {
  const { cache } = useSWRConfig();
  const { data, error, size, setSize, isLoading, isValidating, mutate } = useSWRInfinite<HistoryPage, Error>(
    (_: number, before: HistoryPage | null) =>
      before && before.next === null ? null : pageKey(wanted, before?.next ?? null),
    (key: string) =>
      readPage(key).catch((failure: unknown) => {
        const seen = isServerAway(failure) ? seenPage(cache, key, wanted) : null;
        if (seen) return seen;
        throw failure;
      }),
    { revalidateAll: true, revalidateOnMount: true, keepPreviousData: true },
  );
  useRereadWithAll(mutate);
  const pages = data ?? [];
  return {
    entries: data && pages.flatMap(({ entries }) => entries),
    hasMore: pages.at(-1)?.next != null,
    /** Reading the first page or a further one. A new search keeps the shown entries until it is answered. */
    isReading: (isLoading && data === undefined) || (isValidating && size > pages.length),
    isFailed: error !== undefined && data === undefined,
    showOlder: () => void setSize(size + 1),
    retry: () => void mutate(),
  };
}

/** The page as it was seen; for a question that was not asked before, the answer from all entries that were seen. */
function seenPage(cache: Cache, key: string, { kinds, search }: Wanted): HistoryPage | null {
  const held = cache.get(key)?.data as HistoryPage | undefined;
  if (held) return held;
  const seen = new Map<string, HistoryEntry>();
  for (const name of cache.keys()) {
    const page = isPage(name) ? (cache.get(name)?.data as HistoryPage | undefined) : undefined;
    for (const entry of page?.entries ?? []) seen.set(entry.id, entry);
  }
  if (seen.size === 0) return null;
  return { entries: matching([...seen.values()], { kinds, search }), next: null };
}

/** Newest first, as the service answers; of one date in the order in which they were seen. */
const matching = (entries: readonly HistoryEntry[], { kinds, search }: Wanted): HistoryEntry[] =>
  entries
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .filter(({ title }) =>
      [title, nameText(title)].some((one) => one.toLowerCase().includes(search.toLowerCase())),
    )
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));

/** For how long a deletion can be taken back. */
const undoMs = 10_000;

/** Where an entry is corrected and deleted; null for one that is undone where it was done. */
function addressOf(entry: HistoryEntry): string | null {
  const { kind } = entry;
  const place = encodeURIComponent(keyOf(entry));
  if (kind === 'workout') return `/api/workouts/${place}`;
  return kind === 'weight' || kind === 'measurements' ? `/api/body-metrics/${place}` : null;
}

const keyOf = ({ id, kind }: HistoryEntry): string => id.slice(kind.length + 1);

export const canDelete = (entry: HistoryEntry): boolean => addressOf(entry) !== null;
export const canEdit = (entry: HistoryEntry): boolean => entry.kind === 'workout' || weightIn(entry) !== null;

/** The weight that an entry is about, as it is corrected: also one that came from another app with body fat, which stays. Null for others. */
export function weightIn(entry: HistoryEntry): Pick<WeightEntry, 'weight' | 'unit'> | null {
  if (entry.kind === 'weight') return entry;
  const weight =
    entry.kind === 'measurements' && entry.source && entry.values.find(({ field }) => field === 'weight');
  return weight ? { weight: weight.value, unit: weight.unit === 'kg' ? 'kg' : 'lbs' } : null;
}

/** The events of the deletion of an entry, as far as streak and points follow from them: none for an imported workout. */
export const deletionEvents = (entry: HistoryEntry): readonly Omit<PendingEvent, 'at'>[] =>
  entry.kind === 'workout' && !entry.source
    ? [{ event: { type: 'WorkoutRetracted', workoutId: keyOf(entry) }, workout: entry }]
    : [];

/**
 * Goes out after ten seconds. Until then Undo takes it out of the outbox, as if it had never been.
 * @param cache what was read of the history
 * @param stats for what Undo keeps
 */
export async function deleteEntry(
  cache: Cache,
  entry: HistoryEntry,
  stats: Stats | undefined,
): Promise<void> {
  const path = addressOf(entry);
  if (path === null) return;
  const name = nameOf(entry);
  const idempotencyKey = newIdempotencyKey();
  await postLater(
    {
      method: 'DELETE',
      path,
      body: undefined,
      idempotencyKey,
      label: historyCopy.deleteLabel(name, weekdayDate(entry.date)),
      place: placeOf('delete', path),
    },
    undoMs,
  );
  const stopListening = onCommandDone((done) => {
    if (done.idempotencyKey !== idempotencyKey) return;
    stopListening();
    forgetEntry(cache, entry);
  });
  showToast({
    title: historyCopy.deleted(name),
    description:
      stats && entry.kind === 'workout'
        ? `${historyCopy.deletedLead} ${historyCopy.undoKeeps(stats.currentStreak, stats.totalPoints)}`
        : historyCopy.deletedLead,
    durationMs: undoMs,
    action: { label: historyCopy.undo, onSelect: () => void takeBack(idempotencyKey) },
  });
}

async function takeBack(key: string): Promise<void> {
  if (!(await withdraw(key)))
    showToast({ title: historyCopy.undoTooLate, description: historyCopy.undoTooLateLead });
}

/** Takes an entry out of every page that was read: once its deletion was sent, nothing else hides it until they are read again. */
function forgetEntry(cache: Cache, { id }: HistoryEntry): void {
  const without = (page: HistoryPage): HistoryPage => ({
    ...page,
    entries: page.entries.filter((entry) => entry.id !== id),
  });
  for (const key of cache.keys())
    if (isPage(key.replace(listPrefix, '')))
      void mutateKey<HistoryPage | HistoryPage[]>(
        key,
        (held) => (Array.isArray(held) ? held.map(without) : held && without(held)),
        { revalidate: false },
      );
}

/** SWR holds all pages of a list in one more place. */
const listPrefix = '$inf$';

const isPage = (name: string): boolean => name === path || name.startsWith(`${path}?`);

const placeOf = (what: 'delete' | 'correct', path: string): string => `${what} ${path}`;

/** Whether the entry is about to be deleted by a command of this device. */
export function isDeleted(entry: HistoryEntry, waiting: readonly Waiting[]): boolean {
  const path = addressOf(entry);
  const command = path && waiting.find(({ place }) => place === placeOf('delete', path));
  return Boolean(command && !command.problem?.isFinal);
}

export type WorkoutFacts = {
  readonly date: MemberDay;
  /** Absent where they are unknown and stay so, for a workout from another app. */
  readonly durationMinutes?: number;
  readonly perceivedExertion?: number;
  readonly moodAfter?: number;
  /** Only where the member sees them. */
  readonly sets?: readonly LoggedSet[];
};
export type WeightFacts = { readonly date: MemberDay; readonly unit: MassUnit; readonly weight: string };

/** Refused with KeptForLater where no answer came. */
export const correction: CommandOf<{ entry: HistoryEntry; facts: WorkoutFacts | WeightFacts }, unknown> = {
  send: ({ entry, facts }, idempotencyKey) => {
    const path = addressOf(entry) ?? '';
    const command: Kept = {
      method: 'PUT',
      path,
      body: facts,
      idempotencyKey,
      label: historyCopy.correctLabel(nameOf(entry), weekdayDate(entry.date)),
      place: placeOf('correct', path),
      screen: paths.history,
    };
    return postDurably(command, entry.kind === 'workout' ? correctWorkoutAnswer : correctMetricAnswer);
  },
};
