import { expect } from 'chai';
import fc from 'fast-check';
import { asInstant, asMemberDay, dayOfEpoch, epochDayOf, type Instant } from './day.ts';
import { dayOf, lengthInZone, localTimeOf, memoized, startOfDay } from './time-zone.ts';

const hours = (milliseconds: number): number => milliseconds / 3_600_000;
const instant = (time: number): Instant => asInstant(new Date(time).toISOString());
const lengthOn = (date: string, zone: string): number =>
  hours(lengthInZone(epochDayOf(asMemberDay(date)), zone));

const anyTime = fc.integer({ min: Date.parse('1970-01-02'), max: Date.parse('2037-12-31') });
const anyZone = fc.constantFrom(
  'UTC',
  'Africa/Cairo',
  'Africa/Monrovia',
  'America/Los_Angeles',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Europe/Paris',
  'Pacific/Apia',
  'Pacific/Kiritimati',
);

describe('time zone', () => {
  describe('the date of an instant', () => {
    it('is 6 February in New York at 03:26 UTC on the 7th', () => {
      expect(dayOf(asInstant('2026-02-07T03:26:00.000Z'), 'America/New_York')).to.equal('2026-02-06');
    });

    it('is 2 May in Bucharest at 22:15 UTC on the 1st', () => {
      expect(dayOf(asInstant('2026-05-01T22:15:00.000Z'), 'Europe/Bucharest')).to.equal('2026-05-02');
    });

    it('changes at the exact millisecond', () => {
      expect(dayOf(asInstant('2026-06-10T21:59:59.999Z'), 'Europe/Paris')).to.equal('2026-06-10');
      expect(dayOf(asInstant('2026-06-10T22:00:00.000Z'), 'Europe/Paris')).to.equal('2026-06-11');
    });

    it('is the same for any letter case of the zone name', () => {
      for (const name of ['europe/bucharest', 'eUrOpE/bUcHaReSt'])
        expect(dayOf(asInstant('2026-05-01T22:15:00.000Z'), name)).to.equal('2026-05-02');
    });

    it('equals the date that Intl formats, for any instant in zones without new laws', () => {
      const intl = (time: number, timeZone: string): string =>
        new Intl.DateTimeFormat('en-CA', {
          timeZone,
          dateStyle: 'short',
          timeStyle: 'short',
          hourCycle: 'h23',
        }).format(time);
      fc.assert(
        fc.property(anyTime, anyZone, (time, zone) => {
          const { hour, minute } = localTimeOf(instant(time), zone);
          const clock = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
          expect(`${dayOf(instant(time), zone)}, ${clock}`).to.equal(intl(time, zone));
        }),
        { numRuns: 300 },
      );
    });
  });

  describe('the local time', () => {
    it('jumps from 01:59 to 03:00 when the clock goes forward', () => {
      expect(localTimeOf(asInstant('2026-03-29T00:59:59.999Z'), 'Europe/Paris')).to.deep.equal({
        hour: 1,
        minute: 59,
      });
      expect(localTimeOf(asInstant('2026-03-29T01:00:00.000Z'), 'Europe/Paris')).to.deep.equal({
        hour: 3,
        minute: 0,
      });
    });

    it('is correct before 1970', () => {
      expect(localTimeOf(asInstant('1969-12-31T23:30:00.000Z'), 'UTC')).to.deep.equal({
        hour: 23,
        minute: 30,
      });
    });
  });

  describe('the start of a day', () => {
    const starts: [string, string, string][] = [
      ['2026-06-11', 'Europe/Paris', '2026-06-10T22:00:00.000Z'],
      ['2026-06-11', 'America/Los_Angeles', '2026-06-11T07:00:00.000Z'],
      ['2026-06-11', 'Pacific/Kiritimati', '2026-06-10T10:00:00.000Z'],
      ['2026-06-11', 'Etc/GMT+12', '2026-06-11T12:00:00.000Z'],
    ];
    for (const [date, zone, start] of starts)
      it(`${date} begins in ${zone} at ${start}`, () =>
        expect(startOfDay(asMemberDay(date), zone)).to.equal(start));

    it('is 01:00 in Cairo on 24 April 2026, because 00:00 does not exist', () => {
      const start = startOfDay(asMemberDay('2026-04-24'), 'Africa/Cairo');
      expect(start).to.equal('2026-04-23T22:00:00.000Z');
      expect(localTimeOf(start, 'Africa/Cairo')).to.deep.equal({ hour: 1, minute: 0 });
    });

    it('is the start of the next date for the date that Apia skipped', () => {
      expect(startOfDay(asMemberDay('2011-12-30'), 'Pacific/Apia')).to.equal('2011-12-30T10:00:00.000Z');
      expect(startOfDay(asMemberDay('2011-12-31'), 'Pacific/Apia')).to.equal('2011-12-30T10:00:00.000Z');
    });

    it('is the first of two midnights when the clock goes back over midnight', () => {
      expect(startOfDay(asMemberDay('2006-10-29'), 'America/St_Johns')).to.equal('2006-10-29T02:30:00.000Z');
    });

    it('falls on the date, and the millisecond before it on the previous date', () => {
      fc.assert(
        fc.property(anyTime, anyZone, (time, zone) => {
          const date = dayOfEpoch(Math.floor(time / 86_400_000));
          const start = startOfDay(date, zone);
          const before = instant(Date.parse(start) - 1);
          expect(dayOf(start, zone) >= date).to.equal(true);
          expect(dayOf(before, zone) < date).to.equal(true);
        }),
        { numRuns: 300 },
      );
    });
  });

  describe('the length of a date', () => {
    it('is 23 hours in Paris on 29 March 2026', () =>
      expect(lengthOn('2026-03-29', 'Europe/Paris')).to.equal(23));
    it('is 25 hours in Paris on 25 October 2026', () =>
      expect(lengthOn('2026-10-25', 'Europe/Paris')).to.equal(25));
    it('is 23 hours in Cairo on 24 April 2026', () =>
      expect(lengthOn('2026-04-24', 'Africa/Cairo')).to.equal(23));
    it('is 0 in Apia on 30 December 2011', () => expect(lengthOn('2011-12-30', 'Pacific/Apia')).to.equal(0));
    it('adds both parts of an interrupted date', () =>
      expect(lengthOn('2006-10-28', 'America/St_Johns') * 60).to.equal(24 * 60 + 59));
    it('includes offset changes of less than an hour', () =>
      expect(lengthOn('2026-04-05', 'Australia/Lord_Howe')).to.equal(24.5));
  });
});

describe('the memoized function', () => {
  let made: string[];
  let of: (key: string) => { readonly key: string };

  beforeEach(() => {
    made = [];
    of = memoized(2, (key) => {
      made.push(key);
      return { key };
    });
  });

  it('computes each key once', () => {
    expect(of('a')).to.equal(of('a'));
    expect(made).to.deep.equal(['a']);
  });

  it('drops the oldest key at capacity, and computes it again on request', () => {
    for (const key of ['a', 'b', 'c', 'b', 'c']) expect(of(key)).to.deep.equal({ key });
    expect(made).to.deep.equal(['a', 'b', 'c']);
    of('a');
    of('c');
    expect(made).to.deep.equal(['a', 'b', 'c', 'a']);
  });

  it('does not cache a failed computation', () => {
    const failing = memoized(2, (key) => {
      if (key === 'bad') throw new RangeError(key);
      return { key };
    });
    expect(() => failing('bad')).to.throw(RangeError);
    expect(() => failing('bad')).to.throw(RangeError);
  });
});
