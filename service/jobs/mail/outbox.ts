import type { Readable } from 'node:stream';
import type { EngineLog } from '#projections/postgres/log.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { doublingDelay, retry, sleep } from '#projections/postgres/retry.ts';
import { withinTime } from '#service/jobs/process-manager/process-manager.ts';
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
   * Claims the mail that has been due for longest. No process claims it again within a quarter of an hour, in case this one is killed; it
   * is longer than an attempt and the note of its outcome may take.
   */
  take(): Promise<Mail | null>;
  /** Null when there is no longer a reason to send it. */
  write(mail: Mail): Promise<MailMessage | null>;
  /** Records the final outcome. */
  settle(mail: Mail, outcome: Outcome): Promise<void>;
  /**
   * Records why the mail could not be sent; it contains no address. The mail is due again after a pause that doubles from 2 seconds to an
   * hour.
   */
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
      `update ${table} set attempts = attempts + 1, due_at = now() + interval '15 minutes'
       where ${id} = (select ${id} from ${table} where settled_at is null and due_at <= now()
                      order by due_at limit 1 for update skip locked)
       returning ${columns}, attempts`,
    );
    return rows[0] ?? null;
  };

/** `Outbox.settle` for one of the tables. A process that was frozen meanwhile must not give up what another has sent. */
export const settleMail =
  (pool: Pool, table: MailTable) =>
  async ({ key }: DueMail, outcome: Outcome): Promise<void> => {
    await pool.query(
      `update ${table} set settled_at = now(), outcome = $2
        where key = $1 and (settled_at is null or $2 = 'sent' and outcome <> 'sent')`,
      [key, outcome],
    );
  };

/** `Outbox.noteProblem` for one of the tables. */
export const noteMailProblem =
  (pool: Pool, table: MailTable) =>
  async ({ key, attempts }: DueMail, problem: string): Promise<void> => {
    await pool.query(
      `update ${table} set problem = $2,
         due_at = now() + least(interval '2 seconds' * power(2, $3::integer - 1), interval '1 hour')
       where key = $1 and attempts = $3 and settled_at is null`,
      [key, problem, attempts],
    );
  };

/** With a final pause of an hour: after about six hours. */
const maxAttempts = 16;
const pollMs = 2_000;
/** A mail server that sends a byte now and then would hold up all other mails. Both together end before the next claim. */
const sendingMs = 10 * 60_000;
const notingMs = 4 * 60_000;
const notingDelay = doublingDelay(100, 5_000);

/**
 * Sends due mails until the signal aborts, each once as far as known: one whose sending was interrupted is sent again with the same
 * Message-ID. @returns also a function that triggers an immediate check.
 */
export function sendDueMails<Mail extends DueMail>(outbox: Outbox<Mail>, { send, log, signal }: SendContext) {
  let wake = () => {};
  // A mail under way is sent to its end when the service stops.
  const unending = new AbortController().signal;
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
      if (letter) await withinTime(sendingMs, unending, () => send(letter, mail.key));
      await noteOutcome(mail, letter ? 'sent' : 'overtaken');
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

  /** While the database is away, what was sent waits for its note: otherwise it would be sent once more. */
  async function noteOutcome(mail: Mail, outcome: Outcome): Promise<void> {
    const note = () => outbox.settle(mail, outcome);
    const policy = { delayMs: notingDelay, deadlineMs: notingMs, signal };
    await note()
      .catch(() => retry(note, policy))
      .catch((error: unknown) => {
        log.warn(
          { err: error, mail: mail.key, outcome },
          'the outcome of a mail could not be noted, so a mail that was sent is sent again',
        );
      });
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
