import useSWR, { type SWRResponse } from 'swr';
import { type ActivityDay, activityDaysAnswer } from '#service/stats/stats-contract.ts';
import { readAs } from './swr.ts';

export const activityDaysKey = '/api/activity-days?days=28';

/** The last 28 dates and how they stand, oldest first; today is last. */
export const useActivityDays = (): SWRResponse<readonly ActivityDay[], Error> =>
  useSWR<readonly ActivityDay[], Error>(activityDaysKey, readAs(activityDaysAnswer));
