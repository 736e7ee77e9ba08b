import { createTransport } from 'nodemailer';
import type { Pool } from 'pg';
import type { Instant } from '#domain/kernel/day.ts';
import type { EngineLog } from '#projections/engine/log.ts';
import type { Config } from '#service/config.ts';
import type { EventStore } from '#service/event-store/store.ts';
import { follow } from '#service/followers/follower.ts';
import { exportOutbox } from '#service/member-data/export-outbox.ts';
import { decisionFollower, decisionOutbox } from './decision-outbox.ts';
import { type Letter, sendFrom } from './outbox.ts';

type Mailing = {
  readonly databaseUrl: string;
  readonly pool: Pool;
  readonly events: EventStore;
  readonly mail: NonNullable<Config['mail']>;
  readonly publicOrigin: string;
  readonly log: EngineLog;
  readonly now: () => Instant;
};

const patienceMs = 10_000;

/** Mails decisions on requests for access, and their own data to members who asked for it. @returns what ends it. */
export async function startMailer({ databaseUrl, pool, events, mail, publicOrigin, log, now }: Mailing) {
  const times = {
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  };
  const transport = createTransport({ url: mail.smtpUrl, ...times });
  const send = ({ to, attachments = [], ...words }: Letter, key: string) =>
    transport.sendMail({
      from: mail.from,
      // As one address, whatever commas somebody has typed into it.
      to: { name: '', address: to },
      messageId: `<${key}@${new URL(publicOrigin).hostname}>`,
      ...words,
      attachments: [...attachments],
    });
  const stopping = new AbortController();
  const sending = { send, log, signal: stopping.signal };
  const decisions = sendFrom(decisionOutbox({ pool, events, publicOrigin }), sending);
  const exports = sendFrom(exportOutbox({ pool, events, now }), sending);
  const stopFollowing = await follow({
    databaseUrl,
    store: events,
    follower: decisionFollower(decisions.wake),
    log,
  });
  return async (): Promise<void> => {
    stopping.abort();
    await Promise.all([stopFollowing(), decisions.ended, exports.ended]);
    transport.close();
  };
}
