import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { defaultMemoryBytes } from '#projections/engine/fold-parts.ts';
import type { AnyProjection } from '#projections/engine/projection.ts';
import { type FilledPart, type PartToFill, type Rebuilt, rebuild } from '#projections/engine/rebuild.ts';
import { withConnection } from '#projections/postgres/connection.ts';
import { historySize } from './history-size.ts';
import { type ReplayContext, typesOf } from './replay-context.ts';

/** Messages of a child process that folds a part of the members to its parent. */
export type PartMessage =
  | { readonly kind: 'progress'; readonly events: number }
  | { readonly kind: 'filled'; readonly filled: FilledPart }
  | { readonly kind: 'failed'; readonly message: string };

/** The order for the child process, as JSON. */
export type PartOrder = PartToFill & { readonly memoryBytes: number };

/** Starting a process and reading the log again costs about as much as folding this many events. */
export const longHistory = 100_000;

/**
 * Rebuilds read models. A long history is rebuilt in several processes, because folding is bound to one thread and costs far more than
 * reading. Each process folds a part of the members, with its share of the memory; all read models are swapped in together.
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
  const { showProgress, ...deps } = context;
  const size = await withConnection(deps.connect, 'count', (client) =>
    historySize(client, typesOf(projections)),
  );
  const processes = size !== null && size >= least ? most : 1;
  const memoryBytes = (context.memoryBytes ?? defaultMemoryBytes) / processes;
  const progress = showProgress(size);
  const seen = new Array<number>(processes).fill(0);
  const see = (nth: number, events: number) => {
    seen[nth] = events;
    progress.update(seen.reduce((sum, one) => sum + one, 0));
  };
  const helpers = seen
    .slice(1)
    .map(
      (_, nth) => (part: PartToFill, signal: AbortSignal) =>
        fillElsewhere({ ...part, memoryBytes }, signal, (events) => see(nth + 1, events)),
    );
  const onProgress = ({ events }: { readonly events: number }) => see(0, events);
  try {
    const rebuilt = await rebuild({ ...deps, projections, memoryBytes, helpers, onProgress });
    return size === null ? rebuilt : { ...rebuilt, events: size };
  } finally {
    progress.stop();
  }
}

const program = fileURLToPath(new URL('replay-part.ts', import.meta.url));

/** Uses the stores of the same configuration. Ends when the parent process ends. */
function fillElsewhere(
  order: PartOrder,
  signal: AbortSignal,
  onProgress: (events: number) => void,
): Promise<FilledPart> {
  const child = fork(program, [JSON.stringify(order)], {
    signal,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    let filled: FilledPart | null = null;
    let failure = 'its process was ended';
    child.on('message', (message: PartMessage) => {
      if (message.kind === 'progress') onProgress(message.events);
      else if (message.kind === 'filled') ({ filled } = message);
      else failure = message.message;
    });
    child.once('error', reject);
    child.once('exit', () => {
      if (filled) resolve(filled);
      else reject(new Error(`A part of the members could not be folded: ${failure}`));
    });
  });
}
