import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';
import type { SerializedAppend } from './append-rules.ts';
import { takeBatch } from './event-log-batch.ts';
import { positionOf } from './event-log-position.ts';
import type { Verdict, WriterSession } from './event-log-session.ts';
import { asNew } from './new-appends.ts';
import { type Appended, EventIdTaken, OutcomeUnknown, RevisionConflict, StoreUnavailable } from './store.ts';

type Waiting = SerializedAppend & {
  readonly answer: (verdict: Verdict) => void;
  readonly refuse: (error: unknown) => void;
};

/** What lies in the log by a batch: stored by it, or repeated in it. */
export type Stored = {
  readonly append: SerializedAppend;
  readonly appended: Appended;
  readonly isNew: boolean;
};
type Told = {
  readonly onStored: (stored: readonly Stored[]) => void;
  /** Of a batch that failed something may have been stored all the same. */
  readonly onFailed: () => void;
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
export function createWriter(session: WriterSession, told: Told): Writer {
  let queue: Waiting[] = [];
  let draining: Promise<void> | null = null;
  let isClosed = false;

  async function drain(): Promise<void> {
    await turn();
    while (queue.length > 0) {
      const { batch, rest } = takeBatch(queue);
      queue = rest;
      await storeBatch(session, batch, told);
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
      return appendedAs(append, verdict);
    },
    close: async () => {
      isClosed = true;
      await draining;
      await session.close();
    },
  };
}

async function storeBatch(session: WriterSession, batch: readonly Waiting[], told: Told): Promise<void> {
  try {
    const verdicts = await session.store(batch);
    answer(batch, verdicts);
    tell(batch, verdicts, told);
  } catch (error) {
    if (isRefusal(error) && batch.length > 1) await storeOneByOne(session, batch, told);
    else refuse(batch, error);
    told.onFailed();
  }
}

/** One append that the server cannot take spoils the statement; it must not spoil the others in it. */
async function storeOneByOne(session: WriterSession, batch: readonly Waiting[], told: Told): Promise<void> {
  for (const waiting of batch) await storeBatch(session, [waiting], told);
}

function answer(batch: readonly Waiting[], verdicts: readonly Verdict[]): void {
  for (const [index, verdict] of verdicts.entries()) batch[index]?.answer(verdict);
}

function refuse(batch: readonly Waiting[], error: unknown): void {
  for (const waiting of batch) waiting.refuse(isTakenId(error) ? new EventIdTaken(waiting.stream) : error);
}

function tell(batch: readonly Waiting[], verdicts: readonly Verdict[], { onStored }: Told): void {
  const stored = verdicts.flatMap((verdict, index): readonly Stored[] => {
    const [append, appended] = [batch[index], placeIn(verdict)];
    return append && appended ? [{ append, appended, isNew: isNewBy(append, verdict) }] : [];
  });
  if (stored.length > 0) onStored(stored);
}

/** @throws RevisionConflict */
function appendedAs(append: SerializedAppend, verdict: Verdict): Appended {
  const { stream, expected } = append;
  const { actual } = verdict;
  const appended = placeIn(verdict);
  if (appended === null) throw new RevisionConflict(stream, expected, actual === -1 ? 'no-stream' : actual);
  return isNewBy(append, verdict) ? asNew(appended) : appended;
}

function placeIn({ stored_revision: revision, stored_position: position }: Verdict): Appended | null {
  return revision === null || position === null ? null : { revision, position: positionOf(position) };
}

const isNewBy = ({ expected }: SerializedAppend, { actual }: Verdict): boolean =>
  actual === (expected === 'no-stream' ? -1 : expected);

const isRefusal = (error: unknown): boolean =>
  !(error instanceof StoreUnavailable || error instanceof OutcomeUnknown);

const isTakenId = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.constraint === 'events_id_key';
