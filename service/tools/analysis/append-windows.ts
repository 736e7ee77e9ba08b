import type { ImportedEvent } from './imported-event.ts';

/** Consecutive events of one stream, appended together. */
export type StreamRun = { readonly stream: string; readonly events: readonly ImportedEvent[] };

type OpenRun = StreamRun & { readonly events: ImportedEvent[] };

/** Far below the limit of an append. */
const maxInRun = 50;

/**
 * Cuts a log into windows of at most `mostAppends` appends that can run concurrently.
 * @param isAwaited whether the next append to a stream has to wait until the one before is answered, and so for the next window. Asked while
 * the window is filled.
 */
export async function* appendWindows(
  events: AsyncIterable<ImportedEvent> | Iterable<ImportedEvent>,
  mostAppends: number,
  isAwaited: (stream: string) => boolean,
): AsyncGenerator<readonly StreamRun[]> {
  let window: OpenRun[] = [];
  let streams = new Set<string>();
  for await (const event of events) {
    const { stream } = event;
    const last = window.at(-1);
    if (last?.stream === stream && last.events.length < maxInRun) {
      last.events.push(event);
      continue;
    }
    if (window.length >= mostAppends || (streams.has(stream) && isAwaited(stream))) {
      yield window;
      window = [];
      streams = new Set();
    }
    window.push({ stream, events: [event] });
    streams.add(stream);
  }
  if (window.length > 0) yield window;
}
