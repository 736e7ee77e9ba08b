import type { Instant } from '#domain/kernel/day.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import type { EngineLog } from '#projections/postgres/log.ts';
import type { Stores } from '#service/event-store/open-stores.ts';
import type { EventStore } from '#service/event-store/port.ts';
import { decisionOutbox, decisionSubscriber } from '#service/features/beta/decision-outbox.ts';
import { exportOutbox } from '#service/features/member-data/export-outbox.ts';
import { recapOutbox } from '#service/features/stats/recap-outbox.ts';
import { eventIndex } from '#service/jobs/event-index/event-index.ts';
import { createMailSender } from '#service/jobs/mail/mail-sender.ts';
import { sendDueMails } from '#service/jobs/mail/outbox.ts';
import { runSubscriber } from '#service/jobs/subscriber.ts';
import type { Config } from '#service/platform/config.ts';

type Deps = {
  readonly config: Pick<Config, 'mail' | 'publicOrigin'>;
  readonly stores: Pick<Stores, 'databaseUrl' | 'events'>;
  readonly pool: RowDatabase;
  readonly log: EngineLog;
  readonly now: () => Instant;
};

/** Starts the background subscribers besides the read models. @returns a function that stops them. */
export async function startSubscribers({
  config,
  stores,
  pool,
  log,
  now,
}: Deps): Promise<() => Promise<void>> {
  const { databaseUrl, events } = stores;
  const { mail, publicOrigin } = config;
  const stops = [await runSubscriber({ databaseUrl, pool, store: events, subscriber: eventIndex, log })];
  if (mail) stops.push(await startMailer({ databaseUrl, pool, events, mail, publicOrigin, log, now }));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

type Mailing = {
  readonly databaseUrl: string;
  readonly pool: RowDatabase;
  readonly events: EventStore;
  readonly mail: NonNullable<Config['mail']>;
  readonly publicOrigin: string;
  readonly log: EngineLog;
  readonly now: () => Instant;
};

/** Mails decisions on beta requests, and exports and weekly recaps to members who asked for them. @returns a function that stops it. */
async function startMailer({ databaseUrl, pool, events, mail, publicOrigin, log, now }: Mailing) {
  const { send, close } = createMailSender({ mail, publicOrigin });
  const stopping = new AbortController();
  const sending = { send, log, signal: stopping.signal };
  const decisions = sendDueMails(decisionOutbox({ pool, events, publicOrigin }), sending);
  const exports = sendDueMails(exportOutbox({ pool, events, now }), sending);
  const recaps = sendDueMails(recapOutbox({ pool, events, publicOrigin, now }), sending);
  const stopFollowing = await runSubscriber({
    databaseUrl,
    pool,
    store: events,
    subscriber: decisionSubscriber(decisions.wake),
    log,
  });
  return async (): Promise<void> => {
    stopping.abort();
    await Promise.all([stopFollowing(), decisions.ended, exports.ended, recaps.ended]);
    close();
  };
}
