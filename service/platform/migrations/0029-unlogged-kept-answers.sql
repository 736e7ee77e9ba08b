-- After a crash of the database, the events of a command give its answer again.
alter table service.kept_answers set unlogged;
