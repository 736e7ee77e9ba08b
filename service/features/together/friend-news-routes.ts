import { addDays } from '#domain/kernel/day.ts';
import { daysAfter } from '#domain/kernel/instants.ts';
import { nameForOthers } from '#domain/member/name-for-others.ts';
import { isQuietAt } from '#domain/reminders/reminder-rules.ts';
import { isOver, shownAfterEnd } from '#domain/together/circle.ts';
import { remindersOf } from '#projections/reminders/reminders.ts';
import {
  endedCirclesOf,
  type FriendInNews,
  friendNewsOf,
  type NudgeBasis,
  nudgeFriendsOf,
} from '#projections/together/friend-news.ts';
import type { AppContext, AppRoute, Handler } from '#service/features/app-context.ts';
import { type CurrentMember, currentMember } from '#service/http/current-member.ts';
import { type FriendNews, friendNewsAnswer } from './friend-news-contract.ts';
import { clocksAt, type FriendClock, isAnyNotificationOn, isSharing, sharedFacts } from './shared-facts.ts';

const noNews: FriendNews = { accepted: [], cheeredBy: null, atRisk: [], endedCircles: [] };

const readNews: Handler =
  ({ db }) =>
  async (ctx) => {
    const current = currentMember(ctx);
    const { memberId, at, today } = current;
    ctx.body = noNews;
    if (!(await isWanted({ db }, current))) return;
    const aWeekAgo = daysAfter(at, -7);
    const [{ accepted, cheeredBy }, atRisk, circles] = await Promise.all([
      friendNewsOf(db, memberId, aWeekAgo, addDays(today, -1)),
      friendsAtRisk({ db }, current),
      endedCirclesOf(db, memberId, addDays(today, -shownAfterEnd), today),
    ]);
    const endedCircles = circles.filter((circle) => isOver(circle, at)).map(({ circleId }) => circleId);
    ctx.body = {
      accepted: accepted.map(shown),
      cheeredBy: cheeredBy && shown(cheeredBy),
      atRisk,
      endedCircles,
    };
  };

async function friendsAtRisk(
  { db }: Pick<AppContext, 'db'>,
  { memberId, at }: CurrentMember,
): Promise<FriendNews['atRisk']> {
  const clockOf = clocksAt(at);
  const friends = await nudgeFriendsOf(db, memberId, (basis) => {
    const clock = clockOf(basis.zones);
    return isAtRisk(basis, clock) && (basis.nudgedOn === null || basis.nudgedOn < clock.today);
  });
  return friends.map((friend) => ({ ...shown(friend), date: clockOf(friend.zones).today }));
}

const isAtRisk = (basis: NudgeBasis, clock: FriendClock): boolean =>
  sharedFacts({ ...basis, firstName: null, pictureUrl: null, completedQuests: 0, reached: {} }, clock)
    .isAtRisk;

/** They disturb like reminders, so they obey the same quiet hours. */
async function isWanted({ db }: Pick<AppContext, 'db'>, current: CurrentMember): Promise<boolean> {
  const { member, memberId, at, zone } = current;
  if (!isSharing(member) || !isAnyNotificationOn(member)) return false;
  const { settings } = await remindersOf(db, memberId);
  return !isQuietAt(at, zone, settings.quietHours);
}

const shown = ({ friendshipId: id, firstName }: FriendInNews): FriendNews['accepted'][number] => ({
  id,
  firstName: nameForOthers(firstName),
});

export const friendNewsRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/friends/news',
    summary:
      'Which friends accepted an invitation of the member lately, who cheered, whose streak is at risk, and which circles ended.',
    audience: 'members',
    answer: friendNewsAnswer,
    handle: readNews,
  },
];
