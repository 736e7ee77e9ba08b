import { expect } from 'chai';
import { refusalOf } from '#domain/testing/given.ts';
import { asMemberDay } from './day.ts';
import { isInNightGrace, refuseFutureDay } from './day-rules.ts';

const fourth = asMemberDay('2026-03-04');
const fifth = asMemberDay('2026-03-05');

describe('the date of a fact', () => {
  it('can be today or earlier', () => {
    expect(() => refuseFutureDay(fourth, fourth)).not.to.throw();
    expect(() => refuseFutureDay(fourth, fifth)).not.to.throw();
  });
  it('cannot be in the future', () => {
    expect(refusalOf(() => refuseFutureDay(fifth, fourth))).to.include({
      code: 'future-date',
      kind: 'invalid',
    });
  });
});

describe('the night grace period', () => {
  const cases = [
    { today: '2026-03-05', hour: 0, minute: 0, holds: true },
    { today: '2026-03-05', hour: 2, minute: 59, holds: true },
    { today: '2026-03-05', hour: 3, minute: 0, holds: false },
    { today: '2026-03-05', hour: 23, minute: 59, holds: false },
    { today: '2026-03-06', hour: 1, minute: 0, holds: false },
    { today: '2026-03-04', hour: 1, minute: 0, holds: false },
    { today: '2026-03-03', hour: 1, minute: 0, holds: false },
  ];
  for (const { today, hour, minute, holds } of cases) {
    it(`of 4 March ${holds ? 'applies' : 'does not apply'} on ${today} at ${hour}:${minute}`, () => {
      const clock = { today: asMemberDay(today), localTime: { hour, minute } };
      expect(isInNightGrace(fourth, clock)).to.equal(holds);
    });
  }
});
