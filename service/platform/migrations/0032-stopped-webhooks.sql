-- The event by which an admin stopped a webhook that has no WebhookStopped for it yet; null otherwise. Rows follow from the log.
alter table service.webhook_queues add column halted_by uuid;
create index webhook_queues_halted on service.webhook_queues (webhook_id) where halted_by is not null;
-- For the list of what fails.
create index webhook_queues_failing on service.webhook_queues (failing_since) where failing_since is not null;
