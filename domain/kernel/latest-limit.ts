/**
 * How many latest items a growing state keeps apart from its past. Each event stores the latest again, and moving them to the past stores
 * all of it, so their square root balances both.
 * @param past number of items in the past
 */
export const latestLimit = (past: number): number => Math.max(fewest, Math.ceil(Math.sqrt(past)));

const fewest = 6;
