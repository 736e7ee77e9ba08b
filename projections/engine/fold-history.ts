import { type HistoryOptions, type Progress, readHistory } from './history.ts';
import { type WorkingSet, workingSet } from './working-set.ts';

export type FoldedHistory = Progress & {
  readonly sets: readonly WorkingSet[];
  /** False when memory was full before the history ended: the rest is to be run in batches over the written rows. */
  readonly isComplete: boolean;
};

/**
 * Folds the history into rows in memory, in one pass for all projections, with no I/O but the reading.
 * @param maxRows when so many rows are held it stops reading: what bounds a rebuild's memory.
 * @throws ProjectionFailed at the first event that a projection cannot take.
 */
export async function foldHistory(options: HistoryOptions, maxRows: number): Promise<FoldedHistory> {
  const sets = options.projections.map(workingSet);
  const byType = setsByType(sets);
  let { after: position } = options;
  let events = 0;
  for await (const batch of readHistory(options)) {
    for (const recorded of batch.events) {
      for (const set of byType.get(recorded.event.type) ?? []) set.fold(recorded);
    }
    position = batch.position;
    events += batch.events.length;
    options.onProgress?.({ events, position });
    const heldRows = sets.reduce((sum, { rows }) => sum + rows.size, 0);
    if (heldRows >= maxRows) return { sets, position, events, isComplete: false };
  }
  return { sets, position, events, isComplete: true };
}

function setsByType(sets: readonly WorkingSet[]): Map<string, WorkingSet[]> {
  const byType = new Map<string, WorkingSet[]>();
  for (const set of sets) {
    for (const type of set.projection.handles) byType.set(type, [...(byType.get(type) ?? []), set]);
  }
  return byType;
}
