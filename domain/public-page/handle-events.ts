import type { Instant } from '#domain/kernel/day.ts';

/** Neither the handle nor the member can be read from these events: both ids are keyed hashes. So they may outlive an erasure. */
type OfHandle = {
  readonly handleId: string;
  /** Of a member and this handle. Differs for another handle of the same member. */
  readonly holder: string;
};

export type HandleClaimed = OfHandle & { readonly type: 'HandleClaimed' };
export type HandleReleased = OfHandle & {
  readonly type: 'HandleReleased';
  /** From when on it can be claimed again. */
  readonly freeFrom: Instant;
};

export type HandleEvent = HandleClaimed | HandleReleased;

/** One stream for all handles with the same look, so that an append at the expected revision makes a claim unique. */
export const handleStream = (handleId: string): string => `handle-${handleId}`;
