import type {
  WebhookEvent,
  WebhookSettings,
  WebhookStopReason,
} from '#domain/integrations/webhook-events.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { erasedMember, type MemberErased, memberErased } from '#domain/member/member-events.ts';
import { defineTable, type Projection, type RowOf, stateColumns } from '#projections/engine/projection.ts';
import { type EncryptedRow, openRows, type RowDatabase } from '#projections/engine/row-cipher.ts';
import { tables, versions } from '#projections/versions.ts';

type WebhookState = WebhookSettings & {
  readonly memberId: MemberId;
  readonly secretId: string;
  /** The secret before the last rotation, and until when it signs as well; null before the first rotation. */
  readonly previous: { readonly secretId: string; readonly until: string } | null;
  readonly addedAt: string;
  /** Null while it gets news. */
  readonly stopped: { readonly reason: WebhookStopReason; readonly at: string } | null;
};

const table = defineTable<WebhookState>()({
  columns: {
    member_id: ['text', 'memberId'],
    added_at: ['text', 'addedAt'],
  },
  personal: { url: '' },
  owner: 'member_id',
  indexes: ['member_id, added_at'],
});

/** One row per webhook, by its id. A reset of the member keeps them: they belong to the account. */
export const webhooks: Projection<WebhookEvent | MemberErased, WebhookState, RowOf<typeof table>, null> = {
  name: 'webhooks',
  version: versions.webhooks,
  holdsBack: 'owner',
  partition: 'member',
  handles: [
    'WebhookAdded',
    'WebhookChanged',
    'WebhookSecretRotated',
    'WebhookStopped',
    'WebhookResumed',
    'WebhookRemoved',
    ...memberErased,
  ],
  metadata: ['WebhookAdded', 'WebhookStopped'],
  key: ({ event }) => ('webhookId' in event ? event.webhookId : null),
  owner: ({ event }) => event.memberId,
  clears: ({ event }) => erasedMember(event),
  initial: null,
  // The metadata of other types are not read, so that asking for them fails.
  evolve(state, recorded) {
    const { event } = recorded;
    if (event.type === 'WebhookAdded') {
      const { memberId, url, kinds, scopes, secretId } = event;
      return {
        ...{ memberId, url, kinds, scopes, secretId },
        ...{ previous: null, addedAt: recorded.metadata.occurredAt, stopped: null },
      };
    }
    if (state === null) return null;
    switch (event.type) {
      case 'WebhookChanged': {
        const { url, kinds, scopes } = event;
        return { ...state, url, kinds, scopes };
      }
      case 'WebhookSecretRotated': {
        const { secretId, previousUntil: until } = event;
        return { ...state, secretId, previous: { secretId: state.secretId, until } };
      }
      case 'WebhookStopped':
        return { ...state, stopped: { reason: event.reason, at: recorded.metadata.occurredAt } };
      case 'WebhookResumed':
        return { ...state, stopped: null };
      default:
        return null;
    }
  },
  table,
};

export type Webhook = WebhookState & { readonly webhookId: string };

/** A member's webhooks, those added first first. */
export const webhooksOf = (db: RowDatabase, memberId: MemberId): Promise<readonly Webhook[]> =>
  read(db, 'webhooks-of', 'where member_id = $1 order by added_at, key', memberId);

/** Those of the ids that are there, in any order. */
export const webhooksNamed = (db: RowDatabase, ids: readonly string[]): Promise<readonly Webhook[]> =>
  read(db, 'webhooks-named', 'where key = any($1)', ids);

async function read(
  db: RowDatabase,
  name: string,
  which: string,
  value: string | readonly string[],
): Promise<readonly Webhook[]> {
  const { rows } = await db.query<EncryptedRow<WebhookState>>({
    name,
    text: `select ${stateColumns(webhooks)} from ${tables.webhooks} ${which}`,
    values: [value],
  });
  const states = await openRows(db.cipher, webhooks, rows);
  return rows.flatMap(({ key }, index) => {
    const state = states[index];
    return state ? [{ webhookId: key, ...state }] : [];
  });
}
