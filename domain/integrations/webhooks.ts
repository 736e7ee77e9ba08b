import { asInstant, type Instant } from '#domain/kernel/day.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import {
  type WebhookAdded,
  type WebhookEvent,
  type WebhookKind,
  type WebhookScope,
  type WebhookSettings,
  type WebhookStopped,
  webhookKinds,
  webhookScopes,
} from './webhook-events.ts';

type OfWebhook = { readonly memberId: MemberId; readonly webhookId: string };
/** Kinds and scopes in any order, also repeated. */
type AddWebhook = Omit<WebhookAdded, 'type'> & { readonly type: 'AddWebhook' };
type ChangeWebhook = OfWebhook & WebhookSettings & { readonly type: 'ChangeWebhook' };
type RotateWebhookSecret = OfWebhook & {
  readonly type: 'RotateWebhookSecret';
  readonly secretId: string;
  readonly at: Instant;
};
type StopWebhook = Omit<WebhookStopped, 'type'> & { readonly type: 'StopWebhook' };
type ResumeWebhook = OfWebhook & { readonly type: 'ResumeWebhook' };
type RemoveWebhook = OfWebhook & { readonly type: 'RemoveWebhook' };
export type WebhookCommand =
  | AddWebhook
  | ChangeWebhook
  | RotateWebhookSecret
  | StopWebhook
  | ResumeWebhook
  | RemoveWebhook;

type Webhook = WebhookSettings & {
  readonly webhookId: string;
  /** Every secret that it had, the current one last. */
  readonly secretIds: readonly string[];
  readonly isStopped: boolean;
};
type Webhooks = { readonly webhooks: readonly Webhook[]; readonly removed: readonly string[] };

/** Enough for the programs of a person: each costs a request for each of the member's news. */
export const maxWebhooks = 5;
/** In characters. */
export const maxWebhookUrlLength = 1_024;
/** How long the secret before a rotation signs as well. */
const secretOverlapHours = 24;

export const webhookDecider: Decider<Webhooks, WebhookCommand, WebhookEvent> = {
  initialState: { webhooks: [], removed: [] },
  decide(state, command) {
    if (command.type === 'AddWebhook') return add(state, command);
    const webhook = state.webhooks.find(({ webhookId }) => webhookId === command.webhookId);
    return webhook ? decideOn(webhook, command) : onMissing(state, command);
  },
  evolve({ webhooks, removed }, event) {
    const { webhookId } = event;
    if (event.type === 'WebhookRemoved')
      return {
        webhooks: webhooks.filter((one) => one.webhookId !== webhookId),
        removed: [...removed, webhookId],
      };
    if (event.type === 'WebhookAdded') {
      const { url, kinds, scopes, secretId } = event;
      return {
        webhooks: [...webhooks, { webhookId, url, kinds, scopes, secretIds: [secretId], isStopped: false }],
        removed,
      };
    }
    return {
      webhooks: webhooks.map((one) => (one.webhookId === webhookId ? after(one, event) : one)),
      removed,
    };
  },
};

function after(webhook: Webhook, event: Exclude<WebhookEvent, { type: 'WebhookAdded' }>): Webhook {
  switch (event.type) {
    case 'WebhookChanged': {
      const { url, kinds, scopes } = event;
      return { ...webhook, url, kinds, scopes };
    }
    case 'WebhookSecretRotated':
      return { ...webhook, secretIds: [...webhook.secretIds, event.secretId] };
    case 'WebhookStopped':
      return { ...webhook, isStopped: true };
    case 'WebhookResumed':
      return { ...webhook, isStopped: false };
    case 'WebhookRemoved':
      return webhook;
  }
}

function add({ webhooks, removed }: Webhooks, command: AddWebhook): readonly WebhookEvent[] {
  const { memberId, webhookId, secretId } = command;
  if ([...webhooks.map((one) => one.webhookId), ...removed].includes(webhookId)) return [];
  const settings = settingsIn(command);
  if (webhooks.length >= maxWebhooks)
    throw new Refusal(
      'too-many-webhooks',
      `You already have ${maxWebhooks} webhooks. Remove one that you no longer use to add another.`,
      'conflict',
    );
  return [{ type: 'WebhookAdded', memberId, webhookId, ...settings, secretId }];
}

type OnWebhook = Exclude<WebhookCommand, AddWebhook>;

function decideOn(webhook: Webhook, command: OnWebhook): readonly WebhookEvent[] {
  const { memberId, webhookId } = command;
  const of = { memberId, webhookId };
  switch (command.type) {
    case 'ChangeWebhook': {
      const settings = settingsIn(command);
      return isSame(webhook, settings) ? [] : [{ type: 'WebhookChanged', ...of, ...settings }];
    }
    case 'RotateWebhookSecret':
      return rotate(webhook, command);
    case 'StopWebhook':
      return webhook.isStopped ? [] : [{ type: 'WebhookStopped', ...of, reason: command.reason }];
    case 'ResumeWebhook':
      return webhook.isStopped ? [{ type: 'WebhookResumed', ...of }] : [];
    case 'RemoveWebhook':
      return [{ type: 'WebhookRemoved', ...of }];
  }
}

function rotate(
  { secretIds }: Webhook,
  { memberId, webhookId, secretId, at }: RotateWebhookSecret,
): readonly WebhookEvent[] {
  if (secretIds.includes(secretId)) return [];
  const previousUntil = asInstant(new Date(Date.parse(at) + secretOverlapHours * 3_600_000).toISOString());
  return [{ type: 'WebhookSecretRotated', memberId, webhookId, secretId, previousUntil }];
}

/** What ends a webhook that is gone already changes nothing. */
function onMissing({ removed }: Webhooks, command: OnWebhook): readonly WebhookEvent[] {
  const isEnd =
    command.type === 'RemoveWebhook' || (command.type === 'StopWebhook' && command.reason !== 'member');
  if (isEnd && removed.includes(command.webhookId)) return [];
  throw new Refusal('unknown-webhook', 'You have no such webhook. Reload the page to see yours.', 'missing');
}

/** @throws Refusal `no-webhook-kind` */
function settingsIn({ url, kinds, scopes }: WebhookSettings): WebhookSettings {
  const chosen = webhookKinds.filter((kind) => kinds.includes(kind));
  if (chosen.length === 0)
    throw new Refusal(
      'no-webhook-kind',
      'A webhook without any news sends nothing. Choose at least one kind.',
      'invalid',
    );
  return { url, kinds: chosen, scopes: webhookScopes.filter((scope) => scopes.includes(scope)) };
}

const isSame = (one: WebhookSettings, other: WebhookSettings): boolean =>
  one.url === other.url && isEqual(one.kinds, other.kinds) && isEqual(one.scopes, other.scopes);

const isEqual = (
  one: readonly (WebhookKind | WebhookScope)[],
  other: readonly (WebhookKind | WebhookScope)[],
): boolean => one.join() === other.join();
