import { canonicalEmail } from '#domain/beta/beta-rules.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { MemberCleared } from '#domain/member/member-events.ts';
import { type SignInAccount, signInDecider } from '#domain/sign-in/sign-in-account.ts';
import type { OutsideAccount, SignInEvent } from '#domain/sign-in/sign-in-events.ts';
import { defineTable, type Projection, type RowOf } from '#projections/engine/projection.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { tables, versions } from '#projections/versions.ts';

type AccountDeleted = Extract<MemberCleared, { readonly type: 'AccountDeleted' }>;
/** What finds an account. The names of passkeys are only in the events. */
type SignInRow = {
  readonly email: string | null;
  readonly isConfirmed: boolean;
  readonly recoveryHashes: readonly string[];
  readonly passkeyIds: readonly string[];
  readonly isFirstAdmin: boolean;
  readonly outside: readonly OutsideAccount[];
  readonly unlinked: readonly string[];
};

const table = defineTable<SignInRow>()({
  columns: {
    email: ['blind null', ({ email }) => (email === null ? null : canonicalEmail(email))],
    is_confirmed: ['boolean', 'isConfirmed'],
    is_first_admin: ['boolean', 'isFirstAdmin'],
  },
  personal: { email: null },
  indexes: ['email', { on: 'is_first_admin', where: 'is_first_admin' }],
});

/** One row per account of the built-in provider, by member id. Clearing the data of a member keeps it. */
export const signInAccounts: Projection<SignInEvent | AccountDeleted, SignInRow, RowOf<typeof table>> = {
  name: 'sign_in_accounts',
  version: versions.sign_in_accounts,
  holdsBack: 'owner',
  partition: 'member',
  handles: [
    'SignInOpened',
    'SignInAddressConfirmed',
    'PasskeyAdded',
    'PasskeyRenamed',
    'PasskeyRemoved',
    'RecoveryCodesIssued',
    'RecoveryUsed',
    'FirstAdminNamed',
    'OutsideSignInLinked',
    'OutsideSignInUnlinked',
    'AccountDeleted',
  ],
  metadata: [],
  key: ({ event }) => (event.type === 'AccountDeleted' ? null : event.memberId),
  clears: ({ event }) => (event.type === 'AccountDeleted' ? event.memberId : null),
  initial: {
    ...{ email: null, isConfirmed: false, recoveryHashes: [], passkeyIds: [], isFirstAdmin: false },
    ...{ outside: [], unlinked: [] },
  },
  evolve(row, { event }) {
    if (event.type === 'AccountDeleted') return null;
    const account = signInDecider.evolve(accountOf(row), event);
    const { email, isConfirmed, recoveryHashes, isFirstAdmin, outside, unlinked } = account;
    const passkeyIds = account.passkeys.map(({ passkeyId }) => passkeyId);
    return { email, isConfirmed, recoveryHashes, passkeyIds, isFirstAdmin, outside, unlinked };
  },
  table,
};

/** As far as the fold needs the account. */
const accountOf = ({ passkeyIds, ...row }: SignInRow): SignInAccount => ({
  ...signInDecider.initialState,
  ...row,
  passkeys: passkeyIds.map((passkeyId) => ({
    ...{ passkeyId, publicKey: '', counter: 0, transports: [], isSynced: false, name: '' },
  })),
});

/** The accounts whose confirmed address it is, the oldest first. */
export async function accountsByConfirmedEmail(db: RowDatabase, email: string): Promise<readonly MemberId[]> {
  const { rows } = await db.query<{ key: MemberId }>(
    `select key from ${tables.sign_in_accounts} where email = $1 and is_confirmed order by key limit 2`,
    [db.cipher.blind(canonicalEmail(email))],
  );
  return rows.map(({ key }) => key);
}

/** The account that has an unused recovery code with this hash. */
export async function accountByRecoveryHash(
  db: Pick<RowDatabase, 'query'>,
  hash: string,
): Promise<MemberId | null> {
  const { rows } = await db.query<{ key: MemberId }>(
    `select key from ${tables.sign_in_accounts} where (state -> 'recoveryHashes')::jsonb ? $1 limit 1`,
    [hash],
  );
  return rows[0]?.key ?? null;
}

/** Whom an account at an outside provider signs in, or signed in until the member took it away. */
export async function memberOfOutsideAccount(
  db: Pick<RowDatabase, 'query'>,
  accountHash: string,
): Promise<{ readonly memberId: MemberId; readonly isLinked: boolean } | null> {
  const { rows } = await db.query<{ key: MemberId; is_linked: boolean }>(
    `select key, (state -> 'outside')::jsonb @> $2 as is_linked from ${tables.sign_in_accounts}
      where (state -> 'outside')::jsonb @> $2 or (state -> 'unlinked')::jsonb ? $1 order by is_linked desc, key limit 1`,
    [accountHash, JSON.stringify([{ accountHash }])],
  );
  const [row] = rows;
  return row ? { memberId: row.key, isLinked: row.is_linked } : null;
}

/** The accounts with the rights of an admin by the code of the first start. */
export async function firstAdmins(db: Pick<RowDatabase, 'query'>): Promise<readonly MemberId[]> {
  const { rows } = await db.query<{ key: MemberId }>(
    `select key from ${tables.sign_in_accounts} where is_first_admin`,
  );
  return rows.map(({ key }) => key);
}
