import { numbersAfter } from '#client/lib/day/numbers-forecast.ts';
import { learnZones } from '#client/lib/time/page-zones.ts';

/** The folds of a page, and what a page does with the zones that the service sends. */
export const folds = { numbersAfter, learnZones };
