import useSWR, { type SWRResponse } from 'swr';
import { type ActivityDay, activityDaysAnswer } from '#service/stats/stats-contract.ts';
import { readAs } from './swr.ts';

/** The last 28 dates and how they stand, oldest first; today is last. */
export const useActivityDays = (): SWRResponse<readonly ActivityDay[], Error> =>
  useSWR<readonly ActivityDay[], Error>('/api/activity-days?days=28', readAs(activityDaysAnswer));
