import { expect } from 'chai';
import { networkOf } from './network.ts';

const cases: readonly (readonly [address: string, network: string])[] = [
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:8000::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
  ['unknown', 'unknown'],
];

describe('the network of an address', () => {
  for (const [address, network] of cases) {
    it(`is ${network || 'empty'} for ${address || 'no address'}`, () => {
      expect(networkOf(address)).to.equal(network);
    });
  }
});
