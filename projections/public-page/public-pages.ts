import type { MemberId } from '#domain/kernel/ids.ts';
import { erasedMember, type MemberErased, memberErased } from '#domain/member/member-events.ts';
import { type PublicPageState, publicPageDecider } from '#domain/public-page/public-page.ts';
import type { PublicPageEvent } from '#domain/public-page/public-page-events.ts';
import { defineTable, type Projection, type RowOf, stateColumns } from '#projections/engine/projection.ts';
import { type EncryptedRow, openRows, type RowDatabase } from '#projections/engine/row-cipher.ts';
import { tables, versions } from '#projections/versions.ts';

const table = defineTable<PublicPageState>()({
  columns: { handle: ['blind null', ({ handle }) => handle] },
  personal: { handle: null },
  indexes: ['handle'],
});

/** What each member has chosen for the public page, by member id. A reset of the member keeps it. */
export const publicPages: Projection<PublicPageEvent | MemberErased, PublicPageState, RowOf<typeof table>> = {
  name: 'public_pages',
  version: versions.public_pages,
  holdsBack: 'owner',
  partition: 'member',
  handles: [...(['HandleChosen', 'HandleGivenUp', 'PublicFactsChosen'] as const), ...memberErased],
  metadata: [],
  key: ({ event }) => event.memberId,
  clears: ({ event }) => erasedMember(event),
  initial: publicPageDecider.initialState,
  evolve: (state, { event }) => (isOfPage(event) ? publicPageDecider.evolve(state, event) : null),
  table,
};

const isOfPage = (event: PublicPageEvent | MemberErased): event is PublicPageEvent =>
  event.type === 'HandleChosen' || event.type === 'HandleGivenUp' || event.type === 'PublicFactsChosen';

/** What a member has chosen; nothing before the first choice. */
export async function publicPageOf(db: RowDatabase, memberId: MemberId): Promise<PublicPageState> {
  const { rows } = await db.query<EncryptedRow<PublicPageState>>(
    `select ${stateColumns(publicPages)} from ${tables.public_pages} where key = $1`,
    [memberId],
  );
  const [state] = await openRows(db.cipher, publicPages, rows);
  return state ?? publicPageDecider.initialState;
}
