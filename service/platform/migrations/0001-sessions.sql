create table service.sessions (
  id_hash text primary key,
  user_id text,
  data text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_by_user on service.sessions (user_id) where user_id is not null;
create index sessions_by_expiry on service.sessions (expires_at);
