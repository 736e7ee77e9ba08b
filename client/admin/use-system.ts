import useSWR, { type SWRResponse } from 'swr';
import { readAs } from '#client/lib/http/swr.ts';
import { type SystemAnswer, systemAnswer } from '#service/operations/system-contract.ts';

/** It changes all the time, so it is read whenever it is shown. */
export const useSystem = (): SWRResponse<SystemAnswer, Error> =>
  useSWR<SystemAnswer, Error>('/api/admin/system', readAs(systemAnswer), { revalidateOnMount: true });
