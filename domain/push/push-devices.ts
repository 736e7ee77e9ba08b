import type { Decider } from '#domain/kernel/decider.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { PushDeviceAdded, PushEvent, PushSubscriptionKeys, RemovalReason } from './push-events.ts';

type AddPushDevice = PushSubscriptionKeys & {
  readonly type: 'AddPushDevice';
  readonly memberId: MemberId;
  readonly deviceId: string;
  readonly name: string;
  /** The endpoint that the browser had before and can no longer use; null for none. */
  readonly replaces: string | null;
};
type RemovePushDevice = {
  readonly type: 'RemovePushDevice';
  readonly memberId: MemberId;
  readonly deviceId: string;
  readonly reason: RemovalReason;
};
export type PushCommand = AddPushDevice | RemovePushDevice;

type Device = Pick<PushDeviceAdded, 'deviceId' | 'endpoint' | 'p256dh' | 'auth'>;
/** The devices that get messages, and the ids of those that no longer do. */
type PushDevices = { readonly devices: readonly Device[]; readonly removed: readonly string[] };

/** More than one person carries, and few enough to send to all of them at once. */
export const maxPushDevices = 10;

export const pushDecider: Decider<PushDevices, PushCommand, PushEvent> = {
  initialState: { devices: [], removed: [] },
  decide: (state, command) =>
    command.type === 'AddPushDevice' ? add(state, command) : remove(state, command),
  evolve({ devices, removed }, event) {
    const { deviceId } = event;
    if (event.type === 'PushDeviceRemoved')
      return { devices: devices.filter((one) => one.deviceId !== deviceId), removed: [...removed, deviceId] };
    const { endpoint, p256dh, auth } = event;
    return { devices: [...devices, { deviceId, endpoint, p256dh, auth }], removed };
  },
};

/** A browser has one subscription, so one with the same endpoint and other keys takes the place of the one before. */
function add({ devices, removed }: PushDevices, command: AddPushDevice): readonly PushEvent[] {
  const { type: _, replaces, ...device } = command;
  const { memberId, deviceId, endpoint, p256dh, auth } = device;
  const isKnown = [...devices.map((one) => one.deviceId), ...removed].includes(deviceId);
  const isSame = devices.some(
    (one) => one.endpoint === endpoint && one.p256dh === p256dh && one.auth === auth,
  );
  if (isKnown || isSame) return [];
  const replaced = devices.filter((one) => one.endpoint === endpoint || one.endpoint === replaces);
  if (devices.length - replaced.length >= maxPushDevices)
    throw new Refusal(
      'too-many-devices',
      `You already get reminders on ${maxPushDevices} devices. Remove one to add this one.`,
      'conflict',
    );
  return [
    ...replaced.map((one) => removedEvent({ memberId, deviceId: one.deviceId, reason: 'replaced' })),
    { type: 'PushDeviceAdded', ...device },
  ];
}

function remove({ devices, removed }: PushDevices, command: RemovePushDevice): readonly PushEvent[] {
  if (devices.some(({ deviceId }) => deviceId === command.deviceId)) return [removedEvent(command)];
  if (removed.includes(command.deviceId)) return [];
  throw new Refusal('unknown-device', 'You have no such device. It may have been removed.', 'missing');
}

const removedEvent = ({
  memberId,
  deviceId,
  reason,
}: Pick<RemovePushDevice, 'memberId' | 'deviceId' | 'reason'>): PushEvent => ({
  type: 'PushDeviceRemoved',
  memberId,
  deviceId,
  reason,
});
