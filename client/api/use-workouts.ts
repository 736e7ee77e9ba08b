import useSWR, { type SWRResponse } from 'swr';
import { type Workout, workoutsAnswer } from '#service/workout/workout-contract.ts';
import { readAs } from './swr.ts';

const workoutsKey = '/api/workouts';

/** The newest 50 workouts, newest first. */
export const useWorkouts = (): SWRResponse<readonly Workout[], Error> =>
  useSWR<readonly Workout[], Error>(workoutsKey, readAs(workoutsAnswer));
