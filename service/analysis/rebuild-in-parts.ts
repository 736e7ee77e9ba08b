import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beginning } from '#domain/kernel/recorded.ts';
import type { AnyProjection } from '#projections/engine/projection.ts';
import { type Rebuilt, rebuild } from '#projections/engine/rebuild.ts';
import { withConnection } from '#projections/postgres/connection.ts';
import { historySizes } from './history-size.ts';
import { type ReplayContext, typesOf, withProgress } from './replay-context.ts';
import { replayParts } from './replay-parts.ts';

/** Messages of a child process that rebuilds some read models to its parent. */
export type PartMessage =
  | { readonly kind: 'progress'; readonly events: number }
  | { readonly kind: 'rebuilt'; readonly rebuilt: Rebuilt }
  | { readonly kind: 'failed'; readonly message: string };

type Progress = (progress: { readonly events: number }) => void;

/** Starting a process and reading the log again costs about as much as folding this many events. */
export const longHistory = 100_000;

/**
 * Rebuilds read models, those of a long history in several processes, because folding is bound to one thread and costs far more than
 * reading. Each part is swapped in separately. When one part fails, the parts not yet swapped in are aborted.
 * @param most maximum number of processes, including this one.
 * @param least minimum history length for a separate process.
 * @throws the error of a failed part, for example ProjectionFailed.
 */
export async function rebuildInParts(
  context: ReplayContext,
  projections: readonly AnyProjection[],
  most: number,
  least: number,
): Promise<Rebuilt> {
  const count = () =>
    withConnection(context.connect, 'count', (client) => historySizes(client, typesOf(projections)));
  const sizes = most > 1 && projections.length > 1 ? await count() : null;
  const events = sumOf(sizes?.values() ?? []);
  const parts = sizes && events >= least ? replayParts(projections, sizes, most) : [];
  if (sizes && parts.length > 1) return { ...(await rebuildParts(context, parts, sizes)), events };
  return withProgress(context, projections, (deps) => rebuild({ ...deps, projections }));
}

async function rebuildParts(
  context: ReplayContext,
  parts: readonly (readonly AnyProjection[])[],
  sizes: ReadonlyMap<string, number>,
): Promise<Omit<Rebuilt, 'events'>> {
  // Events used by several parts are read by each of them.
  const total = sumOf(parts.flatMap((part) => [...typesOf(part)]).map((type) => sizes.get(type) ?? 0));
  const progress = context.showProgress(total);
  const seen = parts.map(() => 0);
  const failing = new AbortController();
  const signal = AbortSignal.any([context.signal, failing.signal]);
  const work = parts.map((projections, nth) => {
    const onProgress: Progress = ({ events }) => {
      seen[nth] = events;
      progress.update(sumOf(seen));
    };
    return nth === 0
      ? rebuild({ connect: context.connect, source: context.source, signal, projections, onProgress })
      : rebuildElsewhere(projections, signal, onProgress);
  });
  try {
    return together(await Promise.all(work));
  } catch (error) {
    failing.abort();
    throw error;
  } finally {
    await Promise.allSettled(work);
    progress.stop();
  }
}

/** The lowest position that all parts have reached. */
function together(parts: readonly Rebuilt[]): Omit<Rebuilt, 'events'> {
  const [position = beginning] = parts.map((part) => part.position).toSorted();
  return { position, rows: Object.fromEntries(parts.flatMap(({ rows }) => Object.entries(rows))) };
}

const program = fileURLToPath(new URL('replay-part.ts', import.meta.url));

/** Uses the stores of the same configuration. Ends when the parent process ends. */
function rebuildElsewhere(
  projections: readonly AnyProjection[],
  signal: AbortSignal,
  onProgress: Progress,
): Promise<Rebuilt> {
  const names = projections.map(({ name }) => name).join();
  const child = fork(program, [names], { signal, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return new Promise((resolve, reject) => {
    let rebuilt: Rebuilt | null = null;
    let failure = 'it was ended';
    child.on('message', (message: PartMessage) => {
      if (message.kind === 'progress') onProgress(message);
      else if (message.kind === 'rebuilt') ({ rebuilt } = message);
      else failure = message.message;
    });
    child.once('error', reject);
    child.once('exit', () => {
      if (rebuilt) resolve(rebuilt);
      else reject(new Error(`${names} could not be rebuilt: ${failure}`));
    });
  });
}

const sumOf = (numbers: Iterable<number>): number => [...numbers].reduce((sum, number) => sum + number, 0);
