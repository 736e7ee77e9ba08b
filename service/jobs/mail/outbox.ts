import type { Readable } from 'node:stream';
import type { EngineLog } from '#projections/postgres/log.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { sleep } from '#projections/postgres/retry.ts';
import { WrongRecipient } from './exact-recipient.ts';

/** A pending mail. */
export type DueMail = {
  /** Its Message-ID is derived from it. */
  readonly key: string;
  /** This one included. */
  readonly attempts: number;
};
export type MailMessage = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: Readable;
  }[];
};
type Outcome = 'sent' | 'overtaken' | 'given up';

/** Pending mails of one kind. Addresses are not stored, but looked up when the mail is written. */
export type Outbox<Mail extends DueMail> = {
  /**
   * Claims the mail that has been due for longest. It is due again after a pause that doubles from 2 seconds to an hour, also when the
   * process that claimed it ends.
   */
  take(): Promise<Mail | null>;
  /** Null when there is no longer a reason to send it. */
  write(mail: Mail): Promise<MailMessage | null>;
  /** Records the final outcome. */
  settle(mail: Mail, outcome: Outcome): Promise<void>;
  /** Records why the mail could not be sent. It contains no address. */
  noteProblem(mail: Mail, problem: string): Promise<void>;
};

type SendContext = {
  /** Passes a mail to the mail server. */
  readonly send: (letter: MailMessage, key: string) => Promise<unknown>;
  readonly log: EngineLog;
  readonly signal: AbortSignal;
};

type MailTable = 'service.mails' | 'service.export_mails' | 'service.recap_mails';

/**
 * `Outbox.take` for one of the tables.
 * @param id its primary key
 * @param columns SQL: columns to return besides the attempts
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

/** `Outbox.settle` for one of the tables. */
export const settleMail =
  (pool: Pool, table: MailTable) =>
  async ({ key }: DueMail, outcome: Outcome): Promise<void> => {
    await pool.query(`update ${table} set settled_at = now(), outcome = $2 where key = $1`, [key, outcome]);
  };

/** `Outbox.noteProblem` for one of the tables. */
export const noteMailProblem =
  (pool: Pool, table: MailTable) =>
  async ({ key }: DueMail, problem: string): Promise<void> => {
    await pool.query(`update ${table} set problem = $2 where key = $1`, [key, problem]);
  };

/** With a final pause of an hour: after about six hours. */
const maxAttempts = 16;
const pollMs = 2_000;

/**
 * Sends due mails until the signal aborts, each once as far as known: one whose sending was interrupted is sent again with the same
 * Message-ID. @returns also a function that triggers an immediate check.
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
      log.warn(
        { ...loggedProblem(error), mail: mail.key, attempts: mail.attempts },
        'a mail could not be sent',
      );
      const isHopeless = error instanceof WrongRecipient || mail.attempts >= maxAttempts;
      await outbox.noteProblem(mail, problemOf(error)).catch(() => {});
      if (isHopeless) await outbox.settle(mail, 'given up').catch(() => {});
    }
  }

  /** Resolves when a mail may be due, or after an interval. */
  async function nextTime(): Promise<void> {
    const woken = new AbortController();
    wake = () => woken.abort();
    await sleep(pollMs, AbortSignal.any([woken.signal, signal]));
  }
}

/** A mail server's messages quote the recipient, so only the codes and the step of a refusal are logged. */
function loggedProblem(error: unknown): object {
  const refusal = refusalOf(error);
  return refusal ? { refused: refusal } : { err: error };
}

function refusalOf(error: unknown) {
  if (!(error instanceof Error) || !('responseCode' in error || 'command' in error)) return null;
  const { name: type, code, responseCode, command } = error as Error & Record<string, unknown>;
  return { type, code, responseCode, command };
}

function problemOf(error: unknown): string {
  const { type, code, responseCode, command } = refusalOf(error) ?? {};
  const name = type ?? (error instanceof Error ? error.name : 'Error');
  return [name, code, responseCode, command].filter((part) => part !== undefined).join(' ');
}
