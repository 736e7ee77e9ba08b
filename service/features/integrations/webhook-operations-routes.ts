import type { Context } from 'koa';
import { auditDecider } from '#domain/audit/audit.ts';
import { auditStream, type WebhooksHalted } from '#domain/audit/audit-events.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { tables } from '#projections/versions.ts';
import type { AppContext, AppRoute, Handler } from '#service/features/app-context.ts';
import { currentMember } from '#service/http/current-member.ts';
import { NotFound } from '#service/http/errors/http-failures.ts';
import { bodyOf, pathPart } from '#service/http/read-request.ts';
import {
  type FailingWebhook,
  failingWebhooksAnswer,
  stopWebhooksAnswer,
  stopWebhooksBody,
} from './webhook-operations-contract.ts';
import { mostWaiting } from './webhook-queue.ts';

const shownWebhooks = 50;

type FailingRow = Omit<FailingWebhook, 'failingSince'> & { readonly failingSince: Date };

/** The addresses are personal, so that they are not shown. */
const readFailing: Handler =
  ({ db }) =>
  async (ctx) => {
    const { rows } = await db.query<FailingRow>(
      `select q.webhook_id as id, q.member_id as "memberId", q.failing_since as "failingSince", q.failures,
              (select count(*)::integer from (
                 select from service.webhook_deliveries
                  where webhook_id = q.webhook_id and state = 'waiting' limit ${mostWaiting}) oldest) as waiting,
              d.status, d.problem
         from service.webhook_queues q
         left join lateral (
           select status, problem from service.webhook_deliveries
            where webhook_id = q.webhook_id and state = 'waiting' order by seq limit 1) d on true
        where q.failing_since is not null and not q.is_stopped and not q.is_off
        order by q.failing_since, q.webhook_id limit ${shownWebhooks}`,
    );
    const webhooks = rows.map((row) => ({ ...row, failingSince: row.failingSince.toISOString() }));
    ctx.body = { webhooks };
  };

/** The sender finds the event in the log, so that a stop is neither lost nor forgotten by a restart. */
const stopAll: Handler = (app) => async (ctx) => {
  const { reason } = bodyOf(ctx, stopWebhooksBody);
  const { rows } = await app.db.query<{ on: number }>(
    'select count(*)::integer as "on" from service.webhook_queues where not is_stopped',
  );
  const answer = await halt(app, ctx, { subject: null, webhookId: null, reason });
  ctx.body = { ...answer, stopped: rows[0]?.on ?? 0 };
};

/** The read model has a webhook as soon as it is added; its queue follows a moment later. */
const stopOne: Handler = (app) => async (ctx) => {
  const { reason } = bodyOf(ctx, stopWebhooksBody);
  const webhookId = pathPart(ctx, 'id');
  const { rows } = await app.db.query<{ member_id: string; is_on: boolean }>(
    `select w.member_id, w.state ->> 'stopped' is null and not coalesce(q.is_stopped, false) as is_on
       from ${tables.webhooks} w left join service.webhook_queues q on q.webhook_id = w.key where w.key = $1`,
    [webhookId],
  );
  const [known] = rows;
  if (!known) throw new NotFound('There is no such webhook. Perhaps its member has removed it.');
  const subject = asMemberId(known.member_id);
  ctx.body = { ...(await halt(app, ctx, { subject, webhookId, reason })), stopped: known.is_on ? 1 : 0 };
};

async function halt(
  { send }: AppContext,
  ctx: Context,
  which: Pick<WebhooksHalted, 'subject' | 'webhookId' | 'reason'>,
) {
  const { memberId: haltedBy, today } = currentMember(ctx);
  const command = { type: 'HaltWebhooks', haltedBy, ...which } as const;
  return (await send(ctx, auditDecider, auditStream(haltedBy, today), command)).answer;
}

export const webhookOperationsRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/webhooks',
    summary: 'The webhooks whose last message was not accepted, without their addresses.',
    audience: 'admins',
    answer: failingWebhooksAnswer,
    handle: readFailing,
  },
  {
    method: 'POST',
    path: '/api/admin/webhooks/stop',
    summary:
      'Stops every webhook that is on, and records who did so and why. Their members are notified, and may resume them.',
    audience: 'admins',
    body: stopWebhooksBody,
    answer: stopWebhooksAnswer,
    refusals: [[400, 'reason-required']],
    handle: stopAll,
  },
  {
    method: 'POST',
    path: '/api/admin/webhooks/:id/stop',
    summary: 'Stops one webhook, and records who did so and why. Its member is notified, and may resume it.',
    audience: 'admins',
    body: stopWebhooksBody,
    answer: stopWebhooksAnswer,
    refusals: [[400, 'reason-required']],
    handle: stopOne,
  },
];
