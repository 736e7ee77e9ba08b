import { expect } from 'chai';
import { cautionText } from './caution-text.ts';

describe('the words of a caution', () => {
  it('name the injured areas and the exercise to take instead', () =>
    expect(cautionText({ strained: ['knee', 'hip'], gentler: 'Glute Bridges' })).to.equal(
      'Hard on your knee and hip. Try Glute Bridges instead.',
    ));

  it('say to leave the exercise out where none takes its place', () =>
    expect(cautionText({ strained: ['wrist'], gentler: null })).to.equal(
      'Hard on your wrist. Go easy, or leave it out.',
    ));

  it('ask for care where the exercise only works a muscle near an injury', () =>
    expect(cautionText({ strained: [], gentler: null })).to.equal(
      'Near an injury you noted. Go easy, or take a lighter version.',
    ));
});
