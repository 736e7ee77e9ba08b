/** A calendar month of members' dates, `YYYY-MM`. */
export type Month = string;

/** The SHA-256 of a month's seed was published. From then on a change of the seed would be noticed. */
export type WheelSeedCommitted = {
  readonly type: 'WheelSeedCommitted';
  readonly month: Month;
  /** Hex SHA-256 of the seed's text. */
  readonly commitment: string;
  /** True when the month had already begun somewhere, so draws of that month may be older than the commitment. */
  readonly late: boolean;
};
/** The seed itself was published, after its month had ended everywhere. */
export type WheelSeedRevealed = {
  readonly type: 'WheelSeedRevealed';
  readonly month: Month;
  readonly commitment: string;
  /** 64 hex digits. The wheel draws by this text, not by the bytes that it encodes. */
  readonly seed: string;
  /** True when it was due for more than a day. */
  readonly late: boolean;
};
export type WheelSeedEvent = WheelSeedCommitted | WheelSeedRevealed;

/** One stream for all months: two events a month, and everybody who checks a draw reads them together. */
export const wheelSeedsStream = 'wheelSeeds';
