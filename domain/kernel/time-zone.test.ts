import { expect } from 'chai';
import fc from 'fast-check';
import { asInstant, asMemberDay, dayOfEpoch, epochDayOf, type Instant } from './day.ts';
import { dayOf, lengthInZone, localTimeOf, memoized, startOfDay } from './time-zone.ts';

const hours = (milliseconds: number): number => milliseconds / 3_600_000;
const instant = (time: number): Instant => asInstant(new Date(time).toISOString());
const lengthOn = (date: string, zone: string): number =>
  hours(lengthInZone(epochDayOf(asMemberDay(date)), zone));

const anyTime = fc.integer({ min: Date.parse('1950-01-01'), max: Date.parse('2037-12-31') });
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

    it('changes at the very millisecond', () => {
      expect(dayOf(asInstant('2026-06-10T21:59:59.999Z'), 'Europe/Paris')).to.equal('2026-06-10');
      expect(dayOf(asInstant('2026-06-10T22:00:00.000Z'), 'Europe/Paris')).to.equal('2026-06-11');
    });

    it('is the same in any letter case that an old event has the name in', () => {
      for (const name of ['europe/bucharest', 'eUrOpE/bUcHaReSt'])
        expect(dayOf(asInstant('2026-05-01T22:15:00.000Z'), name)).to.equal('2026-05-02');
    });

    it('is what Intl writes, anywhere and at any time', () => {
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
    it('jumps from 01:59 to 03:00 in spring', () => {
      expect(localTimeOf(asInstant('2026-03-29T00:59:59.999Z'), 'Europe/Paris')).to.deep.equal({
        hour: 1,
        minute: 59,
      });
      expect(localTimeOf(asInstant('2026-03-29T01:00:00.000Z'), 'Europe/Paris')).to.deep.equal({
        hour: 3,
        minute: 0,
      });
    });

    it('is right before 1970 as well', () => {
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

    it('is 01:00 in Cairo on 24 April 2026: 00:00 does not exist', () => {
      const start = startOfDay(asMemberDay('2026-04-24'), 'Africa/Cairo');
      expect(start).to.equal('2026-04-23T22:00:00.000Z');
      expect(localTimeOf(start, 'Africa/Cairo')).to.deep.equal({ hour: 1, minute: 0 });
    });

    it('is the start of the next date for the one that Apia left out', () => {
      expect(startOfDay(asMemberDay('2011-12-30'), 'Pacific/Apia')).to.equal('2011-12-30T10:00:00.000Z');
      expect(startOfDay(asMemberDay('2011-12-31'), 'Pacific/Apia')).to.equal('2011-12-30T10:00:00.000Z');
    });

    it('is the first of two midnights where the clock goes back over one', () => {
      expect(startOfDay(asMemberDay('2006-10-29'), 'America/St_Johns')).to.equal('2006-10-29T02:30:00.000Z');
    });

    it('has the date itself, and the millisecond before it an earlier one', () => {
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
    it('is nothing in Apia on 30 December 2011', () =>
      expect(lengthOn('2011-12-30', 'Pacific/Apia')).to.equal(0));
    it('counts both parts of a date that was interrupted', () =>
      expect(lengthOn('2006-10-28', 'America/St_Johns') * 60).to.equal(24 * 60 + 59));
    it('knows changes of less than an hour', () =>
      expect(lengthOn('2026-04-05', 'Australia/Lord_Howe')).to.equal(24.5));
  });
});

describe('what is remembered', () => {
  let made: string[];
  let of: (key: string) => { readonly key: string };

  beforeEach(() => {
    made = [];
    of = memoized(2, (key) => {
      made.push(key);
      return { key };
    });
  });

  it('is made once', () => {
    expect(of('a')).to.equal(of('a'));
    expect(made).to.deep.equal(['a']);
  });

  it('is never more than there is room for: the oldest is forgotten, and made again', () => {
    for (const key of ['a', 'b', 'c', 'b', 'c']) expect(of(key)).to.deep.equal({ key });
    expect(made).to.deep.equal(['a', 'b', 'c']);
    of('a');
    of('c');
    expect(made).to.deep.equal(['a', 'b', 'c', 'a']);
  });

  it('is not what could not be made', () => {
    const failing = memoized(2, (key) => {
      if (key === 'bad') throw new RangeError(key);
      return { key };
    });
    expect(() => failing('bad')).to.throw(RangeError);
    expect(() => failing('bad')).to.throw(RangeError);
  });
});
