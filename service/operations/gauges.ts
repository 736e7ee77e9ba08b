import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { RunningProjections } from '#projections/engine/start.ts';

type Standing = Awaited<ReturnType<RunningProjections['status']>>[number];

export type Gauges = {
  setPool(pool: Pool): void;
  /** None while they cannot be asked: what was known of them is forgotten. */
  setProjections(standings: readonly Standing[]): void;
};

/** What stands at a moment. Set before a scrape and not by it: a scrape must answer while the database is away. */
export function createGauges(registry: Registry): Gauges {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const connections = gauge('rondel_pool_connections', 'Connections of the pool by state.', 'state');
  const waiting = gauge('rondel_pool_waiting', 'Requests that wait for a connection of the pool.');
  const known = gauge('rondel_projections_known', 'Read models that could be asked how they stand.');
  const ofProjections = [
    [gauge('rondel_projection_lag_events', 'Events not yet seen.', 'projection'), lagEventsOf],
    [gauge('rondel_projection_lag_seconds', 'Age of the oldest event not yet seen.', 'projection'), lagOf],
    [gauge('rondel_projection_live', 'Whether a read model follows the log.', 'projection'), liveOf],
  ] as const;
  return {
    setPool({ idleCount, totalCount, waitingCount }) {
      connections.set({ state: 'idle' }, idleCount);
      connections.set({ state: 'busy' }, totalCount - idleCount);
      waiting.set(waitingCount);
    },
    setProjections(standings) {
      known.set(standings.length);
      for (const [one, of] of ofProjections) {
        one.reset();
        for (const standing of standings) one.set({ projection: standing.name }, of(standing));
      }
    },
  };
}

/** NaN where the store cannot tell. */
const lagEventsOf = ({ lagEvents }: Standing): number => lagEvents ?? Number.NaN;
const lagOf = ({ lagSeconds }: Standing): number => lagSeconds;
const liveOf = ({ state }: Standing): number => (state === 'live' ? 1 : 0);
