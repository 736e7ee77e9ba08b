-- A data key for each owner, wrapped. A destroyed key stays as a row without content, so that what it encrypted can be distinguished from
-- what was encrypted elsewhere. Rows are updated only to wrap a key again or to destroy it. Erased owners get no key until they return.
-- Earlier versions made some of it without a record: what exists stays as it is.
create table if not exists vault.data_keys (
  key_id text collate "C" primary key,
  owner text collate "C" not null,
  wrapped bytea,
  wrapped_by text,
  created_at timestamptz not null default now(),
  destroyed_at timestamptz,
  check ((wrapped is null) = (destroyed_at is not null))
);
create unique index if not exists data_keys_live on vault.data_keys (owner) where destroyed_at is null;
create index if not exists data_keys_by_wrapping on vault.data_keys (wrapped_by) where destroyed_at is null;
create table if not exists vault.erased_owners (
  owner text collate "C" primary key,
  erased_at timestamptz not null default now()
);
