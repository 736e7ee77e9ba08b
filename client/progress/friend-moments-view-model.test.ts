import { expect } from 'chai';
import type { FriendNews } from '#service/features/together/friend-news-contract.ts';
import { friendMomentOf, type SeenNews } from './friend-moments-view-model.ts';

const friend = (id: string, firstName: string | null = id) => ({ id, firstName });
const nothing: SeenNews = { friendIds: [], wasCheered: false };
const news = (accepted: FriendNews['accepted'], cheeredBy: FriendNews['cheeredBy'] = null): FriendNews => ({
  accepted,
  cheeredBy,
});

/** Title and description of the moments of visits until nothing is new. */
function wordsSince(before: SeenNews, now: FriendNews): readonly string[] {
  const { moment, seen } = friendMomentOf(before, now);
  return moment ? [`${moment.title} | ${moment.description}`, ...wordsSince(seen, now)] : [];
}

describe('The moments with friends', () => {
  it('are none on the first visit of a device, which remembers what is there', () =>
    expect(friendMomentOf(null, news([friend('Ben')], friend('Ben')))).to.deep.equal({
      moment: null,
      seen: { friendIds: ['Ben'], wasCheered: true },
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
    expect(seen).to.deep.equal({ friendIds: ['Ben'], wasCheered: true });
  });
});
