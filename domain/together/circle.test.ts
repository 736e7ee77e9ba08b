import { expect } from 'chai';
import fc from 'fast-check';
import { addDays, asInstant, asMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import type { RecentDays } from '#domain/streak/recent-days-rules.ts';
import { given } from '#domain/testing/given.ts';
import {
  type CircleCommand,
  circleDecider,
  circleNumber,
  countedDates,
  isOver,
  maxPlaces,
  type PlaceDays,
} from './circle.ts';
import type { CircleEvent, CircleTerms } from './together-events.ts';

const day = asMemberDay;
const circle = given(circleDecider);
const circleId = 'c1';
const begin: Extract<CircleCommand, { type: 'BeginCircle' }> = {
  type: 'BeginCircle',
  ...{ circleId, placeId: 'p1', aim: 'active-days', target: 40, days: 28 },
  ...{ startsOn: day('2026-03-02'), today: day('2026-03-01') },
};
const terms: CircleTerms = {
  ...{ aim: 'active-days', target: 40 },
  ...{ startsOn: day('2026-03-02'), endsOn: day('2026-03-29') },
};
const begun: CircleEvent = { type: 'CircleBegun', circleId, ...terms };
const taken = (placeId: string): CircleEvent => ({ type: 'CirclePlaceTaken', circleId, placeId });
const take = (placeId: string, today = '2026-03-05') =>
  ({ type: 'TakePlace', circleId, placeId, today: day(today) }) as const;

describe('a circle', () => {
  it('begins with what it agreed on and the place of the member who begins it', () => {
    circle().when(begin).yields(begun, taken('p1'));
    circle(begun, taken('p1')).when(begin).yieldsNothing();
    const quests: CircleEvent = { ...begun, aim: 'quest-a-day', target: 28 };
    circle()
      .when({ ...begin, aim: 'quest-a-day', target: 0 })
      .yields(quests, taken('p1'));
  });

  it('starts today or within two weeks, for 7 or 28 days, with an aim that can be reached', () => {
    for (const startsOn of ['2026-02-28', '2026-03-16'])
      circle()
        .when({ ...begin, startsOn: day(startsOn) })
        .refuses('invalid-start');
    for (const days of [0, 6, 8, 30])
      circle()
        .when({ ...begin, days })
        .refuses('invalid-length');
    for (const target of [0, 1.5, -3, 28 * maxPlaces + 1])
      circle()
        .when({ ...begin, target })
        .refuses('invalid-target');
  });

  it('holds twelve people, each once, until its last date', () => {
    const places = Array.from({ length: maxPlaces }, (_, nth) => taken(`p${nth}`));
    circle(begun).when(take('p2')).yields(taken('p2'));
    circle(begun, taken('p2')).when(take('p2')).yieldsNothing();
    circle(begun, ...places)
      .when(take('more'))
      .refuses('circle-full');
    circle(begun).when(take('p2', '2026-03-30')).refuses('unknown-invitation');
    circle().when(take('p2')).refuses('unknown-invitation');
    const freed: CircleEvent = { type: 'CirclePlaceFreed', circleId, placeId: 'p1' };
    const free = { type: 'FreePlace', circleId, placeId: 'p1' } as const;
    circle(begun, ...places)
      .when(free)
      .yields(freed);
    circle(begun, ...places, freed)
      .when(take('more'))
      .yields(taken('more'));
    circle(begun).when(free).yieldsNothing();
  });
});

const place = (until: string, marks: string, changed: Partial<PlaceDays> = {}): PlaceDays => ({
  ...{ joinedOn: day('2026-03-01'), earlier: null, left: null, recent: { until: day(until), marks } },
  isOutage: () => false,
  ...changed,
});
const numberOn = (today: string, places: readonly PlaceDays[], changed: Partial<CircleTerms> = {}) =>
  circleNumber({ ...terms, ...changed }, places, day(today)).total;

/** Worked cases: each circle is from Monday, 2 March, to Sunday, 29 March. */
describe('the number of a circle', () => {
  const anna = place('2026-03-04', '11101');

  it('adds the active days of all: two from Anna since the start, three from Ben', () => {
    expect(numberOn('2026-03-04', [anna, place('2026-03-04', '111')])).to.equal(5);
  });

  it('counts a late joiner from the date of joining', () => {
    const late = place('2026-03-06', '11111', { joinedOn: day('2026-03-05') });
    expect(numberOn('2026-03-06', [late])).to.equal(2);
  });

  it('keeps the dates of somebody who left, and adds none', () => {
    const left = place('2026-03-09', '11111111', { left: [day('2026-03-02'), day('2026-03-03')] });
    expect(numberOn('2026-03-09', [left])).to.equal(2);
  });

  it('keeps the dates from before somebody left, when they join again', () => {
    const again = { joinedOn: day('2026-03-06'), earlier: [day('2026-03-02'), day('2026-03-03')] };
    expect(numberOn('2026-03-07', [place('2026-03-07', '111111', again)])).to.equal(4);
    const onThatDay = { joinedOn: day('2026-03-03'), earlier: [day('2026-03-02'), day('2026-03-03')] };
    expect(numberOn('2026-03-03', [place('2026-03-03', '11', onThatDay)])).to.equal(2);
  });

  it('loses the days of an erased member, who leaves no trace', () => {
    expect(numberOn('2026-03-04', [anna])).to.equal(2);
    expect(numberOn('2026-03-04', [])).to.equal(0);
  });

  it('neither gains nor loses by a pause or by somebody who does nothing', () => {
    const idle = place('2026-03-01', '1');
    expect(numberOn('2026-03-04', [anna, idle])).to.equal(numberOn('2026-03-04', [anna]));
  });

  it('does not count dates after the last one', () => {
    expect(numberOn('2026-04-02', [place('2026-04-02', '11111')])).to.equal(1);
  });

  it('of a quest a day counts a date once, for any number of quests', () => {
    const quests = { aim: 'quest-a-day', target: 28 } as const;
    expect(numberOn('2026-03-04', [place('2026-03-04', '331'), place('2026-03-04', '133')], quests)).to.equal(
      3,
    );
    expect(numberOn('2026-03-04', [place('2026-03-04', '111')], quests)).to.equal(0);
  });

  it('of a quest a day counts the date of an outage as kept, once it has come', () => {
    const quests = { aim: 'quest-a-day', target: 28 } as const;
    const isOutage = (date: MemberDay) => date === '2026-03-03' || date === '2026-03-20';
    expect(numberOn('2026-03-04', [place('2026-03-02', '3', { isOutage })], quests)).to.equal(2);
  });

  it('follows the dates of each member in their own zone', () => {
    const auckland = place('2026-03-30', '11');
    const honolulu = place('2026-03-29', '11');
    expect(numberOn('2026-03-29', [auckland, honolulu])).to.equal(3);
  });

  it('is final once the last date is over in every zone', () => {
    expect(isOver(terms, asInstant('2026-03-30T11:59:59.999Z'))).to.equal(false);
    expect(isOver(terms, asInstant('2026-03-30T12:00:00.000Z'))).to.equal(true);
  });
});

describe('the number of any circle', () => {
  const anyDate = fc.integer({ min: -10, max: 40 }).map((days) => addDays(terms.startsOn, days));
  const anyPlace = fc.record({
    marks: fc.array(fc.constantFrom('0', '1', '3'), { maxLength: 50 }).map((each) => each.join('')),
    until: anyDate,
    joinedOn: anyDate,
    /** On which date the member joined for the first time and left again; null for none. */
    before: fc.option(fc.record({ joinedOn: anyDate, leftOn: anyDate }), { nil: null }),
    isGone: fc.boolean(),
  });
  const anyCircle = fc.record({
    places: fc.array(anyPlace, { maxLength: 12 }),
    aim: fc.constantFrom('active-days' as const, 'quest-a-day' as const),
    outages: fc.uniqueArray(anyDate, { maxLength: 3 }),
    today: anyDate,
  });

  it('is that of a naive count by date and person', () => {
    fc.assert(
      fc.property(anyCircle, ({ places, aim, outages, today }) => {
        const agreed = { ...terms, aim };
        const people = places.map(({ marks, until, joinedOn, before, isGone }) => {
          const recent: RecentDays = { until, marks };
          const known = { recent: upTo(recent, before?.leftOn), joinedOn: before?.joinedOn ?? joinedOn };
          const earlier = before && countedDates(agreed, { ...known, earlier: null, left: null });
          const there = { joinedOn, recent, earlier, left: null };
          return { ...there, left: isGone ? countedDates(agreed, there) : null };
        });
        const shown = people.map((person) => ({
          ...person,
          isOutage: (date: MemberDay) => outages.includes(date),
        }));
        const { total } = circleNumber(agreed, shown, today);
        expect(total).to.equal(naiveNumber(agreed, places, outages, today));
      }),
    );
  });

  const dayMs = 86_400_000;
  /** What was known on a date. */
  function upTo({ until, marks }: RecentDays, last: MemberDay | undefined): RecentDays {
    if (until === null || last === undefined || last >= until) return { until, marks };
    const over = (Date.parse(until) - Date.parse(last)) / dayMs;
    return { until: last, marks: marks.slice(0, Math.max(0, marks.length - over)) };
  }

  type NaivePlace = {
    marks: string;
    until: MemberDay;
    joinedOn: MemberDay;
    before: { joinedOn: MemberDay; leftOn: MemberDay } | null;
  };

  /** Looks at each date and each person, and shares no code with the domain. */
  function naiveNumber(
    { aim, startsOn, endsOn }: CircleTerms,
    places: readonly NaivePlace[],
    outages: readonly MemberDay[],
    today: MemberDay,
  ): number {
    const times = Array.from({ length: 28 }, (_, nth) => Date.parse(startsOn) + nth * dayMs);
    expect(times.at(-1)).to.equal(Date.parse(endsOn));
    const marks = times.map((time) => places.map((each) => naiveMark(each, time)));
    if (aim === 'active-days') return marks.flat().filter((mark) => mark !== '0').length;
    const isHeld = (time: number): boolean =>
      places.length > 0 && time <= Date.parse(today) && outages.some((date) => Date.parse(date) === time);
    return times.filter((time, nth) => marks[nth]?.includes('3') || isHeld(time)).length;
  }

  function naiveMark({ marks, until, joinedOn, before }: NaivePlace, time: number): string {
    const back = (Date.parse(until) - time) / dayMs;
    const wasThere =
      before !== null && Date.parse(before.joinedOn) <= time && time <= Date.parse(before.leftOn);
    const isThere = Date.parse(joinedOn) <= time || wasThere;
    return isThere && back >= 0 ? (marks.at(-1 - back) ?? '0') : '0';
  }
});
