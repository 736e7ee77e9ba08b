import type { MemberId } from '#domain/kernel/ids.ts';
import { erasedMember, type MemberErased, memberErased } from '#domain/member/member-events.ts';
import type { PushEvent, PushSubscriptionKeys } from '#domain/push/push-events.ts';
import { defineTable, type Projection, type RowOf, stateColumns } from '#projections/engine/projection.ts';
import { type EncryptedRow, openRows, type RowDatabase } from '#projections/engine/row-cipher.ts';
import { tables, versions } from '#projections/versions.ts';

type Event = PushEvent | MemberErased;
type DeviceState = PushSubscriptionKeys & {
  readonly memberId: MemberId;
  readonly name: string;
  readonly addedAt: string;
};

const table = defineTable<DeviceState>()({
  columns: {
    member_id: ['text', 'memberId'],
    added_at: ['text', 'addedAt'],
  },
  personal: { endpoint: '', p256dh: '', auth: '', name: '' },
  owner: 'member_id',
  indexes: ['member_id, added_at'],
});

/** One row per device that gets push messages, by device id. A reset of the member keeps them: they belong to the account. */
export const pushDevices: Projection<Event, DeviceState, RowOf<typeof table>, null> = {
  name: 'push_devices',
  version: versions.push_devices,
  holdsBack: 'owner',
  partition: 'member',
  handles: ['PushDeviceAdded', 'PushDeviceRemoved', ...memberErased],
  metadata: ['PushDeviceAdded'],
  key: ({ event }) => ('deviceId' in event ? event.deviceId : null),
  owner: ({ event }) => event.memberId,
  clears: ({ event }) => erasedMember(event),
  initial: null,
  evolve(_, { event, metadata }) {
    if (event.type !== 'PushDeviceAdded') return null;
    const { memberId, endpoint, p256dh, auth, name } = event;
    return { memberId, endpoint, p256dh, auth, name, addedAt: metadata.occurredAt };
  },
  table,
};

export type PushDevice = PushSubscriptionKeys & {
  readonly deviceId: string;
  readonly name: string;
  /** Instant. */
  readonly addedAt: string;
};

/** A member's devices, those added first first. */
export async function pushDevicesOf(db: RowDatabase, memberId: MemberId): Promise<readonly PushDevice[]> {
  const { rows } = await db.query<EncryptedRow<DeviceState>>(
    `select ${stateColumns(pushDevices)} from ${tables.push_devices} where member_id = $1 order by added_at, key`,
    [memberId],
  );
  const states = await openRows(db.cipher, pushDevices, rows);
  return rows.flatMap(({ key }, index) => {
    const state = states[index];
    if (!state) return [];
    const { endpoint, p256dh, auth, name, addedAt } = state;
    return [{ deviceId: key, endpoint, p256dh, auth, name, addedAt }];
  });
}

/** Those of the members who have a device. */
export async function membersWithDevices(
  db: Pick<RowDatabase, 'query'>,
  memberIds: readonly MemberId[],
): Promise<ReadonlySet<MemberId>> {
  const { rows } = await db.query<{ member_id: MemberId }>(
    `select distinct member_id from ${tables.push_devices} where member_id = any($1)`,
    [memberIds],
  );
  return new Set(rows.map(({ member_id }) => member_id));
}
