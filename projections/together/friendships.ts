import type { Reached } from '#domain/achievements/reached.ts';
import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { ZoneHistory } from '#domain/kernel/zone-history.ts';
import { erasedMember, type MemberErased, memberErased } from '#domain/member/member-events.ts';
import { noRecentDays, type RecentDays } from '#domain/streak/recent-days-rules.ts';
import type { StreakUntil } from '#domain/streak/streak-summary.ts';
import { maxFriends } from '#domain/together/together.ts';
import type {
  CheerEvent,
  CheerKind,
  FriendshipBegan,
  FriendshipEnded,
  NudgesChosen,
} from '#domain/together/together-events.ts';
import { defineTable, type Projection, type RowOf } from '#projections/engine/projection.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { tables, versions } from '#projections/versions.ts';
import {
  beside,
  openProfiles,
  type ProfileRow,
  profileColumns,
  type SharedProfile,
} from './shared-profiles.ts';

export type Cheer = { readonly kind: CheerKind; readonly date: MemberDay };
type FriendshipState = {
  readonly memberId: MemberId;
  readonly friendshipId: string;
  readonly beganAt: string;
  /** When this member ended it; null while they hold it. */
  readonly endedAt: string | null;
  /** The latest cheer that this member sent; null before the first. */
  readonly cheer: Cheer | null;
  /** Whether this member wants nudges in this friendship. */
  readonly nudges: boolean;
  /** The friend's date of the latest nudge that this member sent; null before the first. */
  readonly nudgedOn: MemberDay | null;
};

const table = defineTable<FriendshipState>()({
  columns: {
    member_id: ['text', 'memberId'],
    friendship_id: ['text', 'friendshipId'],
    began_at: ['text', 'beganAt'],
    ended_at: ['text null', 'endedAt'],
    cheer: ['jsonb null', 'cheer'],
    nudges: ['boolean', 'nudges'],
    nudged_on: ['date null', 'nudgedOn'],
  },
  owner: 'member_id',
  indexes: ['friendship_id', 'member_id, began_at'],
});

/**
 * One side of a friendship: one row for each of its two members, by `friendship|member`. The friendship holds while both hold their side, so
 * either ends it alone. An ended side stays, because a member can block or report a former friend; an erasure clears one side.
 */
export const friendships: Projection<
  FriendshipBegan | FriendshipEnded | CheerEvent | NudgesChosen | MemberErased,
  FriendshipState,
  RowOf<typeof table>,
  null
> = {
  name: 'friendships',
  version: versions.friendships,
  holdsBack: 'owner',
  partition: 'member',
  handles: [
    ...(['FriendshipBegan', 'FriendshipEnded', 'CheerSent', 'FriendNudged', 'NudgesChosen'] as const),
    ...memberErased,
  ],
  personal: [],
  metadata: ['FriendshipBegan', 'FriendshipEnded'],
  key: ({ event }) => ('friendshipId' in event ? `${event.friendshipId}|${event.memberId}` : null),
  owner: ({ event }) => event.memberId,
  clears: ({ event }) => erasedMember(event),
  initial: null,
  evolve(state, { event, metadata }) {
    if (event.type === 'CheerSent')
      return state && { ...state, cheer: { kind: event.kind, date: event.date } };
    if (event.type === 'NudgesChosen') return state && { ...state, nudges: event.isOn };
    if (event.type === 'FriendNudged') return state && { ...state, nudgedOn: event.date };
    if (event.type === 'FriendshipEnded')
      return state && { ...state, ...nothingExchanged, endedAt: metadata.occurredAt };
    if (event.type !== 'FriendshipBegan') return null;
    const { memberId, friendshipId } = event;
    return { memberId, friendshipId, beganAt: metadata.occurredAt, endedAt: null, ...nothingExchanged };
  },
  table,
};

const nothingExchanged = { cheer: null, nudges: false, nudgedOn: null } as const;

/** A friend with the small columns of their own folds. */
export type StoredFriend = Required<SharedProfile> & {
  readonly friendshipId: string;
  readonly memberId: MemberId;
  readonly given: Cheer | null;
  readonly received: Cheer | null;
  /** Whether the member wants nudges, and whether the friend wants them too. */
  readonly wantsNudges: boolean;
  readonly friendWantsNudges: boolean;
  /** Dates of the latest nudges: to the friend by the friend's date, and from the friend by the member's. */
  readonly nudgedOn: MemberDay | null;
  readonly wasNudgedOn: MemberDay | null;
  readonly zones: ZoneHistory;
  /** The streak at all moments from the friend's last event on. */
  readonly streakAhead: readonly StreakUntil[];
  readonly recent: RecentDays;
  readonly completedQuests: number;
  readonly reached: Reached;
};

type FriendRow = ProfileRow & {
  readonly friendship_id: string;
  readonly given: Cheer | null;
  readonly received: Cheer | null;
  readonly wants: boolean;
  readonly friend_wants: boolean;
  readonly nudged_on: MemberDay | null;
  readonly was_nudged_on: MemberDay | null;
  readonly zones: ZoneHistory | null;
  readonly streak_ahead: readonly StreakUntil[] | null;
  readonly recent: RecentDays | null;
  readonly completed_quests: number | null;
  readonly reached: Reached | null;
};

/**
 * The friends of a member who share their progress, in the order of the beginning: each once, at most 200. One query of small columns, so
 * it loads no history and decrypts only what is shown. A friend who ended the friendship, stopped sharing or was erased is not among them.
 * @param friendshipId only this one
 */
export async function friendsOf(
  db: RowDatabase,
  memberId: MemberId,
  friendshipId: string | null = null,
): Promise<readonly StoredFriend[]> {
  const { rows } = await db.query<FriendRow>({
    // Two statements: one for both would be planned as if a member had one friend.
    name: friendshipId === null ? 'friends-of' : 'friend-of',
    text: `select friendship_id, given, received, wants, friend_wants, nudged_on, was_nudged_on,
             a.summary -> 'zones' as zones, a.streak_ahead, a.recent, a.completed_quests, a.reached,
             ${profileColumns}
        from (select distinct on (f.member_id) f.friendship_id, f.member_id as friend_id, mine.began_at,
                mine.cheer as given, f.cheer as received,
                mine.nudges as wants, f.nudges as friend_wants, mine.nudged_on, f.nudged_on as was_nudged_on
           from ${tables.friendships} mine
           join lateral (select * from ${tables.friendships}
                  where friendship_id = mine.friendship_id and member_id <> mine.member_id
                    and ended_at is null limit 1) f on true
          where mine.member_id = $1 and mine.ended_at is null ${friendshipId === null ? '' : 'and mine.friendship_id = $2'}
          order by f.member_id, mine.friendship_id) friends
        ${beside(tables.shared_profiles, 's', 'friend_id')}
        ${beside(tables.activities, 'a', 'friend_id', 'left')}
       where s.is_sharing
       order by began_at, friendship_id limit ${maxFriends}`,
    values: friendshipId === null ? [memberId] : [memberId, friendshipId],
  });
  const profiles = await openProfiles(db, rows);
  return rows.map((row, nth) => ({
    firstName: profiles[nth]?.firstName ?? null,
    pictureUrl: profiles[nth]?.pictureUrl ?? null,
    friendshipId: row.friendship_id,
    memberId: row.key,
    given: row.given,
    received: row.received,
    wantsNudges: row.wants,
    friendWantsNudges: row.friend_wants,
    nudgedOn: row.nudged_on,
    wasNudgedOn: row.was_nudged_on,
    zones: row.zones ?? [],
    streakAhead: row.streak_ahead ?? [],
    recent: row.recent ?? noRecentDays,
    completedQuests: row.completed_quests ?? 0,
    reached: row.reached ?? {},
  }));
}

/** Both sides of the friendships of one member, `mine` and `theirs`. */
const bothSides = `${tables.friendships} mine join ${tables.friendships} theirs
  on theirs.friendship_id = mine.friendship_id and theirs.member_id <> mine.member_id`;
const bothHold = 'mine.ended_at is null and theirs.ended_at is null';

/** The other member of a friendship that both sides hold; null when there is none. */
export const friendIn = (
  db: Pick<RowDatabase, 'query'>,
  memberId: MemberId,
  friendshipId: string,
): Promise<MemberId | null> => otherIn(db, memberId, friendshipId, bothHold);

/** The other member of a friendship, also of one that either has ended; null when there is none, or their account is erased. */
export async function otherIn(
  db: Pick<RowDatabase, 'query'>,
  memberId: MemberId,
  friendshipId: string,
  where: 'true' | typeof bothHold = 'true',
): Promise<MemberId | null> {
  const { rows } = await db.query<{ other: MemberId }>(
    `select theirs.member_id as other from ${bothSides}
      where mine.member_id = $1 and mine.friendship_id = $2 and ${where} limit 1`,
    [memberId, friendshipId],
  );
  return rows[0]?.other ?? null;
}

/** Every friendship that two members hold: usually none or one, for both in the same order. */
export async function friendshipsBetween(
  db: Pick<RowDatabase, 'query'>,
  memberId: MemberId,
  friendId: MemberId,
): Promise<readonly string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select mine.friendship_id as id from ${bothSides}
      where mine.member_id = $1 and theirs.member_id = $2 and ${bothHold}
      order by mine.friendship_id limit ${maxFriends}`,
    [memberId, friendId],
  );
  return rows.map(({ id }) => id);
}

export type FormerFriend = {
  readonly friendshipId: string;
  readonly memberId: MemberId;
  readonly beganAt: Instant;
  /** Whether this member alone has ended it. */
  readonly isLeft: boolean;
};

/**
 * The members with whom a member had a friendship, by the latest one of each, the latest first: at most 50.
 * @param except members who are left out
 */
export async function formerFriendsOf(
  db: Pick<RowDatabase, 'query'>,
  memberId: MemberId,
  except: readonly string[],
): Promise<readonly FormerFriend[]> {
  const { rows } = await db.query<{ id: string; other: MemberId; began_at: Instant; is_left: boolean }>(
    `select * from (
       select distinct on (theirs.member_id) mine.friendship_id as id, theirs.member_id as other, mine.began_at,
              mine.ended_at is not null and theirs.ended_at is null as is_left
         from ${bothSides}
        where mine.member_id = $1 and theirs.member_id <> all($2)
        order by theirs.member_id, mine.began_at desc) former
      order by began_at desc, id limit 50`,
    [memberId, except],
  );
  return rows.map(({ id, other, began_at, is_left }) => ({
    friendshipId: id,
    memberId: other,
    beganAt: began_at,
    isLeft: is_left,
  }));
}

/** How many friends nudged a member about a date. */
export async function nudgesAbout(
  db: Pick<RowDatabase, 'query'>,
  memberId: MemberId,
  date: MemberDay,
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::integer as count from ${bothSides}
      where mine.member_id = $1 and theirs.nudged_on = $2 and ${bothHold}`,
    [memberId, date],
  );
  return rows[0]?.count ?? 0;
}
