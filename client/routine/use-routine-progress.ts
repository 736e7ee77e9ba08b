import useSWR, { type SWRResponse } from 'swr';
import { readAs } from '#client/lib/http/swr.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { progressAnswer, type RoutineProgress } from '#service/routine/routine-contract.ts';

/** What the server knows of the routines of a day; asked only where this device knows nothing. */
export const useRoutineProgress = (
  day: MemberDay,
  isWanted: boolean,
): SWRResponse<readonly RoutineProgress[], Error> =>
  useSWR<readonly RoutineProgress[], Error>(
    isWanted ? `/api/daily-workout-progress?date=${day}` : null,
    readAs(progressAnswer),
  );
