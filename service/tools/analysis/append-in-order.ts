import { retry, storeDelay } from '#projections/postgres/retry.ts';
import type { OrderedAppends } from '#service/event-store/ordered-appends.ts';
import {
  type Appended,
  type EventStore,
  type ExpectedRevision,
  OutcomeUnknown,
  StoreUnavailable,
} from '#service/event-store/port.ts';
import { appendWindows, type StreamRun } from './append-windows.ts';
import type { ImportedEvent } from './imported-event.ts';

type AppendOptions = OrderedAppends & {
  /** The last revision of each stream with events. Updated during the appends. */
  readonly revisions: Map<string, number>;
  /** Streams that were deleted, whose next revision only the store knows. */
  readonly deleted?: ReadonlySet<string>;
  readonly signal: AbortSignal;
  /** Called with the number of stored events. */
  readonly onProgress: (events: number) => void;
};

type Store = Pick<EventStore, 'append'>;
type Planned = StreamRun & { readonly expected: ExpectedRevision };

const patienceMs = 10_000;

/** Stores events in their order over all streams. @returns the number of stored events. */
export async function appendInOrder(
  store: Store,
  events: AsyncIterable<ImportedEvent> | Iterable<ImportedEvent>,
  { appendsAtOnce, isPipelined, revisions, deleted = new Set(), signal, onProgress }: AppendOptions,
): Promise<number> {
  const isAwaited = (stream: string) => !isPipelined || (deleted.has(stream) && !revisions.has(stream));
  let stored = 0;
  for await (const window of appendWindows(events, appendsAtOnce, isAwaited)) {
    signal.throwIfAborted();
    const appends = planned(window, revisions);
    const answers = await untilStored(() => together(store, appends), signal);
    for (const [nth, { stream }] of appends.entries())
      revisions.set(stream, (answers[nth] as Appended).revision);
    stored += window.reduce((sum, run) => sum + run.events.length, 0);
    onProgress(stored);
  }
  return stored;
}

/** With the revisions to expect when those before each are stored. */
function planned(window: readonly StreamRun[], revisions: ReadonlyMap<string, number>): readonly Planned[] {
  const leadsTo = new Map<string, number>();
  return window.map((run) => {
    const expected = leadsTo.get(run.stream) ?? revisions.get(run.stream) ?? 'no-stream';
    leadsTo.set(run.stream, (expected === 'no-stream' ? -1 : expected) + run.events.length);
    return { ...run, expected };
  });
}

/** Waits for all, so that none is under way when they are repeated. @throws the error of the first that failed */
async function together(store: Store, appends: readonly Planned[]): Promise<readonly Appended[]> {
  const answers = await Promise.allSettled(
    appends.map(({ stream, expected, events }) => store.append(stream, expected, events)),
  );
  return answers.map((answer) => {
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  });
}

/**
 * Repeats all appends when some could not be stored, because repeating only those could change their order. Stored appends are recognised
 * by their ids.
 */
const untilStored = <Answer>(attempt: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> =>
  retry(attempt, {
    delayMs: storeDelay,
    signal,
    deadlineMs: patienceMs,
    isTemporary: (error) => error instanceof StoreUnavailable || error instanceof OutcomeUnknown,
  });
