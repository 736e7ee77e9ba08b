import type { ApiRoute } from '#service/http/api-route.ts';
import {
  activityDaysAnswer,
  activityDaysQuery,
  ledgerAnswer,
  ledgerQuery,
  statsAnswer,
} from './stats-contract.ts';
import { readActivityDays, readLedger, readStats } from './stats-reads.ts';

export const statsRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/stats',
    summary: 'Streak, workouts, points, quests, skip tokens and achievements.',
    audience: 'members',
    answer: statsAnswer,
    handle: readStats,
  },
  {
    method: 'GET',
    path: '/api/activity-days',
    summary: 'How each of the last days stands, oldest first; 28 days unless asked otherwise.',
    audience: 'members',
    query: activityDaysQuery,
    answer: activityDaysAnswer,
    handle: readActivityDays,
  },
  {
    method: 'GET',
    path: '/api/ledger',
    summary: 'Every point that was won or taken back, newest first; 50 entries unless asked otherwise.',
    audience: 'members',
    query: ledgerQuery,
    answer: ledgerAnswer,
    handle: readLedger,
  },
];
