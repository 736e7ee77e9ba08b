import type { MemberId } from '#domain/kernel/ids.ts';

type OfDevice = { readonly memberId: MemberId; readonly deviceId: string };

/** Where a push service takes messages for a browser, and the keys that encrypt them, each in base64url. */
export type PushSubscriptionKeys = {
  readonly endpoint: string;
  /** Public key of the browser: an uncompressed point of P-256, 65 bytes. */
  readonly p256dh: string;
  /** Secret shared with the browser, 16 bytes. */
  readonly auth: string;
};

export type PushDeviceAdded = OfDevice &
  PushSubscriptionKeys & {
    readonly type: 'PushDeviceAdded';
    /** Browser and system, such as `Firefox on Windows`. */
    readonly name: string;
  };

/**
 * `member`: switched off. `gone`: the push service no longer knows it. `replaced`: its browser has another subscription now.
 */
export type RemovalReason = 'member' | 'gone' | 'replaced';

export type PushDeviceRemoved = OfDevice & {
  readonly type: 'PushDeviceRemoved';
  readonly reason: RemovalReason;
};

export type PushEvent = PushDeviceAdded | PushDeviceRemoved;

export const pushStream = (memberId: MemberId): string => `push-${memberId}`;
