import * as z from '#schema';
import { instant } from '#service/http/fields-contract.ts';
import { unreadEvents } from './unread-contract.ts';

/** Reminders wait from the time at which they are due. */
export const outboxNames = [
  'decision-mails',
  'export-mails',
  'recap-mails',
  'reminders',
  'erasures',
  'exported-copies',
] as const;

export const systemAnswer = z.object({
  /** Version of the process that answers. */
  version: z.string(),
  node: z.string(),
  process: z.string(),
  startedAt: instant,
  store: z.object({
    kind: z.enum(['postgres', 'eventstoredb']),
    /** Position of the newest event. */
    head: z.string(),
  }),
  /** Version of Postgres. */
  postgres: z.string(),
  /** Work that waits in the background. */
  outboxes: z.array(
    z.object({
      name: z.enum(outboxNames),
      waiting: z.number(),
      /** Age of the oldest one that waits; null when none does. */
      oldestSeconds: z.nullable(z.number()),
      /** Those that are no longer tried. */
      givenUp: z.number(),
    }),
  ),
  /** The zone rules in force, and the zones of members for which the runtime or Postgres has other ones. */
  zoneRules: z.object({
    version: z.string(),
    /** Null for the rules of the beginning. */
    adoptedAt: z.nullable(instant),
    zones: z.number(),
    runtimeDiffers: z.array(z.string()),
    postgresDiffers: z.array(z.string()),
  }),
  /** Types of events that this release does not know; absent from a release before they were counted. */
  unreadEvents: z.optional(z.array(unreadEvents)),
  /** Access tokens that are neither revoked nor expired; absent from a release before there were any. */
  accessTokens: z.optional(z.number()),
  /** Webhooks that are not stopped, and those of them whose last attempt was not accepted; absent from a release before there were any. */
  webhooks: z.optional(z.object({ on: z.number(), failing: z.number() })),
  /** Sessions of signed-in people that have not ended. */
  sessions: z.number(),
  /** The last backup that `npm run backup` has completed; null when there was none. */
  lastBackup: z.nullable(z.object({ at: instant, events: z.number(), bytes: z.number() })),
});

export type SystemAnswer = z.infer<typeof systemAnswer>;
export type OutboxState = SystemAnswer['outboxes'][number];
