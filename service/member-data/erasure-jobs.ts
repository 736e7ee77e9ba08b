import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { ErasedStream } from '#domain/kernel/erased-stream.ts';

/** All that a member told; that and the account; a request for access that is kept no longer, or whose account goes. */
export type ErasureKind = 'data' | 'account' | 'expired-request' | 'withdrawn-request';

export type ErasureJob = {
  /** The ids of all its commands follow from it, so that doing a step again is harmless. */
  readonly id: string;
  readonly kind: ErasureKind;
  /** Id of the member, or of the request. */
  readonly subject: string;
  /** What the account keeps; null for a request. */
  readonly zone: string | null;
  readonly registeredAt: string | null;
  /** The streams that are gone or going, once an event says so. */
  readonly streams: readonly ErasedStream[] | null;
};
export type WantedErasure = Omit<ErasureJob, 'id' | 'streams'>;

type Row = {
  readonly id: string;
  readonly kind: ErasureKind;
  readonly subject: string;
  readonly zone: string | null;
  readonly registered_at: string | null;
  readonly streams: readonly ErasedStream[] | null;
};

const columns = 'id, kind, subject, zone, registered_at, streams';

/** What was begun and is to be brought to an end, whoever was interrupted in it: rows that go with the last step. */
export const erasureJobs = (db: Pool) => ({
  /** The one that is under way already, where there is one. */
  async open({ kind, subject, zone, registeredAt }: WantedErasure): Promise<ErasureJob> {
    const { rows } = await db.query<Row>(
      `insert into service.erasures (id, kind, subject, zone, registered_at) values ($1, $2, $3, $4, $5)
       on conflict (kind, subject) do update set subject = excluded.subject returning ${columns}`,
      [randomUUID(), kind, subject, zone, registeredAt],
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
  /** With an account goes all that was wished for it before. */
  async finish({ id, kind, subject }: ErasureJob): Promise<void> {
    const others = kind === 'account' ? subject : null;
    await db.query('delete from service.erasures where id = $1 or subject = $2', [id, others]);
  },
});

export type ErasureJobs = ReturnType<typeof erasureJobs>;

const jobOf = ({ registered_at: registeredAt, ...job }: Row): ErasureJob => ({ ...job, registeredAt });
