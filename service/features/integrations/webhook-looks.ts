import { type KnownStanding, lookFor, needsLooks, type Standing } from '#domain/integrations/webhook-news.ts';
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
  await keep(
    db,
    rows.map((row) => foundFor(row, standings.get(row.member_id), now)),
    now,
  );
  return rows.length === pageSize;
}

type Found = Pick<Looking, 'webhook_id' | 'version'> & {
  readonly known: KnownStanding | null;
  /** Null when only an event can bring news. */
  readonly next: Instant | null;
  readonly wanted: readonly (Pick<Looking, 'webhook_id' | 'member_id'> & {
    readonly message_id: string;
    readonly kind: string;
    readonly data: object;
  })[];
};

/** @param standing undefined for a member who is gone */
function foundFor(
  { webhook_id, member_id, kinds, known: before, version }: Looking,
  standing: Standing | undefined,
  now: Instant,
): Found {
  if (!standing || !needsLooks(kinds)) return { webhook_id, version, known: null, next: null, wanted: [] };
  const { news, known, next } = lookFor(before, standing, now);
  const wanted = news
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, data }) => ({
      ...{ webhook_id, member_id, message_id: messageIdOf(webhook_id, newId()), kind, data },
    }));
  return { webhook_id, version, known, next, wanted };
}

/** In one statement, so that news is sent once. After a change in between, the webhook is looked at again. */
async function keep(db: Pick<Pool, 'query'>, found: readonly Found[], now: Instant): Promise<void> {
  await db.query({
    name: 'keep-webhook-news',
    text: `with moved as (
             update service.webhook_queues q
                set known_standing = r.known, look_at = r.next, version = q.version + 1,
                    due_at = case when r.has_news then coalesce(q.due_at, $2::timestamptz) else q.due_at end
               from jsonb_to_recordset($1) as r (webhook_id text, version bigint, known jsonb, next timestamptz, has_news boolean)
              where q.webhook_id = r.webhook_id and q.version = r.version returning q.webhook_id)
           insert into service.webhook_deliveries (webhook_id, member_id, message_id, kind, happened_at, data)
           select webhook_id, member_id, message_id, kind, $2, data
             from rows from (jsonb_to_recordset($3) as (webhook_id text, member_id text, message_id text, kind text, data jsonb))
                  with ordinality as r (webhook_id, member_id, message_id, kind, data, nth)
             join moved using (webhook_id)
            order by nth`,
    values: [
      JSON.stringify(found.map(({ wanted, ...rest }) => ({ ...rest, has_news: wanted.length > 0 }))),
      now,
      JSON.stringify(found.flatMap(({ wanted }) => wanted)),
    ],
  });
}
