import { randomUUID } from 'node:crypto';
import type { Instant } from '#domain/kernel/day.ts';
import { type Actor, asCommandId, asMemberId, type MemberId } from '#domain/kernel/ids.ts';
import type { ErasedStream } from '#domain/kernel/recorded.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { derivedId } from '#service/event-store/command-ids.ts';
import type { CommandContext, ExecuteCommand } from '#service/event-store/commands/execute-command.ts';
import type { DataKeys } from '#service/event-store/encryption/data-keys.ts';
import type { ErasureJournal } from '#service/event-store/erasure-journal.ts';
import type { EventStore } from '#service/event-store/port.ts';

/** The member, and what stays of the account. */
export type ErasingMember = {
  readonly memberId: MemberId;
  /** In lower case; null when it is not verified. */
  readonly verifiedEmail: string | null;
  /** IANA zone in force. */
  readonly zone: string;
  readonly registeredAt: string;
};

/**
 * `data`: all data of a member. `account`: the data and the account. `expired-request`: a beta request after its retention.
 * `withdrawn-request`: a beta request of a deleted account.
 */
type ErasureKind = 'data' | 'account' | 'expired-request' | 'withdrawn-request';

export type ErasureJob = {
  /** The ids of all its commands are derived from it, so that repeating a step is harmless. */
  readonly id: string;
  readonly kind: ErasureKind;
  /** Id of the member or request. */
  readonly subject: string;
  /** The zone that the account keeps; null for a request. */
  readonly zone: string | null;
  readonly registeredAt: string | null;
  /** The initiator if it is not the subject: an admin's member id, or `system` at the end of a retention. */
  readonly actor: Actor | null;
  /** The admin who took the member's public page down, which stays down after the data is erased; null for none. */
  readonly pageTakenDownBy: MemberId | null;
  /** The erased streams, once an event names them. */
  readonly streams: readonly ErasedStream[] | null;
};
export type ErasureRequest = Omit<ErasureJob, 'id' | 'streams'>;

type Row = {
  readonly id: string;
  readonly kind: ErasureKind;
  readonly subject: string;
  readonly zone: string | null;
  readonly registered_at: string | null;
  readonly actor: Actor | null;
  readonly page_taken_down_by: MemberId | null;
  readonly streams: readonly ErasedStream[] | null;
};

const columns = 'id, kind, subject, zone, registered_at, actor, page_taken_down_by, streams';

/** Started erasures, which must be completed even after a crash. The last step deletes the row. */
export const erasureJobs = (db: Pool, journal: ErasureJournal) => ({
  /** Returns the running erasure of the subject, if there is one. */
  async open({ pageTakenDownBy, ...request }: ErasureRequest): Promise<ErasureJob> {
    const { kind, subject, zone, registeredAt, actor } = request;
    const id = randomUUID();
    const askedAt = new Date().toISOString();
    // An earlier release refuses lines with this name, so a line has it only where it says something.
    await journal({ id, ...request, ...(pageTakenDownBy && { pageTakenDownBy }), askedAt });
    const { rows } = await db.query<Row>(
      `insert into service.erasures (id, kind, subject, zone, registered_at, actor, page_taken_down_by)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (kind, subject) do update set subject = excluded.subject returning ${columns}`,
      [id, kind, subject, zone, registeredAt, actor, pageTakenDownBy],
    );
    return jobOf(rows[0] as Row);
  },
  async find(id: string): Promise<ErasureJob | null> {
    const { rows } = await db.query<Row>(`select ${columns} from service.erasures where id = $1`, [id]);
    return rows[0] ? jobOf(rows[0]) : null;
  },
  async all(): Promise<readonly ErasureJob[]> {
    const { rows } = await db.query<Row>(
      `select ${columns} from service.erasures order by asked_at limit 1000`,
    );
    return rows.map(jobOf);
  },
  async keepStreams(id: string, streams: readonly ErasedStream[]): Promise<void> {
    await db.query('update service.erasures set streams = $2 where id = $1', [id, JSON.stringify(streams)]);
  },
  /** Finishing an account also finishes its earlier erasures. */
  async finish({ id, kind, subject }: ErasureJob): Promise<void> {
    const others = kind === 'account' ? subject : null;
    await db.query('delete from service.erasures where id = $1 or subject = $2', [id, others]);
  },
});

type ErasureJobs = ReturnType<typeof erasureJobs>;

const jobOf = ({
  registered_at: registeredAt,
  page_taken_down_by: pageTakenDownBy,
  ...job
}: Row): ErasureJob => ({ ...job, registeredAt, pageTakenDownBy });

export type ErasureDeps = {
  readonly db: RowDatabase;
  readonly store: EventStore;
  readonly keys: Pick<DataKeys, 'destroy' | 'eraseOwners'>;
  readonly execute: ExecuteCommand;
  readonly jobs: ErasureJobs;
  /** Ends all sessions of a member. */
  readonly endSessions: (db: Pool, memberId: string) => Promise<unknown>;
  readonly now: () => Instant;
  /**
   * Aborts when the lock of the erasure is lost: another process may have completed the erasure, and the account may have returned. Each
   * change that would hit the returned account too looks at it first.
   */
  readonly lost: AbortSignal;
};

/** The command context of a step. The actor is the initiator, whichever process executes it: the member, unless the job names another. */
export function stepContext(now: () => Instant, job: ErasureJob, step: string): CommandContext {
  const occurredAt = now();
  const zone = job.zone ?? 'UTC';
  return {
    commandId: asCommandId(derivedId('erasure', job.id, step)),
    correlationId: job.id,
    actor: job.actor ?? asMemberId(job.subject),
    occurredAt,
    zone,
    localDate: dayOf(occurredAt, zone),
  };
}
