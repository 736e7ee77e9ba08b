-- Every copy of the data outside the log and the read models, not only files with personal fields.
alter table service.exported_copies
  -- A file, a folder of tables, a schema that replay has made in this database, or the mirror of EventStoreDB.
  add column kind text not null default 'file' check (kind in ('file', 'tables', 'schema', 'mirror')),
  -- Of a schema: from then on an erasure deletes its rows at once. Null while it is made, and when that was interrupted.
  add column completed_at timestamptz;
comment on column service.exported_copies.host is 'Where it is; database for a schema and the mirror.';
comment on column service.exported_copies.place is 'An absolute path, or the name of a schema; null for standard output.';

-- Where the log ended when the erasure was complete: a mirror that goes as far has deleted the events.
alter table service.erased_in_copies add column position text collate "C";

insert into service.exported_copies (id, kind, host, place, completed_at)
select gen_random_uuid(), 'schema', 'database', nspname, clock_timestamp() from pg_namespace where nspname ~ '^as_of_[0-9_]+$'
union all
select gen_random_uuid(), 'mirror', 'database', 'mirror', null where to_regclass('mirror.progress') is not null;

-- Up to where the mirror goes; null without one.
create function service.mirrored_position() returns text language plpgsql stable as $$
declare
  mirrored text;
begin
  if to_regclass('mirror.progress') is null then return null; end if;
  execute 'select position from mirror.progress' into mirrored;
  return mirrored;
end
$$;

create view service.present_copies as
select * from service.exported_copies
 where removed_at is null and (kind not in ('schema', 'mirror') or to_regnamespace(place) is not null);

-- The erased people whom a copy may still hold.
create view service.held_in_copies as
select erased.* from service.erased_in_copies erased join service.present_copies present on present.id = erased.copy
 where case present.kind
         when 'schema' then present.completed_at is null
         when 'mirror' then erased.position > coalesce(service.mirrored_position(), '')
         else true
       end;
