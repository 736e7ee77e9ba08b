-- When each process (a member's reminders, for one) must be looked at next. An index of the timers, which are events: it can be made again
-- from the log, by deleting the rows and the follower of the process.
create table service.process_wakes (
  process text not null,
  key text not null,
  -- -infinity: at once
  due_at timestamptz not null,
  -- Raised by each wake, so that work that began before it does not put the key to sleep.
  version bigint not null default 0,
  -- Failures since the last success.
  attempts integer not null default 0,
  primary key (process, key)
);
create index process_wakes_due on service.process_wakes (process, due_at);
