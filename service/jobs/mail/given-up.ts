import type { Pool } from '#projections/postgres/pg.ts';

/** A mail that the service no longer tries to send. */
type MailGivenUp = {
  /** Its Message-ID is derived from it. */
  readonly id: string;
  readonly about: 'decision' | 'export' | 'recap';
  /** Id of the request for access, or of the member. The address is not stored. */
  readonly whose: string;
  readonly attempts: number;
  readonly givenUpAt: string;
  /** The codes of the last refusal, or the name of the error; null for a mail given up by an earlier version. */
  readonly problem: string | null;
};

const maxListed = 1_000;

/** The mails given up, the latest first; at most 1,000. */
export async function listGivenUp(pool: Pool): Promise<readonly MailGivenUp[]> {
  const { rows } = await pool.query<Omit<MailGivenUp, 'givenUpAt'> & { readonly givenUpAt: Date }>(
    `select key as id, 'decision' as about, request_id as whose, attempts, settled_at as "givenUpAt", problem
       from service.mails where outcome = 'given up'
     union all
     select key, 'export', member_id, attempts, settled_at, problem
       from service.export_mails where outcome = 'given up'
     union all
     select key, 'recap', member_id, attempts, settled_at, problem
       from service.recap_mails where outcome = 'given up'
     order by "givenUpAt" desc limit ${maxListed}`,
  );
  return rows.map((row) => ({ ...row, givenUpAt: row.givenUpAt.toISOString() }));
}

/** Makes mails given up due again, with all their attempts. @param id null for all @returns how many */
export async function sendAgain(pool: Pool, id: string | null): Promise<number> {
  const again = `set attempts = 0, due_at = now(), settled_at = null, outcome = null
    where outcome = 'given up' and ($1::uuid is null or key = $1)`;
  let count = 0;
  for (const table of ['service.mails', 'service.export_mails', 'service.recap_mails'])
    count += (await pool.query(`update ${table} ${again}`, [id])).rowCount ?? 0;
  return count;
}

/** Numbers of mails that wait and of those given up, over all kinds. */
export async function countMails(
  pool: Pool,
): Promise<{ readonly waiting: number; readonly 'given up': number }> {
  const { rows } = await pool.query<{ waiting: number; given_up: number }>(
    `select count(*) filter (where settled_at is null)::integer as waiting,
            count(*) filter (where outcome = 'given up')::integer as given_up
       from (${['mails', 'export_mails', 'recap_mails']
         .map(
           (name) =>
             `select settled_at, outcome from service.${name} where settled_at is null or outcome = 'given up'`,
         )
         .join(' union all ')}) as open`,
  );
  return { waiting: rows[0]?.waiting ?? 0, 'given up': rows[0]?.given_up ?? 0 };
}
