import { expect } from 'chai';
import { displayName, greetingAt } from './greeting.ts';

describe('greeting', () => {
  for (const [hour, greeting] of [
    [0, 'Good morning'],
    [11, 'Good morning'],
    [12, 'Good afternoon'],
    [16, 'Good afternoon'],
    [17, 'Good evening'],
    [23, 'Good evening'],
  ] as const)
    it(`says ${greeting} at ${hour}`, () => expect(greetingAt(hour)).to.equal(greeting));

  for (const [firstName, email, name] of [
    ['Maya', 'maya.okafor@example.org', 'Maya'],
    [null, 'maya.okafor@example.org', 'maya.okafor'],
    ['  ', 'maya@example.org', 'maya'],
    [null, null, 'Fitness Enthusiast'],
    ['', '@example.org', 'Fitness Enthusiast'],
  ] as const)
    it(`addresses ${JSON.stringify(firstName)} with ${email} as ${name}`, () =>
      expect(displayName(firstName, email)).to.equal(name));
});
