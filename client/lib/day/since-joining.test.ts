import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { ActivityDay } from '#service/features/stats/stats-contract.ts';
import { sinceJoining } from './since-joining.ts';

const days = (...standings: readonly ActivityDay['standing'][]): readonly ActivityDay[] =>
  standings.map((standing, index) => ({
    date: asMemberDay(`2026-03-0${index + 1}`),
    ...{ standing, isProvisional: false, isLate: false },
  }));
const joined = { createdAt: '2026-03-03T23:30:00.000Z', timeZone: 'Europe/Paris' };
const shown = (all: readonly ActivityDay[]) => sinceJoining(all, joined).map(({ date }) => date.slice(-1));

describe('the days of a new member', () => {
  it('begin with the date of joining in the member’s zone', () =>
    expect(shown(days('neutral', 'neutral', 'neutral', 'future'))).to.deep.equal(['4']));

  it('begin earlier where something was recorded for an earlier date', () =>
    expect(shown(days('neutral', 'active', 'neutral', 'future'))).to.deep.equal(['2', '3', '4']));

  it('are all for a member who joined before them', () =>
    expect(shown(days('missed', 'active', 'missed', 'future'))).to.have.length(4));
});
