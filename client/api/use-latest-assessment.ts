import useSWR, { type SWRResponse } from 'swr';
import { type AssessmentOutcome, latestAssessmentAnswer } from '#service/assessment/assessment-contract.ts';
import { readAs } from './swr.ts';

export const latestAssessmentKey = '/api/assessment/latest';

/** The assessment that was submitted last, with what it recommends; null before the first. */
export const useLatestAssessment = (): SWRResponse<AssessmentOutcome | null, Error> =>
  useSWR<AssessmentOutcome | null, Error>(latestAssessmentKey, readAs(latestAssessmentAnswer));
