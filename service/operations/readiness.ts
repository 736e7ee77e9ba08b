import type { Logger } from 'pino';
import type { ProjectionStatus } from '#projections/engine/status.ts';
import type { Readiness } from '#service/http/middleware/health.ts';

type Status = Pick<ProjectionStatus, 'name' | 'state' | 'lagSeconds'>;

/** Load balancers give up after a few seconds, and could not distinguish a failed process from a failed database. */
const answersWithinMs = 1_500;
const maxLagSeconds = 10;
/** The route is public, and each answer that is not cached needs a query. */
const rememberedMs = 1_000;

/**
 * Ready when every read model is live and has processed all events. Answers within two seconds even when Postgres or the event store does
 * not; the service is then not ready, and the log contains the reason. Answers are cached for a second.
 */
export function createReadiness(
  status: () => Promise<readonly Status[]>,
  logger: Pick<Logger, 'warn'>,
  milliseconds: number = answersWithinMs,
  now: () => number = () => performance.now(),
): () => Promise<Readiness> {
  let last: { readonly at: number; readonly answer: Promise<Readiness> } | null = null;
  return () => {
    if (last === null || now() - last.at >= rememberedMs) last = { at: now(), answer: ask() };
    return last.answer;
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
  return { isReady: checks.every(([, check]) => check === 'live'), checks: Object.fromEntries(checks) };
}
