import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { type Moment, momentOf, type Now, type Seen } from './moments-view-model.ts';

const date = asMemberDay('2026-03-02');
const things = (...done: readonly string[]): Now['things'] =>
  (['rest', 'walk', 'quest'] as const).map((id) => ({
    id,
    text: `Text of ${id}`,
    target: 1,
    doneOn: done.includes(id) ? date : null,
  }));
const seen: Seen = { level: 2, badges: ['core-5'], month: '2026-03', done: ['walk'] };
const now: Now = { level: 2, badges: ['core-5'], month: '2026-03', things: things('walk') };

/** The moments of visits until nothing is new. */
function allMoments(before: Seen, at: Now): readonly Moment[] {
  const { moment, seen: after } = momentOf(before, at);
  return moment ? [moment, ...allMoments(after, at)] : [];
}

describe('The moments of badges, levels and the path', () => {
  it('are none on the first visit of a device, and none where nothing is new', () => {
    expect(momentOf(null, now)).to.deep.equal({ moment: null, seen });
    expect(momentOf(seen, now)).to.deep.equal({ moment: null, seen });
  });

  it('are none on the first visit after a release that stored no level', () => {
    const { level: _, ...earlier } = seen;
    const later = { ...now, level: 5, badges: ['core-5', 'streak-7'] };
    expect(momentOf(earlier, later)).to.deep.equal({
      moment: null,
      seen: { ...seen, level: 5, badges: ['core-5', 'streak-7'] },
    });
  });

  it('show a badge, then a level, then the path, each once', () => {
    const all = { ...now, level: 4, badges: ['comebacks-1', 'core-5'], things: things('walk', 'rest') };
    expect(allMoments(seen, all)).to.deep.equal([
      {
        title: 'A new badge: Back Again',
        description: 'Coming back after seven days or more without activity counts.',
        size: 'high',
      },
      {
        title: 'You reached level 4: Regular',
        description: 'Your wheel has a new look: Meadow.',
        size: 'medium',
      },
      {
        title: 'One more step on your path: 2 of 3',
        description: 'Rest the day after a workout',
        size: 'low',
      },
    ]);
  });

  it('of a tier say what was done', () =>
    expect(momentOf(seen, { ...now, badges: ['core-5', 'workouts-10'] }).moment).to.deep.equal({
      title: 'A new badge: Ten Done',
      description: '10 workouts, all yours.',
      size: 'high',
    }));

  it('of several badges are one that names them all', () =>
    expect(
      allMoments(seen, { ...now, badges: ['comebacks-1', 'core-5', 'streak-7', 'workouts-10'] }),
    ).to.deep.equal([
      { title: 'New badges', description: 'A Full Week, Ten Done and Back Again', size: 'high' },
    ]));

  it('of a level without a new look say where it comes from', () =>
    expect(momentOf({ ...seen, level: 3 }, { ...now, level: 4 }).moment?.description).to.equal(
      'Each point of it is something you did.',
    ));

  it('show the end of the path', () =>
    expect(momentOf(seen, { ...now, things: things('walk', 'rest', 'quest') }).moment).to.include({
      title: 'You walked the whole path',
      size: 'high',
    }));

  it('know nothing of an earlier month', () => {
    const april = { ...now, month: '2026-04', things: things('walk') };
    expect(momentOf(seen, april).moment?.title).to.equal('One more step on your path: 1 of 3');
  });

  it('are none of an earlier month again, after a flight west over its end', () => {
    const april = { ...now, month: '2026-04', things: things() };
    const { seen: inApril } = momentOf(seen, april);
    expect(momentOf(inApril, now)).to.deep.equal({ moment: null, seen: inApril });
    expect(allMoments(inApril, { ...april, things: things('quest') })).to.have.length(1);
  });

  describe('of the month before', () => {
    const march = (...done: readonly string[]) => ({ month: '2026-03', things: things(...done) });
    const april: Now = { ...now, month: '2026-04', things: things('quest') };

    it('show what was finished late, with its month, and then this month', () => {
      const all = allMoments(seen, { ...april, earlier: march('walk', 'rest') });
      expect(all.map(({ title, description }) => `${title} | ${description}`)).to.deep.equal([
        'One more step on your path: 2 of 3 | March 2026: Rest the day after a workout',
        'One more step on your path: 1 of 3 | Complete a quest',
      ]);
    });

    it('show its end once, also after this month has begun', () => {
      const { seen: inApril } = momentOf(seen, { ...april, things: things(), earlier: march('walk') });
      const late = { ...april, things: things(), earlier: march('walk', 'rest', 'quest') };
      expect(allMoments(inApril, late).map(({ title }) => title)).to.deep.equal([
        'You walked the whole path',
      ]);
    });

    it('are none where the device knew this month alone, and none on its first visit', () => {
      const known = { ...seen, month: '2026-04', done: ['quest'] };
      const late = { ...april, earlier: march('walk') };
      expect(allMoments(known, late)).to.deep.equal([]);
      expect(allMoments(momentOf(null, late).seen, late)).to.deep.equal([]);
    });
  });

  it('are none for what is taken back, and none when it is reached again', () => {
    const gone = momentOf(seen, { ...now, level: 1, badges: [], things: things() });
    expect(gone).to.deep.equal({ moment: null, seen });
    expect(allMoments(gone.seen, now)).to.deep.equal([]);
  });
});
