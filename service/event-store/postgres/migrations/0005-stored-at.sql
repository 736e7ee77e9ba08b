-- When the log took an event, beside the time in its metadata, at which the service accepted the command: an imported event occurred long
-- before it was stored. In milliseconds, as instants are. Read after the lock of `head`, so that it follows the order of positions. Null in
-- events from before. Two statements, because a default of a new column would be written into every old row.
alter table log.events add column stored_at timestamptz;
alter table log.events alter column stored_at set default date_trunc('milliseconds', clock_timestamp());
