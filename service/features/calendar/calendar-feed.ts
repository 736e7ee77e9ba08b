import { hash } from 'node:crypto';
import Router from '@koa/router';
import ICAL from 'ical.js';
import type { Middleware } from 'koa';
import type { PlannedDay } from '#domain/catalogue/workouts/week-plan.ts';
import { namedTemplates } from '#domain/catalogue/workouts/workout-templates.ts';
import { addDays, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { Language } from '#domain/kernel/language.ts';
import { ianaName } from '#domain/kernel/time-zone.ts';
import { zoneAt } from '#domain/kernel/zone-history.ts';
import type { MemberState } from '#domain/member/member.ts';
import { languageOfMember } from '#domain/member/member-language.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { memberOf } from '#projections/member/members.ts';
import { localClock } from '#service/http/current-member.ts';
import { NotFound } from '#service/http/errors/http-failures.ts';
import { pathPart } from '#service/http/read-request.ts';
import { plannedWeek } from '#service/jobs/planned-week.ts';
import { nameIn, textsIn } from '#service/languages/texts.ts';
import { calendarZone } from './calendar-zone.ts';
import { memberAt } from './feed-address.ts';

type Deps = {
  readonly db: RowDatabase;
  readonly publicOrigin: string;
  /** The limit of calls. */
  readonly limit: Middleware;
  readonly now: () => Instant;
};

/** Serves the plan of the member whose secret address it is, as iCalendar (RFC 5545), without a sign-in. */
export function calendarFeed({ db, publicOrigin, limit, now }: Deps): Router {
  const { hostname } = new URL(publicOrigin);
  return new Router().get('/calendar/:file', limit, async (ctx) => {
    const [, token] = /^([\w-]{43})\.ics$/.exec(pathPart(ctx, 'file')) ?? [];
    const memberId = token === undefined ? null : await memberAt(db, token);
    const member = memberId && (await memberOf(db, memberId));
    if (!memberId || !member)
      throw new NotFound('This calendar has ended. Its owner can make a new address on the profile.');
    const at = now();
    const { today } = localClock(member, at);
    const zone = zoneAt(member.zones, at);
    const events = await plannedEvents(db, memberId, member, { today, language: languageOfMember(member) });
    const text = calendarText(events, { memberId, today, zone, hostname });
    ctx.body = text;
    ctx.type = 'text/calendar; charset=utf-8';
    // Asked for each time, so that an address that has ended is closed at once; most answers are 304.
    ctx.set('Cache-Control', 'private, no-cache');
    ctx.set('X-Robots-Tag', 'noindex');
    ctx.etag = hash('sha256', text, 'base64url');
    ctx.status = 200;
    if (ctx.fresh) ctx.status = 304;
  });
}

type Calendar = {
  readonly memberId: MemberId;
  readonly today: MemberDay;
  /** Under the rules in force. */
  readonly zone: string;
  readonly hostname: string;
};

/** Whole dates without a zone, so that every calendar shows them on the member's dates. The same text all day long. */
function calendarText(
  events: readonly PlannedEvent[],
  { memberId, today, zone, hostname }: Calendar,
): string {
  const calendar = new ICAL.Component('vcalendar');
  for (const [name, value] of [
    ['version', '2.0'],
    ['prodid', '-//Rondel//Plan//EN'],
    ['calscale', 'GREGORIAN'],
    ['method', 'PUBLISH'],
    ['x-wr-calname', 'Rondel'],
    ['x-wr-timezone', ianaName(zone)],
  ] as const)
    calendar.addPropertyWithValue(name, value);
  calendar.addPropertyWithValue('refresh-interval', ICAL.Duration.fromString('PT6H'));
  calendar.addSubcomponent(calendarZone(zone, today));
  for (const { date, kind, title } of events) {
    const event = new ICAL.Component('vevent');
    // It names neither the member nor, without the id, anything that can be found out from it.
    const id = hash('sha256', `${memberId}|${kind}|${date}`, 'base64url');
    event.addPropertyWithValue('uid', `${id}@${hostname}`);
    event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(new Date(today), true));
    event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(date));
    event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(addDays(date, 1)));
    event.addPropertyWithValue('summary', title);
    // A reminder of a day, not an appointment.
    event.addPropertyWithValue('transp', 'TRANSPARENT');
    calendar.addSubcomponent(event);
  }
  return `${calendar.toString()}\r\n`;
}

/** One entry of the calendar, on a whole date of the member. */
type PlannedEvent = {
  readonly date: MemberDay;
  readonly kind: 'workout' | 'program-end';
  readonly title: string;
};

/**
 * The training days of the plan of seven days that the dashboard shows, without paused ones, and the planned end of the program. Of a workout only a
 * name of the catalogue is shown, and of a program neither goal nor kind: calendars pass through other people's servers.
 */
async function plannedEvents(
  db: RowDatabase,
  memberId: MemberId,
  member: Pick<MemberState, 'profile' | 'pauses'>,
  { today, language }: { readonly today: MemberDay; readonly language: Language },
): Promise<readonly PlannedEvent[]> {
  const { program, days } = await plannedWeek(db, memberId, member, today);
  const said = textsIn(language).calendar;
  const workouts = days
    .filter(({ isRestDay, isPaused }) => !isRestDay && !isPaused)
    .map((planned) => ({ date: planned.day, kind: 'workout' as const, title: titleOf(planned, language) }));
  const end = program?.plannedEndDate;
  if (!end || end < today) return workouts;
  return [...workouts, { date: end, kind: 'program-end', title: said.programEnds }];
}

/** A workout of the member's own has a name in the member's own words. */
function titleOf({ session, durationMinutes }: PlannedDay, language: Language): string {
  const said = textsIn(language).calendar;
  const { kind, template } = session ?? {};
  const known = namedTemplates.get(template?.id ?? '')?.name;
  const name = kind === 'daily' ? said.dailyMaintenance : known ? nameIn(language, known) : said.workout;
  return durationMinutes === null ? name : said.withMinutes(name, durationMinutes);
}
