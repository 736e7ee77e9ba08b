import { reportReasons } from '#domain/together/report-events.ts';
import * as z from '#schema';
import { commandAnswer } from '#service/http/fields-contract.ts';

/** Body of POST /api/friends/:id/report. */
export const reportBody = z.object({
  reason: z.enum(reportReasons),
  /** In the words of the member. */
  words: z.optional(z.string().check(z.maxLength(1_000))),
});
export const reportAnswer = z.object(commandAnswer);

/** Answer of GET /api/admin/reports: those that wait, the oldest first, at most 100. */
export const reportsAnswer = z.object({
  reports: z.array(
    z.object({
      id: z.string(),
      reason: z.enum(reportReasons),
      words: z.string(),
      reportedAt: z.iso.datetime(),
      /** The account that was reported, with its first name as others see it; null without one. */
      reported: z.object({ memberId: z.string(), firstName: z.nullable(z.string()) }),
      /** The account that reported. */
      reportedBy: z.string(),
    }),
  ),
});
export type Reports = z.infer<typeof reportsAnswer>;

/** Body of POST /api/admin/reports/:id/close. */
export const closeReportBody = z.object({ note: z.string().check(z.maxLength(1_000)) });
export const closeReportAnswer = z.object({ ...commandAnswer, ...reportsAnswer.shape });
