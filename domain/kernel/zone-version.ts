/** The tz database of the rules in `zone-data.ts`: those of the beginning. A module apart, because the rules are large. */
export const zoneVersion = '2026f';
