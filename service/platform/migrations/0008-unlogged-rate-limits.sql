-- Counts are not worth a wait for the disk; after a crash of the database they start from 0.
alter table service.rate_limits set unlogged;
