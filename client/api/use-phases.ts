import useSWR, { type SWRResponse } from 'swr';
import { type Phase, phasesAnswer } from '#service/program/program-contract.ts';
import { readAs } from './swr.ts';

export const phasesKey = (programId: string): string => `/api/programs/${programId}/phases`;

/** The phases of a program with their dates; without a program nothing is read. */
export const usePhases = (programId: string | null): SWRResponse<readonly Phase[], Error> =>
  useSWR<readonly Phase[], Error>(programId === null ? null : phasesKey(programId), readAs(phasesAnswer));
