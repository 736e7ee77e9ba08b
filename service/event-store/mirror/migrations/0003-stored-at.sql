-- When the mirrored store took the event, by its clock. Null in events that were mirrored before.
alter table mirror.events add column if not exists stored_at timestamptz;
