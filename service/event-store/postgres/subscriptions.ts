import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { startRetries, storeDelay } from '#projections/postgres/retry.ts';
import {
  type Appended,
  beginning,
  type EventsOfMembers,
  isAmong,
  type Position,
  type SerializedAppend,
  type SerializedEvent,
  type StoredEvent,
  StoreUnavailable,
  type SubscriptionMessage,
} from '#service/event-store/port.ts';
import { numberOf, positionOf } from './log-connection.ts';
import { createLogHistory, type LogHistory } from './log-history.ts';
import type { LeftOut, Reader } from './log-reader.ts';
import type { Stored, WriterListener } from './log-writer.ts';

type SubscriptionsOptions = {
  readonly reader: Reader;
  /** How long to wait for a notification before reading without one. */
  readonly pollMilliseconds: number;
};

/** The subscriptions of this process. The writer reports its own appends; those of other processes are learned by LISTEN on its connection. */
type Subscriptions = WriterListener & {
  subscribe(options: {
    readonly after: Position;
    readonly signal: AbortSignal;
    readonly members: EventsOfMembers | undefined;
  }): AsyncIterable<SubscriptionMessage>;
  /** Called after a deletion, because cached events may be deleted. */
  forget(): void;
};

export function createSubscriptions({ reader, pollMilliseconds }: SubscriptionsOptions): Subscriptions {
  const notifier = createAppendNotifier();
  const tail = createRecentEventsCache();
  const history = createLogHistory(() => {
    tail.forget();
    notifier.reset();
  });
  return {
    onStored: (stored) => spread(stored, tail, notifier),
    onFailed: notifier.notify,
    onConnected: async (client) => {
      await listen(client, notifier);
      await history.check(client, notifier.state().newest);
      notifier.notify();
    },
    onClosing: async (client) => {
      await client.query(withdraw);
    },
    subscribe: (following) =>
      subscribe({ reader, tail, notifier, history }, { ...following, pollMilliseconds }),
    forget: tail.forget,
  };
}

type SubscriptionOptions = Pick<SubscriptionsOptions, 'pollMilliseconds'> &
  Parameters<Subscriptions['subscribe']>[0];
type Deps = {
  readonly reader: Reader;
  readonly tail: RecentEventsCache;
  readonly notifier: AppendNotifier;
  readonly history: LogHistory;
};

/**
 * Reads to the end, waits for a notification, and repeats: history and new events take the same path. Events stored by this process come
 * from its cache of recent events. Postgres is queried for all others, and when a notification may have been missed.
 * @throws LogReplaced when the log is no longer the one that it began with
 */
async function* subscribe(
  deps: Deps,
  { after, signal, members, pollMilliseconds }: SubscriptionOptions,
): AsyncGenerator<SubscriptionMessage> {
  const { notifier, history } = deps;
  const replaced = history.signal();
  const ending = AbortSignal.any([signal, replaced]);
  const isOver = () => ending.aborted;
  let at = after;
  let marked: Position | null = null;
  const isNews = (position: Position) => marked !== position && !isOver();
  let alarms: number | null = null;
  while (!isOver()) {
    const state = notifier.state();
    const mayHaveMissed = state.alarms !== alarms;
    for await (const event of eventsAfter(deps, { after: at, members, mayHaveMissed, signal: ending })) {
      at = placeOf(event);
      if (!('upTo' in event)) yield { kind: 'event', event };
    }
    if (isNews(at)) yield { kind: 'caught-up', position: at };
    marked = at;
    alarms = (await notifier.waitForMore(state, pollMilliseconds, ending)) ? state.alarms : null;
  }
  replaced.throwIfAborted();
}

const placeOf = (event: StoredEvent | LeftOut): Position => ('upTo' in event ? event.upTo : event.position);

type Reading = {
  readonly after: Position;
  readonly members: EventsOfMembers | undefined;
  readonly signal: AbortSignal;
};

async function* eventsAfter(
  { reader, tail, notifier }: Deps,
  { mayHaveMissed, ...reading }: Reading & { readonly mayHaveMissed: boolean },
): AsyncGenerator<StoredEvent | LeftOut, void> {
  const { signal, members } = reading;
  const cached = tail.after(reading.after, members);
  let next = cached.next();
  for (; !next.done; next = cached.next()) {
    if (signal.aborted) return;
    yield next.value;
  }
  const after = next.value;
  if (members) yield { upTo: after };
  if (!mayHaveMissed && after >= notifier.state().newest) return;
  for await (const event of readToEnd(reader, { ...reading, after })) {
    if (signal.aborted) return;
    yield event;
  }
}

/** Retries while the log is unreachable. */
async function* readToEnd(
  reader: Reader,
  { after, members, signal }: Reading,
): AsyncGenerator<StoredEvent | LeftOut, void> {
  const isTemporary = (error: unknown) => error instanceof StoreUnavailable;
  const retries = startRetries({ delayMs: storeDelay, signal, isTemporary });
  let at = after;
  while (!signal.aborted) {
    try {
      const events = members ? reader.readOfMembers(at, members) : reader.readAll({ after: at });
      for await (const event of events) {
        at = placeOf(event);
        yield event;
      }
      return;
    } catch (error) {
      await retries.afterFailure(error);
    }
  }
}

/** In the order of the batch, which is the order of positions. */
function spread(stored: readonly Stored[], tail: RecentEventsCache, notifier: AppendNotifier): void {
  for (const { append, appended } of stored) if (appended.isNew) tail.keep(append, appended);
  for (const { appended } of stored) notifier.notify(appended.position);
}

/**
 * Notifies of other processes' appends. What the connection itself appends is known from the answers, which come after its notifications. If the
 * connection falls silent, the subscribers still poll slowly.
 */
async function listen(client: pg.Client, notifier: AppendNotifier): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  client.on('notification', ({ payload = '', processId }) => {
    if (processId !== rows[0]?.pid) notifier.notify(positionOf(payload));
  });
  await client.query('listen log');
  await client.query(announce).catch((error: unknown) => {
    if (!mayOnlyRead(error)) throw error;
  });
}

/**
 * Appends notify only when a connection besides their own is announced. Processes of the release before listen without an announcement, so
 * connections with the name of this one count as well. Those that have ended are left out.
 */
const announce = `
  update log.head h set listeners = array(
    select a.pid from pg_stat_activity a
     where a.datname = current_database()
       and (a.pid = any(h.listeners) or a.application_name = current_setting('application_name')))`;
const withdraw = 'update log.head set listeners = array_remove(listeners, pg_backend_pid())';

/** The role, or the server: then the subscribers of this process read at intervals. */
const mayOnlyRead = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /^(42501|25006)$/.test(error.code ?? '');

/** An immutable snapshot of the notifications; a new notification creates another one. */
type NotifierState = {
  /** The newest notified position. */
  readonly newest: Position;
  /** How often notifications may have been missed. */
  readonly alarms: number;
};

/** Notifies subscribers of this process of the newest position. */
type AppendNotifier = {
  /** Without a position: notifications may have been missed, so subscribers must read. */
  notify(position?: Position): void;
  /** Forgets the newest position, which another log may not have. */
  reset(): void;
  state(): NotifierState;
  /** Resolves to true when there is more than in `state` or the signal aborts, and to false at the deadline. Never throws. */
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
    reset: () => {
      state = { newest: beginning, alarms: state.alarms + 1 };
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
 * The events that this process stored most recently, so that its subscribers need not read them back from Postgres. Positions are assigned
 * without gaps, so the next event is either cached or was stored by another process. Events deleted by another process may still be
 * delivered, as to a faster subscriber.
 */
export type RecentEventsCache = {
  /** @param last place of the append's last event */
  keep(append: SerializedAppend, last: Appended): void;
  /**
   * The events after a position, up to the first one not cached. Those of other members are left out before they are decoded. Each call
   * creates new objects, which belong to the caller.
   * @returns the position of the last one, also when it was left out
   */
  after(position: Position, members?: EventsOfMembers): Generator<StoredEvent, Position>;
  forget(): void;
};

/** @param maxCharacters total of all cached events */
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
    *after(position, members) {
      for (let [at, next] = [position, Number(numberOf(position)) + 1]; ; next += 1) {
        // Reads do not prolong the caching, because events are read in the order of storing.
        const event = kept.peek(next);
        if (!event) return at;
        at = positionOf(String(next));
        if (!members || isAmong(members, event)) yield storedAs(event, at);
      }
    },
    forget: () => kept.clear(),
  };
}

/** Includes an estimate for the overhead of a short event. */
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
