import { notificationDefaults, privacyDefaults } from '#domain/catalogue/content/preference-defaults.ts';
import { usualDaysPerWeek } from '#domain/catalogue/workouts/training-days.ts';
import { addDays, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { isNeutral, type ZoneHistory, zoneAt } from '#domain/kernel/zone-history.ts';
import type { NotificationFrequency, NotificationPreferences } from '#domain/member/member-events.ts';
import { languageOfMember, type MemberLanguages } from '#domain/member/member-language.ts';
import { datesAhead, type ReminderFacts } from '#domain/reminders/reminder-rules.ts';
import type { Pauses } from '#domain/streak/pause-rules.ts';
import { emptySummary, excuseOn, type StreakSummary, streakAt } from '#domain/streak/streak-summary.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { tables } from '#projections/versions.ts';

type Row = {
  readonly key: MemberId;
  readonly zones: ZoneHistory;
  readonly pauses: Pauses;
  readonly notifications: NotificationPreferences | null;
  readonly frequency: NotificationFrequency | null;
  readonly personalised: boolean | null;
  readonly wheel: boolean | null;
  readonly days_per_week: number | null;
  readonly languages: MemberLanguages | null;
  readonly summary: StreakSummary | null;
  readonly reached: Readonly<Record<string, MemberDay>> | null;
  readonly program: ReminderFacts['program'];
  readonly spun_on: readonly MemberDay[];
};

type Reachable = { readonly devices: ReadonlySet<MemberId>; readonly mails: ReadonlySet<MemberId> };

/**
 * No field of this query is personal, so no key is looked up. For members whom no reminder can reach ($3 has the others), only their own
 * row is read. No timer is set for them, and the reason of a cancelled reminder follows from that row. The collation is that of the indexes
 * of `member_id`: keys have another collation, with which Postgres would search whole tables for each member.
 */
const query = `
  select m.key,
         m.state #> '{member,zones}' as zones,
         m.state #> '{member,pauses}' as pauses,
         m.state #> '{member,notifications}' as notifications,
         m.state #>> '{member,profile,notificationFrequency}' as frequency,
         (m.state #>> '{member,privacy,personalizedRecommendations}')::boolean as personalised,
         (m.state #>> '{member,profile,questWheelEnabled}')::boolean as wheel,
         (m.state #>> '{member,profile,daysPerWeek}')::double precision as days_per_week,
         m.state #> '{member,languages}' as languages,
         a.summary, a.reached, p.program,
         array(select q.date::text from ${tables.quest_days} q
                where m.key = any($3) and q.member_id = m.key collate "default" and q.date >= $2
                  and q.status <> 'none') as spun_on
    from ${tables.members} m
    left join ${tables.activities} a on a.key = m.key and m.key = any($3)
    left join lateral (
      select json_build_object('programType', state -> 'programType', 'goalType', state -> 'goalType',
                               'dailyTemplate', state -> 'dailyTemplate', 'startDate', state -> 'startDate',
                               'plannedEndDate', state -> 'plannedEndDate') as program
        from ${tables.programs}
       where m.key = any($3) and member_id = m.key collate "default" and is_active
       order by started_at desc limit 1) p on true
   where m.key = any($1::text[])`;

/** The facts about members now, in one query. People without an account are left out. */
export async function readReminderFacts(
  db: Pick<Pool, 'query'>,
  memberIds: readonly MemberId[],
  reachable: Reachable,
  now: Instant,
): Promise<ReadonlyMap<MemberId, ReminderFacts>> {
  // The local date of a member is at most a day before that of UTC.
  const { rows } = await db.query<Row>({
    name: 'reminder-facts',
    text: query,
    values: [memberIds, addDays(dayOf(now, 'UTC'), -1), [...reachable.devices, ...reachable.mails]],
  });
  return new Map(rows.map((row) => [row.key, factsOf(row, reachable, now)]));
}

function factsOf(row: Row, { devices, mails }: Reachable, now: Instant): ReminderFacts {
  const zone = zoneAt(row.zones, now);
  const [hasDevice, hasRecapByMail] = [devices.has(row.key), mails.has(row.key)];
  return {
    hasDevice,
    hasRecapByMail,
    zone,
    wanted: row.notifications ?? notificationDefaults,
    frequency: row.frequency ?? 'daily',
    isPersonalised: row.personalised ?? privacyDefaults.personalizedRecommendations,
    pauses: row.pauses,
    ...(hasDevice || hasRecapByMail
      ? streakFacts(row.summary ?? emptySummary(row.zones), datesAhead(now, zone))
      : { activeOn: [], atRiskOn: [] }),
    hasWheel: row.wheel ?? true,
    wheelUsedOn: row.spun_on,
    program: row.program,
    daysPerWeek: row.days_per_week ?? usualDaysPerWeek,
    reachedOn: Object.values(row.reached ?? {}),
    language: languageOfMember({ languages: row.languages ?? {} }),
  };
}

/** The streak on each date if nothing is done before it. */
function streakFacts(
  summary: StreakSummary,
  dates: readonly MemberDay[],
): Pick<ReminderFacts, 'activeOn' | 'atRiskOn'> {
  const standing = dates.map((date) => ({ date, streak: streakAt(summary, date) }));
  // Who flew back over the date line has been active on a later date already.
  const activeOn = standing.filter(({ date, streak }) => streak.isActiveToday || streak.openDay > date);
  const atRiskOn = standing.filter(
    ({ date, streak }) =>
      streak.currentStreak > 0 && excuseOn(summary, date) === null && !isNeutral(date, summary.zones),
  );
  return { activeOn: activeOn.map(({ date }) => date), atRiskOn: atRiskOn.map(({ date }) => date) };
}
