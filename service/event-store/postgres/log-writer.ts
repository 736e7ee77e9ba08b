import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';
import { memberNumber } from '#projections/engine/member-range.ts';
import { runWithRetry, storeDelay } from '#projections/postgres/retry.ts';
import {
  type Appended,
  EventIdTaken,
  maxAppendBytes,
  OutcomeUnknown,
  RevisionConflict,
  type SerializedAppend,
  type SerializedEvent,
  StoreUnavailable,
} from '#service/event-store/port.ts';
import {
  type ConnectionOptions,
  connect,
  discard,
  isConnectionLost,
  isPassing,
  positionOf,
  whileReachable,
} from './log-connection.ts';

type Waiting = SerializedAppend & {
  readonly answer: (verdict: Verdict) => void;
  readonly refuse: (error: unknown) => void;
};

/** The result of an append in a batch: stored by it, or repeated in it. */
export type Stored = { readonly append: SerializedAppend; readonly appended: Appended };
export type WriterListener = {
  readonly onStored: (stored: readonly Stored[]) => void;
  /** A failed batch may nevertheless have stored events. */
  readonly onFailed: () => void;
  /** Called with each new connection before it stores anything. Other processes' appends are notified to the same connection. */
  readonly onConnected: (client: pg.Client) => Promise<void>;
  /** Called before the connection is closed for good. */
  readonly onClosing: (client: pg.Client) => Promise<void>;
};

type Writer = {
  append(append: SerializedAppend): Promise<Appended>;
  /** Resolves when all accepted appends are answered. Later ones are refused. */
  drain(): Promise<void>;
  /** Resolves when the connection is closed, which the signal causes. */
  readonly ended: Promise<void>;
};

/**
 * Group commit: while one batch is being stored, the next one collects. So many appends share one transaction, one lock and one disk sync,
 * and no timer delays a single append.
 */
export function createWriter(
  options: ConnectionOptions,
  listener: WriterListener,
  closing: AbortSignal,
): Writer {
  const session = createWriterSession(options, listener, closing);
  const ended = session.stayConnected();
  let queue: Waiting[] = [];
  let draining: Promise<void> | null = null;
  let isClosed = false;

  async function storeQueue(): Promise<void> {
    await turn();
    while (queue.length > 0) {
      const { batch, rest } = takeBatch(queue);
      queue = rest;
      await storeBatch(session, batch, listener);
      await turn();
    }
    draining = null;
  }

  return {
    append: async (append) => {
      if (isClosed) throw new StoreUnavailable('The event log is closed, because this process is stopping.');
      const verdict = await new Promise<Verdict>((answer, refuse) => {
        queue.push({ ...append, answer, refuse });
        draining ??= storeQueue();
      });
      return answerTo(append, verdict);
    },
    drain: async () => {
      isClosed = true;
      await draining;
    },
    ended,
  };
}

async function storeBatch(
  session: WriterSession,
  batch: readonly Waiting[],
  listener: WriterListener,
): Promise<void> {
  try {
    const verdicts = await session.store(batch);
    answer(batch, verdicts);
    notifyStored(batch, verdicts, listener);
  } catch (error) {
    if (isRefusal(error) && batch.length > 1) await storeOneByOne(session, batch, listener);
    else refuse(batch, error);
    listener.onFailed();
  }
}

/** An append that the server refuses fails the whole statement, so the others are stored separately. */
async function storeOneByOne(
  session: WriterSession,
  batch: readonly Waiting[],
  listener: WriterListener,
): Promise<void> {
  for (const waiting of batch) await storeBatch(session, [waiting], listener);
}

function answer(batch: readonly Waiting[], verdicts: readonly Verdict[]): void {
  for (const [index, verdict] of verdicts.entries()) batch[index]?.answer(verdict);
}

function refuse(batch: readonly Waiting[], error: unknown): void {
  for (const waiting of batch) waiting.refuse(isTakenId(error) ? new EventIdTaken(waiting.stream) : error);
}

function notifyStored(
  batch: readonly Waiting[],
  verdicts: readonly Verdict[],
  { onStored }: WriterListener,
): void {
  const stored = verdicts.flatMap((verdict, index): readonly Stored[] => {
    const append = batch[index];
    const appended = append && appendedBy(append, verdict);
    return append && appended ? [{ append, appended }] : [];
  });
  if (stored.length > 0) onStored(stored);
}

/** @throws RevisionConflict */
function answerTo(append: SerializedAppend, verdict: Verdict): Appended {
  const { stream, expected } = append;
  const { actual } = verdict;
  const appended = appendedBy(append, verdict);
  if (appended === null) throw new RevisionConflict(stream, expected, actual === -1 ? 'no-stream' : actual);
  return appended;
}

/** Null when nothing was stored: a conflict. */
function appendedBy(
  { expected }: SerializedAppend,
  { actual, stored_revision: revision, stored_position: position }: Verdict,
): Appended | null {
  if (revision === null || position === null) return null;
  return { revision, position: positionOf(position), isNew: actual === revisionOf(expected) };
}

const isRefusal = (error: unknown): boolean =>
  !(error instanceof StoreUnavailable || error instanceof OutcomeUnknown);

const isTakenId = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.constraint === 'events_id_key';

/** The result of one append; the last two fields are its place, or null for a conflict. */
type Verdict = {
  readonly actual: number;
  readonly stored_revision: number | null;
  readonly stored_position: string | null;
};

/**
 * The only connection of a process that writes and that is notified of other processes' appends. With two connections, each append would
 * wake a second server process and a second socket.
 */
type WriterSession = {
  /**
   * Stores a batch in one transaction. If the connection is lost, the batch is sent again, which reveals its outcome. Stored events are
   * recognised by their ids, and a delayed first attempt conflicts.
   * @throws StoreUnavailable, OutcomeUnknown, or the server's refusal of the whole batch, in which case nothing was stored.
   */
  store(batch: readonly SerializedAppend[]): Promise<readonly Verdict[]>;
  /** Connects, and again when the connection is lost, until the signal aborts. */
  stayConnected(): Promise<void>;
};

/** With the type numbers that it knows: after a failover to a replica that lags, another type may have a number. */
type Connection = {
  readonly client: pg.Client;
  readonly typeNumbers: Map<string, number>;
  readonly ended: Promise<unknown>;
};

function createWriterSession(
  options: ConnectionOptions,
  { onConnected, onClosing }: Pick<WriterListener, 'onConnected' | 'onClosing'>,
  closing: AbortSignal,
): WriterSession {
  let current: Promise<Connection> | null = null;

  /** The same for all who ask meanwhile. */
  function connected(): Promise<Connection> {
    if (current) return current;
    const opened = openConnection(options, onConnected);
    const forget = () => {
      if (current === opened) current = null;
    };
    opened.then(({ ended }) => ended.then(forget), forget);
    current = opened;
    return opened;
  }
  async function onConnection<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
    const used = connected();
    const connection = await used;
    try {
      return await work(connection);
    } catch (error) {
      if (isConnectionLost(error) || isPassing(error)) {
        if (current === used) current = null;
        void discard(connection.client);
      }
      throw error;
    }
  }

  return {
    store: async (batch) => {
      const lost: unknown[] = [];
      const attempt = async (): Promise<readonly Verdict[]> => {
        // One connection for both, because the numbers are its own.
        return await onConnection(async ({ client, typeNumbers }) => {
          await learnTypes(client, typeNumbers, batch);
          return await send(client, batch, typeNumbers).catch((error: unknown) => {
            if (isConnectionLost(error)) lost.push(error);
            throw error;
          });
        });
      };
      try {
        return await whileReachable(options.patienceMilliseconds, closing, attempt);
      } catch (error) {
        if (lost.length === 0 || !(error instanceof StoreUnavailable)) throw error;
        throw new OutcomeUnknown('the connection was lost before the answer came', { cause: error });
      }
    },
    stayConnected: async () => {
      const aborted = new Promise((resolve) => closing.addEventListener('abort', resolve));
      await runWithRetry(
        async (resetBackoff) => {
          const { ended } = await connected();
          resetBackoff();
          await Promise.race([ended, aborted]);
        },
        { signal: closing, delayMs: storeDelay, onError: () => {} },
      );
      // Whether this or an append has opened it.
      const last = await current?.catch(() => null);
      if (!last) return;
      await onClosing(last.client).catch(() => {});
      await discard(last.client);
    },
  };
}

async function openConnection(
  options: ConnectionOptions,
  onConnected: WriterListener['onConnected'],
): Promise<Connection> {
  const client = await connect(options, 'write');
  const ended = new Promise((resolve) => client.once('end', resolve));
  try {
    await onConnected(client);
    return { client, typeNumbers: new Map(), ended };
  } catch (error) {
    await discard(client);
    throw error;
  }
}

async function send(
  client: pg.Client,
  batch: readonly SerializedAppend[],
  typeNumbers: ReadonlyMap<string, number>,
): Promise<readonly Verdict[]> {
  const { rows } = await client.query<Verdict>(statementOf(batch, typeNumbers));
  return rows;
}

/** A separate statement, so that the type numbers stay valid when the batch fails. */
async function learnTypes(
  client: pg.Client,
  typeNumbers: Map<string, number>,
  batch: readonly SerializedAppend[],
): Promise<void> {
  const types = new Set<string>();
  for (const { events } of batch) for (const { type } of events) if (!typeNumbers.has(type)) types.add(type);
  if (types.size === 0) return;
  const names = [...types];
  await client.query('insert into log.event_types (type) select unnest($1::text[]) on conflict do nothing', [
    names,
  ]);
  const { rows } = await client.query<{ type: string; type_no: number }>(
    'select type, type_no from log.event_types where type = any($1)',
    [names],
  );
  for (const { type, type_no } of rows) typeNumbers.set(type, type_no);
}

const maxAppends = 512;
const maxBytes = 8 * maxAppendBytes;

/**
 * The next appends that can be stored together, in order within a stream. At most one append per stream, because the second depends on the
 * result of the first.
 */
export function takeBatch<Append extends SerializedAppend>(queue: readonly Append[]) {
  const batch: Append[] = [];
  const rest: Append[] = [];
  const streams = new Set<string>();
  let bytes = 0;
  for (const append of queue) {
    const hasRoom = batch.length < maxAppends && bytes + append.bytes <= maxBytes;
    if (hasRoom && !streams.has(append.stream)) {
      batch.push(append);
      bytes += append.bytes;
    } else {
      rest.push(append);
    }
    streams.add(append.stream);
  }
  return { batch, rest };
}

const appendBatch = `
  select * from log.append_batch(
    string_to_array($1, E'\\n'), $2, $3, $4, $5, $6, $7,
    string_to_array($8, E'\\n')::json[], string_to_array($9, E'\\n')::json[], $10)`;

const appendOne = `
  select * from log.append_one(
    $1, $2, $3, $4, string_to_array($5, E'\\n')::json[], string_to_array($6, E'\\n')::json[], $7)`;

/** The statement that stores a batch and returns a result for each append. */
function statementOf(
  batch: readonly SerializedAppend[],
  typeNumbers: ReadonlyMap<string, number>,
): { readonly name: string; readonly text: string; readonly values: string[] } {
  const [first, ...others] = batch;
  return first && others.length === 0
    ? { name: 'append-one', text: appendOne, values: argumentsOfOne(first, typeNumbers) }
    : { name: 'append', text: appendBatch, values: argumentsOf(batch, typeNumbers) };
}

function argumentsOfOne(
  { stream, expected, events }: SerializedAppend,
  typeNumbers: ReadonlyMap<string, number>,
): string[] {
  return [stream, String(revisionOf(expected)), ...columnsOf(events, typeNumbers)];
}

/**
 * The arguments of `appendBatch`. Texts are joined by line feeds, which neither names nor JSON contain. An array literal would escape and
 * unescape every quotation mark.
 */
function argumentsOf(batch: readonly SerializedAppend[], typeNumbers: ReadonlyMap<string, number>): string[] {
  const commands: number[] = [];
  const nths: number[] = [];
  const events: SerializedEvent[] = [];
  for (const [index, append] of batch.entries())
    for (const [nth, event] of append.events.entries()) {
      commands.push(index + 1);
      nths.push(nth + 1);
      events.push(event);
    }
  return [
    lines(batch.map(({ stream }) => stream)),
    array(batch.map(({ expected }) => revisionOf(expected))),
    array(batch.map((append) => append.events.length)),
    array(commands),
    array(nths),
    ...columnsOf(events, typeNumbers),
  ];
}

function columnsOf(
  events: readonly SerializedEvent[],
  typeNumbers: ReadonlyMap<string, number>,
): readonly string[] {
  return [
    array(events.map(({ id }) => id)),
    array(events.map(({ type }) => typeNumbers.get(type) ?? Number.NaN)),
    lines(events.map(({ data }) => data)),
    lines(events.map(({ metadata }) => metadata)),
    array(events.map(({ memberId }) => memberNumber(memberId))),
  ];
}

const revisionOf = (expected: SerializedAppend['expected']): number =>
  expected === 'no-stream' ? -1 : expected;

const lines = (texts: readonly string[]): string => texts.join('\n');
const array = (values: readonly (string | number)[]): string => `{${values.join(',')}}`;
