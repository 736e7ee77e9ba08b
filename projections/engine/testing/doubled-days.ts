import type { AnyProjection } from '#projections/engine/projection.ts';
import { days } from './tally.ts';

/** A later version of `days`, recognizable by doubled points. */
export function doubledDays(version: number): AnyProjection {
  const doubled: typeof days = {
    ...days,
    version,
    table: {
      ...days.table,
      columns: { ...days.table.columns, points: ['integer', ({ points }) => 2 * points] },
    },
  };
  return doubled;
}
