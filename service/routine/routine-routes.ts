import type { ApiRoute } from '#service/http/api-route.ts';
import {
  dailyTemplatesAnswer,
  progressAnswer,
  progressQuery,
  tickAnswer,
  tickBody,
} from './routine-contract.ts';
import { listTemplates, readProgress, tickSet } from './routine-handlers.ts';

export const routineRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/daily-maintenance-templates',
    summary: 'Daily 50, Daily 100 and, where the member has one, the custom plan.',
    audience: 'members',
    answer: dailyTemplatesAnswer,
    handle: listTemplates,
  },
  {
    method: 'GET',
    path: '/api/daily-workout-progress',
    summary: 'The ticked sets of a date, for each routine that was opened on it; of today without one.',
    audience: 'members',
    query: progressQuery,
    answer: progressAnswer,
    handle: readProgress,
  },
  {
    method: 'POST',
    path: '/api/daily-workout-progress',
    summary: 'Ticks a set or takes the tick back.',
    audience: 'members',
    body: tickBody,
    answer: tickAnswer,
    refusals: [
      [400, 'unknown-set'],
      [400, 'future-date'],
      [409, 'routine-expired'],
    ],
    handle: tickSet,
  },
];
