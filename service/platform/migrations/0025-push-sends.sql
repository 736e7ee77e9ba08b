-- What became of the latest message to each device; the devices themselves are events. It decides when a push service is asked again.
create table service.push_sends (
  device_id text primary key,
  member_id text not null,
  -- The latest message that the push service accepted, and when.
  sent_message text,
  sent_at timestamptz,
  -- Failures in a row, and until when no other attempt is made.
  failures integer not null default 0,
  not_before timestamptz,
  problem text
);
create index push_sends_member on service.push_sends (member_id);
