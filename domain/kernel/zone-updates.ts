import type { PackedZone } from './zone-table.ts';

/**
 * Zone rules of this release that are newer than those of the beginning, as `npm run zones -- generate` writes them. The first process that
 * starts with them adopts them for everybody.
 */
export const zoneUpdates: {
  readonly version: string;
  readonly zones: Readonly<Record<string, PackedZone>>;
} = { version: '2026f', zones: {} };
