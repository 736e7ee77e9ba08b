-- The number of the event's member (projections/engine/member-range.ts), so that a rebuild which folds a part of the members reads only their
-- events without hashing an id in each of the others. Null in events that the release before has written: for those the number is calculated
-- when they are read.
alter table mirror.events add column if not exists member_no int;
