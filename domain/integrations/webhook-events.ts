import type { Instant } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { TokenScope } from './access-token-events.ts';

/** The kinds of news that a webhook sends, in the order in which they are shown. */
export const webhookKinds = [
  'workout.logged',
  'quest.completed',
  'streak.at_risk',
  'streak.changed',
  'weight.logged',
  'program.phase',
] as const;
export type WebhookKind = (typeof webhookKinds)[number];

/** The scopes that add personal fields to the news of a webhook, in the order in which they are shown. */
export const webhookScopes = ['read:history', 'read:body'] as const satisfies readonly TokenScope[];
export type WebhookScope = (typeof webhookScopes)[number];

type OfWebhook = { readonly memberId: MemberId; readonly webhookId: string };

/** What a webhook sends, and where. */
export type WebhookSettings = {
  /** The https address of the receiver. It may hold a secret of the receiver. */
  readonly url: string;
  readonly kinds: readonly WebhookKind[];
  readonly scopes: readonly WebhookScope[];
};

export type WebhookAdded = OfWebhook &
  WebhookSettings & {
    readonly type: 'WebhookAdded';
    /** With the member's data key, the signing secret follows from it. The secret is stored nowhere. */
    readonly secretId: string;
  };
export type WebhookChanged = OfWebhook & WebhookSettings & { readonly type: 'WebhookChanged' };
export type WebhookSecretRotated = OfWebhook & {
  readonly type: 'WebhookSecretRotated';
  readonly secretId: string;
  /** Until then the secret before signs as well. */
  readonly previousUntil: Instant;
};

/** `failing`: the receiver accepted nothing for three days. `gone`: the receiver answered 410. `admin`: an admin stopped it. */
export type WebhookStopReason = 'member' | 'failing' | 'gone' | 'admin';
export type WebhookStopped = OfWebhook & {
  readonly type: 'WebhookStopped';
  readonly reason: WebhookStopReason;
};
type WebhookResumed = OfWebhook & { readonly type: 'WebhookResumed' };
type WebhookRemoved = OfWebhook & { readonly type: 'WebhookRemoved' };

export type WebhookEvent =
  | WebhookAdded
  | WebhookChanged
  | WebhookSecretRotated
  | WebhookStopped
  | WebhookResumed
  | WebhookRemoved;

export const webhookStream = (memberId: MemberId): string => `webhooks-${memberId}`;
