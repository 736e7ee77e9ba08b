-- The date on which a token was last used, in the zone of its member; a token that was never used has no row.
create table service.token_uses (
  token_id text primary key,
  member_id text not null,
  used_on date not null
);
create index token_uses_member on service.token_uses (member_id);
-- The commands of a token. Events of before have none.
alter table service.event_index add column token_id text;
create index event_index_token on service.event_index (token_id, occurred_at) where token_id is not null;
