import type { MemberId } from '#domain/kernel/ids.ts';

/**
 * The last event of a deleted member stream: readers ignore all events before it. It belongs to no aggregate, because it may end any of
 * them.
 */
type StreamErased = { readonly type: 'StreamErased'; readonly memberId: MemberId };

export type ErasureEvent = StreamErased;
