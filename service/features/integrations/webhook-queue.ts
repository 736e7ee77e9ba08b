import { type WebhookKind, webhookKinds } from '#domain/integrations/webhook-events.ts';
import { needsLooks } from '#domain/integrations/webhook-news.ts';
import type { Instant } from '#domain/kernel/day.ts';
import { memberOfEvent } from '#projections/engine/member-range.ts';
import type * as pg from '#projections/postgres/pg.ts';
import { derivedId } from '#service/event-store/command-ids.ts';
import { typeNamed } from '#service/event-store/event-types/event-codec.ts';
import type { StoredEvent } from '#service/event-store/port.ts';
import type { Subscriber } from '#service/jobs/subscriber.ts';

/** How long a receiver may accept nothing, and how long news is worth sending. */
const deliveryDays = 3;
const dayMs = 86_400_000;
export const tooOldAt = (now: Instant): string =>
  new Date(Date.parse(now) - deliveryDays * dayMs).toISOString();

/** The id of the message about an event: the same also when the log is read again from its beginning. */
export const messageIdOf = (webhookId: string, about: string): string =>
  `msg_${derivedId('webhook', webhookId, about)}`;

const kindOf: ReadonlyMap<string, WebhookKind> = new Map([
  ['WorkoutLogged', 'workout.logged'],
  ['QuestCompleted', 'quest.completed'],
  ['WeightLogged', 'weight.logged'],
  ['WeightCorrected', 'weight.logged'],
]);
/** After these the streak or the phase of every member can be another one. */
const aboutEverybody: ReadonlySet<string> = new Set([
  'OutageDeclared',
  'OutageRevoked',
  'RulesAdopted',
  'ZoneRulesAdopted',
]);
const erasures: ReadonlySet<string> = new Set(['MemberDataErased', 'AccountKept', 'AccountDeleted']);

type Queue = {
  readonly webhook_id: string;
  readonly member_id: string;
  readonly kinds: readonly string[];
  readonly is_stopped: boolean;
  readonly is_off: boolean;
};
type Delivery = {
  readonly webhook_id: string;
  readonly member_id: string;
  readonly message_id: string;
  readonly kind: WebhookKind;
  readonly happened_at: string;
  readonly event_id: string;
  readonly stream: string;
  readonly revision: number;
};

/** The changes of a batch, in the order of its events. */
type Changes = {
  readonly queues: Map<string, Queue>;
  readonly changed: Set<string>;
  readonly ended: Set<string>;
  readonly removed: Set<string>;
  readonly looks: Set<string>;
  readonly deliveries: Delivery[];
  looksForAll: boolean;
};

/**
 * Notes what each webhook has to send: by the position of its events in the log, so that a webhook gets what happened while it was on, in that order.
 * @param onNoted called after each batch
 */
export const webhookSubscriber = (now: () => Instant, onNoted: () => void): Subscriber => ({
  name: 'webhooks',
  startsAt: 'beginning',
  async apply(client, events) {
    const changes = await changesFor(client, events);
    const since = tooOldAt(now());
    for (const event of events) note(changes, event, since);
    await write(client, changes, now());
  },
  onApplied: onNoted,
});

async function changesFor(client: pg.ClientBase, events: readonly StoredEvent[]): Promise<Changes> {
  const members = [...new Set(events.map(({ data }) => memberOfEvent(data)))].filter(isId);
  const { rows } = await client.query<Queue>({
    name: 'webhook-queues',
    text: `select webhook_id, member_id, kinds, is_stopped, is_off from service.webhook_queues
            where member_id = any($1)`,
    values: [members],
  });
  return {
    queues: new Map(rows.map((row) => [row.webhook_id, row])),
    ...{ changed: new Set(), ended: new Set(), removed: new Set(), looks: new Set() },
    ...{ deliveries: [], looksForAll: false },
  };
}

function note(changes: Changes, event: StoredEvent, since: string): void {
  const type = typeNamed(event.type);
  if (aboutEverybody.has(type)) changes.looksForAll = true;
  const member = memberOfEvent(event.data);
  if (!isId(member)) return;
  if (!type.startsWith('Webhook')) noteForOwn(changes, event, member, since);
  else if (isId(event.data.webhookId)) noteWebhook(changes, event, event.data.webhookId, type, member);
}

/** Events of other programs, and broken ones, can hold anything: text that Postgres does not store would stop every webhook. */
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w.:-]{1,200}$/.test(value);

function noteForOwn(changes: Changes, event: StoredEvent, member: string, since: string): void {
  const type = typeNamed(event.type);
  const own = [...changes.queues.values()].filter(({ member_id }) => member_id === member);
  if (own.length === 0) return;
  if (erasures.has(type)) for (const { webhook_id } of own) remove(changes, webhook_id);
  else if (type === 'PreferencesKept') noteSwitch(changes, event, own);
  else for (const queue of own) noteNews(changes, event, queue, since);
}

function noteWebhook(
  changes: Changes,
  { data }: StoredEvent,
  webhookId: string,
  type: string,
  member: string,
): void {
  if (type === 'WebhookRemoved') remove(changes, webhookId);
  const known = changes.queues.get(webhookId) ?? {
    ...{ webhook_id: webhookId, member_id: member },
    ...{ kinds: [], is_stopped: false, is_off: false },
  };
  if (type === 'WebhookAdded' || type === 'WebhookChanged')
    change(changes, { ...known, kinds: kindsIn(data) });
  if (type === 'WebhookResumed') change(changes, { ...known, is_stopped: false });
  if (type === 'WebhookStopped') {
    change(changes, { ...known, is_stopped: true });
    changes.ended.add(webhookId);
  }
}

const kindsIn = ({ kinds }: StoredEvent['data']): readonly WebhookKind[] =>
  Array.isArray(kinds) ? webhookKinds.filter((kind) => kinds.includes(kind)) : [];

function change({ queues, changed, looks }: Changes, queue: Queue): void {
  queues.set(queue.webhook_id, queue);
  changed.add(queue.webhook_id);
  looks.add(queue.webhook_id);
}

function remove({ queues, changed, removed }: Changes, webhookId: string): void {
  queues.delete(webhookId);
  changed.delete(webhookId);
  removed.add(webhookId);
}

/** What happens while the switch is off is never sent. */
function noteSwitch(changes: Changes, { data }: StoredEvent, own: readonly Queue[]): void {
  const { privacy } = data as { readonly privacy?: { readonly thirdPartyIntegrations?: unknown } };
  if (!privacy) return;
  const isOff = privacy.thirdPartyIntegrations !== true;
  for (const queue of own) if (queue.is_off !== isOff) change(changes, { ...queue, is_off: isOff });
}

function noteNews(changes: Changes, event: StoredEvent, queue: Queue, since: string): void {
  const { webhook_id, member_id, kinds, is_stopped, is_off } = queue;
  if (is_stopped || is_off) return;
  if (needsLooks(kinds)) changes.looks.add(webhook_id);
  const kind = kindOf.get(typeNamed(event.type));
  const happenedAt = String(event.metadata.occurredAt);
  if (kind === undefined || !kinds.includes(kind) || !isInstant(happenedAt) || happenedAt < since) return;
  const { id, stream, revision } = event;
  changes.deliveries.push({
    ...{ webhook_id, member_id, message_id: messageIdOf(webhook_id, id), kind },
    ...{ happened_at: happenedAt, event_id: id, stream, revision },
  });
}

const isInstant = (text: string): boolean => /^\d{4}-/.test(text) && !Number.isNaN(Date.parse(text));

async function write(client: pg.ClientBase, changes: Changes, now: Instant): Promise<void> {
  const { queues, changed, ended, removed, looks, looksForAll } = changes;
  if (removed.size > 0) await forget(client, [...removed]);
  const rows = [...changed].map((id) => queues.get(id));
  // A webhook that is resumed or switched on again sends what still waits.
  if (rows.length > 0)
    await client.query(
      `insert into service.webhook_queues as known (webhook_id, member_id, kinds, is_stopped, is_off, due_at)
       select webhook_id, member_id, kinds, is_stopped, is_off, null
         from jsonb_to_recordset($1) as r (webhook_id text, member_id text, kinds text[], is_stopped boolean, is_off boolean)
       on conflict (webhook_id) do update
         set kinds = excluded.kinds, is_stopped = excluded.is_stopped, is_off = excluded.is_off,
             due_at = coalesce(known.due_at, $2::timestamptz), version = known.version + 1,
             known_standing = case when not (excluded.is_stopped or excluded.is_off) then known.known_standing end`,
      [JSON.stringify(rows), now],
    );
  if (ended.size > 0) await dropWaiting(client, [...ended]);
  if (looksForAll || looks.size > 0)
    await client.query(
      `update service.webhook_queues set look_at = '-infinity', version = version + 1
        where webhook_id = any($1) or ($2 and look_at is not null)`,
      [[...looks], looksForAll],
    );
  const deliveries = changes.deliveries.filter(({ webhook_id }) => queues.has(webhook_id));
  if (deliveries.length > 0) await enqueue(client, deliveries, now);
}

async function enqueue(
  client: Pick<pg.ClientBase, 'query'>,
  deliveries: readonly Delivery[],
  now: Instant,
): Promise<void> {
  // Sorted, because the order of rows from a set is not promised.
  await client.query(
    `insert into service.webhook_deliveries
       (webhook_id, member_id, message_id, kind, happened_at, event_id, stream, revision)
     select webhook_id, member_id, message_id, kind, happened_at, event_id, stream, revision
       from rows from (jsonb_to_recordset($1) as (webhook_id text, member_id text, message_id text, kind text,
              happened_at timestamptz, event_id uuid, stream text, revision integer)) with ordinality
              as r (webhook_id, member_id, message_id, kind, happened_at, event_id, stream, revision, nth)
      order by nth
     on conflict (webhook_id, message_id) do nothing`,
    [JSON.stringify(deliveries)],
  );
  await client.query(
    `update service.webhook_queues set due_at = coalesce(due_at, $2::timestamptz), version = version + 1
      where webhook_id = any($1)`,
    [[...new Set(deliveries.map(({ webhook_id }) => webhook_id))], now],
  );
}

type Database = Pick<pg.ClientBase, 'query'>;

/** After a stop, a webhook begins again with what happens then. */
export async function dropWaiting(db: Database, webhookIds: readonly string[]): Promise<void> {
  await db.query(
    `update service.webhook_queues
        set is_stopped = true, due_at = null, failures = 0, failing_since = null, version = version + 1
      where webhook_id = any($1)`,
    [webhookIds],
  );
  await db.query(
    `update service.webhook_deliveries set state = 'dropped', problem = 'stopped'
      where webhook_id = any($1) and state = 'waiting'`,
    [webhookIds],
  );
}

async function forget(db: Database, webhookIds: readonly string[]): Promise<void> {
  await db.query('delete from service.webhook_queues where webhook_id = any($1)', [webhookIds]);
  await db.query('delete from service.webhook_deliveries where webhook_id = any($1)', [webhookIds]);
}
