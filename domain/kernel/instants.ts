import { asInstant, type Instant } from './day.ts';

const dayMs = 24 * 60 * 60_000;

/** @param days of 24 hours; negative for before */
export const daysAfter = (at: Instant, days: number): Instant =>
  asInstant(new Date(Date.parse(at) + days * dayMs).toISOString());
