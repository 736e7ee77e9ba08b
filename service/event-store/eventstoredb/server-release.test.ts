import { expect } from 'chai';
import { releaseOf } from './server-release.ts';

describe('a release of the event store', () => {
  for (const [version, name, isSupported] of [
    ['22.10.5', 'EventStoreDB 22.10.5', false],
    ['23.10.6', 'EventStoreDB 23.10.6', false],
    ['24.6.0', 'EventStoreDB 24.6.0', false],
    ['24.10.4', 'EventStoreDB 24.10.4', true],
    ['25.0.0', 'KurrentDB 25.0.0', false],
    ['25.1.4', 'KurrentDB 25.1.4', false],
    ['26.0.3', 'KurrentDB 26.0.3', true],
    ['26.1.0', 'KurrentDB 26.1.0', true],
    ['27.0.0', 'KurrentDB 27.0.0', true],
  ] as const)
    it(`${version} is ${name}, ${isSupported ? 'supported' : 'out of support'}`, () => {
      expect(releaseOf(version)).to.deep.equal({ name, isSupported });
    });
});
