-- How long a mail has waited: due_at moves with each attempt.
alter table service.mails add column asked_at timestamptz not null default now();
