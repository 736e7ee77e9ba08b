import { expect } from 'chai';
import fc from 'fast-check';
import { addDays, asInstant } from '#domain/kernel/day.ts';
import { changed, dayAt } from '#domain/kernel/zone-history.ts';
import { foldActivity } from './activity.ts';
import { paused, resumed } from './pause-rules.ts';
import { replanned } from './rest-rules.ts';
import { streakDaysOf } from './streak-days.ts';
import { type StreakDays, streakAfter } from './streak-forecast.ts';
import { type Circumstances, streakAt } from './streak-summary.ts';
import {
  later,
  recordedAt,
  restDaysKeep,
  streakPaused,
  streakResumed,
  workoutLogged,
  zoneChanged,
} from './testing/member-log.ts';
import { choices, historyOf, hoursAfter } from './testing/random-history.ts';

const anyNumbers = fc.array(fc.integer({ min: 0, max: choices - 1 }), { maxLength: 60, size: 'max' });

/** A member with any history, some hours later; what travels to a browser has been JSON. */
const anyMember = fc.tuple(anyNumbers, fc.integer({ min: 1, max: 96 })).map(([numbers, hours]) => {
  const history = historyOf(numbers);
  const now = hoursAfter(history.at(-1)?.metadata.occurredAt ?? '', hours);
  const activity = foldActivity(history);
  const { zones } = activity.summary;
  const zone = zones.at(-1)?.zone ?? 'UTC';
  const days = JSON.parse(JSON.stringify(streakDaysOf(activity))) as StreakDays;
  return { history, now, days, zone, zones, today: dayAt(zones, asInstant(now)) };
});
const anyOffset = fc.integer({ min: -3, max: 5 });

describe('the streak foretold', () => {
  it('is the streak of the fold while nothing changes', () => {
    fc.assert(
      fc.property(anyMember, ({ history, days, today }) => {
        const { summary } = foldActivity(history);
        expect(streakAfter(days, {}, today)).to.deep.equal(streakAt(summary, today));
      }),
    );
  });

  it('is the streak after a pause and after its end', () => {
    fc.assert(
      fc.property(anyMember, anyOffset, fc.nat(27), (member, offset, length) => {
        const { history, now, days, today, zone } = member;
        const pause = { from: addDays(today, offset), until: addDays(today, offset + length) };
        const declared = recordedAt(now, streakPaused(pause.from, pause.until), zone, 'pause');
        const pauses = paused(days.circumstances.pauses, pause);
        expect(streakAfter(days, { pauses }, today)).to.deep.equal(
          streakAt(foldActivity([...history, declared]).summary, today),
        );
        const ended = recordedAt(now, streakResumed(today, pause.until), zone, 'end');
        const left = resumed(pauses, { on: today, until: pause.until });
        expect(streakAfter(days, { pauses: left }, today)).to.deep.equal(
          streakAt(foldActivity([...history, declared, ended]).summary, today),
        );
      }),
    );
  });

  it('is the streak after the switch of planned rest days, today and a week on', () => {
    fc.assert(
      fc.property(anyMember, fc.boolean(), ({ history, now, days, today, zone }, keeps) => {
        const flipped = recordedAt(now, restDaysKeep(keeps), zone, 'switch');
        const { metadata } = flipped;
        const rest = replanned(days.circumstances.rest, addDays(metadata.localDate, 1), { keeps });
        const { summary } = foldActivity([...history, flipped]);
        for (const date of [today, addDays(today, 7)])
          expect(streakAfter(days, { rest }, date)).to.deep.equal(streakAt(summary, date));
      }),
    );
  });

  it('is the streak after a change of the time zone now', () => {
    const anyZone = fc.constantFrom('Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Auckland', 'Europe/Paris');
    fc.assert(
      fc.property(anyMember, anyZone, ({ history, now, days, zone, zones }, moved) => {
        const changes: Partial<Circumstances> = { zones: changed(zones, moved, asInstant(now)) };
        const { summary } = foldActivity([
          ...history,
          recordedAt(now, zoneChanged(moved, now), zone, 'move'),
        ]);
        const today = dayAt(summary.zones, asInstant(now));
        expect(streakAfter(days, changes, today)).to.deep.equal(streakAt(summary, today));
      }),
    );
  });

  it('takes two bytes for each date', () => {
    const bytesOf = (dates: number): number => {
      const workouts = Array.from({ length: dates }, (_, nth) => {
        const date = later('2016-03-01', nth);
        return recordedAt(`${date}T12:00:00Z`, workoutLogged(date), 'UTC', date);
      });
      return JSON.stringify(streakDaysOf(foldActivity(workouts))).length;
    };
    expect(bytesOf(1_000) - bytesOf(500)).to.equal(2 * 500);
  });
});
