import { isIP } from 'node:net';
import type { Context } from 'koa';
import { privacyDefaults } from '#domain/catalogue/content/preference-defaults.ts';
import { webhookStream } from '#domain/integrations/webhook-events.ts';
import { type WebhookCommand, webhookDecider } from '#domain/integrations/webhooks.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { MemberState } from '#domain/member/member.ts';
import { type Webhook, webhooksOf } from '#projections/integrations/webhooks.ts';
import type { AppContext } from '#service/features/app-context.ts';
import type { ApiRoute, Handler as RouteHandler } from '#service/http/api-route.ts';
import { currentMember } from '#service/http/current-member.ts';
import { Forbidden, HttpFailure, NotFound } from '#service/http/errors/http-failures.ts';
import { bodyOf, pathPart } from '#service/http/read-request.ts';
import { commandIdOfMember } from '#service/http/send-command.ts';
import { refuseWithoutProof } from '#service/http/session/session.ts';
import { isOfOrigins } from '#service/platform/outbound/guarded-post.ts';
import {
  answerTimeoutMs,
  attemptMessage,
  deliveriesOf,
  noteSent,
  queuesOf,
  type WebhookSending,
} from './webhook-delivery.ts';
import { webhookSecret } from './webhook-message.ts';
import { messageIdOf } from './webhook-queue.ts';
import {
  type ShownWebhook,
  type Webhooks,
  webhookBody,
  webhookCommandAnswer,
  webhookDeliveriesAnswer,
  webhookSecretAnswer,
  webhooksAnswer,
  webhookTestAnswer,
} from './webhooks-contract.ts';

/** The routes of webhooks need this beyond the context of all features. */
export type WebhooksContext = AppContext & {
  readonly webhookSending: Pick<WebhookSending, 'origins' | 'resolve'>;
};
type Handler = RouteHandler<WebhooksContext>;

const readWebhooks: Handler = (app) => async (ctx) => {
  ctx.body = await webhooksFor(app, ctx);
};

/** Requires a recent sign-in, as a token does: a person who finds an unlocked device could otherwise get the news for months. */
const addWebhook: Handler = (app) => async (ctx) => {
  const { memberId, member } = currentMember(ctx);
  const settings = bodyOf(ctx, webhookBody);
  refuseAddress(app, settings.url);
  refuseWithoutProof(ctx);
  refuseSwitchedOff(member);
  // No answer with the secret is stored: a repeated request derives the secret again.
  ctx.state.isForgotten = true;
  const id = commandIdOfMember(ctx);
  const command = { type: 'AddWebhook', memberId, webhookId: id, ...settings, secretId: id } as const;
  const answer = await send(app, ctx, command);
  ctx.status = 201;
  ctx.body = { ...answer, secret: webhookSecret(await app.dataKeyOf(memberId), id, id) };
};

const changeWebhook: Handler = (app) => async (ctx) => {
  const { memberId } = currentMember(ctx);
  const settings = bodyOf(ctx, webhookBody);
  refuseAddress(app, settings.url);
  refuseWithoutProof(ctx);
  ctx.body = await send(app, ctx, { type: 'ChangeWebhook', ...named(ctx, memberId), ...settings });
};

const rotateSecret: Handler = (app) => async (ctx) => {
  const { memberId, at } = currentMember(ctx);
  refuseWithoutProof(ctx);
  ctx.state.isForgotten = true;
  const of = named(ctx, memberId);
  const secretId = commandIdOfMember(ctx);
  const answer = await send(app, ctx, { type: 'RotateWebhookSecret', ...of, secretId, at });
  ctx.body = { ...answer, secret: webhookSecret(await app.dataKeyOf(memberId), of.webhookId, secretId) };
};

const stopWebhook: Handler = (app) => async (ctx) => {
  const of = named(ctx, currentMember(ctx).memberId);
  ctx.body = await send(app, ctx, { type: 'StopWebhook', ...of, reason: 'member' });
};

const resumeWebhook: Handler = (app) => async (ctx) => {
  const { memberId, member } = currentMember(ctx);
  refuseSwitchedOff(member);
  ctx.body = await send(app, ctx, { type: 'ResumeWebhook', ...named(ctx, memberId) });
};

const removeWebhook: Handler = (app) => async (ctx) => {
  ctx.body = await send(app, ctx, { type: 'RemoveWebhook', ...named(ctx, currentMember(ctx).memberId) });
};

/** Sends at once, also to a stopped webhook: a member tries it before they resume it. */
const testWebhook: Handler = (app) => async (ctx) => {
  const { member, at } = currentMember(ctx);
  refuseSwitchedOff(member);
  const webhook = await ownWebhook(app, ctx);
  const message = {
    id: messageIdOf(webhook.webhookId, commandIdOfMember(ctx)),
    ...{ type: 'test', timestamp: at, data: { webhookId: webhook.webhookId } },
  };
  const sending = { ...app.webhookSending, dataKeyOf: app.dataKeyOf, now: app.now };
  const attempt = await attemptMessage(sending, webhook, message, AbortSignal.timeout(answerTimeoutMs));
  await noteSent(app.db, webhook, message, attempt, app.now());
  const { isAccepted, status, problem, milliseconds } = attempt;
  ctx.body = { isAccepted, status, problem, milliseconds };
};

const readDeliveries: Handler = (app) => async (ctx) => {
  const { memberId, webhookId } = await ownWebhook(app, ctx);
  const deliveries = await deliveriesOf(app.db, memberId, webhookId);
  ctx.body = { deliveries: deliveries.map(({ webhookId: _, ...shown }) => shown) };
};

const named = (ctx: Context, memberId: MemberId) => ({ memberId, webhookId: pathPart(ctx, 'id') });

async function send(app: WebhooksContext, ctx: Context, command: WebhookCommand) {
  const { answer } = await app.send(ctx, webhookDecider, webhookStream(command.memberId), command);
  return { ...answer, ...(await webhooksFor(app, ctx)) };
}

async function ownWebhook({ db }: WebhooksContext, ctx: Context): Promise<Webhook> {
  const id = pathPart(ctx, 'id');
  const own = await webhooksOf(db, currentMember(ctx).memberId);
  const webhook = own.find(({ webhookId }) => webhookId === id);
  if (!webhook) throw new NotFound('You have no such webhook.');
  return webhook;
}

async function webhooksFor({ db, now }: WebhooksContext, ctx: Context): Promise<Webhooks> {
  const { memberId } = currentMember(ctx);
  const [own, queues] = await Promise.all([webhooksOf(db, memberId), queuesOf(db, memberId)]);
  const at = now();
  const shown = ({ webhookId, url, kinds, scopes, addedAt, stopped, previous }: Webhook): ShownWebhook => ({
    ...{ id: webhookId, url, kinds: [...kinds], scopes: [...scopes], addedAt, stopped },
    previousSecretUntil: previous && previous.until > at ? previous.until : null,
    ...(queues.get(webhookId) ?? { failingSince: null, retryAt: null }),
  });
  return { webhooks: own.map(shown) };
}

/** @throws Forbidden while the member has integrations switched off. */
function refuseSwitchedOff({ privacy }: Pick<MemberState, 'privacy'>): void {
  if ((privacy ?? privacyDefaults).thirdPartyIntegrations) return;
  throw new Forbidden(
    'integrations-off',
    'Third-party Integrations is switched off, so no webhook gets news. Switch it on to go on.',
  );
}

/** Where its name leads is checked at each attempt, because that can change. @throws HttpFailure */
function refuseAddress({ webhookSending }: WebhooksContext, url: string): void {
  if (isOfOrigins(url, webhookSending.origins) || isPublicAddress(url)) return;
  throw new HttpFailure(
    400,
    'invalid-webhook-address',
    'We call public https addresses with a host name only. Give one such as https://hooks.example/rondel.',
  );
}

function isPublicAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password, hash } = new URL(url);
  const isPlain = username === '' && password === '' && hash === '';
  const isName = hostname.includes('.') && !hostname.startsWith('[') && isIP(hostname) === 0;
  return protocol === 'https:' && isPlain && isName;
}

const unknown = [404, 'unknown-webhook'] as const;
const ofSettings = [
  [400, 'invalid-webhook-address'],
  [400, 'no-webhook-kind'],
  [403, 'sign-in-again'],
] as const;

/** None has a scope, so no token sends news elsewhere. */
export const webhooksRoutes: readonly ApiRoute<WebhooksContext>[] = [
  {
    method: 'GET',
    path: '/api/me/webhooks',
    summary: 'The member’s webhooks, without their signing secrets.',
    audience: 'members',
    answer: webhooksAnswer,
    handle: readWebhooks,
  },
  {
    method: 'POST',
    path: '/api/me/webhooks',
    summary:
      'Adds a webhook, which then gets the member’s news by the Standard Webhooks specification. The answer has its signing secret. At most 5. Wants Third-party Integrations on, and a sign-in of the last 15 minutes.',
    audience: 'members',
    body: webhookBody,
    status: 201,
    answer: webhookSecretAnswer,
    refusals: [...ofSettings, [403, 'integrations-off'], [409, 'too-many-webhooks']],
    handle: addWebhook,
  },
  {
    method: 'PUT',
    path: '/api/me/webhooks/:id',
    summary: 'Changes the address, kinds or scopes of a webhook. Wants a sign-in of the last 15 minutes.',
    audience: 'members',
    body: webhookBody,
    answer: webhookCommandAnswer,
    refusals: [...ofSettings, unknown],
    handle: changeWebhook,
  },
  {
    method: 'DELETE',
    path: '/api/me/webhooks/:id',
    summary: 'Removes a webhook with its log.',
    audience: 'members',
    answer: webhookCommandAnswer,
    refusals: [unknown],
    handle: removeWebhook,
  },
  {
    method: 'POST',
    path: '/api/me/webhooks/:id/secret',
    summary:
      'Gives a webhook another signing secret. For 24 hours the one before signs as well. Wants a sign-in of the last 15 minutes.',
    audience: 'members',
    answer: webhookSecretAnswer,
    refusals: [[403, 'sign-in-again'], unknown],
    handle: rotateSecret,
  },
  {
    method: 'POST',
    path: '/api/me/webhooks/:id/stop',
    summary: 'Stops a webhook: what waits for it is dropped.',
    audience: 'members',
    answer: webhookCommandAnswer,
    refusals: [unknown],
    handle: stopWebhook,
  },
  {
    method: 'POST',
    path: '/api/me/webhooks/:id/resume',
    summary: 'Lets a stopped webhook get news again, from now on.',
    audience: 'members',
    answer: webhookCommandAnswer,
    refusals: [[403, 'integrations-off'], unknown],
    handle: resumeWebhook,
  },
  {
    method: 'POST',
    path: '/api/me/webhooks/:id/test',
    summary: 'Sends a message of the type test at once, and says what the receiver answered.',
    audience: 'members',
    limit: 'webhookTest',
    answer: webhookTestAnswer,
    refusals: [[403, 'integrations-off']],
    handle: testWebhook,
  },
  {
    method: 'GET',
    path: '/api/me/webhooks/:id/deliveries',
    summary: 'The last messages of a webhook, and what its receiver answered.',
    audience: 'members',
    answer: webhookDeliveriesAnswer,
    handle: readDeliveries,
  },
];
