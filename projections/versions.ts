import { liveSchema, versionedName } from '#projections/engine/tables.ts';

/**
 * The version of every read model. Increase one when its `key`, `evolve` or `table` give other rows than before: the next release then
 * builds separate rows, and the release before follows its rows until its last process ends.
 */
export const versions = {
  activities: 12,
  assessment_entries: 1,
  assessments: 5,
  audit_entries: 8,
  beta_requests: 4,
  body_metrics: 6,
  members: 8,
  points_ledgers: 6,
  programs: 6,
  push_devices: 1,
  quest_days: 5,
  reminders: 1,
  routines: 3,
  workout_templates: 1,
  workouts: 6,
} as const;

type Name = keyof typeof versions;

/** The table of each read model, with its schema, for the queries of this release. */
export const tables = Object.fromEntries(
  Object.entries(versions).map(([name, version]) => [
    name,
    `${liveSchema}.${versionedName({ name, version })}`,
  ]),
) as Readonly<Record<Name, string>>;
