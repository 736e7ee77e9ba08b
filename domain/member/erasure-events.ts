import type { MemberId } from '#domain/kernel/ids.ts';

/**
 * The last event of a member's stream that is deleted: whatever was in it before does not count any more. Belongs to no aggregate, for
 * it may end any of them.
 */
export type StreamErased = { readonly type: 'StreamErased'; readonly memberId: MemberId };

export type ErasureEvent = StreamErased;
