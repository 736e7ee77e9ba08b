import { isMemberDay } from '#domain/kernel/day.ts';
import { pointsNow } from '#domain/points/points-ledger.ts';
import { ledgerOf } from '#domain/streak/day-ledger.ts';
import { reasonsReader } from '#domain/streak/day-reasons.ts';
import { streakDaysOf } from '#domain/streak/streak-days.ts';
import { pointsLedgerOf } from '#projections/points/points-ledgers.ts';
import { activityOf } from '#projections/streak/activities.ts';
import type { Handler } from '#service/app-context.ts';
import type { ApiRoute } from '#service/http/api-route.ts';
import { currentMember } from '#service/http/current-member.ts';
import { NotFound } from '#service/http/errors/http-failures.ts';
import { pathPart } from '#service/http/read-request.ts';
import { dayReasonsAnswer } from './day-contract.ts';
import { eventsAround } from './day-events.ts';
import { streakDaysAnswer } from './streak-days-contract.ts';

const unknownDay =
  'There is nothing to explain: this day is not one of yours. Choose a day since your start.';

const readReasons: Handler =
  ({ db, events: store }) =>
  async (ctx) => {
    const { memberId, at } = currentMember(ctx);
    const date = pathPart(ctx, 'id');
    if (!isMemberDay(date)) throw new NotFound(unknownDay);
    const activity = await activityOf(db, memberId);
    const ledger = ledgerOf(activity, at);
    if (!ledger.days.some((day) => day.date === date)) throw new NotFound(unknownDay);
    const events = await eventsAround(store, memberId, date);
    ctx.body = reasonsReader({ ledger, events, circumstances: activity.summary })(date);
  };

const readStreakDays: Handler =
  ({ db }) =>
  async (ctx) => {
    const { memberId } = currentMember(ctx);
    const [activity, ledger] = await Promise.all([activityOf(db, memberId), pointsLedgerOf(db, memberId)]);
    const days = streakDaysOf(activity);
    ctx.body = { ...days, points: pointsNow(ledger, days.recent[0]?.date ?? null) };
  };

export const dayRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/me/streak-days',
    summary:
      'What streak and points follow from, date by date: enough to tell the numbers after a command before it is sent.',
    audience: 'members',
    isCompressible: true,
    answer: streakDaysAnswer,
    handle: readStreakDays,
  },
  {
    method: 'GET',
    path: '/api/activity-days/:id',
    summary:
      'Why a day of the streak stands as it does: what happened, when, and what it did to streak and tokens.',
    audience: 'members',
    isCompressible: true,
    answer: dayReasonsAnswer,
    handle: readReasons,
  },
];
