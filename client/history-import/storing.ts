import { isTooFast } from '#client/lib/http/api-error.ts';
import { http, sendCommand } from '#client/lib/http/http.ts';
import type { NamedAnswer } from '#domain/history-import/exercise-answers.ts';
import {
  beginImportAnswer,
  importAnswer,
  importBatchAnswer,
  importChangedAnswer,
} from '#service/features/history-import/import-contract.ts';
import { digestOf } from './digest.ts';
import type { Batch, Part } from './prepared-entries.ts';

export const importsPath = '/api/me/imports';

type StoringDeps = {
  /** The answers about exercises, for later imports. */
  readonly exercises: readonly NamedAnswer[];
  /** The body that stores a batch of a part, as JSON, by its number from 0. */
  readonly batch: (part: number, kind: Batch['is'], nth: number) => Promise<string>;
  /** @param entries that are stored by now, of all parts */
  readonly onProgress: (entries: number) => void;
  /** Aborts when the member has left. */
  readonly signal: AbortSignal;
};

/** The result of a stored part. */
export type StoredPart = {
  readonly importId: string;
  readonly workouts: number;
  readonly weights: number;
  /** Entries that the history had before. */
  readonly known: number;
};

/**
 * Stores each part as one import. Where an import with the same entries is open, it goes on with that, and what is stored stays once.
 * @throws ApiError, or another error when no answer came; what was stored until then stays
 */
export async function storeParts(parts: readonly Part[], deps: StoringDeps): Promise<readonly StoredPart[]> {
  const stored: StoredPart[] = [];
  let before = 0;
  for (const [nth, part] of parts.entries()) {
    const offset = before;
    const onProgress = (entries: number): void => deps.onProgress(offset + entries);
    stored.push(await storePart(nth, part, { ...deps, onProgress }));
    before += part.workouts + part.weights;
  }
  return stored;
}

async function storePart(nth: number, part: Part, deps: StoringDeps): Promise<StoredPart> {
  const { importId, key } = await openImport(part, deps.exercises);
  let entries = 0;
  for (const kind of ['workouts', 'weights'] as const) {
    const count = kind === 'workouts' ? part.workoutBatches : part.weightBatches;
    for (let at = 0; at < count; at += 1) {
      deps.signal.throwIfAborted();
      const json = await deps.batch(nth, kind, at);
      const idempotencyKey = digestOf([key, kind, String(at)]);
      const path = `${importsPath}/${importId}/${kind}`;
      const sent = { method: 'POST', path, json, idempotencyKey } as const;
      const answer = await patiently(() => sendCommand({ ...sent, answer: importBatchAnswer }));
      entries += answer.added + answer.known;
      deps.onProgress(entries);
    }
  }
  const completed = await patiently(() => completeImport(importId));
  const { workouts = 0, weights = 0 } = completed.import ?? {};
  return { importId, workouts, weights, known: part.workouts + part.weights - workouts - weights };
}

/** Ends an import that takes nothing more. */
export const completeImport = (importId: string) =>
  sendCommand({ method: 'POST', path: `${importsPath}/${importId}/complete`, answer: importChangedAnswer });

/** Imports of one member, also those that were taken back. */
const mostImports = 200;

/** The open import of these entries, or a new one. */
async function openImport(
  { key: of, source, fileName }: Part,
  exercises: readonly NamedAnswer[],
): Promise<{ importId: string; key: string }> {
  const answers = exercises.length === 0 ? {} : { exercises };
  for (let nth = 1; nth <= mostImports; nth += 1) {
    const key = digestOf([of, String(nth), JSON.stringify(answers)]);
    const begin = { method: 'POST', path: importsPath, body: { source, fileName, ...answers } } as const;
    const { import: begun } = await patiently(() =>
      sendCommand({ ...begin, idempotencyKey: key, answer: beginImportAnswer }),
    );
    // The answer may belong to an earlier try, so this asks whether the import is still open.
    if (begun && (await isOpen(begun.id))) return { importId: begun.id, key };
  }
  throw new Error('All imports of this file are ended.');
}

const isOpen = async (importId: string): Promise<boolean> =>
  importAnswer.parse(await http.read(`${importsPath}/${importId}`)).status === 'open';

const patience = { waitMs: 6_000, tries: 12 } as const;

/** Waits where the service asks for less haste, so that years of history come through its limit for each minute. */
async function patiently<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      if (!isTooFast(error) || tries === patience.tries) throw error;
      await new Promise((resolve) => void setTimeout(resolve, patience.waitMs));
    }
  }
}
