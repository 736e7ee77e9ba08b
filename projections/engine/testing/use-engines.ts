import {
  type ProjectionsOptions,
  type RunningProjections,
  startProjections,
} from '#projections/engine/start-projections.ts';
import type { ArraySource } from './array-source.ts';
import { type TallyEvent, tally } from './tally.ts';
import type { Bench } from './use-database.ts';

type Start = (
  source: ArraySource<TallyEvent>,
  options?: Partial<ProjectionsOptions>,
) => Promise<RunningProjections>;

/** Starts engines that stop after the test. Each test starts without read models. */
export function useEngines(bench: Bench): Start {
  const running: RunningProjections[] = [];
  beforeEach(async () => {
    await bench.client.query('drop schema if exists read cascade');
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((engine) => engine.stop()));
  });
  return async (source, options = {}) => {
    const database = { connectionString: bench.url };
    const engine = await startProjections({ database, projections: tally, source, ...options });
    running.push(engine);
    return engine;
  };
}
