import { expect } from 'chai';
import {
  decryptText,
  decryptValue,
  encryptText,
  encryptValue,
  lockMemberStorage,
  memberStorage,
  setDeviceKey,
} from './member-storage.ts';

const key = 'a'.repeat(64);
const otherKey = 'b'.repeat(64);

function drawer() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  };
}

describe('the storage of a member in the browser', () => {
  beforeEach(() => setDeviceKey(key));
  after(lockMemberStorage);

  it('stores ciphertext, each time another, and reads it back', () => {
    const first = encryptText('assessment:1', '{"pushUps":31} – naïve');
    expect(first).to.match(/^encrypted1\.[0-9a-f]+$/);
    expect(first).to.not.equal(encryptText('assessment:1', '{"pushUps":31} – naïve'));
    expect(decryptText('assessment:1', first)).to.equal('{"pushUps":31} – naïve');
  });

  it('reads nothing while locked or by another key, and all once the key is back', async () => {
    const stored = encryptText('workout', 'squats');
    lockMemberStorage();
    expect(decryptText('workout', stored)).to.equal(null);
    await setDeviceKey(otherKey);
    expect(decryptText('workout', stored)).to.equal(null);
    await setDeviceKey(key);
    expect(decryptText('workout', stored)).to.equal('squats');
  });

  it('stores nothing while it is locked', () => {
    const { items, ...storage } = drawer();
    lockMemberStorage();
    expect(() => memberStorage(() => storage).setItem('routine', '[]')).to.throw('Nobody is signed in');
    expect(items.size).to.equal(0);
  });

  it('reads nothing that was changed or moved to another name', () => {
    const stored = encryptText('workout', 'squats');
    expect(decryptText('routine', stored)).to.equal(null);
    const last = stored.at(-1) === '0' ? '1' : '0';
    expect(decryptText('workout', `${stored.slice(0, -1)}${last}`)).to.equal(null);
    expect(decryptText('workout', 'encrypted1.no hex')).to.equal(null);
  });

  it('reads plain text, which a visitor or an older version has stored', () => {
    expect(decryptText('draft', '{"age":44}')).to.equal('{"age":44}');
    expect(decryptValue('outbox', [{ label: 'Weight' }])).to.deep.equal([{ label: 'Weight' }]);
    expect(decryptValue('outbox', undefined)).to.equal(undefined);
  });

  it('gives values and items back as they were', () => {
    const value = [{ body: { weight: 181.5 }, later: null }];
    expect(decryptValue('outbox', encryptValue('outbox', value))).to.deep.equal(value);
    const { items, ...storage } = drawer();
    const encrypted = memberStorage(() => storage);
    encrypted.setItem('zone', 'Asia/Tokyo');
    expect([...items.values()].join()).to.not.contain('Tokyo');
    expect(encrypted.getItem('zone')).to.equal('Asia/Tokyo');
    encrypted.removeItem('zone');
    expect(encrypted.getItem('zone')).to.equal(null);
  });
});
