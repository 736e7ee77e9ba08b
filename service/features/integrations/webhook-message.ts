import { createHmac, hkdfSync, type KeyObject } from 'node:crypto';
import type { DomainEvent } from '#domain/events.ts';
import type { WebhookScope } from '#domain/integrations/webhook-events.ts';
import type { Instant } from '#domain/kernel/day.ts';
import type { Webhook } from '#projections/integrations/webhooks.ts';

/** A message in the form of the Standard Webhooks specification. */
export type WebhookMessage = {
  /** The same in every attempt. */
  readonly id: string;
  readonly type: string;
  /** When it happened. */
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
};

const secretPrefix = 'whsec_';
const secretBytes = 32;

/**
 * The signing secret of a webhook, as the specification writes it. It follows from the member's data key, so that it is stored nowhere and ends with
 * that key.
 */
export function webhookSecret(dataKey: KeyObject, webhookId: string, secretId: string): string {
  const bytes = hkdfSync('sha256', dataKey, '', `rondel webhook ${webhookId} ${secretId}`, secretBytes);
  return secretPrefix + Buffer.from(bytes).toString('base64');
}

/** The secrets that sign now: during a rotation also the one before. */
export function signingSecrets(webhook: Webhook, dataKey: KeyObject, now: Instant): readonly string[] {
  const { webhookId, secretId, previous } = webhook;
  const ids = previous && previous.until > now ? [secretId, previous.secretId] : [secretId];
  return ids.map((id) => webhookSecret(dataKey, webhookId, id));
}

/** The body and the headers of an attempt. @param now the instant of the attempt, which the signature covers */
export function signedMessage(
  { id, ...content }: WebhookMessage,
  secrets: readonly string[],
  now: Instant,
): { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> } {
  const text = JSON.stringify(content);
  const seconds = String(Math.floor(Date.parse(now) / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${text}`).digest('base64')}`;
  });
  return {
    body: Buffer.from(text),
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Rondel-Webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': seconds,
      'webhook-signature': signatures.join(' '),
    },
  };
}

/**
 * The data of the news that an event is: ids and numbers. Personal fields are added by the scopes that the member chose for the webhook. Null for an event
 * that is no news.
 */
export function newsIn(
  event: DomainEvent,
  scopes: readonly WebhookScope[],
): Readonly<Record<string, unknown>> | null {
  switch (event.type) {
    case 'WorkoutLogged': {
      const { workoutId, templateId, date, durationMinutes, points, isCompleted } = event;
      const { perceivedExertion, moodAfter, sets, distanceMeters } = event;
      return {
        ...{ workoutId, templateId, date, durationMinutes, points, isCompleted },
        ...(scopes.includes('read:history') && { perceivedExertion, moodAfter, sets, distanceMeters }),
      };
    }
    case 'QuestCompleted': {
      const { questId, date, points, luckyDay } = event;
      return { questId, date, points, luckyDay };
    }
    case 'WeightLogged':
    case 'WeightCorrected': {
      const { entryId, date, weight } = event;
      const isCorrection = event.type === 'WeightCorrected';
      return { entryId, date, isCorrection, ...(scopes.includes('read:body') && { weight }) };
    }
    default:
      return null;
  }
}
