import * as z from '#schema';

/** Answer of GET and DELETE /api/me/calendar. */
export const calendarAnswer = z.object({
  /** When the secret address was made; null without one. The address itself is answered once, when it is made. */
  madeAt: z.nullable(z.string()),
});
/** Answer of POST /api/me/calendar. */
export const newCalendarAnswer = z.object({
  madeAt: z.string(),
  /** `/calendar/<token>.ics` */
  path: z.string(),
});

export type CalendarAnswer = z.infer<typeof calendarAnswer>;
export type NewCalendar = z.infer<typeof newCalendarAnswer>;
