import { monthOf } from '#domain/quest/wheel-seeds.ts';
import type { AppRoute, Handler } from '#service/features/app-context.ts';
import { currentMember } from '#service/http/current-member.ts';
import { queryOf } from '#service/http/read-request.ts';
import { drawsOfMonth } from './stored-draws.ts';
import { drawsAnswer, drawsQuery, wheelRulesAnswer, wheelSeedsAnswer } from './wheel-contract.ts';
import { adoptedWheelRules } from './wheel-rules.ts';
import { publishedSeeds } from './wheel-seeds.ts';

const readSeeds: Handler =
  ({ events }) =>
  async (ctx) => {
    const seeds = await publishedSeeds(events);
    ctx.body = seeds.toSorted((a, b) => b.month.localeCompare(a.month));
  };

const readRules: Handler =
  ({ events }) =>
  async (ctx) => {
    ctx.body = await adoptedWheelRules(events);
  };

const readDraws: Handler =
  ({ events }) =>
  async (ctx) => {
    const { memberId, today } = currentMember(ctx);
    const { month = monthOf(today) } = queryOf(ctx, drawsQuery);
    ctx.body = await drawsOfMonth(events, memberId, month);
  };

export const wheelRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/wheel-seeds',
    summary: 'The commitment to the wheel’s seed of each month, and the seed once the month is over.',
    audience: 'everybody',
    answer: wheelSeedsAnswer,
    handle: readSeeds,
  },
  {
    method: 'GET',
    path: '/api/wheel-rules',
    summary: 'From which date on the wheel draws among the eight quests that it shows.',
    audience: 'everybody',
    answer: wheelRulesAnswer,
    handle: readRules,
  },
  {
    method: 'GET',
    path: '/api/user-quests/draws',
    summary: 'The member’s draws of a month, with all that is needed to repeat them.',
    audience: 'members',
    query: drawsQuery,
    answer: drawsAnswer,
    handle: readDraws,
  },
];
