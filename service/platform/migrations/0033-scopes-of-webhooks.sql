-- A message of a webhook without scopes has ids and numbers alone, so it is whole when it is noted. Null where the scopes are not known: then the
-- event is read for each attempt.
alter table service.webhook_queues add column scopes text[];
