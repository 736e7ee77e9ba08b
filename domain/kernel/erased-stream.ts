/** A stream that is gone, as the event that says so names it: what is missing from the log is accounted for. */
export type ErasedStream = {
  readonly name: string;
  /** Of its last event. */
  readonly revision: number;
  /** That this event carried; null for one from before there were any. */
  readonly hash: string | null;
};
