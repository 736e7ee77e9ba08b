import useSWR, { type SWRResponse } from 'swr';
import { type LedgerEntry, ledgerAnswer } from '#service/stats/stats-contract.ts';
import { readAs } from './swr.ts';

/** The newest 200 entries of the points ledger, newest first. */
export const useLedger = (): SWRResponse<readonly LedgerEntry[], Error> =>
  useSWR<readonly LedgerEntry[], Error>('/api/ledger?limit=200', readAs(ledgerAnswer));
