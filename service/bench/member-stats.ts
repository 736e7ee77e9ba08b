import type { DomainEvent } from '#domain/events.ts';
import { daysBetween, type MemberDay } from '#domain/kernel/day.ts';
import type { Projection } from '#projections/engine/projection.ts';

type MemberStats = { points: number; workouts: number; quests: number; readonly days: MemberDay[] };
type StatsRow = {
  readonly points: number;
  readonly workouts: number;
  readonly quests: number;
  readonly active_days: number;
  readonly last_day: string;
  readonly best_run: number;
};
type Counted = Extract<DomainEvent, { type: 'QuestCompleted' | 'WorkoutLogged' | 'RoutineCompleted' }>;

/**
 * What one statement of SQL can say about members as well. The lightest of read models, so that it is the engine that is measured and
 * not the rules of the game.
 */
export const memberStats: Projection<Counted, MemberStats, StatsRow> = {
  name: 'member_stats',
  version: 1,
  handles: ['QuestCompleted', 'WorkoutLogged', 'RoutineCompleted'],
  personal: [],
  metadata: [],
  key: ({ event }) => event.memberId,
  initial: () => ({ points: 0, workouts: 0, quests: 0, days: [] }),
  evolve(stats, { event }) {
    stats.points += event.points;
    if (event.type === 'QuestCompleted') stats.quests += 1;
    else stats.workouts += 1;
    if (!stats.days.includes(event.date)) stats.days.push(event.date);
    return stats;
  },
  table: {
    columns: {
      points: 'integer',
      workouts: 'integer',
      quests: 'integer',
      active_days: 'integer',
      last_day: 'date',
      best_run: 'integer',
    },
    indexes: [],
    row({ points, workouts, quests, days }) {
      const dates = days.toSorted();
      const last_day = dates.at(-1) ?? '';
      return { points, workouts, quests, active_days: days.length, last_day, best_run: bestRun(dates) };
    },
  },
};

function bestRun(dates: readonly MemberDay[]): number {
  let [best, run] = [0, 0];
  for (const [index, date] of dates.entries()) {
    const before = dates[index - 1];
    run = before !== undefined && daysBetween(before, date) === 1 ? run + 1 : 1;
    best = Math.max(best, run);
  }
  return best;
}

/** The same in one statement. */
export const statsInSql = `
  with done as materialized (
    select e.data->>'memberId' as key, (e.data->>'points')::int as points, (e.data->>'date')::date as day,
      t.type = 'QuestCompleted' as is_quest
    from log.events e join log.event_types t using (type_no)
    where t.type in ('QuestCompleted', 'WorkoutLogged', 'RoutineCompleted')
  ), days as (
    select key, day, day - (row_number() over (partition by key order by day))::int as run
    from (select distinct key, day from done) d
  ), runs as (select key, count(*)::int as days, max(day) as last_day from days group by key, run)
  select key, s.points, s.workouts, s.quests, r.active_days, r.last_day::text, r.best_run
  from (
    select key, sum(points)::int as points, count(*) filter (where not is_quest)::int as workouts,
      count(*) filter (where is_quest)::int as quests
    from done group by key
  ) s join (
    select key, sum(days)::int as active_days, max(last_day) as last_day, max(days) as best_run from runs group by key
  ) r using (key) order by key`;
