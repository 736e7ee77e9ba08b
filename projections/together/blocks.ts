import type { MemberId } from '#domain/kernel/ids.ts';
import { erasedMember, type MemberErased, memberErased } from '#domain/member/member-events.ts';
import type { MemberBlocked, MemberUnblocked } from '#domain/together/together-events.ts';
import { defineTable, type Projection, type RowOf } from '#projections/engine/projection.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { tables, versions } from '#projections/versions.ts';

type BlockState = { readonly memberId: MemberId; readonly blockedId: string };

const table = defineTable<BlockState>()({
  columns: { member_id: ['text', 'memberId'], blocked: ['blind', ({ blockedId }) => blockedId] },
  personal: { blockedId: '' },
  owner: 'member_id',
  indexes: ['member_id', 'blocked'],
});

/** One row for each block, by its id. Whom it is about is encrypted under the key of the member who blocks, with a keyed hash for look-ups. */
export const blocks: Projection<
  MemberBlocked | MemberUnblocked | MemberErased,
  BlockState,
  RowOf<typeof table>,
  null
> = {
  name: 'blocks',
  version: versions.blocks,
  holdsBack: 'owner',
  partition: 'member',
  handles: ['MemberBlocked', 'MemberUnblocked', ...memberErased],
  metadata: [],
  key: ({ event }) => ('blockId' in event ? event.blockId : null),
  owner: ({ event }) => event.memberId,
  clears: ({ event }) => erasedMember(event),
  initial: null,
  evolve: (_, { event }) =>
    event.type === 'MemberBlocked' ? { memberId: event.memberId, blockedId: event.blockedId } : null,
  table,
};

/** Whether a member blocked somebody, or somebody the member. In both cases neither sees the other. */
export async function blocksAround(
  { cipher, query }: Pick<RowDatabase, 'cipher' | 'query'>,
  memberId: MemberId,
): Promise<(other: MemberId) => boolean> {
  const { rows } = await query<{ by: MemberId; blocked: string }>(
    `select member_id as by, blocked from ${tables.blocks} where member_id = $1 or blocked = $2`,
    [memberId, cipher.blind(memberId)],
  );
  const own = new Set(rows.filter(({ by }) => by === memberId).map(({ blocked }) => blocked));
  const byOthers = new Set(rows.map(({ by }) => by).filter((by) => by !== memberId));
  return (other) => byOthers.has(other) || (own.size > 0 && own.has(cipher.blind(other)));
}
