import { expect } from 'chai';
import { headingSizeFor, initialsOf, nameOf } from './person.tsx';

const email = 'maya@example.com';

describe('person', () => {
  for (const [firstName, lastName, name, initials] of [
    ['Maya', 'Okafor', 'Maya Okafor', 'MO'],
    ['maya', 'okafor', 'maya okafor', 'MO'],
    ['Maya', null, 'Maya', 'MA'],
    [null, null, 'maya', 'MA'],
    ['𝒜da', 'Łoś', '𝒜da Łoś', '𝒜Ł'],
  ] as const)
    it(`${firstName ?? 'no first name'}, ${lastName ?? 'no last name'}: '${name}', ${initials}`, () => {
      expect(nameOf({ firstName, lastName, email })).to.equal(name);
      expect(initialsOf({ firstName, lastName, email })).to.equal(initials);
    });
});

describe('a heading with a name in it', () => {
  for (const [length, size] of [
    [24, 'h1'],
    [25, 'h2'],
    [40, 'h2'],
    [41, 'h3'],
  ] as const)
    it(`is ${size} for ${length} characters`, () =>
      expect(headingSizeFor('x'.repeat(length), 'h1')).to.equal(size));
});
