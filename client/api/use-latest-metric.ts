import useSWR, { type SWRResponse } from 'swr';
import { type LatestMetric, latestMetricAnswer } from '#service/body/body-contract.ts';
import { readAs } from './swr.ts';

const latestMetricKey = '/api/body-metrics/latest';

/** The latest value of each body metric in the member's units; null before the first. */
export const useLatestMetric = (): SWRResponse<LatestMetric, Error> =>
  useSWR<LatestMetric, Error>(latestMetricKey, readAs(latestMetricAnswer));
