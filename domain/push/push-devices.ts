import type { Decider } from '#domain/kernel/decider.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type {
  PushDeviceAdded,
  PushDeviceRemoved,
  PushEvent,
  PushSubscriptionKeys,
  RemovalReason,
} from './push-events.ts';

type AddPushDevice = PushSubscriptionKeys & {
  readonly type: 'AddPushDevice';
  readonly memberId: MemberId;
  readonly deviceId: string;
  readonly name: string;
  /** The endpoint that the browser had before and can no longer use; null for none. */
  readonly replaces: string | null;
  /** Whether the browser asks without the member: then only a device that had messages until now gets them again. Absent for no. */
  readonly isRenewal?: boolean;
};
type RemovePushDevice = {
  readonly type: 'RemovePushDevice';
  readonly memberId: MemberId;
  readonly deviceId: string;
  readonly reason: RemovalReason;
};
export type PushCommand = AddPushDevice | RemovePushDevice;

type Device = Pick<PushDeviceAdded, 'deviceId' | 'endpoint' | 'p256dh' | 'auth'>;
type PushDevices = {
  /** Those that get messages. */
  readonly devices: readonly Device[];
  /** Ids of those that no longer do. */
  readonly removed: readonly string[];
  /** Endpoints that their push services gave up, while the member wanted the messages. */
  readonly lapsed: readonly string[];
};

/** More than one person carries, and few enough to send to all of them at once. */
export const maxPushDevices = 10;

export const pushDecider: Decider<PushDevices, PushCommand, PushEvent> = {
  initialState: { devices: [], removed: [], lapsed: [] },
  decide: (state, command) =>
    command.type === 'AddPushDevice' ? add(state, command) : remove(state, command),
  evolve(state, event) {
    if (event.type === 'PushDeviceRemoved') return withoutDevice(state, event);
    const { deviceId, endpoint, p256dh, auth } = event;
    return { ...state, devices: [...state.devices, { deviceId, endpoint, p256dh, auth }] };
  },
};

function withoutDevice(
  { devices, removed, lapsed }: PushDevices,
  { deviceId, reason }: PushDeviceRemoved,
): PushDevices {
  const endpoint = devices.find((one) => one.deviceId === deviceId)?.endpoint;
  const others = lapsed.filter((one) => one !== endpoint);
  return {
    devices: devices.filter((one) => one.deviceId !== deviceId),
    removed: [...removed, deviceId],
    lapsed: endpoint !== undefined && reason === 'gone' ? [...others, endpoint] : others,
  };
}

/** A browser has one subscription, so one with the same endpoint and other keys takes the place of the one before. */
function add({ devices, removed, lapsed }: PushDevices, command: AddPushDevice): readonly PushEvent[] {
  const { type: _, replaces, isRenewal = false, ...device } = command;
  const { memberId, deviceId, endpoint, p256dh, auth } = device;
  const isKnown = [...devices.map((one) => one.deviceId), ...removed].includes(deviceId);
  const isSame = devices.some(
    (one) => one.endpoint === endpoint && one.p256dh === p256dh && one.auth === auth,
  );
  if (isKnown || isSame) return [];
  const hadMessages = [...devices.map((one) => one.endpoint), ...lapsed].some((one) => one === replaces);
  if (isRenewal && !hadMessages) return [];
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
