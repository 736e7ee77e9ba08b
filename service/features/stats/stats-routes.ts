import type { DomainEvent } from '#domain/events.ts';
import { addDays, asInstant, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { dayOf, startOfDay } from '#domain/kernel/time-zone.ts';
import { type ZoneHistory, zoneAt } from '#domain/kernel/zone-history.ts';
import { pointsEntriesOf } from '#projections/points/points-ledgers.ts';
import { createBatchLoader } from '#projections/postgres/batch-loader.ts';
import { statsOf } from '#projections/stats/stats-queries.ts';
import { activityOf } from '#projections/streak/activities.ts';
import type { AppRoute, Handler } from '#service/features/app-context.ts';
import { currentMember } from '#service/http/current-member.ts';
import { queryOf } from '#service/http/read-request.ts';
import { memberHistory } from '#service/jobs/export/member-history.ts';
import { knownAbout, knownAt, lookBackTypes } from './known-numbers.ts';
import { daysOn, shownEntry, statsOn } from './shown-stats-contract.ts';
import {
  activityDaysAnswer,
  activityDaysQuery,
  type LookBackDay,
  ledgerAnswer,
  ledgerQuery,
  lookBackAnswer,
  type NumbersOn,
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
    const recount = stored.summary.recounted?.recounts.at(-1);
    const isRead = recount === undefined || recount.version === member.seenZoneRules;
    ctx.body = { ...statsOn(stored, today), newRules, ...(!isRead && { recount }) };
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

export const statsRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/stats',
    summary: 'Streak, workouts, points, quests, skip tokens and achievements.',
    audience: 'members',
    scopes: ['read:stats'],
    isCompressible: true,
    answer: statsAnswer,
    handle: readStats,
  },
  {
    method: 'GET',
    path: '/api/activity-days',
    summary: 'How each of the last days stands, oldest first; 28 days unless asked otherwise.',
    audience: 'members',
    scopes: ['read:stats'],
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
    summary:
      'Every point that was won or taken back, newest first; 50 entries unless asked otherwise. A page may end inside a date: leave that date out before you ask for what is before it.',
    audience: 'members',
    scopes: ['read:stats'],
    query: ledgerQuery,
    isCompressible: true,
    answer: ledgerAnswer,
    handle: readLedger,
  },
];

type Member = { readonly zones: ZoneHistory; readonly registeredAt: Instant; readonly now: Instant };

/**
 * Each date since the member joined: the numbers as they were known at its end, and what is known about it now. The last date ends now. A
 * date's end is that of the zone the member was in then, by what is known now.
 */
async function lookBackDays(
  history: readonly Recorded<DomainEvent>[],
  { zones, registeredAt, now }: Member,
): Promise<readonly LookBackDay[]> {
  const first = dayOf(registeredAt, zoneAt(zones, registeredAt));
  const last = dayOf(now, zoneAt(zones, now));
  const dates: { readonly date: MemberDay; readonly asOf: Instant }[] = [];
  for (let date = first; date < last; date = addDays(date, 1)) dates.push({ date, asOf: endOf(date, zones) });
  dates.push({ date: last, asOf: now });
  const { known, last: fold } = await knownAt(
    history,
    dates.map(({ asOf }) => asOf),
  );
  const about = knownAbout(fold, now);
  return dates.map(({ date, asOf }, nth) => {
    const {
      today: _,
      achievements: __,
      ...knownThen
    } = known[nth] ?? { today: date, achievements: 0, ...none };
    const knownNow = about(date);
    return { date, asOf, knownThen, knownNow: areEqual(knownThen, knownNow) ? null : knownNow };
  });
}

const areEqual = (a: NumbersOn, b: NumbersOn): boolean =>
  (Object.keys(a) as (keyof NumbersOn)[]).every((name) => a[name] === b[name]);

const none = {
  ...{ currentStreak: 0, bestStreak: 0, skipTokens: 0 },
  ...{ totalPoints: 0, totalWorkouts: 0, completedQuests: 0 },
};

/** The last millisecond of a date. */
function endOf(date: MemberDay, zones: ZoneHistory): Instant {
  const noon = asInstant(`${date}T12:00:00.000Z`);
  const start = startOfDay(addDays(date, 1), zoneAt(zones, noon));
  return asInstant(new Date(Date.parse(start) - 1).toISOString());
}
