create table service.export_mails (
  member_id text primary key,
  key uuid not null,
  asked_at timestamptz not null,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  settled_at timestamptz,
  outcome text
);
create index export_mails_due on service.export_mails (due_at) where settled_at is null;
