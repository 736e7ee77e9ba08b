import useSWR, { type SWRResponse } from 'swr';
import { activeProgramAnswer, type Program } from '#service/program/program-contract.ts';
import { readAs } from './swr.ts';

export const activeProgramKey = '/api/programs/active';

/** The program that runs, or null. For members only: `isEnabled` false reads nothing. */
export const useActiveProgram = (isEnabled = true): SWRResponse<Program | null, Error> =>
  useSWR<Program | null, Error>(isEnabled ? activeProgramKey : null, readAs(activeProgramAnswer));
