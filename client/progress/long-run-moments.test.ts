import { expect } from 'chai';
import { momentOf, type Seen } from './long-run-moments.tsx';

const things = (...done: readonly string[]) =>
  ['rest', 'walk', 'quest'].map((id) => ({
    id,
    text: `Text of ${id}`,
    doneOn: done.includes(id) ? '2026-03-02' : null,
  }));
const seen: Seen = { badges: ['core-5'], month: '2026-03', done: ['walk'] };
const now = { badges: ['core-5'], month: '2026-03', things: things('walk') };

describe('The moments of badges and of the path', () => {
  it('are none on the first sight of a device, and none where nothing is new', () => {
    expect(momentOf(null, now)).to.deep.equal({ moment: null, seen });
    expect(momentOf(seen, now)).to.deep.equal({ moment: null, seen });
  });

  it('show a new badge once, and the path after it', () => {
    const both = { ...now, badges: ['core-5', 'comebacks-1'], things: things('walk', 'rest') };
    const first = momentOf(seen, both);
    expect(first.moment).to.include({ title: 'A new badge: Back Again', size: 'high' });
    const second = momentOf(first.seen, both);
    expect(second.moment).to.deep.equal({
      title: 'One more step on your path: 2 of 3',
      description: 'Text of rest',
      size: 'low',
    });
    expect(momentOf(second.seen, both).moment).to.equal(null);
  });

  it('show the end of the path', () =>
    expect(momentOf(seen, { ...now, things: things('walk', 'rest', 'quest') }).moment).to.include({
      title: 'You walked the whole path',
      size: 'high',
    }));

  it('know nothing of an earlier month, and say nothing of what was taken back', () => {
    const april = { ...now, month: '2026-04', things: things('walk') };
    expect(momentOf(seen, april).moment?.title).to.equal('One more step on your path: 1 of 3');
    expect(momentOf(seen, { ...now, badges: [], things: things() }).moment).to.equal(null);
  });
});
