create table service.kept_answers (
  member_id text not null,
  key text not null,
  fingerprint text not null,
  status integer not null,
  body text not null,
  kept_at timestamptz not null default now(),
  primary key (member_id, key)
);
create index kept_answers_by_age on service.kept_answers (kept_at);
