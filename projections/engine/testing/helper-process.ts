import { fillPart, type rebuild } from '#projections/engine/rebuild.ts';

type Rebuilding = Parameters<typeof rebuild>[0];

/** A helper of a rebuild that has its own connection, like another process. What it returns is sent as JSON. */
export const helperOf =
  (
    deps: Pick<Rebuilding, 'connect' | 'source' | 'projections' | 'memoryBytes'>,
  ): NonNullable<Rebuilding['helpers']>[number] =>
  async (part, signal) => {
    const projections = deps.projections.filter(({ name }) => part.projections.includes(name));
    const filled = await fillPart({ ...deps, projections, signal }, part);
    return JSON.parse(JSON.stringify(filled)) as typeof filled;
  };
