import type { MemberId } from '#domain/kernel/ids.ts';

/**
 * The last event of a member's stream that is deleted: the events before it do not count any more. It belongs to no aggregate, because it
 * may end any of them.
 */
type StreamErased = { readonly type: 'StreamErased'; readonly memberId: MemberId };

export type ErasureEvent = StreamErased;
