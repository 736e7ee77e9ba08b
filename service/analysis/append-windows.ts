import type { ImportedEvent } from './imported-event.ts';

/** Consecutive events of one stream, appended together. */
export type StreamRun = { readonly stream: string; readonly events: readonly ImportedEvent[] };

type OpenRun = StreamRun & { readonly events: ImportedEvent[] };

/** Far below the limit of an append. */
const maxInRun = 50;

/**
 * Cuts a log into windows of appends that can run concurrently: each stream at most once per window, because its second append depends on
 * the first, and at most `mostAppends`.
 */
export async function* appendWindows(
  events: AsyncIterable<ImportedEvent> | Iterable<ImportedEvent>,
  maxAppends: number,
): AsyncGenerator<readonly StreamRun[]> {
  let window = new Map<string, OpenRun>();
  let last = null as OpenRun | null;
  for await (const event of events) {
    if (last?.stream === event.stream && last.events.length < maxInRun) {
      last.events.push(event);
      continue;
    }
    if (window.has(event.stream) || window.size >= maxAppends) {
      yield [...window.values()];
      window = new Map();
    }
    last = { stream: event.stream, events: [event] };
    window.set(event.stream, last);
  }
  if (window.size > 0) yield [...window.values()];
}
