import { circleAims } from '#domain/together/together-events.ts';
import * as z from '#schema';
import { commandAnswer, memberDay } from '#service/http/fields-contract.ts';

const terms = {
  aim: z.enum(circleAims),
  /** Active days of all; for a quest a day, the number of dates. */
  target: z.number(),
  startsOn: memberDay,
  /** The last date. */
  endsOn: memberDay,
};

const circle = z.object({
  id: z.string(),
  ...terms,
  /** `waiting` before the first date, `running`, and `over` once the last date is over in every zone. */
  status: z.enum(['waiting', 'running', 'over']),
  /** How far it has come. */
  total: z.number(),
  isReached: z.boolean(),
  /** How many of the total are the member's own. */
  own: z.number(),
  /** The first names of those who share now, the member included, in the order of joining; null without a name. */
  people: z.array(z.nullable(z.string())),
  /** Whether the member has seen how it ended. */
  isSeen: z.boolean(),
});
export type Circle = z.infer<typeof circle>;

/** Answer of GET /api/circles: those that wait, run, or ended within four weeks, by their first date. */
export const circlesAnswer = z.object({ isSharing: z.boolean(), circles: z.array(circle) });
export type Circles = z.infer<typeof circlesAnswer>;

/** Body of POST /api/circles. */
export const beginCircleBody = z.object({
  aim: z.enum(circleAims),
  /** Active days of all together; not read for a quest a day. */
  target: z.optional(z.number()),
  startsOn: memberDay,
  /** 7 or 28. */
  days: z.number(),
});

export const circlesCommandAnswer = z.object({ ...commandAnswer, ...circlesAnswer.shape });
/** Answer of POST /api/circles/:id/invitations. */
export const circleInvitationAnswer = z.object({
  ...circlesCommandAnswer.shape,
  /** Six letters for one person, answered this once. */
  code: z.string(),
});
