import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { Friend } from '#service/features/together/friends-contract.ts';
import { begunIn, codeIn, joined, momentsSince, seenWith, weekOf, withOwn } from './friends-view-model.ts';

const days = (...dates: string[]) => dates.map(asMemberDay);

const friend = (id: string, received: Friend['received'] = null): Friend => ({
  id,
  facts: {
    ...{ firstName: id, pictureUrl: null, currentStreak: 2, isAtRisk: false },
    ...{ activeDays: [], completedQuests: 0, achievements: [] },
  },
  cheeredToday: null,
  received,
  nudges: { isOn: false, isMutual: false, isSent: false, isReceived: false },
});

describe('the week of a friend', () => {
  it('has the seven dates from Monday on, with the active ones', () => {
    const week = weekOf(days('2026-03-02', '2026-03-04'), asMemberDay('2026-03-05'));
    expect(week.map(({ date }) => date.slice(8))).to.deep.equal(['02', '03', '04', '05', '06', '07', '08']);
    expect(week.filter(({ isActive }) => isActive).map(({ date }) => date)).to.deep.equal([
      '2026-03-02',
      '2026-03-04',
    ]);
  });

  it('is the one of the friend, for whom it is Sunday still', () => {
    expect(weekOf(days('2026-03-01'), asMemberDay('2026-03-02'))[6]).to.deep.equal({
      date: '2026-03-01',
      isActive: true,
    });
  });

  it('without an active day is the one of the member', () => {
    expect(weekOf([], asMemberDay('2026-03-05'))[0]).to.deep.equal({ date: '2026-03-02', isActive: false });
  });
});

describe('a code in text', () => {
  for (const [text, code] of [
    ['#BCDFGH', 'BCDFGH'],
    [' bcd-fgh ', 'BCDFGH'],
    ['', null],
    ['#progress', null],
    ['BCDFG', null],
  ] as const)
    it(`${text || 'nothing'} is ${code}`, () => expect(codeIn(text)).to.equal(code));
});

describe('moments of friends', () => {
  const cheer = { kind: 'proud', date: asMemberDay('2026-03-02') } as const;

  it('are a friend since the last visit, and the first cheer', () => {
    const seen = seenWith(null, [friend('Ben')]);
    expect(momentsSince(seen, [friend('Ben', cheer), friend('Cora')])).to.deep.equal([
      { kind: 'friend', id: 'Cora', name: 'Cora' },
      { kind: 'first-cheer', id: 'Ben-cheer', name: 'Ben', cheer: 'proud' },
    ]);
  });

  it('are shown at one visit', () => {
    const seen = seenWith(null, [friend('Ben', cheer)]);
    expect(momentsSince(seen, [friend('Ben', cheer)])).to.deep.equal([]);
  });

  it('are none of what the dashboard has shown', () => {
    const seen = joined(seenWith(null, [friend('Ben')]), { friendIds: ['Cora'], wasCheered: true });
    expect(momentsSince(seen, [friend('Ben', cheer), friend('Cora')])).to.deep.equal([]);
  });

  it('leave out a friend whose invitation the member accepted', () => {
    const events = [{ type: 'FriendshipBegan', friendshipId: 'Ben' }, { type: 'NudgesChosen' }];
    const own = begunIn(events);
    expect(own).to.deep.equal(['Ben']);
    const seen = withOwn(seenWith(null, []), own);
    expect(momentsSince(seen, [friend('Ben'), friend('Cora')]).map(({ id }) => id)).to.deep.equal(['Cora']);
  });

  it('leave out a friend who stopped sharing for a while', () => {
    const seen = seenWith(seenWith(null, [friend('Ben')]), []);
    expect(momentsSince(seen, [friend('Ben')])).to.deep.equal([]);
  });
});
