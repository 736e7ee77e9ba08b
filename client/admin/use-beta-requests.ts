import useSWR, { type SWRResponse } from 'swr';
import { readAs } from '#client/api/swr.ts';
import { type BetaRequest, betaRequestsAnswer } from '#service/beta/beta-contract.ts';

export const betaRequestsKey = '/api/beta/requests';

/** Everybody who asked for access, pending ones first. For admins; the server refuses it to others. */
export const useBetaRequests = (): SWRResponse<BetaRequest[], Error> =>
  useSWR<BetaRequest[], Error>(betaRequestsKey, readAs(betaRequestsAnswer));
