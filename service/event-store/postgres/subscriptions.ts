import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { runWithRetry, startRetries, storeDelay } from '#projections/postgres/retry.ts';
import {
  type Appended,
  beginning,
  type Position,
  type SerializedAppend,
  type SerializedEvent,
  type StoredEvent,
  StoreUnavailable,
  type SubscriptionMessage,
} from '#service/event-store/port.ts';
import { type ConnectionOptions, connect, discard, numberOf, positionOf } from './log-connection.ts';
import type { Reader } from './log-reader.ts';
import type { Stored, WriterListener } from './log-writer.ts';

type SubscriptionsOptions = {
  readonly connection: ConnectionOptions;
  readonly reader: Reader;
  /** Whether a process of the server is the one that this process writes by: what that one stores is known already. */
  readonly isOwn: (processId: number) => boolean;
  /** How long to wait for a notification before reading without one. */
  readonly pollMilliseconds: number;
  readonly closing: AbortSignal;
};

/** The subscriptions of this process. The writer reports to them what it stores; of what others store they learn by listening to Postgres. */
type Subscriptions = WriterListener & {
  subscribe(after: Position, signal: AbortSignal): AsyncIterable<SubscriptionMessage>;
  /** After a deletion: what is cached may be gone. */
  forget(): void;
  /** Resolves when the connection that listens is closed. */
  readonly ended: Promise<void>;
};

export function createSubscriptions(options: SubscriptionsOptions): Subscriptions {
  const { connection, reader, isOwn, pollMilliseconds, closing } = options;
  const notifier = createAppendNotifier();
  const tail = createRecentEventsCache();
  return {
    onStored: (stored) => spread(stored, tail, notifier),
    onFailed: notifier.notify,
    subscribe: (after, signal) => subscribe({ reader, tail, notifier }, { after, signal, pollMilliseconds }),
    forget: tail.forget,
    ended: listen(connection, notifier, isOwn, closing),
  };
}

type SubscriptionOptions = Pick<SubscriptionsOptions, 'pollMilliseconds'> & {
  readonly after: Position;
  readonly signal: AbortSignal;
};
type Deps = { readonly reader: Reader; readonly tail: RecentEventsCache; readonly notifier: AppendNotifier };

/**
 * Reads to the end, waits for a notification, reads on: history and new events take the same path. What this process has stored itself
 * comes from its cache of recent events; Postgres is asked for what is not there, and whenever something may have been missed.
 */
async function* subscribe(
  deps: Deps,
  { after, signal, pollMilliseconds }: SubscriptionOptions,
): AsyncGenerator<SubscriptionMessage> {
  const { notifier } = deps;
  const isOver = () => signal.aborted;
  let at = after;
  let marked: Position | null = null;
  let alarms: number | null = null;
  while (!isOver()) {
    const state = notifier.state();
    for await (const event of eventsAfter(deps, at, state.alarms !== alarms, signal)) {
      at = event.position;
      yield { kind: 'event', event };
    }
    if (marked !== at && !isOver()) yield { kind: 'caught-up', position: at };
    marked = at;
    alarms = (await notifier.waitForMore(state, pollMilliseconds, signal)) ? state.alarms : null;
  }
}

async function* eventsAfter(
  { reader, tail, notifier }: Deps,
  after: Position,
  mayHaveMissed: boolean,
  signal: AbortSignal,
): AsyncGenerator<StoredEvent, void> {
  let at = after;
  for (const event of tail.after(after)) {
    if (signal.aborted) return;
    at = event.position;
    yield event;
  }
  if (!mayHaveMissed && at >= notifier.state().newest) return;
  for await (const event of readToEnd(reader, at, signal)) {
    if (signal.aborted) return;
    yield event;
  }
}

/** Outlives a log that cannot be reached for a time. */
async function* readToEnd(
  reader: Reader,
  after: Position,
  signal: AbortSignal,
): AsyncGenerator<StoredEvent, void> {
  const isTemporary = (error: unknown) => error instanceof StoreUnavailable;
  const retries = startRetries({ delayMs: storeDelay, signal, isTemporary });
  let at = after;
  while (!signal.aborted) {
    try {
      for await (const event of reader.readAll({ after: at })) {
        at = event.position;
        yield event;
      }
      return;
    } catch (error) {
      await retries.afterFailure(error);
    }
  }
}

/** In the order of the batch, which is that of positions. */
function spread(stored: readonly Stored[], tail: RecentEventsCache, notifier: AppendNotifier): void {
  for (const { append, appended } of stored) if (appended.isNew) tail.keep(append, appended);
  for (const { appended } of stored) notifier.notify(appended.position);
}

/**
 * Notifies of what other processes append, on a separate connection, until the signal aborts. A connection that breaks is replaced; for one
 * that falls silent the subscribers poll slowly.
 */
async function listen(
  options: ConnectionOptions,
  notifier: AppendNotifier,
  isOwn: (processId: number) => boolean,
  closing: AbortSignal,
): Promise<void> {
  await runWithRetry(
    async (resetBackoff) => {
      const client = await connect(options, 'listen');
      await listenUntilEnd(client, notifier, isOwn, closing, resetBackoff);
    },
    { signal: closing, delayMs: storeDelay, onError: () => {} },
  );
}

/** @param onListening called when notifications can come. */
async function listenUntilEnd(
  client: pg.Client,
  notifier: AppendNotifier,
  isOwn: (processId: number) => boolean,
  closing: AbortSignal,
  onListening: () => void,
): Promise<void> {
  const ended = new Promise((resolve) => client.once('end', resolve));
  const stopListening = () => void discard(client);
  closing.addEventListener('abort', stopListening);
  if (closing.aborted) stopListening();
  client.on('notification', ({ payload = '', processId }) => {
    if (!isOwn(processId)) notifier.notify(positionOf(payload));
  });
  try {
    await client.query('listen log');
    onListening();
    notifier.notify();
    await ended;
  } finally {
    await discard(client);
    closing.removeEventListener('abort', stopListening);
  }
}

/** The notifications up to a moment: it is another value as soon as there is a further one. */
type NotifierState = {
  /** How far the log has grown. */
  readonly newest: Position;
  /** How often something may have been missed. */
  readonly alarms: number;
};

/** Tells subscribers of this process that the log has grown, and how far. */
type AppendNotifier = {
  /** Without a position: something may have been missed, so look. */
  notify(position?: Position): void;
  state(): NotifierState;
  /** Resolves to true when there is more than `state` has or the signal aborts, and to false when the time is over. Never throws. */
  waitForMore(state: NotifierState, waitMilliseconds: number, signal: AbortSignal): Promise<boolean>;
};

export function createAppendNotifier(): AppendNotifier {
  let state: NotifierState = { newest: beginning, alarms: 0 };
  const waiting = new Set<() => void>();
  return {
    notify: (position) => {
      if (position !== undefined && position <= state.newest) return;
      state =
        position === undefined ? { ...state, alarms: state.alarms + 1 } : { ...state, newest: position };
      for (const wake of [...waiting]) wake();
    },
    state: () => state,
    waitForMore: (known, waitMilliseconds, signal) => {
      if (state !== known || signal.aborted) return Promise.resolve(true);
      return new Promise((resolve) => {
        const end = (isMore: boolean) => {
          clearTimeout(timer);
          signal.removeEventListener('abort', wake);
          waiting.delete(wake);
          resolve(isMore);
        };
        const wake = () => end(true);
        const timer = setTimeout(() => end(false), waitMilliseconds);
        signal.addEventListener('abort', wake);
        waiting.add(wake);
      });
    },
  };
}

type CachedEvent = SerializedEvent & Pick<StoredEvent, 'stream' | 'revision'>;

/**
 * The events that this process has stored last, so that its own subscribers need not ask Postgres for what has just been sent there.
 * Positions have no gaps when they are assigned: the event that follows another one is either here or was stored by another process. Events
 * that another process deletes may still come from here, as a faster subscriber may also have received them before.
 */
export type RecentEventsCache = {
  /** @param last where the last event of the append lies */
  keep(append: SerializedAppend, last: Appended): void;
  /** Those after a position, up to the first that is not here. Each call makes new objects, which belong to the caller. */
  after(position: Position): Generator<StoredEvent, void>;
  forget(): void;
};

/** @param maxCharacters of all that is kept together */
export function createRecentEventsCache(maxCharacters = 4_000_000): RecentEventsCache {
  const kept = new LRUCache<number, CachedEvent>({ maxSize: maxCharacters, sizeCalculation: sizeOf });
  return {
    keep({ stream, events }, last) {
      const before = events.length - 1;
      for (const [nth, event] of events.entries()) {
        const revision = last.revision - before + nth;
        kept.set(Number(numberOf(last.position)) - before + nth, { ...event, stream, revision });
      }
    },
    *after(position) {
      for (let next = Number(numberOf(position)) + 1; ; next += 1) {
        // Reading keeps nothing longer: what was stored first is read first.
        const event = kept.peek(next);
        if (!event) return;
        yield storedAs(event, positionOf(String(next)));
      }
    },
    forget: () => kept.clear(),
  };
}

/** With something for what a short one takes beside its texts. */
const sizeOf = ({ data, metadata }: CachedEvent): number => 500 + data.length + metadata.length;

const storedAs = (
  { stream, revision, id, type, data, metadata }: CachedEvent,
  position: Position,
): StoredEvent => ({
  stream,
  revision,
  position,
  id,
  type,
  data: JSON.parse(data) as StoredEvent['data'],
  metadata: JSON.parse(metadata) as StoredEvent['metadata'],
});
