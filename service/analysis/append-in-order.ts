import type { EventStore } from '#service/event-store/port.ts';
import { appendWindows, type StreamRun } from './append-windows.ts';
import type { ImportedEvent } from './imported-event.ts';

type AppendOptions = {
  /** The last revision of each stream with events. Updated during the appends. */
  readonly revisions: Map<string, number>;
  /** Maximum number of concurrent appends, started in order; 1 for a store that may reorder them. */
  readonly appendsAtOnce: number;
  readonly signal: AbortSignal;
  /** Called with the number of stored events. */
  readonly onProgress: (events: number) => void;
};

/** Stores events in their order over all streams. @returns the number of stored events. */
export async function appendInOrder(
  store: Pick<EventStore, 'append'>,
  events: AsyncIterable<ImportedEvent> | Iterable<ImportedEvent>,
  { revisions, appendsAtOnce, signal, onProgress }: AppendOptions,
): Promise<number> {
  let stored = 0;
  for await (const window of appendWindows(events, appendsAtOnce)) {
    signal.throwIfAborted();
    await Promise.all(window.map((run) => append(store, run, revisions)));
    stored += window.reduce((sum, run) => sum + run.events.length, 0);
    onProgress(stored);
  }
  return stored;
}

async function append(
  store: Pick<EventStore, 'append'>,
  { stream, events }: StreamRun,
  revisions: Map<string, number>,
): Promise<void> {
  const { revision } = await store.append(stream, revisions.get(stream) ?? 'no-stream', events);
  revisions.set(stream, revision);
}
