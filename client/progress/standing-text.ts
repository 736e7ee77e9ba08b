import type { ActivityDay } from '#service/stats/stats-contract.ts';
import { type Face, faceOf } from './streak-facts.ts';

const standingTexts: Readonly<Record<Face, string>> = {
  active: 'Done',
  protected: 'Protected by a skip token',
  held: 'Held by a skip token, not spent yet',
  missed: 'Missed',
  neutral: 'Does not count',
  future: 'Today, open',
};

/** How a date stands, in words. */
export const standingText = (day: ActivityDay): string => standingTexts[faceOf(day)];
