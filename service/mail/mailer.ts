import { createTransport } from 'nodemailer';
import type { Pool } from 'pg';
import { betaRequestStream } from '#domain/beta/beta-events.ts';
import { pauseFor } from '#projections/engine/keep-trying.ts';
import type { EngineLog } from '#projections/engine/log.ts';
import { requestHistory } from '#service/audit/request-history.ts';
import type { Config } from '#service/config.ts';
import type { EventStore } from '#service/event-store/store.ts';
import { follow } from '#service/followers/follower.ts';
import { decisionMail } from './decision-mail.ts';
import { type DueMail, mailOutbox, type Outcome, settleMail, takeDueMail } from './mail-outbox.ts';

type Mailing = {
  readonly databaseUrl: string;
  readonly pool: Pool;
  readonly events: EventStore;
  readonly mail: NonNullable<Config['mail']>;
  readonly publicOrigin: string;
  readonly log: EngineLog;
};

/** With pauses of an hour in the end: after about a quarter of a day. */
const mostAttempts = 16;
const pollMs = 2_000;
const patienceMs = 10_000;

/**
 * Mails decisions on requests for access, each once as far as we know: a mail whose sending was cut off is sent again, under the same
 * Message-ID. @returns what ends it.
 */
export async function startMailer({ databaseUrl, pool, events, mail, publicOrigin, log }: Mailing) {
  const times = {
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  };
  const transport = createTransport({ url: mail.smtpUrl, ...times });
  const stopping = new AbortController();
  const { signal } = stopping;
  let wake = () => {};
  const stopFollowing = await follow({ databaseUrl, store: events, follower: mailOutbox(() => wake()), log });
  const sending = sendWhatIsDue();
  return async (): Promise<void> => {
    stopping.abort();
    wake();
    await Promise.all([stopFollowing(), sending]);
    transport.close();
  };

  async function sendWhatIsDue(): Promise<void> {
    while (!signal.aborted) {
      const mail = await takeDueMail(pool).catch((error: unknown) => {
        log.warn({ err: error }, 'the outbox cannot be read');
        return null;
      });
      if (mail) await settle(mail);
      else await nextTime();
    }
  }

  async function settle(due: DueMail): Promise<void> {
    try {
      await settleMail(pool, due, await send(due));
    } catch (error) {
      log.warn({ err: error, mail: due.key, attempts: due.attempts }, 'a mail could not be sent');
      if (due.attempts >= mostAttempts) await settleMail(pool, due, 'given up').catch(() => {});
    }
  }

  async function send({ key, requestId, decision, revision }: DueMail): Promise<Outcome> {
    const history = await requestHistory(events.readStream(betaRequestStream(requestId)), null);
    // Taken back in the meantime, or the request is gone: who asked need not know.
    if (history?.entries.at(-1)?.revision !== revision) return 'overtaken';
    const messageId = `<${key}@${new URL(publicOrigin).hostname}>`;
    // As one address, whatever commas somebody has typed into it.
    const to = { name: '', address: history.email };
    const words = decisionMail(decision, publicOrigin);
    await transport.sendMail({ from: mail.from, to, messageId, ...words });
    return 'sent';
  }

  /** When a mail may have come, or after a while. */
  async function nextTime(): Promise<void> {
    const woken = new AbortController();
    wake = () => woken.abort();
    await pauseFor(pollMs, AbortSignal.any([woken.signal, signal]));
  }
}
