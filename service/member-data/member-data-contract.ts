import * as z from 'zod/mini';

const fields = z.record(z.string(), z.unknown());

/** Answer of GET /api/me/export: everything that the member did, oldest first. */
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
      /** What happened, in plain words. */
      words: z.string(),
    }),
  ),
});

/** Each is a file below /api/me/export: `workouts.csv`. */
export const tableNames = ['workouts', 'metrics', 'points'] as const;
export type TableName = (typeof tableNames)[number];

/** The address that mail with all files goes to; null where this service sends no mail, or the member's address is not verified. */
export const exportMailAnswer = z.object({ to: z.nullable(z.string()) });

/** The same, and when the mail was asked for: one that is on its way, or went less than an hour ago, is not sent again. */
export const exportMailedAnswer = z.object({
  to: z.nullable(z.string()),
  at: z.nullable(z.iso.datetime()),
});

export const accountDeletedAnswer = z.object({ deleted: z.literal(true), at: z.iso.datetime() });
