import type { AnyProjection } from '#projections/engine/projection.ts';

/**
 * Divides read models into parts with about the same number of events. No part is empty.
 * @param sizes number of events of each type.
 */
export function replayParts(
  projections: readonly AnyProjection[],
  sizes: ReadonlyMap<string, number>,
  most: number,
): readonly (readonly AnyProjection[])[] {
  const workOf = ({ handles }: AnyProjection): number =>
    handles.reduce((sum, type) => sum + (sizes.get(type) ?? 0), 0);
  const parts = Array.from({ length: most }, () => ({ work: 0, projections: [] as AnyProjection[] }));
  for (const projection of projections.toSorted((one, other) => workOf(other) - workOf(one))) {
    const [least] = parts.toSorted((one, other) => one.work - other.work);
    least?.projections.push(projection);
    if (least) least.work += workOf(projection);
  }
  return parts.map((part) => part.projections).filter((part) => part.length > 0);
}
