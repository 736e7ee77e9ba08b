/**
 * A place in the order of all events, opaque: two zero-padded numbers, `<commit>/<prepare>`, so that it compares as text. Nobody may
 * calculate with it: positions need not be contiguous.
 */
export type Position = string;

/** Before the first event. */
export const beginning: Position = `${'0'.repeat(20)}/${'0'.repeat(20)}`;
