-- Files with personal fields that npm run export wrote. No erasure reaches them, so an operator has to delete them or write them again.
create table service.exported_copies (
  id uuid primary key,
  host text not null,
  -- An absolute path; null for standard output.
  place text,
  made_at timestamptz not null default clock_timestamp(),
  removed_at timestamptz,
  note text,
  unique (host, place)
);
-- Who was erased since a copy was made and may still be in it. Their ids alone stay here, until the copy is gone.
create table service.erased_in_copies (
  copy uuid not null references service.exported_copies on delete cascade,
  subject text not null,
  erased_at timestamptz not null default clock_timestamp(),
  primary key (copy, subject)
);
