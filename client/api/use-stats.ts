import useSWR, { type SWRResponse } from 'swr';
import { type Stats, statsAnswer } from '#service/stats/stats-contract.ts';
import { readAs } from './swr.ts';

export const statsKey = '/api/stats';

/** The member's streak, totals, skip tokens and achievements. */
export const useStats = (): SWRResponse<Stats, Error> => useSWR<Stats, Error>(statsKey, readAs(statsAnswer));
