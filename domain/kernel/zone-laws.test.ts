import { expect } from 'chai';
import { asInstant, asMemberDay, epochDayOf } from './day.ts';
import { dayOf, lengthInZone, localTimeOf } from './time-zone.ts';

/** `2026-11-27 00:30` in a zone. */
function shown(at: string, zone: string): string {
  const instant = asInstant(new Date(at).toISOString());
  const { hour, minute } = localTimeOf(instant, zone);
  return `${dayOf(instant, zone)} ${[hour, minute].map((part) => String(part).padStart(2, '0')).join(':')}`;
}

describe('laws that moved the clocks', () => {
  const laws: [law: string, zone: string, at: string, expected: string][] = [
    ['Kazakhstan has one zone since 1 March 2024', 'Asia/Almaty', '2024-02-29T17:59:59Z', '2024-02-29 23:59'],
    ['Kazakhstan has one zone since 1 March 2024', 'Asia/Almaty', '2024-02-29T18:00:00Z', '2024-02-29 23:00'],
    [
      'Paraguay keeps its summer time since 15 October 2024',
      'America/Asuncion',
      '2025-06-01T02:30:00Z',
      '2025-05-31 23:30',
    ],
    [
      'Aysén keeps its summer time since 20 March 2025',
      'America/Coyhaique',
      '2025-06-01T02:30:00Z',
      '2025-05-31 23:30',
    ],
    [
      'British Columbia keeps its summer time since 9 March 2026',
      'America/Vancouver',
      '2026-11-27T07:30:00Z',
      '2026-11-27 00:30',
    ],
    [
      'Alberta keeps its summer time since 18 June 2026',
      'America/Edmonton',
      '2026-11-27T06:30:00Z',
      '2026-11-27 00:30',
    ],
    [
      'the Northwest Territories keep theirs since 21 August 2026',
      'America/Yellowknife',
      '2026-11-27T06:30:00Z',
      '2026-11-27 00:30',
    ],
    [
      'Morocco is on UTC since 20 September 2026',
      'Africa/Casablanca',
      '2026-11-27T23:30:00Z',
      '2026-11-27 23:30',
    ],
    [
      'Manitoba keeps its summer time since 31 October 2026',
      'America/Winnipeg',
      '2026-11-27T05:30:00Z',
      '2026-11-27 00:30',
    ],
    [
      'Cuba keeps its summer time since 1 November 2026',
      'America/Havana',
      '2026-11-27T04:30:00Z',
      '2026-11-27 00:30',
    ],
    ['Samoa skipped 30 December 2011', 'Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-31 00:00'],
    ['Kwajalein skipped 21 August 1993', 'Pacific/Kwajalein', '1993-08-21T12:00:00Z', '1993-08-22 00:00'],
    [
      'Lord Howe moves its clocks by half an hour',
      'Australia/Lord_Howe',
      '2026-07-01T13:30:00Z',
      '2026-07-02 00:00',
    ],
    [
      'Lord Howe moves its clocks by half an hour',
      'Australia/Lord_Howe',
      '2026-01-01T13:00:00Z',
      '2026-01-02 00:00',
    ],
    ['Troll moves its clocks by two hours', 'Antarctica/Troll', '2026-07-01T22:30:00Z', '2026-07-02 00:30'],
    ['Troll moves its clocks by two hours', 'Antarctica/Troll', '2026-01-01T23:30:00Z', '2026-01-01 23:30'],
    [
      'Dublin calls its winter time the exception',
      'Europe/Dublin',
      '2026-07-01T23:30:00Z',
      '2026-07-02 00:30',
    ],
    [
      'Dublin calls its winter time the exception',
      'Europe/Dublin',
      '2026-01-01T23:30:00Z',
      '2026-01-01 23:30',
    ],
  ];
  /** An instant at which the clocks move, or at which the law before would have moved them, with the clock one second earlier. */
  const edges: [law: string, zone: string, at: string, before: string, then: string][] = [
    ['Kazakhstan', 'Asia/Almaty', '2024-02-29T18:00:00Z', '2024-02-29 23:59', '2024-02-29 23:00'],
    ['Paraguay', 'America/Asuncion', '2025-03-23T03:00:00Z', '2025-03-22 23:59', '2025-03-23 00:00'],
    ['Aysén', 'America/Coyhaique', '2025-04-06T03:00:00Z', '2025-04-05 23:59', '2025-04-06 00:00'],
    ['British Columbia', 'America/Vancouver', '2026-11-01T09:00:00Z', '2026-11-01 01:59', '2026-11-01 02:00'],
    ['Alberta', 'America/Edmonton', '2026-11-01T08:00:00Z', '2026-11-01 01:59', '2026-11-01 02:00'],
    [
      'the Northwest Territories',
      'America/Yellowknife',
      '2026-11-01T08:00:00Z',
      '2026-11-01 01:59',
      '2026-11-01 02:00',
    ],
    ['Morocco', 'Africa/Casablanca', '2026-09-20T01:00:00Z', '2026-09-20 01:59', '2026-09-20 01:00'],
    ['Manitoba', 'America/Winnipeg', '2026-11-01T07:00:00Z', '2026-11-01 01:59', '2026-11-01 02:00'],
    ['Cuba', 'America/Havana', '2026-11-01T05:00:00Z', '2026-11-01 00:59', '2026-11-01 01:00'],
    ['Samoa', 'Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-29 23:59', '2011-12-31 00:00'],
    ['Kwajalein', 'Pacific/Kwajalein', '1993-08-21T12:00:00Z', '1993-08-20 23:59', '1993-08-22 00:00'],
    ['Lord Howe', 'Australia/Lord_Howe', '2026-10-03T15:30:00Z', '2026-10-04 01:59', '2026-10-04 02:30'],
    ['Lord Howe', 'Australia/Lord_Howe', '2026-04-04T15:00:00Z', '2026-04-05 01:59', '2026-04-05 01:30'],
    ['Troll', 'Antarctica/Troll', '2026-03-29T01:00:00Z', '2026-03-29 00:59', '2026-03-29 03:00'],
    ['Dublin', 'Europe/Dublin', '2026-10-25T01:00:00Z', '2026-10-25 01:59', '2026-10-25 01:00'],
  ];
  for (const [law, zone, at, before, then] of edges)
    it(`the clocks of ${law} show ${before}, and ${then} a second later (${at})`, () => {
      const last = new Date(Date.parse(at) - 1000).toISOString();
      expect([shown(last, zone), shown(at, zone)]).to.deep.equal([before, then]);
    });

  for (const [law, zone, at, expected] of laws)
    it(`${law}: it is ${expected} at ${at} in ${zone}`, () => expect(shown(at, zone)).to.equal(expected));

  for (const [link, zone] of [
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['US/Pacific', 'America/Los_Angeles'],
    ['Canada/Central', 'America/Winnipeg'],
  ] as const)
    it(`the link ${link} has the days of ${zone}`, () => {
      for (const at of ['1985-07-01T05:30:00Z', '2026-11-27T05:30:00Z', '2099-01-01T18:45:00Z'])
        expect(shown(at, link)).to.equal(shown(at, zone));
    });

  it('the skipped date of Kwajalein has no length', () =>
    expect(lengthInZone(epochDayOf(asMemberDay('1993-08-21')), 'Pacific/Kwajalein')).to.equal(0));

  it('refuses an unknown zone', () =>
    expect(() => shown('2026-01-01T00:00:00Z', 'Mars/Olympus')).to.throw(RangeError, 'Unknown time zone'));
});
