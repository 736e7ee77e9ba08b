import { expect } from 'chai';
import fc from 'fast-check';
import { addDays, asMemberDay, daysBetween, type MemberDay } from '#domain/kernel/day.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import {
  daysLeft,
  type Pause,
  type PauseReason,
  type Pauses,
  paused,
  pauseLimits,
  pauseOn,
  refusePause,
  resumed,
} from './pause-rules.ts';

const today = asMemberDay('2026-11-16');
const day = (n: number): MemberDay => addDays(today, n);
/** From and until, in days after today. */
const days = (from: number, until: number): Pause => ({ from: day(from), until: day(until) });

function refusalOf(
  pauses: Pauses,
  from: number,
  until: number,
  reason: PauseReason = 'holiday',
): string | null {
  try {
    refusePause(pauses, { ...days(from, until), reason, today });
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

describe('pauses', () => {
  it('that overlap or touch are one, and others stay apart', () => {
    const apart = paused(paused([], days(0, 2)), days(4, 5));
    expect(apart).to.deep.equal([days(0, 2), days(4, 5)]);
    expect(paused(apart, days(3, 3))).to.deep.equal([days(0, 5)]);
    expect(paused(apart, days(1, 9))).to.deep.equal([days(0, 9)]);
  });

  it('end before the day on which the streak goes on, and lose no other day', () => {
    const two = [days(0, 5), days(10, 12)];
    expect(resumed(two, { on: day(2), until: day(5) })).to.deep.equal([days(0, 1), days(10, 12)]);
    expect(resumed(two, { on: day(0), until: day(5) })).to.deep.equal([days(10, 12)]);
    expect(resumed(two, { on: day(1), until: day(2) })).to.deep.equal([days(0, 0), days(3, 5), days(10, 12)]);
  });

  it('hold their first and last date', () => {
    const one = [days(0, 2)];
    expect([-1, 0, 2, 3].map((n) => pauseOn(one, day(n)) !== null)).to.deep.equal([false, true, true, false]);
  });

  const changes = fc.array(
    fc.record({ isPause: fc.boolean(), from: fc.nat({ max: 30 }), length: fc.nat({ max: 9 }) }),
    { maxLength: 12 },
  );
  type Change = { readonly isPause: boolean; readonly from: number; readonly length: number };

  const changed = (pauses: Pauses, { isPause, from, length }: Change): Pauses => {
    const span = days(from, from + length);
    return isPause ? paused(pauses, span) : resumed(pauses, { on: span.from, until: span.until });
  };
  /** Whether the last change that names the date is a pause. */
  const isLastPaused = (all: readonly Change[], n: number): boolean =>
    all.findLast(({ from, length }) => from <= n && n <= from + length)?.isPause ?? false;

  it('hold exactly the dates whose last change is a pause', () => {
    fc.assert(
      fc.property(changes, (all) => {
        const pauses = all.reduce(changed, []);
        for (let n = -1; n < 42; n += 1)
          expect(pauseOn(pauses, day(n)) !== null, day(n)).to.equal(isLastPaused(all, n));
      }),
    );
  });

  it('stay sorted, with at least one other date between two of them', () => {
    fc.assert(
      fc.property(changes, (all) => {
        const pauses = all.reduce(changed, []);
        expect(pauses.every(({ from, until }) => from <= until)).to.equal(true);
        const gaps = pauses
          .slice(1)
          .map(({ from }, index) => daysBetween(pauses[index]?.until ?? from, from));
        expect(Math.min(2, ...gaps)).to.equal(2);
      }),
    );
  });
});

describe('a pause', () => {
  const cases: [name: string, pauses: Pauses, from: number, until: number, PauseReason, string | null][] = [
    ['of one day from today', [], 0, 0, 'holiday', null],
    ['of 28 days', [], 0, 27, 'holiday', null],
    ['of 29 days', [], 0, 28, 'holiday', 'pause-too-long'],
    ['that ends before it begins', [], 3, 2, 'holiday', 'pause-ends-early'],
    ['that makes a pause before it longer than 28 days', [days(-10, 9)], 10, 20, 'injury', 'pause-too-long'],
    ['that makes a pause before it 28 days long', [days(-10, 9)], 10, 17, 'injury', null],
    ['that overlaps one and ends later', [days(0, 4)], 2, 9, 'holiday', null],
    ['for a holiday over yesterday, which was missed', [], -1, 3, 'holiday', 'pause-in-the-past'],
    ['for an injury over yesterday, which was missed', [], -1, 3, 'injury', 'pause-in-the-past'],
    ['for an illness since yesterday', [], -1, 3, 'illness', null],
    ['for an illness since three days ago', [], -3, -1, 'illness', null],
    ['for an illness since four days ago', [], -4, 3, 'illness', 'pause-too-late'],
    ['in a year', [], 365, 370, 'holiday', null],
    ['later than in a year', [], 366, 367, 'holiday', 'pause-too-far-ahead'],
    ['with which 42 days in 365 are paused', [days(-60, -33)], 0, 13, 'holiday', null],
    ['with which 43 days in 365 are paused', [days(-60, -33)], 0, 14, 'illness', 'pause-days-used-up'],
    ['with 42 days in each window of 365', [days(-351, -324)], 0, 14, 'holiday', null],
    ['with 43 days in a window of 365', [days(-350, -323)], 0, 14, 'holiday', 'pause-days-used-up'],
    [
      'before one that is planned, with too many days together',
      [days(40, 67)],
      0,
      14,
      'holiday',
      'pause-days-used-up',
    ],
  ];
  for (const [name, pauses, from, until, reason, code] of cases)
    it(`${name} is ${code === null ? 'accepted' : `refused as ${code}`}`, () => {
      expect(refusalOf(pauses, from, until, reason)).to.equal(code);
    });

  it('is refused in a sentence that says what to do', () => {
    const refuse = () => refusePause([], { ...days(0, 30), reason: 'holiday', today });
    expect(refuse).to.throw(Refusal, 'Choose an earlier last day.');
  });

  it('may last as many days as are left, and no more', () => {
    const spans = fc.array(fc.tuple(fc.integer({ min: -400, max: 60 }), fc.nat({ max: 27 })), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(spans, fc.nat({ max: 40 }), (asked, from) => {
        const pauses = asked.reduce<Pauses>(
          (before, [start, length]) => withAccepted(before, days(start, start + length)),
          [],
        );
        const left = daysLeft(pauses, day(from));
        expect(left).to.be.at.most(pauseLimits.longest);
        if (left > 0) expect(refusalOf(pauses, from, from + left - 1)).to.equal(null);
        if (left < pauseLimits.longest) expect(refusalOf(pauses, from, from + left)).to.not.equal(null);
      }),
    );
  });
});

/** The pauses with one more, where it is not refused. */
function withAccepted(pauses: Pauses, pause: Pause): Pauses {
  try {
    refusePause(pauses, { ...pause, reason: 'holiday', today: pause.from });
    return paused(pauses, pause);
  } catch (error) {
    if (error instanceof Refusal) return pauses;
    throw error;
  }
}
