import type { Logger } from 'pino';
import type { ProjectionStatus } from '#projections/engine/status.ts';
import type { Readiness } from '#service/http/middleware/health.ts';

type Status = Pick<ProjectionStatus, 'name' | 'state' | 'lagSeconds'>;
type ReadModels = { readonly status: () => Promise<readonly Status[]>; readonly isBuilt: () => boolean };
type Appends = { readonly isAppendFailing: () => boolean };

/** Load balancers give up after a few seconds, and could not distinguish a failed process from a failed database. */
const answersWithinMs = 1_500;
const maxLagSeconds = 10;
/** The route is public, and each answer that is not cached needs a query. */
const rememberedMs = 1_000;

/**
 * Whether this host can serve. A read model that is behind, parked or being rebuilt is named but does not end readiness. It answers with
 * the rows that it has, on every host alike, so removing hosts would not help. Not ready while the rows of this release are built for the
 * first time, or when they belong to another log. Not ready when Postgres or the event store does not answer in time; the log then contains
 * the reason. An event store that refuses appends, as on a full disk, is named too: all hosts share it, and reads continue. Answers are
 * cached for a second.
 */
export function createReadiness(
  { status, isBuilt }: ReadModels,
  { isAppendFailing }: Appends,
  logger: Pick<Logger, 'warn'>,
  milliseconds: number = answersWithinMs,
  now: () => number = () => performance.now(),
): () => Promise<Readiness> {
  let last: { readonly at: number; readonly answer: Promise<Readiness> } | null = null;
  return async () => {
    if (last === null || now() - last.at >= rememberedMs) last = { at: now(), answer: ask() };
    const { isReady, checks } = await last.answer;
    const failing = isAppendFailing() ? { commands: 'fail: the last event could not be stored' } : {};
    return { isReady: isReady && isBuilt(), checks: { ...failing, ...checks } };
  };

  async function ask(): Promise<Readiness> {
    let late: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_resolve, reject) => {
      late = setTimeout(() => reject(new Error(`no answer in ${milliseconds} ms`)), milliseconds);
    });
    try {
      return readinessOf(await Promise.race([status(), silence]));
    } catch (error) {
      logger.warn(
        { err: error },
        'not ready: the state of the read models cannot be read; check Postgres and the event store',
      );
      return { isReady: false, checks: { stores: 'no answer' } };
    } finally {
      clearTimeout(late);
    }
  }
}

function readinessOf(statuses: readonly Status[]): Readiness {
  const checks = statuses.map(({ name, state, lagSeconds }) => {
    const isCurrent = state === 'live' && lagSeconds < maxLagSeconds;
    return [name, isCurrent ? 'live' : state === 'live' ? 'behind' : state] as const;
  });
  const isOfThisLog = statuses.every(({ lagSeconds }) => Number.isFinite(lagSeconds));
  return { isReady: isOfThisLog, checks: Object.fromEntries(checks) };
}
