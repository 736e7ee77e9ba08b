import { canonicalEmail } from '#domain/beta/beta-rules.ts';
import { type AdoptedZones, withZoneChanges, zonesInForce } from '#domain/kernel/adopted-zones.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { type MemberState, memberDecider } from '#domain/member/member.ts';
import type { MemberEvent } from '#domain/member/member-events.ts';
import type { ZoneRulesAdopted } from '#domain/rules/rules-events.ts';
import { defineTable, type Projection, type RowOf } from '#projections/engine/projection.ts';
import {
  type EncryptedRow,
  openRows,
  type RowCipher,
  type RowDatabase,
} from '#projections/engine/row-cipher.ts';
import { tables, versions } from '#projections/versions.ts';

type MemberRecord = {
  readonly member: MemberState;
  /** Instant of the first sign-in. */
  readonly registeredAt: string;
  /** Revision in the member's stream. */
  readonly revision: number;
  /** By which the zones of `member` are written; absent while the rules of the beginning hold. */
  readonly adoptedZones?: AdoptedZones;
};

const table = defineTable<MemberRecord>()({
  columns: {
    email: ['blind null', ({ member }) => member.signIn && canonicalEmail(member.signIn.email)],
    registered_at: ['text', ({ registeredAt }) => registeredAt],
  },
  personal: {
    'member.signIn.email': '',
    'member.signIn.firstName': null,
    'member.signIn.lastName': null,
    'member.signIn.profileImageUrl': null,
    'member.profile.firstName': null,
    'member.profile.lastName': null,
    'member.profile.profileImageUrl': null,
    'member.profile.age': undefined,
    'member.profile.gender': undefined,
    'member.profile.height': undefined,
    'member.profile.weight': undefined,
    'member.profile.activityLevel': undefined,
    'member.profile.injuries': undefined,
    'member.profile.bodyFatTarget': undefined,
    'member.profile.excludedExercises': undefined,
  },
  indexes: ['email'],
});

/** One row per member, by member id, with the state of the domain. */
export const members: Projection<MemberEvent | ZoneRulesAdopted, MemberRecord, RowOf<typeof table>> = {
  name: 'members',
  version: versions.members,
  holdsBack: 'owner',
  partition: 'member',
  handles: [
    'MemberRegistered',
    'SignInDetailsChanged',
    'ProfileUpdated',
    'TimeZoneChanged',
    'TimeZoneCorrected',
    'PreferencesKept',
    'RulesSeen',
    'LanguageChosen',
    'SkipTokenUsed',
    'StreakPaused',
    'StreakResumed',
    'MemberReset',
    'MemberDataErased',
    'AccountKept',
    'AccountDeleted',
    'ZoneRulesAdopted',
  ],
  everybody: {
    handles: ['ZoneRulesAdopted'],
    evolve: (adopted, { event, metadata }) =>
      event.type === 'ZoneRulesAdopted'
        ? withZoneChanges(adopted as AdoptedZones | undefined, event, metadata.occurredAt)
        : adopted,
    apply: (record, adopted) => withZones({ ...record, adoptedZones: adopted as AdoptedZones }),
  },
  key: ({ event }) => (event.type === 'ZoneRulesAdopted' ? null : event.memberId),
  // An account that was kept or deleted no longer depends on what was before.
  clears: ({ event }) =>
    event.type === 'AccountKept' || event.type === 'AccountDeleted' ? event.memberId : null,
  initial: { member: memberDecider.initialState, registeredAt: '', revision: -1 },
  evolve(record, { event, metadata, revision }) {
    if (event.type === 'AccountDeleted') return null;
    if (event.type === 'ZoneRulesAdopted') return record;
    const { registeredAt } = record;
    const since = event.type === 'AccountKept' ? event.registeredAt : registeredAt || metadata.occurredAt;
    const member = memberDecider.evolve(record.member, event);
    return withZones({ ...record, member, registeredAt: since, revision });
  },
  table,
};

/** The zones of the member under the rules in force. */
function withZones(record: MemberRecord): MemberRecord {
  const { member, adoptedZones } = record;
  const zones = zonesInForce(adoptedZones, member.zones);
  return zones === member.zones ? record : { ...record, member: { ...member, zones } };
}

type MemberAccess = MemberRecord & { readonly hasBetaAccess: boolean };

/** A row of a statement with `memberAccess`; all null when it found no member. */
export type AccessRow = {
  [Name in keyof EncryptedRow<MemberRecord>]: EncryptedRow<MemberRecord>[Name] | null;
} & { readonly is_approved: boolean; readonly is_address_approved: boolean };

/**
 * For statements that join members and their beta access to rows that name members as `user_id`. An approval applies to an account by its
 * address, if that is verified. It applies by the member id when the request was made signed in, or when the address changed after the
 * approval.
 */
export const memberAccess = (cipher: RowCipher) => ({
  columns: `
    m.key, m.state, m.personal,
    exists (select 1 from ${tables.beta_requests} where status = 'approved'
      and (requested_by = m.key collate "default" or kept_for = m.key collate "default")) as is_approved,
    exists (select 1 from ${tables.beta_requests} where status = 'approved' and canonical_email = m.email)
      as is_address_approved`,
  join: `left join lateral (select * from ${tables.members} where key = user_id limit 1) m on true`,
  async open(row: AccessRow): Promise<MemberAccess | null> {
    const { key, state, personal, is_approved, is_address_approved } = row;
    if (key === null || state === null) return null;
    await openRows(cipher, members, [{ key, state, personal }]);
    const isAddressVerified = state.member.signIn?.emailVerified ?? false;
    return { ...state, hasBetaAccess: is_approved || (isAddressVerified && is_address_approved) };
  },
});

/** Those of the members who chose the weekly recap by mail and have a verified address. */
export async function membersWithRecapByMail(
  db: RowDatabase,
  memberIds: readonly MemberId[],
): Promise<ReadonlySet<MemberId>> {
  const { rows } = await db.query<{ key: MemberId }>(
    `select key from ${tables.members}
      where key = any($1::text[]) and state #>> '{member,profile,recapByMail}' = 'true'
        and state #>> '{member,signIn,emailVerified}' = 'true'`,
    [memberIds],
  );
  return new Set(rows.map(({ key }) => key));
}

/** The state of a member, or null. */
export async function memberOf(db: RowDatabase, memberId: MemberId): Promise<MemberState | null> {
  const [record] = await recordsOf(db, [memberId]);
  return record?.[1].member ?? null;
}

/**
 * The accounts with an address, those with a verified address first. At most 10, because a visitor may sign up with the address of another
 * person.
 */
export async function membersByEmail(
  db: RowDatabase,
  email: string,
): Promise<readonly { readonly memberId: MemberId; readonly isVerified: boolean }[]> {
  const { rows } = await db.query<{ memberId: MemberId; isVerified: boolean }>(
    `select key as "memberId", coalesce((state #>> '{member,signIn,emailVerified}')::boolean, false) as "isVerified"
     from ${tables.members} where email = $1 order by "isVerified" desc, key limit 10`,
    [db.cipher.blind(canonicalEmail(email))],
  );
  return rows;
}

/**
 * The addresses of members by member id, without unknown ids. Null when the address is not verified, because it may belong to another
 * person.
 */
export async function emailsOf(
  db: RowDatabase,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const records = await recordsOf(db, [...new Set(memberIds)]);
  return new Map(
    records.flatMap(
      ([
        key,
        {
          member: { signIn },
        },
      ]) => (signIn ? [[key, signIn.emailVerified ? canonicalEmail(signIn.email) : null]] : []),
    ),
  );
}

/** The states of members by member id, without unknown ids. */
export async function memberStatesOf(
  db: RowDatabase,
  memberIds: readonly MemberId[],
): Promise<ReadonlyMap<string, MemberState>> {
  const records = await recordsOf(db, [...new Set(memberIds)]);
  return new Map(records.map(([key, { member }]) => [key, member]));
}

async function recordsOf(
  db: RowDatabase,
  memberIds: readonly string[],
): Promise<readonly (readonly [string, MemberRecord])[]> {
  const { rows } = await db.query<EncryptedRow<MemberRecord>>(
    `select key, state, personal from ${tables.members} where key = any($1::text[])`,
    [memberIds],
  );
  await openRows(db.cipher, members, rows);
  return rows.map(({ key, state }) => [key, state]);
}
