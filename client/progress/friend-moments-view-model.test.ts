import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { FriendNews } from '#service/features/together/friend-news-contract.ts';
import { friendMomentOf, type SeenNews } from './friend-moments-view-model.ts';

const friend = (id: string, firstName: string | null = id) => ({ id, firstName });
const nothing: SeenNews = { friendIds: [], wasCheered: false };
const news = (
  accepted: FriendNews['accepted'],
  cheeredBy: FriendNews['cheeredBy'] = null,
  others: Partial<FriendNews> = {},
): FriendNews => ({ accepted, cheeredBy, atRisk: [], endedCircles: [], ...others });
const riskOn = (date: string, ...names: readonly string[]): FriendNews['atRisk'] =>
  names.map((name) => ({ ...friend(name), date: asMemberDay(date) }));

/** Title and description of the moments of visits until nothing is new. */
function wordsSince(before: SeenNews, now: FriendNews): readonly string[] {
  const { moment, seen } = friendMomentOf(before, now);
  return moment ? [`${moment.title} | ${moment.description}`, ...wordsSince(seen, now)] : [];
}

describe('The moments with friends', () => {
  it('are none on the first visit of a device, which remembers what is there', () =>
    expect(friendMomentOf(null, news([friend('Ben')], friend('Ben')))).to.deep.equal({
      moment: null,
      seen: { friendIds: ['Ben'], wasCheered: true, circleIds: [], risks: [] },
    }));

  it('are an accepted invitation and the first cheer, each once, with the way to the friends', () => {
    const now = news([friend('Ben')], friend('Cora'));
    expect(wordsSince(nothing, now)).to.deep.equal([
      'Ben said yes | You are friends now.',
      'Your first cheer | It comes from Cora.',
    ]);
    expect(friendMomentOf(nothing, now).moment?.action).to.deep.equal({
      label: 'Friends',
      path: '/friends',
    });
    expect(wordsSince({ friendIds: ['Ben'], wasCheered: true }, now)).to.deep.equal([]);
  });

  it('of several friends are one', () =>
    expect(wordsSince(nothing, news([friend('Ben'), friend('x', null), friend('Cora')]))).to.deep.equal([
      'New friends | With you now: Ben and Cora.',
    ]));

  it('have words for friends without a name', () => {
    expect(
      wordsSince(nothing, news([friend('x', null), friend('y', null)], friend('x', null))),
    ).to.deep.equal([
      'A friend said yes | You are friends now.',
      'Your first cheer | It comes from a friend.',
    ]);
  });

  it('remember friends who are no news any more', () => {
    const { seen } = friendMomentOf({ friendIds: ['Ben'], wasCheered: true }, news([]));
    expect(seen).to.deep.include({ friendIds: ['Ben'], wasCheered: true });
  });

  it('are a circle that ended, once, after a cheer', () => {
    const now = news([], friend('Cora'), { endedCircles: ['circle'] });
    expect(wordsSince(nothing, now)).to.deep.equal([
      'Your first cheer | It comes from Cora.',
      'Your circle has ended | See how far you came together.',
    ]);
    const { seen } = friendMomentOf({ ...nothing, wasCheered: true }, now);
    expect(wordsSince(seen, now)).to.deep.equal([]);
    expect(wordsSince(seen, news([], null, { endedCircles: ['one', 'other'] }))).to.deep.equal([
      'Your circles have ended | See how far you came together.',
    ]);
  });

  it('are friends at risk, once for each date of theirs', () => {
    const now = news([], null, { atRisk: riskOn('2026-03-02', 'Ben') });
    expect(wordsSince(nothing, now)).to.deep.equal(['A nudge for Ben? | Their streak is still open today.']);
    const { seen } = friendMomentOf(nothing, now);
    expect(wordsSince(seen, now)).to.deep.equal([]);
    expect(wordsSince(seen, news([], null, { atRisk: riskOn('2026-03-03', 'Ben', 'Cora') }))).to.deep.equal([
      'A nudge for your friends? | Still open today: Ben and Cora.',
    ]);
  });

  it('forget the oldest of many streaks at risk', () => {
    const names = Array.from({ length: 60 }, (_, nth) => `friend ${nth}`);
    const { seen } = friendMomentOf(null, news([], null, { atRisk: riskOn('2026-03-02', ...names) }));
    expect(seen.risks).to.have.length(50);
  });
});
