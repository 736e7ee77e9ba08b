import type { ApiRoute } from '#service/http/api-route.ts';
import {
  completeAssessmentAnswer,
  completeAssessmentBody,
  latestAssessmentAnswer,
} from './assessment-contract.ts';
import { completeAssessment, readLatest } from './assessment-handlers.ts';

export const assessmentRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/assessment/latest',
    summary: 'The assessment that was submitted last, with level and recommendations; null before the first.',
    audience: 'members',
    answer: latestAssessmentAnswer,
    handle: readLatest,
  },
  {
    method: 'POST',
    path: '/api/assessment/complete',
    summary: 'Submits the results of the active assessment and answers with level and recommendations.',
    audience: 'members',
    body: completeAssessmentBody,
    answer: completeAssessmentAnswer,
    refusals: [
      [409, 'no-assessment'],
      [400, 'unknown-exercise'],
      [400, 'wrong-result-type'],
      [400, 'future-date'],
    ],
    handle: completeAssessment,
  },
];
