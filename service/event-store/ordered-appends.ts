/** How a store takes many appends in the order of their start. */
export type OrderedAppends = {
  /** Maximum number of concurrent appends that are stored in order; 1 for a store that may reorder them. */
  readonly appendsAtOnce: number;
  /** Whether they may include several to one stream, each at the revision that the one before it leads to. */
  readonly isPipelined: boolean;
};

/** As many as the built-in log stores in one transaction, in which each stream is at most once. */
export const builtInAppends: OrderedAppends = { appendsAtOnce: 512, isPipelined: false };

/** As many as its adapter sends at once, so that none is sent after one has failed. */
export const eventStoreDbAppends: OrderedAppends = { appendsAtOnce: 64, isPipelined: true };
