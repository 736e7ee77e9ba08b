import * as z from '#schema';

export const zoneQuery = z.object({ name: z.string().check(z.minLength(1), z.maxLength(64)) });

/** Answer of GET /api/zones. `rules` are packed as in `domain/kernel/zone-table.ts`. */
export const zoneAnswer = z.object({ zone: z.string(), rules: z.string() });
