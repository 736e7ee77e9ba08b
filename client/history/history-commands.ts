import type { PendingEvent } from '#client/lib/day/numbers-forecast.ts';
import { weekdayDate } from '#client/lib/format/format-day.ts';
import { newIdempotencyKey } from '#client/lib/http/http.ts';
import type { CommandOf } from '#client/lib/http/use-command.ts';
import { type Kept, postDurably, postLater, type Waiting, withdraw } from '#client/lib/offline/outbox.ts';

import { paths } from '#client/ui/paths.ts';
import { showToast } from '#client/ui/toast.tsx';
import type { MassUnit } from '#domain/body/quantity.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { correctMetricAnswer } from '#service/body/body-contract.ts';
import type { HistoryEntry } from '#service/history/history-contract.ts';
import type { Stats } from '#service/stats/stats-contract.ts';
import { correctWorkoutAnswer } from '#service/workout/workout-contract.ts';
import { type LoggedSet, nameOf } from './entry-view-model.ts';
import { historyCopy } from './history-copy.ts';

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
export const canEdit = ({ kind }: HistoryEntry): boolean => kind === 'workout' || kind === 'weight';

/** What the deletion of an entry appends that streak and points follow from. */
export const deletionEvents = (entry: HistoryEntry): readonly Omit<PendingEvent, 'at'>[] =>
  entry.kind === 'workout'
    ? [{ event: { type: 'WorkoutRetracted', workoutId: keyOf(entry) }, workout: entry }]
    : [];

/**
 * Goes out after ten seconds. Until then Undo takes it out of the outbox, as if it had never been.
 * @param stats for what Undo keeps
 */
export async function deleteEntry(entry: HistoryEntry, stats: Stats | undefined): Promise<void> {
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
  deletedPaths.add(path);
  showToast({
    title: historyCopy.deleted(name),
    description:
      stats && entry.kind === 'workout'
        ? `${historyCopy.deletedLead} ${historyCopy.undoKeeps(stats.currentStreak, stats.totalPoints)}`
        : historyCopy.deletedLead,
    durationMs: undoMs,
    action: { label: historyCopy.undo, onSelect: () => void takeBack(path, idempotencyKey) },
  });
}

async function takeBack(path: string, key: string): Promise<void> {
  deletedPaths.delete(path);
  if (!(await withdraw(key)))
    showToast({ title: historyCopy.undoTooLate, description: historyCopy.undoTooLateLead });
}

const placeOf = (what: 'delete' | 'correct', path: string): string => `${what} ${path}`;

/** What was deleted on this page: once the deletion was sent, the list still has the entry until it is read again. */
const deletedPaths = new Set<string>();

/** Whether the entry is deleted, or about to be, by a command of this device. */
export function isDeleted(entry: HistoryEntry, waiting: readonly Waiting[]): boolean {
  const path = addressOf(entry);
  if (path === null) return false;
  const command = waiting.find(({ place }) => place === placeOf('delete', path));
  // Without a network it did not go out: it was taken back.
  if (command?.problem?.isFinal || (!command && !navigator.onLine)) deletedPaths.delete(path);
  return deletedPaths.has(path) || (command !== undefined && !command.problem?.isFinal);
}

export type WorkoutFacts = {
  readonly date: MemberDay;
  readonly durationMinutes: number;
  readonly perceivedExertion: number;
  readonly moodAfter: number;
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
