import { expect } from 'chai';
import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { wheelRulesDecider, wheelVersionOn } from './wheel-rules.ts';

const now = asInstant('2026-11-28T13:00:00.000Z');
const adopt = (isUpgrade: boolean) =>
  wheelRulesDecider.decide(null, { type: 'AdoptWheelRules', now, isUpgrade }).map(({ from }) => from);

describe('the rules of the wheel', () => {
  it('begin in a new installation with the date that every member lives in or has left', () => {
    expect(adopt(false)).to.deep.equal(['2026-11-28']);
    expect(dayOf(now, 'Etc/GMT+12')).to.equal('2026-11-28');
  });
  it('begin after an upgrade with a date that begins nowhere within a day', () => {
    // A day later it is the 30th already on Kiritimati.
    expect(adopt(true)).to.deep.equal(['2026-12-01']);
    const from = adopt(true)[0] ?? asMemberDay('2026-01-01');
    const aDayLater = asInstant('2026-11-29T13:00:00.000Z');
    expect(dayOf(aDayLater, 'Pacific/Kiritimati') < from).to.equal(true);
  });
  it('are adopted once', () => {
    const from = asMemberDay('2026-12-01');
    expect(wheelRulesDecider.decide(from, { type: 'AdoptWheelRules', now, isUpgrade: true })).to.deep.equal(
      [],
    );
  });
  it('are v1 before the date and v2 from the date on', () => {
    const on = (date: string) => wheelVersionOn(asMemberDay(date), asMemberDay('2026-12-01'));
    expect(['2026-11-30', '2026-12-01', '2027-01-01'].map(on)).to.deep.equal(['v1', 'v2', 'v2']);
    expect(wheelVersionOn(asMemberDay('2026-12-01'), null)).to.equal('v1');
  });
});
