import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { ZoneHistory } from '#domain/kernel/zone-history.ts';
import { noRecentDays, type RecentDays } from '#domain/streak/recent-days-rules.ts';
import type { StreakUntil } from '#domain/streak/streak-summary.ts';
import { maxFriends } from '#domain/together/together.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { tables } from '#projections/versions.ts';
import { beside, openProfiles, type ProfileRow, profileColumns } from './shared-profiles.ts';

/** A friend, as far as the news name one. */
export type FriendInNews = { readonly friendshipId: string; readonly firstName: string | null };
export type FriendNews = {
  /** Who accepted an invitation of the member, the latest invitation first. */
  readonly accepted: readonly FriendInNews[];
  /** Who sent the latest cheer; null for none. */
  readonly cheeredBy: FriendInNews | null;
};

/** Of each kind. */
const most = 5;

type NewsRow = ProfileRow & { readonly kind: 'accepted' | 'cheer'; readonly friendship_id: string };

/**
 * What friends did lately who share their progress. One query of indexed rows: it reads no activity, and decrypts only the names that it
 * answers.
 * @param expiresAfter of the invitations
 * @param cheeredFrom the first date of cheers, which is that of the sender
 */
export async function friendNewsOf(
  db: RowDatabase,
  memberId: MemberId,
  expiresAfter: Instant,
  cheeredFrom: MemberDay,
): Promise<FriendNews> {
  const { rows } = await db.query<NewsRow>({
    name: 'friend-news',
    text: `select kind, friendship_id, ${profileColumns} from (
             (select 'accepted' as kind, f.friendship_id, f.member_id as friend_id, i.expires_at as at
                from ${tables.invitations} i
                join ${tables.friendships} mine on mine.friendship_id = i.gave and mine.member_id = i.member_id
                join ${tables.friendships} f on f.friendship_id = i.gave and f.member_id <> i.member_id
               where i.member_id = $1 and i.expires_at > $2 and i.circle_id is null
                 and mine.ended_at is null and f.ended_at is null
               order by i.expires_at desc, f.friendship_id limit ${most})
             union all
             (select 'cheer', f.friendship_id, f.member_id, f.cheer ->> 'date'
                from ${tables.friendships} mine
                join ${tables.friendships} f on f.friendship_id = mine.friendship_id and f.member_id <> mine.member_id
               where mine.member_id = $1 and f.cheer ->> 'date' >= $3
                 and mine.ended_at is null and f.ended_at is null
               order by 4 desc, f.friendship_id limit ${most})) news
           ${beside(tables.shared_profiles, 's', 'friend_id')}
           where s.is_sharing order by kind, at desc, friendship_id`,
    values: [memberId, expiresAfter, cheeredFrom],
  });
  const profiles = await openProfiles(db, rows);
  const news = rows.map(({ kind, friendship_id: friendshipId }, nth) => ({
    kind,
    friend: { friendshipId, firstName: profiles[nth]?.firstName ?? null },
  }));
  return {
    accepted: news.filter(({ kind }) => kind === 'accepted').map(({ friend }) => friend),
    cheeredBy: news.find(({ kind }) => kind === 'cheer')?.friend ?? null,
  };
}

/** The streak of a friend with whom both chose nudges. */
export type NudgeBasis = {
  readonly zones: ZoneHistory;
  /** As of `StoredFriend`. */
  readonly streakAhead: readonly StreakUntil[];
  readonly recent: RecentDays;
  /** The friend's date of the latest nudge by the member; null before the first. */
  readonly nudgedOn: MemberDay | null;
};

type NudgeRow = ProfileRow & {
  readonly friendship_id: string;
  readonly nudged_on: MemberDay | null;
  readonly zones: ZoneHistory | null;
  readonly streak_ahead: readonly StreakUntil[] | null;
  readonly recent: RecentDays | null;
};

/**
 * Friends with whom both chose nudges, and to whom something applies: at most five, the oldest friendship first. It reads small columns of
 * these friends alone, and decrypts only the names that it answers.
 */
export async function nudgeFriendsOf(
  db: RowDatabase,
  memberId: MemberId,
  applies: (basis: NudgeBasis) => boolean,
): Promise<readonly (FriendInNews & NudgeBasis)[]> {
  const { rows } = await db.query<NudgeRow>({
    name: 'nudge-friends',
    text: `select friendship_id, nudged_on, a.summary -> 'zones' as zones, a.streak_ahead, a.recent,
             ${profileColumns}
        from (select distinct on (f.member_id) f.friendship_id, f.member_id as friend_id, mine.nudged_on, mine.began_at
           from ${tables.friendships} mine
           join lateral (select * from ${tables.friendships}
                  where friendship_id = mine.friendship_id and member_id <> mine.member_id
                    and nudges and ended_at is null limit 1) f on true
          where mine.member_id = $1 and mine.nudges and mine.ended_at is null
          order by f.member_id, mine.friendship_id) friends
        ${beside(tables.shared_profiles, 's', 'friend_id')}
        ${beside(tables.activities, 'a', 'friend_id')}
       where s.is_sharing
       order by began_at, friendship_id limit ${maxFriends}`,
    values: [memberId],
  });
  const found = rows
    .map((row) => ({ row, basis: basisOf(row) }))
    .filter(({ basis }) => applies(basis))
    .slice(0, most);
  const profiles = await openProfiles(
    db,
    found.map(({ row }) => row),
  );
  return found.map(({ row, basis }, nth) => ({
    friendshipId: row.friendship_id,
    firstName: profiles[nth]?.firstName ?? null,
    ...basis,
  }));
}

const basisOf = ({ zones, streak_ahead, recent, nudged_on }: NudgeRow): NudgeBasis => ({
  zones: zones ?? [],
  streakAhead: streak_ahead ?? [],
  recent: recent ?? noRecentDays,
  nudgedOn: nudged_on,
});

/** A circle that ended lately, and whose result the member has not seen. */
export type EndedCircle = { readonly circleId: string; readonly endsOn: MemberDay };

/** @param from the first date on which it may have ended @param until the last one */
export async function endedCirclesOf(
  db: Pick<RowDatabase, 'query'>,
  memberId: MemberId,
  from: MemberDay,
  until: MemberDay,
): Promise<readonly EndedCircle[]> {
  const { rows } = await db.query<EndedCircle>({
    name: 'ended-circles',
    text: `select circle_id as "circleId", ends_on as "endsOn" from ${tables.circle_places}
            where member_id = $1 and left_dates is null and result is null and ends_on between $2 and $3
            order by ends_on desc, circle_id limit ${most}`,
    values: [memberId, from, until],
  });
  return rows;
}
