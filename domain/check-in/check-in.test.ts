import { expect } from 'chai';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { type CheckIn, type CheckInCommand, checkInDecider } from './check-in.ts';

const memberId = 'm1' as MemberId;
const day = (text: string) => text as MemberDay;
const today = day('2026-03-10');

const checkIn = (changes: Partial<Extract<CheckInCommand, { type: 'CheckIn' }>> = {}): CheckInCommand => ({
  ...{ type: 'CheckIn', memberId, date: today, today, energy: 2, mood: 4, sore: [] },
  ...changes,
});
const stateAfter = (...commands: readonly CheckInCommand[]): CheckIn =>
  commands.reduce(
    (state, command) => checkInDecider.decide(state, command).reduce(checkInDecider.evolve, state),
    checkInDecider.initialState,
  );
const refusalOf = (state: CheckIn, command: CheckInCommand): string | null => {
  try {
    checkInDecider.decide(state, command);
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return null;
};

describe('a check-in', () => {
  it('says energy, mood and each sore area once, in the order of the catalogue', () => {
    expect(checkInDecider.decide(null, checkIn({ sore: ['shoulder', 'knee', 'shoulder'] }))).to.deep.equal([
      { type: 'CheckedIn', memberId, date: today, energy: 2, mood: 4, sore: ['knee', 'shoulder'] },
    ]);
  });

  it('is changed until midnight, and nothing happens when it says the same again', () => {
    const known = stateAfter(checkIn());
    expect(checkInDecider.decide(known, checkIn())).to.deep.equal([]);
    expect(stateAfter(checkIn(), checkIn({ energy: 5 }))).to.deep.equal({ energy: 5, mood: 4, sore: [] });
    const nextDay = day('2026-03-11');
    expect(refusalOf(known, checkIn({ energy: 5, today: nextDay }))).to.equal('check-in-closed');
    expect(refusalOf(known, checkIn({ today: nextDay }))).to.equal(null);
  });

  it('comes late from a device without a network, as long as its date can be credited', () => {
    expect(refusalOf(null, checkIn({ today: day('2026-03-11') }))).to.equal(null);
    expect(refusalOf(null, checkIn({ today: day('2026-04-10') }))).to.equal('check-in-closed');
    expect(refusalOf(null, checkIn({ date: day('2026-03-11') }))).to.equal('future-date');
  });

  it('is removed at any time, once', () => {
    const remove: CheckInCommand = { type: 'RemoveCheckIn', memberId, date: today };
    expect(checkInDecider.decide(stateAfter(checkIn()), remove)).to.deep.equal([
      { type: 'CheckInRemoved', memberId, date: today },
    ]);
    expect(refusalOf(stateAfter(checkIn(), remove), remove)).to.equal('unknown-check-in');
  });
});
