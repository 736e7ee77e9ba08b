create table service.refused_commands (
  hour timestamptz not null,
  command text not null,
  reason text not null,
  refused integer not null,
  primary key (hour, command, reason)
);
comment on table service.refused_commands is 'How often rules refused commands of members, by hour, command and reason. Nothing about who sent them.';
comment on column service.refused_commands.hour is 'The beginning of the hour, in UTC.';
comment on column service.refused_commands.command is 'What was asked for, such as RespinWheel.';
comment on column service.refused_commands.reason is 'Why it was refused, such as no-spins-left.';
comment on column service.refused_commands.refused is 'How often, repeated attempts too.';
