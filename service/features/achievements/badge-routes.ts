import { badgesOf } from '#projections/achievements/badge-queries.ts';
import type { AppRoute, Handler } from '#service/features/app-context.ts';
import { currentMember } from '#service/http/current-member.ts';
import { memberHistory } from '#service/jobs/export/member-history.ts';
import { badgeReasonsAnswer, badgesAnswer } from './badge-contract.ts';
import { badgeTypes, earnedBadges } from './badge-reasons.ts';
import { shownBadges } from './shown-badges-contract.ts';

const readBadges: Handler =
  ({ db }) =>
  async (ctx) => {
    ctx.body = shownBadges(await badgesOf(db, currentMember(ctx).memberId));
  };

const readReasons: Handler =
  ({ events }) =>
  async (ctx) => {
    const { memberId, at } = currentMember(ctx);
    const earned = await earnedBadges(await memberHistory(events, memberId, at, badgeTypes));
    ctx.body = earned.map(({ id, name, reachedOn, reason, event }) => ({
      ...{ id, name, reachedOn, reason },
      eventId: event.id,
    }));
  };

export const badgeRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/badges',
    summary:
      'Badges of the long run: how far the member is in each row, and when each badge was reached first.',
    audience: 'members',
    scopes: ['read:stats'],
    isCompressible: true,
    answer: badgesAnswer,
    handle: readBadges,
  },
  {
    method: 'GET',
    path: '/api/badges/reasons',
    summary: 'Why each badge was earned: its event, its date, and one sentence.',
    audience: 'members',
    limit: 'lookBack',
    isCompressible: true,
    answer: badgeReasonsAnswer,
    handle: readReasons,
  },
];
