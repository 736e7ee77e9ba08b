import { asMemberId } from '#domain/kernel/ids.ts';
import { given } from '#domain/testing/given.ts';
import { maxPushDevices, pushDecider } from './push-devices.ts';
import type { PushEvent } from './push-events.ts';

const memberId = asMemberId('mila');
const phone = { memberId, deviceId: 'd1', endpoint: 'https://push.example/1', p256dh: 'k1', auth: 'a1' };
const name = 'Chrome on Android';
const added = (device: typeof phone): PushEvent => ({ type: 'PushDeviceAdded', ...device, name });
const removed = (deviceId: string, reason: 'member' | 'gone' | 'replaced'): PushEvent => ({
  type: 'PushDeviceRemoved',
  memberId,
  deviceId,
  reason,
});
const add = (device: typeof phone, replaces: string | null = null) =>
  ({ type: 'AddPushDevice', ...device, name, replaces }) as const;
const remove = (deviceId: string, reason: 'member' | 'gone' = 'member') =>
  ({ type: 'RemovePushDevice', memberId, deviceId, reason }) as const;
const devices = given(pushDecider);
const nth = (index: number) => ({
  ...phone,
  deviceId: `n${index}`,
  endpoint: `https://push.example/n${index}`,
});
const full = Array.from({ length: maxPushDevices }, (_, index) => added(nth(index)));

describe('the devices of a member that get push messages', () => {
  it('gain a device with its endpoint, keys and name', () => {
    devices().when(add(phone)).yields(added(phone));
  });
  it('gain it once when the same subscription is sent again, also by another command', () => {
    devices(added(phone)).when(add(phone)).yieldsNothing();
    devices(added(phone))
      .when(add({ ...phone, deviceId: 'd2' }))
      .yieldsNothing();
  });
  it('do not gain a device again by the command that added it before it was removed', () => {
    devices(added(phone), removed('d1', 'member')).when(add(phone)).yieldsNothing();
  });
  it('gain a device again by a new command after it was removed', () => {
    const again = { ...phone, deviceId: 'd2' };
    devices(added(phone), removed('d1', 'member')).when(add(again)).yields(added(again));
  });
  it('replace a device whose endpoint comes with new keys', () => {
    const renewed = { ...phone, deviceId: 'd2', auth: 'a2' };
    devices(added(phone)).when(add(renewed)).yields(removed('d1', 'replaced'), added(renewed));
  });
  it('replace the device whose endpoint the browser no longer has', () => {
    const moved = { ...phone, deviceId: 'd2', endpoint: 'https://push.example/2' };
    devices(added(phone)).when(add(moved, phone.endpoint)).yields(removed('d1', 'replaced'), added(moved));
  });
  describe('whose browser subscribes again without the member', () => {
    const again = { ...phone, deviceId: 'd2', endpoint: 'https://push.example/2' };
    const renew = { ...add(again, phone.endpoint), isRenewal: true };
    it('gain it in place of the subscription that the member turned on', () => {
      devices(added(phone)).when(renew).yields(removed('d1', 'replaced'), added(again));
    });
    it('gain it after its push service gave the old subscription up', () => {
      devices(added(phone), removed('d1', 'gone')).when(renew).yields(added(again));
    });
    it('do not gain it after the member removed the device, on this one or another', () => {
      devices(added(phone), removed('d1', 'member')).when(renew).yieldsNothing();
      const known = [added(phone), removed('d1', 'gone'), added({ ...phone, deviceId: 'd3' })];
      devices(...known, removed('d3', 'member'))
        .when(renew)
        .yieldsNothing();
    });
    it('do not gain a browser in which somebody else turned messages on', () => {
      devices().when(renew).yieldsNothing();
    });
  });
  it(`are ${maxPushDevices} at most`, () => {
    devices(...full)
      .when(add(phone))
      .refuses('too-many-devices');
  });
  it('replace a device also when there are as many as allowed', () => {
    devices(...full)
      .when(add(phone, 'https://push.example/n3'))
      .yields(removed('n3', 'replaced'), added(phone));
  });
  it('lose a device once', () => {
    devices(added(phone)).when(remove('d1', 'gone')).yields(removed('d1', 'gone'));
    devices(added(phone), removed('d1', 'gone')).when(remove('d1')).yieldsNothing();
  });
  it('refuse to remove one that was never there', () => {
    devices(added(phone)).when(remove('d9')).refuses('unknown-device');
  });
});
