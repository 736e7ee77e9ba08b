-- Each version of a projection has rows, a checkpoint, a status and dead letters of its own, so that two releases run beside each other. Waits
-- for the leader of an earlier release, which would take the missing checkpoints for new projections.
select pg_advisory_xact_lock(hashtextextended('projections of ' || current_schema(), 0));

alter table checkpoint drop constraint checkpoint_pkey, add primary key (name, version);

alter table projection_status add column version integer;
update projection_status set version = checkpoint.version from checkpoint where checkpoint.name = projection_status.name;
delete from projection_status where version is null;
alter table projection_status drop constraint projection_status_pkey, add primary key (name, version);

alter table dead_letters add column version integer;
update dead_letters set version = checkpoint.version from checkpoint where checkpoint.name = dead_letters.projection;
delete from dead_letters where version is null;
alter table dead_letters drop constraint dead_letters_pkey, add primary key (projection, version, position);
drop index dead_letters_projection_owner_idx;
create index on dead_letters (projection, version, owner);

-- One lease for each version of a projection, with tokens above that of the leader before.
insert into leases (name, holder, instance, token, expires_at)
select format('projections of %s.%s_v%s', current_schema(), name, version), '', '', token, '-infinity' from checkpoint;
