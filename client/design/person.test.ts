import { expect } from 'chai';
import { initialsOf, nameOf } from './person.ts';

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
