import type { AnyProjection } from '#projections/engine/projection.ts';
import { days } from './tally.ts';

/** A later version of `days`, recognizable by doubled points. */
export function doubledDays(version: number): AnyProjection {
  const { columns, indexes } = days.table;
  const [, pointsOf] = columns.points;
  const doubled: typeof days = {
    ...days,
    version,
    table: {
      columns: { ...columns, points: ['integer', (state, key) => 2 * pointsOf(state, key)] },
      indexes,
    },
  };
  return doubled;
}
