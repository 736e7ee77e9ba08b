import { liveSchema, versionedName } from '#projections/engine/tables.ts';

/**
 * The version of every read model. Increase a version when the `key`, `evolve` or `table` of its read model give other rows than before.
 * The next release then builds separate rows. The release before follows its own rows until its last process ends.
 */
export const versions = {
  access_tokens: 1,
  activities: 17,
  assessment_entries: 2,
  assessments: 6,
  audit_entries: 14,
  badges: 3,
  beta_requests: 7,
  blocks: 1,
  body_metrics: 8,
  check_ins: 1,
  circle_places: 2,
  friendships: 3,
  imports: 3,
  invitations: 1,
  members: 9,
  month_paths: 3,
  personal_badges: 5,
  points_ledgers: 8,
  programs: 9,
  public_pages: 2,
  push_devices: 2,
  quest_days: 7,
  reminders: 1,
  reports: 1,
  routines: 4,
  shared_profiles: 1,
  sign_in_accounts: 2,
  webhooks: 1,
  workout_templates: 2,
  workouts: 10,
} as const;

type Name = keyof typeof versions;

/** The table of each read model, with its schema, for the queries of this release. */
export const tables = Object.fromEntries(
  Object.entries(versions).map(([name, version]) => [
    name,
    `${liveSchema}.${versionedName({ name, version })}`,
  ]),
) as Readonly<Record<Name, string>>;
