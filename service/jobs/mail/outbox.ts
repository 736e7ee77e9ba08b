import type { Readable } from 'node:stream';
import type { EngineLog } from '#projections/postgres/log.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { sleep } from '#projections/postgres/retry.ts';
import { WrongRecipient } from './exact-recipient.ts';

/** A mail that is to be sent. */
export type DueMail = {
  /** Its Message-ID follows from it. */
  readonly key: string;
  /** This one included. */
  readonly attempts: number;
};
export type MailMessage = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments?: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: Readable;
  }[];
};
type Outcome = 'sent' | 'overtaken' | 'given up';

/** Mails of one kind that wait to be sent. No address is kept with them: it is looked up when the letter is written. */
export type Outbox<Mail extends DueMail> = {
  /**
   * Takes the mail that has been due for longest. It is due again after a pause that doubles from 2 seconds to an hour, also when the
   * process that took it ends.
   */
  take(): Promise<Mail | null>;
  /** Null where there is no reason any more to send it. */
  write(mail: Mail): Promise<MailMessage | null>;
  /** There is nothing more to do about it. */
  settle(mail: Mail, outcome: Outcome): Promise<void>;
};

type SendContext = {
  /** Hands a letter to the mail server. */
  readonly send: (letter: MailMessage, key: string) => Promise<unknown>;
  readonly log: EngineLog;
  readonly signal: AbortSignal;
};

type MailTable = 'service.mails' | 'service.export_mails';

/**
 * `Outbox.take` over one of the tables.
 * @param id its primary key
 * @param columns SQL: what is taken beside the attempts
 */
export const claimDueMail =
  <Mail extends DueMail>(pool: Pool, table: MailTable, id: string, columns: string) =>
  async (): Promise<Mail | null> => {
    const { rows } = await pool.query<Mail>(
      `update ${table} set attempts = attempts + 1,
         due_at = now() + least(interval '2 seconds' * power(2, attempts), interval '1 hour')
       where ${id} = (select ${id} from ${table} where settled_at is null and due_at <= now()
                      order by due_at limit 1 for update skip locked)
       returning ${columns}, attempts`,
    );
    return rows[0] ?? null;
  };

/** `Outbox.settle` over one of the tables. */
export const settleMail =
  (pool: Pool, table: MailTable) =>
  async ({ key }: DueMail, outcome: Outcome): Promise<void> => {
    await pool.query(`update ${table} set settled_at = now(), outcome = $2 where key = $1`, [key, outcome]);
  };

/** With pauses of an hour in the end: after about a quarter of a day. */
const maxAttempts = 16;
const pollMs = 2_000;

/**
 * Sends what is due until the signal aborts, each mail once as far as we know: one whose sending was cut off is sent again, under the
 * same Message-ID. @returns also what makes it look at once.
 */
export function sendDueMails<Mail extends DueMail>(outbox: Outbox<Mail>, { send, log, signal }: SendContext) {
  let wake = () => {};
  return { ended: sendWhatIsDue(), wake: () => wake() };

  async function sendWhatIsDue(): Promise<void> {
    while (!signal.aborted) {
      const mail = await outbox.take().catch((error: unknown) => {
        log.warn({ err: error }, 'the outbox cannot be read');
        return null;
      });
      if (mail) await settle(mail);
      else await nextTime();
    }
  }

  async function settle(mail: Mail): Promise<void> {
    try {
      const letter = await outbox.write(mail);
      if (letter) await send(letter, mail.key);
      await outbox.settle(mail, letter ? 'sent' : 'overtaken');
    } catch (error) {
      log.warn({ ...problemOf(error), mail: mail.key, attempts: mail.attempts }, 'a mail could not be sent');
      const isHopeless = error instanceof WrongRecipient || mail.attempts >= maxAttempts;
      if (isHopeless) await outbox.settle(mail, 'given up').catch(() => {});
    }
  }

  /** When a mail may have come, or after a while. */
  async function nextTime(): Promise<void> {
    const woken = new AbortController();
    wake = () => woken.abort();
    await sleep(pollMs, AbortSignal.any([woken.signal, signal]));
  }
}

/** What a mail server says quotes the recipient: of its refusals only the codes and the step are logged. */
function problemOf(error: unknown): object {
  if (!(error instanceof Error) || !('responseCode' in error || 'command' in error)) return { err: error };
  const { name: type, code, responseCode, command } = error as Error & Record<string, unknown>;
  return { refused: { type, code, responseCode, command } };
}
