import type { MemberDay } from '#domain/kernel/day.ts';
import { addDays } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { ZoneHistory } from '#domain/kernel/zone-history.ts';
import { erasedMember, type MemberErased, memberErased } from '#domain/member/member-events.ts';
import type { Outage } from '#domain/rules/common-rules.ts';
import { noRecentDays, type RecentDays } from '#domain/streak/recent-days-rules.ts';
import { type CircleNumber, maxPlaces, shownAfterEnd } from '#domain/together/circle.ts';
import { maxCircles } from '#domain/together/together.ts';
import type {
  CircleJoined,
  CircleLeft,
  CircleResultSeen,
  CircleTerms,
} from '#domain/together/together-events.ts';
import { defineTable, type Projection, type RowOf } from '#projections/engine/projection.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { tables, versions } from '#projections/versions.ts';
import { beside, openProfiles, type ProfileRow, profileColumns } from './shared-profiles.ts';

type PlaceState = CircleTerms & {
  readonly memberId: MemberId;
  readonly circleId: string;
  readonly joinedOn: MemberDay;
  readonly joinedAt: string;
  /** The dates that stay of a place that its member left before; null for none. */
  readonly earlier: readonly MemberDay[] | null;
  /** The dates that stay of a member who left; null while the member is there. */
  readonly left: readonly MemberDay[] | null;
  /** The result that the member has seen. */
  readonly result: CircleNumber | null;
};

const table = defineTable<PlaceState>()({
  columns: {
    member_id: ['text', 'memberId'],
    circle_id: ['text', 'circleId'],
    aim: ['text', 'aim'],
    target: ['integer', 'target'],
    starts_on: ['date', 'startsOn'],
    ends_on: ['date', 'endsOn'],
    joined_on: ['date', 'joinedOn'],
    joined_at: ['text', 'joinedAt'],
    earlier_dates: ['jsonb null', 'earlier'],
    left_dates: ['jsonb null', 'left'],
    result: ['jsonb null', 'result'],
  },
  owner: 'member_id',
  indexes: ['circle_id', 'member_id, ends_on'],
});

/** One row for each member of a circle, by `circle|member`. Each holds what the circle agreed on, so no row depends on another member. */
export const circlePlaces: Projection<
  CircleJoined | CircleLeft | CircleResultSeen | MemberErased,
  PlaceState,
  RowOf<typeof table>,
  null
> = {
  name: 'circle_places',
  version: versions.circle_places,
  holdsBack: 'owner',
  partition: 'member',
  handles: [...(['CircleJoined', 'CircleLeft', 'CircleResultSeen'] as const), ...memberErased],
  personal: [],
  metadata: ['CircleJoined'],
  key: ({ event }) => ('circleId' in event ? `${event.circleId}|${event.memberId}` : null),
  owner: ({ event }) => event.memberId,
  clears: ({ event }) => erasedMember(event),
  initial: null,
  evolve(state, { event, metadata }) {
    switch (event.type) {
      case 'CircleJoined': {
        const { memberId, circleId, aim, target, startsOn, endsOn } = event;
        const { localDate: joinedOn, occurredAt: joinedAt } = metadata;
        const terms = { aim, target, startsOn, endsOn };
        const earlier = state?.left ?? null;
        return { memberId, circleId, ...terms, joinedOn, joinedAt, earlier, left: null, result: null };
      }
      case 'CircleLeft':
        return state && { ...state, left: event.dates };
      case 'CircleResultSeen':
        return state && { ...state, result: { total: event.total, isReached: event.isReached } };
      default:
        return null;
    }
  },
  table,
};

/** A place with the small columns of its member's own folds. */
export type StoredPlace = Omit<PlaceState, 'memberId'> & {
  readonly memberId: MemberId;
  readonly isSharing: boolean;
  readonly firstName: string | null;
  readonly recent: RecentDays;
  /** Read for a quest a day only; otherwise empty, as the zones are. */
  readonly outages: readonly Outage[];
  readonly zones: ZoneHistory;
};

type PlaceRow = ProfileRow & {
  readonly member_id: MemberId;
  readonly circle_id: string;
  readonly aim: CircleTerms['aim'];
  readonly target: number;
  readonly starts_on: MemberDay;
  readonly ends_on: MemberDay;
  readonly joined_on: MemberDay;
  readonly joined_at: string;
  readonly earlier_dates: readonly MemberDay[] | null;
  readonly left_dates: readonly MemberDay[] | null;
  readonly result: CircleNumber | null;
  readonly recent: RecentDays | null;
  readonly outages: readonly Outage[] | null;
  readonly zones: ZoneHistory | null;
};

/** Circles of a member that are shown: those that run or wait, and those that ended within four weeks. */
const most = maxCircles * 4;

/**
 * All places of the circles in which a member is, of circles that ended at most four weeks before `today`. One query of small columns: it
 * loads no history and decrypts only what is shown.
 * @param circleId only this one
 */
export async function placesBeside(
  db: RowDatabase,
  memberId: MemberId,
  today: MemberDay,
  circleId: string | null = null,
): Promise<readonly StoredPlace[]> {
  const { rows } = await db.query<PlaceRow>({
    name: 'circle-places-beside',
    text: `select p.member_id, p.circle_id, p.aim, p.target, p.starts_on, p.ends_on, p.joined_on, p.joined_at,
                  p.earlier_dates, p.left_dates, p.result, a.recent, ${profileColumns},
                  case when p.aim = 'quest-a-day' then a.summary #> '{common,outages}' end as outages,
                  case when p.aim = 'quest-a-day' then a.summary -> 'zones' end as zones
             from (select circle_id from ${tables.circle_places}
                    where member_id = $1 and left_dates is null and ends_on >= $2
                      and ($3::text is null or circle_id = $3)
                    order by ends_on desc, circle_id limit ${most}) mine
             join ${tables.circle_places} p on p.circle_id = mine.circle_id
             ${beside(tables.shared_profiles, 's', 'p.member_id')}
             ${beside(tables.activities, 'a', 'p.member_id', 'left')}
            order by p.starts_on, p.circle_id, p.joined_at, p.member_id limit ${most * maxPlaces * 2}`,
    values: [memberId, addDays(today, -shownAfterEnd), circleId],
  });
  const profiles = await openProfiles(db, rows);
  return rows.map((row, nth) => ({
    isSharing: row.is_sharing,
    firstName: profiles[nth]?.firstName ?? null,
    memberId: row.member_id,
    circleId: row.circle_id,
    aim: row.aim,
    target: row.target,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    joinedOn: row.joined_on,
    joinedAt: row.joined_at,
    earlier: row.earlier_dates,
    left: row.left_dates,
    result: row.result,
    recent: row.recent ?? noRecentDays,
    outages: row.outages ?? [],
    zones: row.zones ?? [],
  }));
}

/** The places of a circle with what it agreed on: all that are taken, then some that were left, each in the order of joining. */
export async function placesOf(
  db: Pick<RowDatabase, 'query'>,
  circleId: string,
): Promise<readonly (CircleTerms & Pick<PlaceState, 'left' | 'memberId'>)[]> {
  const { rows } = await db.query<CircleTerms & Pick<PlaceState, 'left' | 'memberId'>>(
    `select member_id as "memberId", aim, target, starts_on as "startsOn", ends_on as "endsOn", left_dates as "left"
       from ${tables.circle_places} where circle_id = $1
      order by left_dates is not null, joined_at, key limit ${maxPlaces * 2}`,
    [circleId],
  );
  return rows;
}
