import type { Pool } from 'pg';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { AuditRow, Deed } from './audit-entries.ts';

export type AuditFilter = {
  /** Member id of who did it. */
  readonly by?: string | undefined;
  readonly deed?: Deed | undefined;
  readonly requestId?: string | undefined;
  /** First and last date, each by the clock of who did it. */
  readonly from?: MemberDay | undefined;
  readonly to?: MemberDay | undefined;
};

export type StoredAuditEntry = Omit<AuditRow, 'deed' | 'local_date'> & {
  /** Position of the event. */
  readonly key: string;
  readonly deed: Deed;
  readonly local_date: MemberDay;
  readonly done_by_email: string | null;
  /** Of the request for access; null where there is none, or not any more. */
  readonly request_email: string | null;
  /** What was last done with the same request before. */
  readonly deed_before: Deed | null;
};

/** Entries that pass a filter, newest first, before a position. */
export async function auditTimeline(
  db: Pool,
  { by, deed, requestId, from, to }: AuditFilter,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
): Promise<readonly StoredAuditEntry[]> {
  const values: unknown[] = [];
  const given = (condition: string, value: unknown) =>
    value === undefined ? [] : [`${condition}$${values.push(value)}`];
  const conditions = [
    ...given('entry.key < ', before),
    ...given('entry.done_by = ', by),
    ...given('entry.deed = ', deed),
    ...given('entry.request_id = ', requestId),
    ...given('entry.local_date >= ', from),
    ...given('entry.local_date <= ', to),
  ];
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  const { rows } = await db.query<StoredAuditEntry>(
    `select entry.*, doer.email as done_by_email, request.email as request_email, earlier.deed as deed_before
     from (select * from read.audit_entries entry ${where} order by key desc limit $${values.push(limit)}) entry
     left join read.members doer on doer.key = entry.done_by
     left join read.beta_requests request on request.key = entry.request_id
     left join lateral (
       select deed from read.audit_entries earlier
       where earlier.request_id = entry.request_id and earlier.key < entry.key
       order by earlier.key desc limit 1) earlier on true
     order by entry.key desc`,
    values,
  );
  return rows;
}

/** Who has decided on requests or looked at personal data, by address. */
export async function auditedAdmins(
  db: Pool,
): Promise<readonly { readonly id: string; readonly email: string | null }[]> {
  const { rows } = await db.query<{ id: string; email: string | null }>(
    `select done.id, m.email
     from (select distinct done_by as id from read.audit_entries
           where deed in ('approved', 'denied', 'reopened', 'quest-reset', 'data-viewed')) done
     left join read.members m on m.key = done.id
     order by m.email nulls last, done.id limit 100`,
  );
  return rows;
}
