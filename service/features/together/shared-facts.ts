import { achievements } from '#domain/catalogue/content/achievements.ts';
import { notificationDefaults } from '#domain/catalogue/content/preference-defaults.ts';
import { addDays, type Instant, type MemberDay, mondayOf } from '#domain/kernel/day.ts';
import { dayOf, startOfDay } from '#domain/kernel/time-zone.ts';
import { type ZoneHistory, zoneAt } from '#domain/kernel/zone-history.ts';
import { firstNameOf, type MemberState } from '#domain/member/member.ts';
import { nameForOthers } from '#domain/member/name-for-others.ts';
import { activeDates } from '#domain/streak/recent-days-rules.ts';
import type { StreakUntil } from '#domain/streak/streak-summary.ts';
import type { SharedFacts } from '#domain/together/together-rules.ts';
import type { StoredFriend } from '#projections/together/friendships.ts';

/** The date of a friend at an instant, with what follows from the date. */
export type FriendClock = {
  readonly at: Instant;
  readonly today: MemberDay;
  readonly monday: MemberDay;
  /** The first instant of the next date. */
  readonly tomorrowAt: Instant;
};

/** The clocks of friends at an instant: one for each zone, because most friends live in the same ones. */
export function clocksAt(at: Instant): (zones: ZoneHistory) => FriendClock {
  const clocks = new Map<string, FriendClock>();
  return (zones) => {
    const zone = zoneAt(zones, at);
    const known = clocks.get(zone);
    if (known) return known;
    const today = dayOf(at, zone);
    const tomorrowAt = startOfDay(addDays(today, 1), zone);
    const clock = { at, today, monday: mondayOf(today), tomorrowAt };
    clocks.set(zone, clock);
    return clock;
  };
}

type Basis = Pick<
  StoredFriend,
  'completedQuests' | 'firstName' | 'pictureUrl' | 'reached' | 'recent' | 'streakAhead'
>;

/** What a friend sees of a member: the member's own fold, on the member's date. */
export function sharedFacts(basis: Basis, { at, today, monday, tomorrowAt }: FriendClock): SharedFacts {
  const { firstName, pictureUrl, streakAhead, recent, completedQuests, reached } = basis;
  const currentStreak = streakIn(streakAhead, at);
  const activeDays = activeDates(recent, monday, today);
  const isActiveToday = recent.until !== null && (recent.until > today || activeDays.at(-1) === today);
  return {
    firstName: nameForOthers(firstName),
    pictureUrl,
    currentStreak,
    isAtRisk: !isActiveToday && streakIn(streakAhead, tomorrowAt) < currentStreak,
    activeDays,
    completedQuests,
    achievements: achievements.flatMap(({ id }) => (reached[id] === undefined ? [] : [id])),
  };
}

const streakIn = (ahead: readonly StreakUntil[], at: Instant): number =>
  ahead.find(({ until }) => until === null || until > at)?.currentStreak ?? 0;

/** Whether a member shares their progress with friends now. */
export const isSharing = ({ privacy }: MemberState): boolean => privacy?.shareProgress === true;

/** Without any, nothing of friends disturbs a member. */
export const isAnyNotificationOn = ({ notifications }: MemberState): boolean =>
  Object.values(notifications ?? notificationDefaults).includes(true);

/** The first name of a member for others; null also while the member does not share. */
export const sharedNameOf = (member: MemberState | undefined): string | null =>
  member && isSharing(member) ? nameForOthers(firstNameOf(member)) : null;

/** The answer to a command whose events name a friend: without the id of the friend's account, which the caller never learns. */
export const namingNoFriend = <Answer extends { readonly events: readonly object[] }>(answer: Answer) => ({
  ...answer,
  events: answer.events.map((event) =>
    Object.fromEntries(Object.entries(event).filter(([name]) => !idsOfFriends.has(name))),
  ),
});
const idsOfFriends: ReadonlySet<string> = new Set(['blockedId', 'reportedId']);
