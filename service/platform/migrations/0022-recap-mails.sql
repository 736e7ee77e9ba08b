-- Weekly recaps by mail: one for each member and week. They hold no figures and no address; both are looked up when the mail is written.
create table service.recap_mails (
  member_id text not null,
  week text not null,
  key uuid not null unique,
  asked_at timestamptz not null default now(),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  settled_at timestamptz,
  outcome text,
  problem text,
  primary key (member_id, week)
);
create index recap_mails_due on service.recap_mails (due_at) where settled_at is null;
create index recap_mails_given_up on service.recap_mails (settled_at) where outcome = 'given up';
