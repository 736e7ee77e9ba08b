import type { Context } from 'koa';
import { asInstant } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { zoneAt } from '#domain/kernel/zone-history.ts';
import { recapDecider } from '#domain/recap/recap.ts';
import { recapStream } from '#domain/recap/recap-events.ts';
import type { AppRoute, Handler } from '#service/features/app-context.ts';
import { currentMember } from '#service/http/current-member.ts';
import { NotFound } from '#service/http/errors/http-failures.ts';
import { pathPart } from '#service/http/read-request.ts';
import { readRecap } from './recap.ts';
import { isoWeek, recapAnswer, recapCommandAnswer } from './recap-contract.ts';

const weekIn = (ctx: Context) => {
  const { data: week } = isoWeek.safeParse(pathPart(ctx, 'id'));
  if (week === undefined) throw new NotFound();
  return week;
};

const openRecap: Handler =
  ({ events }) =>
  async (ctx) => {
    const { memberId, at } = currentMember(ctx);
    const recap = await readRecap(events, memberId, weekIn(ctx), at);
    if (!recap) throw new NotFound('This week has no recap yet.');
    ctx.body = recap;
  };

const makeRecap: Handler =
  ({ events, send }) =>
  async (ctx) => {
    const { memberId, member, registeredAt, today, at } = currentMember(ctx);
    const week = weekIn(ctx);
    const firstSignIn = asInstant(registeredAt);
    const firstDay = dayOf(firstSignIn, zoneAt(member.zones, firstSignIn));
    const command = { type: 'MakeRecap', memberId, week, today, firstDay } as const;
    const { answer } = await send(ctx, recapDecider, recapStream(memberId), command);
    ctx.body = { ...answer, ...(await readRecap(events, memberId, week, at)) };
  };

export const recapRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/recaps/:id',
    summary: 'The figures of a week as they were when its recap was made, and what changed since.',
    audience: 'members',
    limit: 'lookBack',
    answer: recapAnswer,
    refusals: [[404, 'not-found']],
    handle: openRecap,
  },
  {
    method: 'PUT',
    path: '/api/recaps/:id',
    summary: 'Makes the recap of a week that is over, unless it was made, and answers it.',
    audience: 'members',
    limit: 'lookBack',
    answer: recapCommandAnswer,
    refusals: [
      [404, 'not-found'],
      [409, 'week-not-over'],
      [409, 'week-before-joining'],
    ],
    handle: makeRecap,
  },
];
