import type { Instant } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { erasedMember, type MemberErased, memberErased } from '#domain/member/member-events.ts';
import { maxOpenInvitations } from '#domain/together/together.ts';
import type {
  CircleInvitationTaken,
  FriendshipBegan,
  InvitationMade,
  InvitationWithdrawn,
} from '#domain/together/together-events.ts';
import { defineTable, type Projection, type RowOf } from '#projections/engine/projection.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { tables, versions } from '#projections/versions.ts';

type InvitationState = {
  readonly memberId: MemberId;
  readonly codeHash: string;
  readonly expiresAt: Instant;
  readonly circleId: string | null;
  /** The friendship or place that it gave; null while it is open. */
  readonly gave: string | null;
};

const table = defineTable<InvitationState>()({
  columns: {
    member_id: ['text', 'memberId'],
    code_hash: ['text', 'codeHash'],
    expires_at: ['text', 'expiresAt'],
    circle_id: ['text null', 'circleId'],
    gave: ['text null', 'gave'],
  },
  owner: 'member_id',
  indexes: ['code_hash', 'member_id, expires_at'],
});

/** One row for each invitation that was not taken back, by its id. An accepted one stays, so that its acceptance can be repeated. */
export const invitations: Projection<
  InvitationMade | InvitationWithdrawn | FriendshipBegan | CircleInvitationTaken | MemberErased,
  InvitationState,
  RowOf<typeof table>,
  null
> = {
  name: 'invitations',
  version: versions.invitations,
  holdsBack: 'owner',
  partition: 'member',
  handles: [
    ...(['InvitationMade', 'InvitationWithdrawn', 'FriendshipBegan', 'CircleInvitationTaken'] as const),
    ...memberErased,
  ],
  personal: [],
  metadata: [],
  key: ({ event }) => ('invitationId' in event ? event.invitationId : null),
  owner: ({ event }) => event.memberId,
  clears: ({ event }) => erasedMember(event),
  initial: null,
  evolve(state, { event }) {
    switch (event.type) {
      case 'InvitationMade': {
        const { memberId, codeHash, expiresAt, circleId } = event;
        return { memberId, codeHash, expiresAt, circleId, gave: null };
      }
      case 'FriendshipBegan':
        return state && { ...state, gave: event.friendshipId };
      case 'CircleInvitationTaken':
        return state && { ...state, gave: event.placeId };
      default:
        return null;
    }
  },
  table,
};

export type Invitation = Omit<InvitationState, 'codeHash'> & { readonly invitationId: string };

const shown = `key as "invitationId", member_id as "memberId", expires_at as "expiresAt", circle_id as "circleId", gave`;

/** The invitation of a code at an instant, also an accepted one; null when there is none, or it has expired. */
export async function invitationBy(
  db: Pick<RowDatabase, 'query'>,
  codeHash: string,
  at: Instant,
): Promise<Invitation | null> {
  const { rows } = await db.query<Invitation>(
    `select ${shown} from ${tables.invitations}
      where code_hash = $1 and expires_at > $2 order by key limit 1`,
    [codeHash, at],
  );
  return rows[0] ?? null;
}

/** The invitations of a member that still work, the newest first. */
export async function openInvitationsOf(
  db: Pick<RowDatabase, 'query'>,
  memberId: MemberId,
  at: Instant,
): Promise<readonly Invitation[]> {
  const { rows } = await db.query<Invitation>(
    `select ${shown} from ${tables.invitations}
      where member_id = $1 and expires_at > $2 and gave is null order by expires_at desc, key limit ${maxOpenInvitations}`,
    [memberId, at],
  );
  return rows;
}
