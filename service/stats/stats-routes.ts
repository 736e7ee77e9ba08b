import { asInstant } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { pointsEntriesOf } from '#projections/points/points-ledgers.ts';
import { createBatchLoader } from '#projections/postgres/batch-loader.ts';
import { statsOf } from '#projections/stats/stats-queries.ts';
import { activityOf } from '#projections/streak/activities.ts';
import type { Handler } from '#service/app-context.ts';
import type { ApiRoute } from '#service/http/api-route.ts';
import { currentMember } from '#service/http/current-member.ts';
import { queryOf } from '#service/http/read-request.ts';
import { memberHistory } from '#service/jobs/export/member-history.ts';
import { lookBackTypes } from './known-numbers.ts';
import { lookBackDays } from './look-back.ts';
import { daysOn, shownEntry, statsOn } from './shown-stats-contract.ts';
import {
  activityDaysAnswer,
  activityDaysQuery,
  ledgerAnswer,
  ledgerQuery,
  lookBackAnswer,
  statsAnswer,
} from './stats-contract.ts';

const usualDays = 28;
const usualEntries = 50;

const readStats: Handler = ({ db }) => {
  const lookUp = createBatchLoader((memberIds: readonly MemberId[]) => statsOf(db, memberIds));
  return async (ctx) => {
    const { memberId, today, member } = currentMember(ctx);
    const stored = await lookUp(memberId);
    const newest = stored.summary.common?.adopted?.at(-1)?.version;
    const newRules = newest === undefined || newest === member.seenRules ? null : newest;
    ctx.body = { ...statsOn(stored, today), newRules };
  };
};

const readActivityDays: Handler =
  ({ db }) =>
  async (ctx) => {
    const { memberId, at } = currentMember(ctx);
    const { days = usualDays } = queryOf(ctx, activityDaysQuery);
    ctx.body = daysOn(await activityOf(db, memberId), at, days);
  };

/** Newest first. */
const readLedger: Handler =
  ({ db }) =>
  async (ctx) => {
    const { limit = usualEntries, before } = queryOf(ctx, ledgerQuery);
    const entries = await pointsEntriesOf(db, currentMember(ctx).memberId);
    ctx.body = entries
      .filter(({ date }) => before === undefined || date < before)
      .slice(-limit)
      .reverse()
      .map(shownEntry);
  };

const readLookBack: Handler =
  ({ events }) =>
  async (ctx) => {
    const { memberId, member, registeredAt, at: now } = currentMember(ctx);
    const history = await memberHistory(events, memberId, now, lookBackTypes);
    ctx.body = await lookBackDays(history, {
      zones: member.zones,
      registeredAt: asInstant(registeredAt),
      now,
    });
  };

export const statsRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/stats',
    summary: 'Streak, workouts, points, quests, skip tokens and achievements.',
    audience: 'members',
    isCompressible: true,
    answer: statsAnswer,
    handle: readStats,
  },
  {
    method: 'GET',
    path: '/api/activity-days',
    summary: 'How each of the last days stands, oldest first; 28 days unless asked otherwise.',
    audience: 'members',
    query: activityDaysQuery,
    isCompressible: true,
    answer: activityDaysAnswer,
    handle: readActivityDays,
  },
  {
    method: 'GET',
    path: '/api/look-back',
    summary: 'The numbers of each date since joining: as they were known then, and by what is known now.',
    audience: 'members',
    limit: 'lookBack',
    isCompressible: true,
    answer: lookBackAnswer,
    handle: readLookBack,
  },
  {
    method: 'GET',
    path: '/api/ledger',
    summary: 'Every point that was won or taken back, newest first; 50 entries unless asked otherwise.',
    audience: 'members',
    query: ledgerQuery,
    isCompressible: true,
    answer: ledgerAnswer,
    handle: readLedger,
  },
];
