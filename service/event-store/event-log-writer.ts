import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';
import type { SerializedAppend } from './append-rules.ts';
import { takeBatch } from './event-log-batch.ts';
import { positionOf } from './event-log-position.ts';
import type { Verdict, WriterSession } from './event-log-session.ts';
import { asNew } from './new-appends.ts';
import {
  type Appended,
  EventIdTaken,
  OutcomeUnknown,
  type Position,
  RevisionConflict,
  StoreUnavailable,
} from './store.ts';

type Waiting = SerializedAppend & {
  readonly answer: (verdict: Verdict) => void;
  readonly refuse: (error: unknown) => void;
};

export type Writer = {
  append(append: SerializedAppend): Promise<Appended>;
  /** Once everything that was taken on is answered. */
  close(): Promise<void>;
};

/**
 * Group commit: while one batch is being stored the next one gathers, so that as many appends as there are share one transaction, one
 * lock and one wait for the disk; and no timer that a lone append would have to wait for.
 */
export function createWriter(session: WriterSession, onStored: (position: Position) => void): Writer {
  let queue: Waiting[] = [];
  let draining: Promise<void> | null = null;
  let isClosed = false;

  async function drain(): Promise<void> {
    await turn();
    while (queue.length > 0) {
      const { batch, rest } = takeBatch(queue);
      queue = rest;
      await storeBatch(session, batch);
      await turn();
    }
    draining = null;
  }

  return {
    append: async (append) => {
      if (isClosed) throw new StoreUnavailable('the event log is closed');
      const verdict = await new Promise<Verdict>((answer, refuse) => {
        queue.push({ ...append, answer, refuse });
        draining ??= drain();
      });
      const appended = appendedAs(append, verdict);
      onStored(appended.position);
      return appended;
    },
    close: async () => {
      isClosed = true;
      await draining;
      await session.close();
    },
  };
}

async function storeBatch(session: WriterSession, batch: readonly Waiting[]): Promise<void> {
  try {
    answer(batch, await session.store(batch));
  } catch (error) {
    if (isRefusal(error) && batch.length > 1) await storeOneByOne(session, batch);
    else refuse(batch, error);
  }
}

/** One append that the server cannot take spoils the statement; it must not spoil the others in it. */
async function storeOneByOne(session: WriterSession, batch: readonly Waiting[]): Promise<void> {
  for (const waiting of batch) await storeBatch(session, [waiting]);
}

function answer(batch: readonly Waiting[], verdicts: readonly Verdict[]): void {
  for (const [index, verdict] of verdicts.entries()) batch[index]?.answer(verdict);
}

function refuse(batch: readonly Waiting[], error: unknown): void {
  for (const waiting of batch) waiting.refuse(isTakenId(error) ? new EventIdTaken(waiting.stream) : error);
}

/** @throws RevisionConflict */
function appendedAs({ stream, expected }: SerializedAppend, verdict: Verdict): Appended {
  const { actual, stored_revision: revision, stored_position: position } = verdict;
  if (revision === null || position === null)
    throw new RevisionConflict(stream, expected, actual === -1 ? 'no-stream' : actual);
  const appended = { revision, position: positionOf(position) };
  return actual === (expected === 'no-stream' ? -1 : expected) ? asNew(appended) : appended;
}

const isRefusal = (error: unknown): boolean =>
  !(error instanceof StoreUnavailable || error instanceof OutcomeUnknown);

const isTakenId = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.constraint === 'events_id_key';
