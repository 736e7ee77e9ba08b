import type { MemberId } from '#domain/kernel/ids.ts';
import { erasedMember, type MemberErased, memberErased } from '#domain/member/member-events.ts';
import { type PublicPageState, publicPageDecider } from '#domain/public-page/public-page.ts';
import type { PublicPageEvent } from '#domain/public-page/public-page-events.ts';
import { defineTable, type Projection, type RowOf, stateColumns } from '#projections/engine/projection.ts';
import { type EncryptedRow, openRows, type RowDatabase } from '#projections/engine/row-cipher.ts';
import { tables, versions } from '#projections/versions.ts';

const table = defineTable<PublicPageState>()({
  columns: { handle: ['blind null', ({ handle }) => handle], is_taken_down: ['boolean', 'isTakenDown'] },
  personal: { handle: null, takenDownFor: null },
  indexes: ['handle', { on: 'key', where: 'is_taken_down' }],
});

/** What each member has chosen for the public page, by member id. A reset of the member keeps it. */
export const publicPages: Projection<PublicPageEvent | MemberErased, PublicPageState, RowOf<typeof table>> = {
  name: 'public_pages',
  version: versions.public_pages,
  holdsBack: 'owner',
  partition: 'member',
  handles: [
    ...(['HandleChosen', 'HandleGivenUp', 'PublicFactsChosen'] as const),
    ...(['PublicPageTakenDown', 'PublicPageGivenBack'] as const),
    ...memberErased,
  ],
  metadata: [],
  key: ({ event }) => event.memberId,
  clears: ({ event }) => erasedMember(event),
  initial: publicPageDecider.initialState,
  evolve: (state, { event }) => (isOfPage(event) ? publicPageDecider.evolve(state, event) : null),
  table,
};

const isOfPage = (event: PublicPageEvent | MemberErased): event is PublicPageEvent =>
  memberErased.every((type) => type !== event.type);

/** What a member has chosen; nothing before the first choice. */
export async function publicPageOf(db: RowDatabase, memberId: MemberId): Promise<PublicPageState> {
  const { rows } = await db.query<EncryptedRow<PublicPageState>>(
    `select ${stateColumns(publicPages)} from ${tables.public_pages} where key = $1`,
    [memberId],
  );
  const [state] = await openRows(db.cipher, publicPages, rows);
  return state ?? publicPageDecider.initialState;
}

/** The member whose page has a name; null when there is none. */
export async function memberOfHandle(db: RowDatabase, handle: string): Promise<MemberId | null> {
  const { rows } = await db.query<{ member: MemberId }>(
    `select key as member from ${tables.public_pages} where handle = $1 limit 1`,
    [db.cipher.blind(handle)],
  );
  return rows[0]?.member ?? null;
}

const maxShown = 1_000;

/** The pages that admins took down, by the ids of their members, at most 1,000. */
export async function pagesTakenDown(
  db: RowDatabase,
): Promise<readonly (Pick<PublicPageState, 'handle' | 'takenDownFor'> & { readonly memberId: MemberId })[]> {
  const { rows } = await db.query<EncryptedRow<PublicPageState> & { readonly key: MemberId }>(
    `select ${stateColumns(publicPages)} from ${tables.public_pages} where is_taken_down order by key limit ${maxShown}`,
  );
  const states = await openRows(db.cipher, publicPages, rows);
  return rows.map(({ key: memberId }, index) => {
    const { handle = null, takenDownFor = null } = states[index] ?? {};
    return { memberId, handle, takenDownFor };
  });
}
