import useSWR, { type SWRResponse } from 'swr';
import type { MemberDay } from '#domain/kernel/day.ts';
import { type BodyMetric, metricsAnswer } from '#service/body/body-contract.ts';
import { readAs } from './swr.ts';

/** The body metrics logged for a date and later, in the member's units, oldest first. */
export const useBodyMetrics = (from: MemberDay): SWRResponse<readonly BodyMetric[], Error> =>
  useSWR<readonly BodyMetric[], Error>(`/api/body-metrics?from=${from}`, readAs(metricsAnswer));
