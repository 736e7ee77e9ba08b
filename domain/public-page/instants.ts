import { asInstant, type Instant } from '#domain/kernel/day.ts';

const dayMs = 24 * 60 * 60_000;

export const daysAfter = (at: Instant, days: number): Instant =>
  asInstant(new Date(Date.parse(at) + days * dayMs).toISOString());
