import { allProjections } from '#projections/all-projections.ts';
import { hasTables } from '#projections/engine/schema.ts';
import { liveSchema } from '#projections/engine/tables.ts';
import { connector, withConnection } from '#projections/postgres/connection.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import type { Stores } from '#service/event-store/open-stores.ts';
import {
  createProjectionOperations,
  type ProjectionOperations,
} from '#service/features/operations/projection-operations.ts';

/** For operators: why `openReadModels` returns null, and what to do. */
export const noReadModels =
  'The tables of the read models of this release are not there yet, so there is nothing to show. Start the service of this release once, which creates and fills them: npm start.';

/**
 * The read models of opened stores, for command-line tools. Creates no tables: only a start of the service does.
 * @returns null when the tables of this release are not there yet
 */
export async function openReadModels({
  databaseUrl,
  events,
  cipher,
}: Pick<Stores, 'databaseUrl' | 'events'> &
  Partial<Pick<Stores, 'cipher'>>): Promise<ProjectionOperations | null> {
  const connect = connector({ connectionString: databaseUrl });
  const isThere = await withConnection(connect, 'start', (client) =>
    hasTables(client, liveSchema, allProjections),
  );
  if (!isThere) return null;
  return createProjectionOperations({
    connect,
    source: eventSourceOf(events, cipher),
    projections: allProjections,
  });
}
