import type { Instant } from '#domain/kernel/day.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import { daysAfter } from '#domain/kernel/instants.ts';
import type { HandleClaimed, HandleEvent } from './handle-events.ts';
import { closedForDays, unavailableHandle } from './handle-rules.ts';

type OfHandle = Pick<HandleClaimed, 'handleId' | 'holder'> & { readonly at: Instant };
type ClaimHandle = OfHandle & { readonly type: 'ClaimHandle' };
type ReleaseHandle = OfHandle & {
  readonly type: 'ReleaseHandle';
  /** It was claimed and then not chosen: no reader has seen it, so it is free at once. */
  readonly isUnused?: boolean;
};
export type HandleCommand = ClaimHandle | ReleaseHandle;

type HandleState = {
  /** Null while no member holds it. */
  readonly holder: string | null;
  /** Null before the first release. */
  readonly freeFrom: Instant | null;
};

/** One handle, held by at most one member. A second release, or one by somebody else, changes nothing. */
export const handleDecider: Decider<HandleState, HandleCommand, HandleEvent> = {
  initialState: { holder: null, freeFrom: null },
  decide(state, command) {
    const { handleId, holder, at } = command;
    if (command.type === 'ClaimHandle') {
      if (state.holder === holder) return [];
      if (state.holder !== null || (state.freeFrom !== null && at < state.freeFrom))
        throw unavailableHandle();
      return [{ type: 'HandleClaimed', handleId, holder }];
    }
    if (state.holder !== holder) return [];
    const freeFrom = command.isUnused ? at : daysAfter(at, closedForDays);
    return [{ type: 'HandleReleased', handleId, holder, freeFrom }];
  },
  evolve: (_, event) =>
    event.type === 'HandleClaimed'
      ? { holder: event.holder, freeFrom: null }
      : { holder: null, freeFrom: event.freeFrom },
};
