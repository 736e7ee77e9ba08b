import * as z from '#schema';
import { instant, memberDay } from '#service/http/fields-contract.ts';

/** Answer of GET /api/activity-days/:id: the reasons of the date's number, as `npm run why` prints them. */
export const dayReasonsAnswer = z.object({
  date: memberDay,
  standing: z.enum(['active', 'protected', 'neutral', 'paused', 'outage', 'rest', 'missed', 'open', 'idle']),
  /** Protected by a token that is not spent yet. */
  isProvisional: z.boolean(),
  /** The state of the date, in a few words. */
  verdict: z.string(),
  /** The effect of the day on streak and tokens. */
  summary: z.string(),
  /** How many days after the date its first activity was recorded. */
  daysLate: z.number(),
  /** In the order of recording. */
  moments: z.array(
    z.object({
      at: instant,
      /** IANA zone of the member at that time. */
      zone: z.string(),
      text: z.string(),
      /** Whether it decides the state of the date. */
      counts: z.boolean(),
    }),
  ),
  streakBefore: z.number(),
  streak: z.number(),
  tokensBefore: z.number(),
  tokens: z.number(),
  /** IANA zone of the member when the date ended. */
  zone: z.string(),
});

export type DayReasonsAnswer = z.infer<typeof dayReasonsAnswer>;
