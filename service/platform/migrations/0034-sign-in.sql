-- State of the built-in sign-in between requests: of the provider, and of the steps of a person on its pages. `id_hash` is a SHA-256, and
-- `payload` is encrypted, so a reader of the table can neither continue a sign-in nor see an address.
create table service.sign_in_state (
  model text not null,
  id_hash text not null,
  uid_hash text,
  grant_hash text,
  payload text not null,
  consumed_at bigint,
  expires_at timestamptz not null,
  primary key (model, id_hash)
);
create index sign_in_state_uid on service.sign_in_state (model, uid_hash) where uid_hash is not null;
create index sign_in_state_grant on service.sign_in_state (grant_hash) where grant_hash is not null;
create index sign_in_state_end on service.sign_in_state (expires_at);
-- The counter of signatures of each passkey at its last use. A passkey that was never used has no row.
create table service.passkey_uses (
  passkey_id text primary key,
  member_id text not null,
  counter bigint not null,
  used_on date not null
);
create index passkey_uses_member on service.passkey_uses (member_id);
