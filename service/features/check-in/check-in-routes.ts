import { type CheckInCommand, checkInDecider } from '#domain/check-in/check-in.ts';
import { checkInStream } from '#domain/check-in/check-in-events.ts';
import { energyAfterTraining, energyPoints, leastCheckIns, meanFeeling } from '#domain/check-in/energy.ts';
import { addDays, isMemberDay } from '#domain/kernel/day.ts';
import { rangeStart } from '#domain/progress/progress-series.ts';
import { checkInsOf } from '#projections/check-in/check-ins.ts';
import { completedEfforts } from '#projections/workout/workouts.ts';
import type { AppRoute, Handler } from '#service/features/app-context.ts';
import { currentMember } from '#service/http/current-member.ts';
import { NotFound } from '#service/http/errors/http-failures.ts';
import { bodyOf, pathPart, queryOf } from '#service/http/read-request.ts';
import {
  checkInAnswer,
  checkInBody,
  checkInsAnswer,
  checkInsQuery,
  energyAnswer,
  energyQuery,
  removeCheckInAnswer,
} from './check-in-contract.ts';

/** How many days one answer holds at most, and holds without a first date. */
const longestSpan = 400;

const listCheckIns: Handler =
  ({ db }) =>
  async (ctx) => {
    const { memberId, today } = currentMember(ctx);
    const { from, to = today } = queryOf(ctx, checkInsQuery);
    const earliest = addDays(to, -(longestSpan - 1));
    ctx.body = await checkInsOf(db, memberId, from === undefined || from < earliest ? earliest : from, to);
  };

const checkIn: Handler =
  ({ send }) =>
  async (ctx) => {
    const { memberId, today } = currentMember(ctx);
    const { date = today, energy, mood, sore = [] } = bodyOf(ctx, checkInBody);
    const command: CheckInCommand = { type: 'CheckIn', memberId, date, today, energy, mood, sore };
    const { answer, state } = await send(ctx, checkInDecider, checkInStream(memberId, date), command);
    ctx.status = 201;
    ctx.body = { ...answer, checkIn: { date, ...(state ?? { energy, mood, sore }) } };
  };

const removeCheckIn: Handler =
  ({ send }) =>
  async (ctx) => {
    const { memberId } = currentMember(ctx);
    const date = pathPart(ctx, 'id');
    if (!isMemberDay(date)) throw new NotFound();
    const command: CheckInCommand = { type: 'RemoveCheckIn', memberId, date };
    const { answer } = await send(ctx, checkInDecider, checkInStream(memberId, date), command);
    ctx.body = { ...answer, removed: true };
  };

const readEnergy: Handler =
  ({ db }) =>
  async (ctx) => {
    const { memberId, today } = currentMember(ctx);
    const { range = 'quarter' } = queryOf(ctx, energyQuery);
    const from = rangeStart(range, today);
    const [checkIns, workouts] = await Promise.all([
      checkInsOf(db, memberId, from, today),
      // The day before the first one may have been a day of training.
      completedEfforts(db, memberId, addDays(from, -1)),
    ]);
    const mean = meanFeeling(checkIns);
    ctx.body = {
      from,
      to: today,
      checkIns: checkIns.length,
      leastCheckIns,
      points: mean ? energyPoints(checkIns, workouts) : [],
      mean,
      afterTraining: energyAfterTraining(checkIns, workouts),
    };
  };

export const checkInRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/energy',
    summary:
      'Energy and mood of the last month, three months or year beside the efforts, for a chart; from 14 check-ins on.',
    audience: 'members',
    scopes: ['read:history'],
    query: energyQuery,
    isCompressible: true,
    answer: energyAnswer,
    handle: readEnergy,
  },
  {
    method: 'GET',
    path: '/api/check-ins',
    summary: 'How the member was on each date, the oldest first; the last 400 days without dates.',
    audience: 'members',
    query: checkInsQuery,
    isCompressible: true,
    answer: checkInsAnswer,
    handle: listCheckIns,
  },
  {
    method: 'POST',
    path: '/api/check-ins',
    summary:
      'Says how the member is today: energy, mood and sore areas. A later one takes its place until midnight.',
    audience: 'members',
    body: checkInBody,
    status: 201,
    answer: checkInAnswer,
    refusals: [
      [400, 'future-date'],
      [409, 'check-in-closed'],
    ],
    handle: checkIn,
  },
  {
    method: 'DELETE',
    path: '/api/check-ins/:id',
    summary: 'Deletes the check-in of a date.',
    audience: 'members',
    answer: removeCheckInAnswer,
    refusals: [[404, 'unknown-check-in']],
    handle: removeCheckIn,
  },
];
