import type { DomainEvent } from '#domain/events.ts';
import { type WebhookKind, webhookKinds } from '#domain/integrations/webhook-events.ts';
import { needsLooks } from '#domain/integrations/webhook-news.ts';
import type { Instant } from '#domain/kernel/day.ts';
import { memberErased } from '#domain/member/member-events.ts';
import { memberOfEvent } from '#projections/engine/member-range.ts';
import { derivedId } from '#service/event-store/command-ids.ts';
import { isNewest, typeNamed } from '#service/event-store/event-types/event-codec.ts';
import type { StoredEvent } from '#service/event-store/port.ts';
import type { Querying, Subscriber } from '#service/jobs/subscriber.ts';
import { newsIn } from './webhook-message.ts';

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
const erasures: ReadonlySet<string> = new Set(memberErased);

type Queue = {
  readonly webhook_id: string;
  readonly member_id: string;
  readonly kinds: readonly string[];
  /** Null for a webhook that is older than this field. */
  readonly scopes: readonly string[] | null;
  readonly is_stopped: boolean;
  readonly is_off: boolean;
  /** The event by which an admin stopped it, until it has a `WebhookStopped`. */
  readonly halted_by: string | null;
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
  /** The news, where it has no personal field; null where the event is read for each attempt. */
  readonly data: Readonly<Record<string, unknown>> | null;
};

/** The changes of a batch, in the order of its events. */
type Changes = {
  /** Those of the members of the batch. */
  readonly queues: Map<string, Queue>;
  /** Ids of the queues of each member. */
  readonly byMember: Map<string, Set<string>>;
  readonly changed: Set<string>;
  /** Those with other settings, perhaps another address. */
  readonly corrected: Set<string>;
  readonly ended: Set<string>;
  readonly removed: Set<string>;
  readonly looks: Set<string>;
  readonly deliveries: Delivery[];
  /** Stops by an admin, for webhooks of other members. */
  readonly halts: { readonly eventId: string; readonly webhookId: string | null }[];
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

async function changesFor(client: Querying, events: readonly StoredEvent[]): Promise<Changes> {
  const members = [...new Set(events.map(({ data }) => memberOfEvent(data)))].filter(isId);
  const { rows } = await client.query<Queue>({
    name: 'webhook-queues',
    text: `select webhook_id, member_id, kinds, scopes, is_stopped, is_off, halted_by from service.webhook_queues
            where member_id = any($1)`,
    values: [members],
  });
  const changes: Changes = {
    ...{ queues: new Map(), byMember: new Map(), changed: new Set(), ended: new Set(), removed: new Set() },
    ...{ corrected: new Set(), looks: new Set(), deliveries: [], halts: [], looksForAll: false },
  };
  for (const row of rows) keep(changes, row);
  return changes;
}

/** A batch has events of many members, so no event looks through the webhooks of all of them. */
function keep({ queues, byMember }: Changes, queue: Queue): void {
  const { webhook_id, member_id } = queue;
  queues.set(webhook_id, queue);
  const own = byMember.get(member_id);
  if (own) own.add(webhook_id);
  else byMember.set(member_id, new Set([webhook_id]));
}

function note(changes: Changes, event: StoredEvent, since: string): void {
  const type = typeNamed(event.type);
  if (aboutEverybody.has(type)) changes.looksForAll = true;
  const member = memberOfEvent(event.data);
  if (type === 'WebhooksHalted') noteHalt(changes, event);
  if (!isId(member) || type === 'WebhooksHalted') return;
  if (!type.startsWith('Webhook')) noteForOwn(changes, event, member, since);
  else if (isId(event.data.webhookId)) noteWebhook(changes, event, event.data.webhookId, type, member);
}

/** Events of other programs, and broken ones, can hold anything: text that Postgres does not store would stop every webhook. */
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w.:-]{1,200}$/.test(value);

function noteForOwn(changes: Changes, event: StoredEvent, member: string, since: string): void {
  const type = typeNamed(event.type);
  const own = [...(changes.byMember.get(member) ?? [])].flatMap((id) => changes.queues.get(id) ?? []);
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
    ...{ kinds: [], scopes: null, is_stopped: false, is_off: false, halted_by: null },
  };
  if (type === 'WebhookAdded' || type === 'WebhookChanged')
    change(changes, { ...known, kinds: kindsIn(data), scopes: scopesIn(data) });
  if (type === 'WebhookChanged') changes.corrected.add(webhookId);
  if (type === 'WebhookResumed') change(changes, { ...known, is_stopped: false, halted_by: null });
  if (type === 'WebhookStopped') {
    change(changes, { ...known, is_stopped: true, halted_by: null });
    end(changes, webhookId);
  }
}

/** What waits is dropped. */
function end({ ended, deliveries }: Changes, webhookId: string): void {
  ended.add(webhookId);
  deliveries.splice(0, deliveries.length, ...deliveries.filter(({ webhook_id }) => webhook_id !== webhookId));
}

/** From here on nothing is sent. The sender gives each webhook its own `WebhookStopped`, and tells its member. */
function noteHalt(changes: Changes, { id: eventId, data }: StoredEvent): void {
  const webhookId = isId(data.webhookId) ? data.webhookId : null;
  if (webhookId === null && data.webhookId !== null) return;
  changes.halts.push({ eventId, webhookId });
  for (const queue of [...changes.queues.values()]) {
    if (queue.is_stopped || (webhookId !== null && queue.webhook_id !== webhookId)) continue;
    change(changes, { ...queue, is_stopped: true, halted_by: eventId });
    end(changes, queue.webhook_id);
  }
}

const kindsIn = ({ kinds }: StoredEvent['data']): readonly WebhookKind[] =>
  Array.isArray(kinds) ? webhookKinds.filter((kind) => kinds.includes(kind)) : [];

const scopesIn = ({ scopes }: StoredEvent['data']): readonly string[] | null =>
  Array.isArray(scopes) && scopes.every(isId) ? scopes : null;

function change(changes: Changes, queue: Queue): void {
  keep(changes, queue);
  changes.changed.add(queue.webhook_id);
  changes.looks.add(queue.webhook_id);
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
  const { webhook_id, member_id, kinds, scopes, is_stopped, is_off } = queue;
  if (is_stopped || is_off) return;
  if (needsLooks(kinds)) changes.looks.add(webhook_id);
  const kind = kindOf.get(typeNamed(event.type));
  const happenedAt = String(event.metadata.occurredAt);
  if (kind === undefined || !kinds.includes(kind) || !isInstant(happenedAt) || happenedAt < since) return;
  const { id, stream, revision } = event;
  changes.deliveries.push({
    ...{ webhook_id, member_id, message_id: messageIdOf(webhook_id, id), kind },
    ...{ happened_at: happenedAt, event_id: id, stream, revision },
    data: scopes?.length === 0 ? plainNews(event) : null,
  });
}

/** The ids and numbers of an event, whose personal fields are encrypted here; null for one of an earlier shape, and for a broken one. */
function plainNews({ type, data }: StoredEvent): Delivery['data'] {
  const news = isNewest(type) ? newsIn({ ...data, type: typeNamed(type) } as DomainEvent, []) : null;
  return news && Object.values(news).includes(undefined) ? null : news;
}

const isInstant = (text: string): boolean => /^\d{4}-/.test(text) && !Number.isNaN(Date.parse(text));

async function write(client: Querying, changes: Changes, now: Instant): Promise<void> {
  const { queues, changed, ended, removed, looks, looksForAll } = changes;
  for (const halt of changes.halts) await haltOthers(client, halt, [...queues.keys()]);
  if (removed.size > 0) await forget(client, [...removed]);
  // Before the rows below, which may say that a webhook was resumed in the same batch.
  if (ended.size > 0) await dropWaiting(client, [...ended]);
  const rows = [...changed].map((id) => queues.get(id));
  // A webhook that is resumed or switched on again sends what still waits.
  if (rows.length > 0)
    await client.query(
      `insert into service.webhook_queues as known (webhook_id, member_id, kinds, scopes, is_stopped, is_off, halted_by)
       select webhook_id, member_id, kinds, scopes, is_stopped, is_off, halted_by
         from jsonb_to_recordset($1) as r (webhook_id text, member_id text, kinds text[], scopes text[], is_stopped boolean,
                                           is_off boolean, halted_by uuid)
       on conflict (webhook_id) do update
         set kinds = excluded.kinds, scopes = excluded.scopes, is_stopped = excluded.is_stopped, is_off = excluded.is_off,
             halted_by = excluded.halted_by, version = known.version + 1,
             due_at = case when not excluded.is_stopped then coalesce(known.due_at, $2::timestamptz) end,
             look_at = case when not (excluded.is_stopped or excluded.is_off) then known.look_at end,
             known_standing = case when not (excluded.is_stopped or excluded.is_off) then known.known_standing end`,
      [JSON.stringify(rows), now],
    );
  if (changes.corrected.size > 0) await tryAgain(client, [...changes.corrected], now);
  if (looksForAll || looks.size > 0)
    await client.query(
      `update service.webhook_queues set look_at = '-infinity', version = version + 1
        where not is_stopped and not is_off and (webhook_id = any($1) or ($2 and look_at is not null))`,
      [[...looks], looksForAll],
    );
  const deliveries = changes.deliveries.filter(({ webhook_id }) => queues.has(webhook_id));
  if (deliveries.length > 0) await enqueue(client, deliveries, now);
}

/** A member who corrects a failing webhook waits no pause of the earlier address, and the three days begin again. */
async function tryAgain(client: Database, webhookIds: readonly string[], now: Instant): Promise<void> {
  await client.query(
    `update service.webhook_queues
        set due_at = $2, failures = 0, failing_since = null, version = version + 1
      where webhook_id = any($1) and failing_since is not null and not is_stopped`,
    [webhookIds, now],
  );
}

/** After the clock has gone back: a time that was noted while the clock was ahead would let a webhook sleep until then. */
export async function planAgain(db: Database, now: Instant): Promise<void> {
  await db.query(
    `update service.webhook_queues
        set due_at = least(due_at, $1), look_at = least(look_at, $1), failing_since = least(failing_since, $1)
      where due_at > $1 or look_at > $1 or failing_since > $1`,
    [now],
  );
}

async function haltOthers(
  client: Database,
  { eventId, webhookId }: Changes['halts'][number],
  noted: readonly string[],
): Promise<void> {
  const { rows } = await client.query<Pick<Queue, 'webhook_id'>>(
    `update service.webhook_queues set halted_by = $1, is_stopped = true
      where not is_stopped and ($2::text is null or webhook_id = $2) and webhook_id <> all($3) returning webhook_id`,
    [eventId, webhookId, noted],
  );
  if (rows.length > 0)
    await dropWaiting(
      client,
      rows.map(({ webhook_id }) => webhook_id),
    );
}

async function enqueue(client: Database, deliveries: readonly Delivery[], now: Instant): Promise<void> {
  // Sorted, because the order of rows from a set is not promised.
  await client.query(
    `insert into service.webhook_deliveries
       (webhook_id, member_id, message_id, kind, happened_at, event_id, stream, revision, data)
     select webhook_id, member_id, message_id, kind, happened_at, event_id, stream, revision, data
       from rows from (jsonb_to_recordset($1) as (webhook_id text, member_id text, message_id text, kind text,
              happened_at timestamptz, event_id uuid, stream text, revision integer, data jsonb)) with ordinality
              as r (webhook_id, member_id, message_id, kind, happened_at, event_id, stream, revision, data, nth)
      order by nth
     on conflict (webhook_id, message_id) do nothing`,
    [JSON.stringify(deliveries)],
  );
  const webhookIds = [...new Set(deliveries.map(({ webhook_id }) => webhook_id))];
  await client.query(
    `update service.webhook_queues set due_at = coalesce(due_at, $2::timestamptz), version = version + 1
      where webhook_id = any($1)`,
    [webhookIds, now],
  );
  await dropSurplus(client, webhookIds);
}

type Database = Querying;

/** After a stop, a webhook begins again with what happens then. */
export async function dropWaiting(db: Database, webhookIds: readonly string[]): Promise<void> {
  await db.query(
    `update service.webhook_queues
        set is_stopped = true, due_at = null, look_at = null, failures = 0, failing_since = null,
            version = version + 1
      where webhook_id = any($1)`,
    [webhookIds],
  );
  await db.query(
    `update service.webhook_deliveries set state = 'dropped', data = null, problem = 'stopped'
      where webhook_id = any($1) and state = 'waiting'`,
    [webhookIds],
  );
  await keepLast(db, webhookIds);
}

/** A receiver that accepts nothing while a program logs without end: the oldest messages are worth the least. */
export const mostWaiting = 1_000;
/** Enough to look back, and few enough to keep for every webhook. */
export const keptDeliveries = 50;

async function dropSurplus(db: Database, webhookIds: readonly string[]): Promise<void> {
  const { rowCount } = await db.query({
    name: 'drop-surplus-deliveries',
    text: `update service.webhook_deliveries d set state = 'dropped', data = null, problem = 'too many'
             from unnest($1::text[]) as w (id)
            where d.webhook_id = w.id and d.state = 'waiting' and d.seq <= (
              select seq from service.webhook_deliveries
               where webhook_id = w.id and state = 'waiting' order by seq desc offset ${mostWaiting} limit 1)`,
    values: [webhookIds],
  });
  if (rowCount) await keepLast(db, webhookIds);
}

/** Deletes what is too old to be shown. */
export async function keepLast(db: Database, webhookIds: readonly string[]): Promise<void> {
  await db.query({
    name: 'keep-last-deliveries',
    text: `delete from service.webhook_deliveries d using unnest($1::text[]) as w (id)
            where d.webhook_id = w.id and d.state <> 'waiting' and d.seq <= (
              select seq from service.webhook_deliveries
               where webhook_id = w.id and state <> 'waiting' order by seq desc offset ${keptDeliveries} limit 1)`,
    values: [webhookIds],
  });
}

async function forget(db: Database, webhookIds: readonly string[]): Promise<void> {
  await db.query('delete from service.webhook_queues where webhook_id = any($1)', [webhookIds]);
  await db.query('delete from service.webhook_deliveries where webhook_id = any($1)', [webhookIds]);
}
