import useSWR, { type SWRResponse } from 'swr';
import { readAs } from '#client/lib/http/swr.ts';
import { type Support, supportAnswer } from '#service/help/help-contract.ts';

/** Where to write to for help. */
export const useSupport = (): SWRResponse<Support, Error> =>
  useSWR<Support, Error>('/api/support', readAs(supportAnswer));
