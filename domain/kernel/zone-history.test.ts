import { expect } from 'chai';
import fc from 'fast-check';
import { addDays, asInstant, asMemberDay, type Instant } from './day.ts';
import { startOfDay } from './time-zone.ts';
import {
  changed,
  corrected,
  dayAt,
  isNeutral,
  lengthOf,
  type ZoneHistory,
  zoneAt,
  zonesSince,
} from './zone-history.ts';

const at = (text: string): Instant => asInstant(`${text}:00.000Z`);
const hours = (date: string, history: ZoneHistory): number =>
  lengthOf(asMemberDay(date), history) / 3_600_000;
const neutral = (date: string, history: ZoneHistory): boolean => isNeutral(asMemberDay(date), history);
const home = (zone: string): ZoneHistory => zonesSince(at('2026-01-01T00:00'), zone);

describe('zone history', () => {
  const history = changed(home('Europe/Paris'), 'Asia/Tokyo', at('2026-06-10T18:00'));

  it('applies each zone from its start instant', () => {
    expect(zoneAt(history, asInstant('2026-06-10T17:59:59.999Z'))).to.equal('Europe/Paris');
    expect(zoneAt(history, at('2026-06-10T18:00'))).to.equal('Asia/Tokyo');
  });

  it('applies the first zone to all time before it', () => {
    expect(zoneAt(history, at('2020-01-01T00:00'))).to.equal('Europe/Paris');
  });

  it('falls back to UTC when it is empty', () => {
    expect(zoneAt([], at('2026-01-01T00:00'))).to.equal('UTC');
    expect(hours('2026-01-01', [])).to.equal(24);
  });

  it('dates an instant by the zone in force', () => {
    expect(dayAt(history, asInstant('2026-06-10T17:59:59.999Z'))).to.equal('2026-06-10');
    expect(dayAt(history, at('2026-06-10T18:00'))).to.equal('2026-06-11');
  });

  it('keeps a later change when an earlier one becomes known', () => {
    const entered = changed(history, 'Europe/London', at('2026-03-01T00:00'));
    expect(entered.map(({ zone }) => zone)).to.deep.equal(['Europe/Paris', 'Europe/London', 'Asia/Tokyo']);
  });

  it('keeps the last of two changes at one instant', () => {
    expect(changed(history, 'Asia/Seoul', at('2026-06-10T18:00')).at(-1)?.zone).to.equal('Asia/Seoul');
    expect(changed(history, 'Asia/Seoul', at('2026-06-10T18:00'))).to.have.length(2);
  });

  it("drops all changes after a correction's start", () => {
    const entered = changed(history, 'Asia/Seoul', at('2026-06-20T00:00'));
    expect(corrected(entered, 'Europe/Paris', at('2026-06-10T18:00')).map(({ zone }) => zone)).to.deep.equal([
      'Europe/Paris',
      'Europe/Paris',
    ]);
    expect(corrected(entered, 'Europe/Rome', at('2026-06-10T18:01')).map(({ zone }) => zone)).to.deep.equal([
      'Europe/Paris',
      'Asia/Tokyo',
      'Europe/Rome',
    ]);
  });

  describe('the length of a date for a member', () => {
    it('is the length in the zone for a member who stays there', () => {
      expect(hours('2026-03-29', home('Europe/Paris'))).to.equal(23);
      expect(hours('2026-10-25', home('Europe/Paris'))).to.equal(25);
      expect(neutral('2026-03-29', home('Europe/Paris'))).to.equal(false);
    });

    it('is 0, so neutral, for a date that does not exist', () => {
      expect(hours('2011-12-30', home('Pacific/Apia'))).to.equal(0);
      expect(neutral('2011-12-30', home('Pacific/Apia'))).to.equal(true);
    });

    it('is 13.5 hours from Los Angeles to Sydney when the zone changes at landing', () => {
      const landing = changed(home('America/Los_Angeles'), 'Australia/Sydney', at('2026-06-11T20:30'));
      expect(hours('2026-06-11', landing)).to.equal(13.5);
      expect(neutral('2026-06-11', landing)).to.equal(false);
    });

    it('is 8.5 hours, so neutral, when the zone changes at take-off', () => {
      const takeOff = changed(home('America/Los_Angeles'), 'Australia/Sydney', at('2026-06-11T05:30'));
      expect(hours('2026-06-11', takeOff)).to.equal(8.5);
      expect(neutral('2026-06-11', takeOff)).to.equal(true);
    });

    it('is 2 hours, so neutral, from Honolulu to Auckland', () => {
      const flight = changed(home('Pacific/Honolulu'), 'Pacific/Auckland', at('2026-06-11T10:30'));
      // Honolulu had half an hour of the date; Auckland has 1.5 hours left.
      expect(hours('2026-06-11', flight)).to.equal(2);
      expect(neutral('2026-06-11', flight)).to.equal(true);
    });

    it('is 37 hours from Tokyo to Los Angeles, landing at 18:00Z', () => {
      const flight = changed(home('Asia/Tokyo'), 'America/Los_Angeles', at('2026-06-11T18:00'));
      expect(hours('2026-06-11', flight)).to.equal(37);
    });

    it('is 19 hours, so normal, from New York to London', () => {
      const flight = changed(home('America/New_York'), 'Europe/London', at('2026-06-11T20:00'));
      expect(hours('2026-06-11', flight)).to.equal(19);
      expect(neutral('2026-06-11', flight)).to.equal(false);
    });

    it('is neutral under 12 hours and normal at exactly 12', () => {
      const leaving = (text: string) => changed(home('UTC'), 'Etc/GMT-12', asInstant(text));
      expect(hours('2026-06-11', leaving('2026-06-11T06:00:00.000Z'))).to.equal(12);
      expect(neutral('2026-06-11', leaving('2026-06-11T06:00:00.000Z'))).to.equal(false);
      const farther = changed(home('UTC'), 'Etc/GMT-14', at('2026-06-11T06:00'));
      expect(hours('2026-06-11', farther)).to.equal(10);
      expect(neutral('2026-06-11', farther)).to.equal(true);
      expect(isNeutral(asMemberDay('2026-06-11'), farther, 10)).to.equal(false);
    });

    it('adds up to the elapsed time for any sequence of zones', () => {
      const anyZone = fc.constantFrom('UTC', 'Asia/Tokyo', 'Pacific/Auckland', 'America/Los_Angeles');
      const anyHour = fc.integer({ min: 0, max: 240 });
      fc.assert(
        fc.property(fc.array(fc.tuple(anyZone, anyHour), { maxLength: 6, size: 'max' }), (moves) => {
          const start = Date.parse('2026-06-10T00:00:00.000Z');
          const travelled = moves.reduce<ZoneHistory>(
            (known, [zone, hour]) =>
              changed(known, zone, asInstant(new Date(start + hour * 3_600_000).toISOString())),
            home('UTC'),
          );
          const first = asMemberDay('2026-06-05');
          const last = asMemberDay('2026-06-25');
          let total = 0;
          for (let date = first; date <= last; date = addDays(date, 1)) total += lengthOf(date, travelled);
          const end = startOfDay(addDays(last, 1), travelled.at(-1)?.zone ?? '');
          expect(total).to.equal(Date.parse(end) - Date.parse('2026-06-05T00:00:00.000Z'));
        }),
      );
    });
  });
});
