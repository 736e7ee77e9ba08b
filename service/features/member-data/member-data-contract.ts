import * as z from '#schema';

const fields = z.record(z.string(), z.unknown());

/** Answer of GET /api/me/export: all events of the member, oldest first. */
export const memberExportAnswer = z.object({
  format: z.literal('rondel-member-1'),
  memberId: z.string(),
  exportedAt: z.iso.datetime(),
  events: z.array(
    z.object({
      id: z.uuid(),
      stream: z.string(),
      type: z.string(),
      data: fields,
      metadata: fields,
      /** The event in plain words. */
      words: z.string(),
    }),
  ),
});

/** Each is a file below /api/me/export: `workouts.csv`. */
export const tableNames = ['workouts', 'sets', 'metrics', 'points'] as const;
export type TableName = (typeof tableNames)[number];

/** The address for a mail with all files; null when this service sends no mail, or the member's address is not verified. */
export const exportMailAnswer = z.object({ to: z.nullable(z.string()) });

/** The address, and the time of the request: a pending mail, or one sent less than an hour ago, is not repeated. */
export const exportMailedAnswer = z.object({
  to: z.nullable(z.string()),
  at: z.nullable(z.iso.datetime()),
});

export const accountDeletedAnswer = z.object({ deleted: z.literal(true), at: z.iso.datetime() });
