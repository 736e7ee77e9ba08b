import type { MemberId } from '#domain/kernel/ids.ts';
import {
  erasedMember,
  type MemberErased,
  type MemberEvent,
  memberErased,
} from '#domain/member/member-events.ts';
import { defineTable, type Projection, type RowOf, stateColumns } from '#projections/engine/projection.ts';
import { type EncryptedRow, openRows, type RowDatabase } from '#projections/engine/row-cipher.ts';
import { versions } from '#projections/versions.ts';

/** The fields of a profile that friends see; absent before they are known. */
export type SharedProfile = { readonly firstName?: string | null; readonly pictureUrl?: string | null };
type SharedProfileState = SharedProfile & {
  /** Whether the member shares progress with friends. */
  readonly isSharing: boolean;
};

const table = defineTable<SharedProfileState>()({
  columns: { is_sharing: ['boolean', 'isSharing'] },
  personal: { firstName: undefined, pictureUrl: undefined },
  indexes: [],
});

type ProfileEvent = Extract<
  MemberEvent,
  { readonly type: 'MemberRegistered' | 'PreferencesKept' | 'ProfileUpdated' }
>;

/**
 * What friends see of a profile, by member id. So a list of friends decrypts a name and a picture, and no weight or injury that it does not
 * show.
 */
export const sharedProfiles: Projection<
  MemberErased | ProfileEvent,
  SharedProfileState,
  RowOf<typeof table>
> = {
  name: 'shared_profiles',
  version: versions.shared_profiles,
  holdsBack: 'owner',
  partition: 'member',
  handles: [...(['MemberRegistered', 'PreferencesKept', 'ProfileUpdated'] as const), ...memberErased],
  metadata: [],
  key: ({ event }) => event.memberId,
  clears: ({ event }) => erasedMember(event),
  initial: { isSharing: false },
  returnsUnchanged: true,
  evolve(state, { event }) {
    switch (event.type) {
      case 'MemberRegistered': {
        const { firstName, profileImageUrl: pictureUrl } = event;
        return { firstName, pictureUrl, ...state };
      }
      case 'ProfileUpdated':
        return withChanges(state, event);
      case 'PreferencesKept': {
        const isSharing = event.privacy?.shareProgress ?? state.isSharing;
        return isSharing === state.isSharing ? state : { ...state, isSharing };
      }
      default:
        return null;
    }
  },
  table,
};

function withChanges(
  state: SharedProfileState,
  { changes }: Extract<ProfileEvent, { readonly type: 'ProfileUpdated' }>,
): SharedProfileState {
  const { firstName, profileImageUrl: pictureUrl } = changes;
  if (firstName === undefined && pictureUrl === undefined) return state;
  return {
    ...state,
    ...(firstName !== undefined && { firstName }),
    ...(pictureUrl !== undefined && { pictureUrl }),
  };
}

/** The columns of a joined row `s`, for `openProfiles`. */
export const profileColumns = stateColumns(sharedProfiles)
  .split(', ')
  .map((column) => `s.${column}`)
  .join(', ');

/**
 * Joins the row of a member by its key. Each row is looked up by the index, also while Postgres knows little about the tables: it would read
 * the rows of all members for each friend.
 */
export const beside = (
  table: string,
  name: string,
  memberId: string,
  kind: 'inner' | 'left' = 'inner',
): string => `${kind} join lateral (select * from ${table} where key = ${memberId} limit 1) ${name} on true`;

/** A row with `profileColumns`. */
export type ProfileRow = EncryptedRow<SharedProfileState> & {
  readonly key: MemberId;
  readonly is_sharing: boolean;
};

/** What the members of rows share of their profiles, in the order of the rows. Uses the objects of the rows. */
export const openProfiles = (
  { cipher }: Pick<RowDatabase, 'cipher'>,
  rows: readonly ProfileRow[],
): Promise<readonly SharedProfileState[]> => openRows(cipher, sharedProfiles, rows);
