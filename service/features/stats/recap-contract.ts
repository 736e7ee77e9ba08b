import type { IsoWeek } from '#domain/recap/iso-week.ts';
import { isIsoWeek } from '#domain/recap/iso-week.ts';
import * as z from '#schema';
import { commandAnswer, memberDay } from '#service/http/fields-contract.ts';
import { gridDay } from './stats-contract.ts';

/** A week by ISO 8601, `2026-W47`. */
export const isoWeek = z
  .string()
  .check(z.refine(isIsoWeek, 'must be a week that exists, written 2026-W47')) as unknown as z.ZodMiniType<
  IsoWeek,
  string
>;

const weekFigures = z.object({
  /** Monday first. */
  days: z.array(gridDay),
  activeDays: z.number(),
  workouts: z.number(),
  quests: z.number(),
  points: z.number(),
  /** Days in a row at the end of the Sunday. */
  streak: z.number(),
});

/** The kinds of events that changed the figures after the recap was made. */
const sinceKind = z.enum([
  'added',
  'corrected',
  'removed',
  'outage',
  'rules',
  'pause',
  'token',
  'zone',
  'reset',
]);

const recapShape = {
  week: isoWeek,
  /** When it was made. */
  madeAt: z.string(),
  /** By the events before the recap. */
  knownThen: weekFigures,
  /** By all events until now; null when it is the same. */
  knownNow: z.nullable(weekFigures),
  /** Later changes of the figures, oldest first, each with the member's date of the change. */
  since: z.array(z.object({ on: memberDay, kind: sinceKind })),
};
export const recapAnswer = z.object(recapShape);
export const recapCommandAnswer = z.object({ ...commandAnswer, ...recapShape });

export type WeekFigures = z.infer<typeof weekFigures>;
export type SinceKind = z.infer<typeof sinceKind>;
export type Recap = z.infer<typeof recapAnswer>;
