/** One place where a stored row is not what the events say. */
export type Difference = {
  readonly key: string;
  readonly owner: string | null;
  /** A column (`current_days`), a place in the state (`state.days.2026-03-01`), or empty when the whole row is missing on one side. */
  readonly path: string;
  /** As JSON; null where there is nothing. */
  readonly live: unknown;
  readonly rebuilt: unknown;
};

type Leaf = Pick<Difference, 'path' | 'live' | 'rebuilt'>;

/** The deepest places in which two JSON values differ. */
export function differingPlaces(live: unknown, rebuilt: unknown, path = ''): Leaf[] {
  if (!isBranch(live) || !isBranch(rebuilt) || Array.isArray(live) !== Array.isArray(rebuilt))
    return live === rebuilt ? [] : [{ path, live: live ?? null, rebuilt: rebuilt ?? null }];
  return [...new Set([...Object.keys(live), ...Object.keys(rebuilt)])].flatMap((name) =>
    differingPlaces(live[name], rebuilt[name], path === '' ? name : `${path}.${name}`),
  );
}

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
