import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
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
