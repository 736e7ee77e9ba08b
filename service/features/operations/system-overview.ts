import { hostname } from 'node:os';
import * as z from 'zod';
import type { Instant } from '#domain/kernel/day.ts';
import { countAccessTokens } from '#projections/integrations/access-tokens.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { version } from '#projections/postgres/version.ts';
import type { EventStore } from '#service/event-store/port.ts';
import type { ApiRoute } from '#service/http/api-route.ts';
import { readSetting, storeSetting } from '#service/platform/settings.ts';
import { type OutboxState, outboxNames, type SystemAnswer, systemAnswer } from './system-contract.ts';
import { readUnreadEvents } from './unread-events.ts';
import { zonesInUse } from './zones-in-use.ts';

type Database = Pick<Pool, 'query'>;
type Options = {
  readonly db: Database;
  readonly events: Pick<EventStore, 'head' | 'readStream'>;
  readonly storeKind: SystemAnswer['store']['kind'];
  readonly now: () => Instant;
};

/** The state of a running service besides the read models. */
export function createSystemOverview({ db, events, storeKind, now }: Options): () => Promise<SystemAnswer> {
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();
  return async () => {
    const [head, postgres, outboxes, sessions, accessTokens, webhooks, lastBackup, zoneRules, unread] =
      await Promise.all([
        events.head(),
        postgresVersion(db),
        readOutboxes(db),
        countSessions(db),
        countAccessTokens(db, now()),
        countWebhooks(db),
        readLastBackup(db),
        zonesInUse({ db, events }, now()),
        readUnreadEvents(db),
      ]);
    return {
      ...{ version, node: process.versions.node, process: `${hostname()} ${process.pid}`, startedAt },
      ...{
        store: { kind: storeKind, head },
        postgres,
        outboxes,
        sessions,
        accessTokens,
        webhooks,
        lastBackup,
      },
      unreadEvents: [...unread],
      zoneRules: {
        ...zoneRules,
        runtimeDiffers: [...zoneRules.runtimeDiffers],
        postgresDiffers: [...zoneRules.postgresDiffers],
      },
    };
  };
}

async function postgresVersion(db: Database): Promise<string> {
  const { rows } = await db.query<{ version: string }>(`select current_setting('server_version') as version`);
  return rows[0]?.version ?? '';
}

async function countSessions(db: Database): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::integer as count from service.sessions
      where user_id is not null and revoked_at is null and expires_at > now()`,
  );
  return rows[0]?.count ?? 0;
}

/** Queues in the background, each with the age of its oldest entry. A growing age means that the work is stuck. */
export async function readOutboxes(db: Database): Promise<OutboxState[]> {
  const { rows } = await db.query<OutboxState>(
    `select name, count(*) filter (where outcome is null)::integer as waiting,
            extract(epoch from now() - min(since) filter (where outcome is null))::float8 as "oldestSeconds",
            count(*) filter (where outcome = 'given up')::integer as "givenUp"
       from (select 'decision-mails' as name, asked_at as since, outcome from service.mails
                where settled_at is null or outcome = 'given up'
              union all
              select 'export-mails', asked_at, outcome from service.export_mails
                where settled_at is null or outcome = 'given up'
              union all
              select 'recap-mails', asked_at, outcome from service.recap_mails
                where settled_at is null or outcome = 'given up'
              union all
              select 'erasures', asked_at, null from service.erasures
              union all
              select 'exported-copies', min(erased_at), null from service.held_in_copies group by copy
              union all
              select process, due_at, null from service.process_wakes
                where process = 'reminders' and due_at <= now() and due_at > '-infinity') as open
      group by name`,
  );
  const empty = { waiting: 0, oldestSeconds: null, givenUp: 0 };
  return outboxNames.map((name) => rows.find((row) => row.name === name) ?? { name, ...empty });
}

const lastBackup = z.object({ at: z.string(), events: z.number(), bytes: z.number() });
type LastBackup = z.infer<typeof lastBackup>;

export const noteBackup = (db: Database, backup: LastBackup): Promise<void> =>
  storeSetting(db, 'last-backup', JSON.stringify(lastBackup.parse(backup)));

export async function readLastBackup(db: Database): Promise<LastBackup | null> {
  const stored = await readSetting(db, 'last-backup');
  return stored === null ? null : lastBackup.parse(JSON.parse(stored));
}

/** Version, stores and work in the background, for admins. */
export type SystemContext = { readonly system: () => Promise<SystemAnswer> };

export const systemRoutes: readonly ApiRoute<SystemContext>[] = [
  {
    method: 'GET',
    path: '/api/admin/system',
    summary: 'Version, stores, work in the background, sessions and the last backup.',
    audience: 'admins',
    answer: systemAnswer,
    handle:
      ({ system }) =>
      async (ctx) => {
        ctx.body = await system();
      },
  },
];

async function countWebhooks(db: Pick<Pool, 'query'>): Promise<SystemAnswer['webhooks']> {
  const { rows } = await db.query<{ on: number; failing: number }>(
    `select count(*)::integer as "on", count(failing_since)::integer as failing
       from service.webhook_queues where not is_stopped and not is_off`,
  );
  return rows[0];
}
