import ICAL from 'ical.js';
import type { MemberDay } from '#domain/kernel/day.ts';
import { ianaName, rulesOf } from '#domain/kernel/time-zone.ts';
import { changesUntil, unpackZone } from '#domain/kernel/zone-table.ts';

/** A plan looks a week ahead, and a program's end at most a few years. */
const years = { back: 1, ahead: 3 } as const;
const hour = 3_600_000;

/**
 * The zone of a calendar (RFC 5545, 3.6.5), by the rules that count the member's days. So a calendar program with older rules shows the
 * same clock.
 * @param zone under the rules in force
 */
export function calendarZone(zone: string, today: MemberDay): ICAL.Component {
  const table = unpackZone(rulesOf(zone));
  const year = Number(today.slice(0, 4));
  const from = Date.UTC(year - years.back);
  const first = changesUntil(table, from);
  const until = changesUntil(table, Date.UTC(year + years.ahead));
  const component = new ICAL.Component('vtimezone');
  component.addPropertyWithValue('tzid', ianaName(zone));
  const begin = table.offsets[first] ?? 0;
  component.addSubcomponent(observance(from, begin, begin));
  for (let index = first; index < until; index += 1)
    component.addSubcomponent(
      observance(table.at[index] ?? 0, table.offsets[index] ?? 0, table.offsets[index + 1] ?? 0),
    );
  return component;
}

/** From an instant on; it begins by the clock that was shown before. */
function observance(time: number, before: number, after: number): ICAL.Component {
  const component = new ICAL.Component(after > before ? 'daylight' : 'standard');
  const clock = new Date(time + before).toISOString().slice(0, 19);
  component.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString(clock));
  component.addPropertyWithValue('tzoffsetfrom', offsetOf(before));
  component.addPropertyWithValue('tzoffsetto', offsetOf(after));
  return component;
}

const offsetOf = (milliseconds: number): ICAL.UtcOffset =>
  ICAL.UtcOffset.fromSeconds((milliseconds / hour) * 3600);
