import { addDays } from '#domain/kernel/day.ts';
import { daysAfter } from '#domain/kernel/instants.ts';
import { nameForOthers } from '#domain/member/name-for-others.ts';
import { isQuietAt } from '#domain/reminders/reminder-rules.ts';
import { remindersOf } from '#projections/reminders/reminders.ts';
import { type FriendInNews, friendNewsOf } from '#projections/together/friend-news.ts';
import type { AppContext, AppRoute, Handler } from '#service/features/app-context.ts';
import { type CurrentMember, currentMember } from '#service/http/current-member.ts';
import { type FriendNews, friendNewsAnswer } from './friend-news-contract.ts';
import { isAnyNotificationOn, isSharing } from './shared-facts.ts';

const noNews: FriendNews = { accepted: [], cheeredBy: null };

const readNews: Handler =
  ({ db }) =>
  async (ctx) => {
    const current = currentMember(ctx);
    const { memberId, at, today } = current;
    ctx.body = noNews;
    if (!(await isWanted({ db }, current))) return;
    const aWeekAgo = daysAfter(at, -7);
    const { accepted, cheeredBy } = await friendNewsOf(db, memberId, aWeekAgo, addDays(today, -1));
    ctx.body = { accepted: accepted.map(shown), cheeredBy: cheeredBy && shown(cheeredBy) };
  };

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
    summary: 'Which friends accepted an invitation of the member lately, and who cheered.',
    audience: 'members',
    answer: friendNewsAnswer,
    handle: readNews,
  },
];
