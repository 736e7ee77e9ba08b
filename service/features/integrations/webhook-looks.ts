import { type KnownStanding, lookFor, needsLooks } from '#domain/integrations/webhook-news.ts';
import type { Instant } from '#domain/kernel/day.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { newId } from '#service/event-store/command-ids.ts';
import { messageIdOf } from './webhook-queue.ts';
import { standingsOf } from './webhook-standing.ts';

type Looking = {
  readonly webhook_id: string;
  readonly member_id: string;
  readonly kinds: readonly string[];
  readonly known: KnownStanding | null;
  readonly version: string;
};

/** Webhooks that are looked at together. */
const pageSize = 200;

/**
 * Looks at the streak and the program for webhooks whose time has come, and adds the news to what they have to send.
 * @returns whether more may be due
 */
export async function lookForNews(db: Pick<Pool, 'query'>, now: Instant): Promise<boolean> {
  const { rows } = await db.query<Looking>({
    name: 'webhooks-to-look-at',
    text: `select webhook_id, member_id, kinds, known_standing as known, version from service.webhook_queues
            where look_at <= $1 and not is_stopped and not is_off order by look_at limit ${pageSize}`,
    values: [now],
  });
  if (rows.length === 0) return false;
  const standings = await standingsOf(db, [...new Set(rows.map(({ member_id }) => member_id))], now);
  for (const row of rows) {
    const standing = standings.get(row.member_id);
    if (standing && needsLooks(row.kinds)) await keep(db, row, lookFor(row.known, standing, now), now);
    else
      await db.query(
        'update service.webhook_queues set look_at = null, known_standing = null where webhook_id = $1 and version = $2',
        [row.webhook_id, row.version],
      );
  }
  return rows.length === pageSize;
}

/** In one statement, so that news is sent once. After a change in between, the webhook is looked at again. */
async function keep(
  db: Pick<Pool, 'query'>,
  { webhook_id, member_id, kinds, version }: Looking,
  { news, known, next }: ReturnType<typeof lookFor>,
  now: Instant,
): Promise<void> {
  const wanted = news
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, data }) => ({ kind, data, message_id: messageIdOf(webhook_id, newId()) }));
  await db.query({
    name: 'keep-webhook-news',
    text: `with moved as (
             update service.webhook_queues
                set known_standing = $3, look_at = $4, version = version + 1,
                    due_at = case when $5 then coalesce(due_at, $6::timestamptz) else due_at end
              where webhook_id = $1 and version = $2 returning webhook_id)
           insert into service.webhook_deliveries (webhook_id, member_id, message_id, kind, happened_at, data)
           select $1, $7, message_id, kind, $6, data
             from jsonb_to_recordset($8) as r (message_id text, kind text, data jsonb), moved`,
    values: [
      ...[webhook_id, version, JSON.stringify(known), next, wanted.length > 0, now, member_id],
      JSON.stringify(wanted),
    ],
  });
}
