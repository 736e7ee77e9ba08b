create table service.mails (
  key uuid primary key,
  request_id text not null,
  decision text not null,
  revision integer not null,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  settled_at timestamptz,
  outcome text
);
create index mails_due on service.mails (due_at) where settled_at is null;
