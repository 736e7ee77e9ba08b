-- Set by an operator; the leader then tries the parked projection again and clears it.
alter table projection_status add column resume_requested boolean not null default false;
