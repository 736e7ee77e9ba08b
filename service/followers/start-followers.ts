import type { Pool } from 'pg';
import type { Instant } from '#domain/kernel/day.ts';
import type { EngineLog } from '#projections/engine/log.ts';
import type { Config } from '#service/config.ts';
import { eventIndex } from '#service/event-index/event-index.ts';
import { startMailer } from '#service/mail/mailer.ts';
import type { Stores } from '#service/open-stores.ts';
import { follow } from './follower.ts';

type Means = {
  readonly config: Pick<Config, 'mail' | 'publicOrigin'>;
  readonly stores: Pick<Stores, 'databaseUrl' | 'events'>;
  readonly pool: Pool;
  readonly log: EngineLog;
  readonly now: () => Instant;
};

/** What goes on beside the read models, in the background. @returns what ends it. */
export async function startFollowers({
  config,
  stores,
  pool,
  log,
  now,
}: Means): Promise<() => Promise<void>> {
  const { databaseUrl, events } = stores;
  const { mail, publicOrigin } = config;
  const stops = [await follow({ databaseUrl, store: events, follower: eventIndex, log })];
  if (mail) stops.push(await startMailer({ databaseUrl, pool, events, mail, publicOrigin, log, now }));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
