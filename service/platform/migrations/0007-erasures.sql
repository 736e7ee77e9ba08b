create table service.erasures (
  id uuid primary key,
  kind text not null,
  subject text not null,
  zone text,
  registered_at text,
  streams jsonb,
  asked_at timestamptz not null default now(),
  unique (kind, subject)
);
create index erasures_by_subject on service.erasures (subject);
