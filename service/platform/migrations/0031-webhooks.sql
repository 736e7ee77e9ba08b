-- What each webhook waits for: the index of due work. It has no address and no secret. Rows follow from the log.
create table service.webhook_queues (
  webhook_id text primary key,
  member_id text not null,
  kinds text[] not null,
  -- Stopped by the member, an admin, or three days of failures.
  is_stopped boolean not null default false,
  -- The member has Third-party Integrations switched off.
  is_off boolean not null default false,
  -- When the oldest waiting delivery is tried; null when nothing waits.
  due_at timestamptz,
  -- When the streak and the program are looked at; null when no kind needs that.
  look_at timestamptz,
  -- Streak and phase at the last look; null before the first.
  known_standing jsonb,
  failures integer not null default 0,
  -- Since when nothing was accepted; null when the last attempt was accepted.
  failing_since timestamptz,
  -- Rises with each piece of work that is added, so that its removal from the index by a process that has not seen it fails.
  version bigint not null default 0
);
create index webhook_queues_member on service.webhook_queues (member_id);
create index webhook_queues_due on service.webhook_queues (due_at) where due_at is not null;
create index webhook_queues_look on service.webhook_queues (look_at) where look_at is not null;

-- One row for each piece of news of each webhook, in the order of the log. The last ones stay as a log for the member.
create table service.webhook_deliveries (
  seq bigint generated always as identity primary key,
  webhook_id text not null,
  member_id text not null,
  -- The same in every attempt: the header webhook-id.
  message_id text not null,
  kind text not null,
  happened_at timestamptz not null,
  -- Where the event is; null for news that no event has, which is in the data.
  event_id uuid,
  stream text,
  revision integer,
  data jsonb,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'dropped')),
  attempts integer not null default 0,
  tried_at timestamptz,
  -- Of the last attempt: the status of the answer, or a word for the problem.
  status integer,
  problem text,
  milliseconds integer,
  unique (webhook_id, message_id)
);
create index webhook_deliveries_waiting on service.webhook_deliveries (webhook_id, seq) where state = 'waiting';
create index webhook_deliveries_log on service.webhook_deliveries (webhook_id, seq);
create index webhook_deliveries_member on service.webhook_deliveries (member_id);
