import type pg from 'pg';
import type { Claim } from '#projections/engine/checkpoint.ts';
import { readParts } from '#projections/engine/checkpoint.ts';
import type { AnyProjection } from '#projections/engine/projection.ts';

/** Claims of workers without leases, each of some parts. @param workerOf the worker of a part */
export async function claimsOfWorkers(
  client: pg.Client,
  projections: readonly AnyProjection[],
  workers: number,
  workerOf: (name: string, part: number) => number,
): Promise<readonly (readonly Claim[])[]> {
  const claims: Claim[][] = Array.from({ length: workers }, () => []);
  for (const projection of projections)
    for (const { name, version, part, token } of await readParts(client, 'read', projection))
      claims[workerOf(name, part?.nth ?? 0)]?.push({ name, version, part, token });
  return claims;
}
