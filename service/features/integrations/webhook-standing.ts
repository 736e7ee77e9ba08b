import type { Standing } from '#domain/integrations/webhook-news.ts';
import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { isNeutral, type ZoneHistory, zoneAt } from '#domain/kernel/zone-history.ts';
import { currentPhaseOf, phasesOf } from '#domain/program/phase-rules.ts';
import type { ProgramStarted } from '#domain/program/program-events.ts';
import { emptySummary, excuseOn, type StreakSummary, streakAt } from '#domain/streak/streak-summary.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { tables } from '#projections/versions.ts';

type Row = {
  readonly key: string;
  readonly zones: ZoneHistory;
  readonly summary: StreakSummary | null;
  readonly program:
    | (Pick<ProgramStarted, 'programType' | 'startDate' | 'plannedEndDate'> & { readonly programId: string })
    | null;
};

/** The streak and the phase of members now. No field is personal, so no key is looked up. */
export async function standingsOf(
  db: Pick<Pool, 'query'>,
  memberIds: readonly string[],
  now: Instant,
): Promise<ReadonlyMap<string, Standing>> {
  const { rows } = await db.query<Row>({
    name: 'webhook-standings',
    text: `select m.key, m.state #> '{member,zones}' as zones, a.summary, p.program
             from ${tables.members} m
             left join ${tables.activities} a on a.key = m.key
             left join lateral (
               select json_build_object('programId', key, 'programType', state -> 'programType',
                                        'startDate', state -> 'startDate',
                                        'plannedEndDate', state -> 'plannedEndDate') as program
                 from ${tables.programs} where member_id = m.key collate "default" and is_active
                order by started_at desc limit 1) p on true
            where m.key = any($1::text[])`,
    values: [memberIds],
  });
  return new Map(rows.map((row) => [row.key, standingOf(row, now)]));
}

function standingOf({ zones, summary: known, program }: Row, now: Instant): Standing {
  const zone = zoneAt(zones, now);
  const today = dayOf(now, zone);
  const summary = known ?? emptySummary(zones);
  const { currentStreak, bestStreak, skipTokens, isActiveToday, openDay } = streakAt(summary, today);
  const isLost = !isActiveToday && openDay <= today && excuseOn(summary, today) === null;
  return {
    ...{ zone, currentStreak, bestStreak, skipTokens },
    isAtRisk: currentStreak > 0 && isLost && !isNeutral(today, summary.zones),
    phase: program && phaseOn(program, today),
  };
}

function phaseOn(program: NonNullable<Row['program']>, today: MemberDay): Standing['phase'] {
  if (today < program.startDate) return null;
  const phases = phasesOf(program);
  const phase = phases[currentPhaseOf(phases, today) - 1];
  if (!phase) return null;
  const { phaseNumber, startDate, shownEndDate: endDate } = phase;
  return { programId: program.programId, phase: phaseNumber, startDate, endDate };
}
