import useSWR, { type SWRResponse } from 'swr';
import { type DailyTemplate, dailyTemplatesAnswer } from '#service/routine/routine-contract.ts';
import { readAs } from './swr.ts';

/** Daily 50, Daily 100 and, where the member has one, the custom plan. */
export const useDailyTemplates = (): SWRResponse<readonly DailyTemplate[], Error> =>
  useSWR<readonly DailyTemplate[], Error>('/api/daily-maintenance-templates', readAs(dailyTemplatesAnswer));
