import type { ApiRoute } from '#service/http/api-route.ts';
import {
  latestMetricAnswer,
  logMetricAnswer,
  logMetricBody,
  metricsAnswer,
  metricsQuery,
  retractMetricAnswer,
} from './body-contract.ts';
import { latestMetric, listMetrics, logMetric, retractMetric } from './body-handlers.ts';

export const bodyRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/body-metrics/latest',
    summary: 'The latest value of each measurement with its date; null before the first.',
    audience: 'members',
    answer: latestMetricAnswer,
    handle: latestMetric,
  },
  {
    method: 'GET',
    path: '/api/body-metrics',
    summary: 'The entries of a span of dates, oldest first; all of them without one.',
    audience: 'members',
    query: metricsQuery,
    answer: metricsAnswer,
    handle: listMetrics,
  },
  {
    method: 'POST',
    path: '/api/body-metrics',
    summary: 'Logs a weight or measurements, each as the text that was typed.',
    audience: 'members',
    body: logMetricBody,
    status: 201,
    answer: logMetricAnswer,
    refusals: [
      [400, 'invalid-measurement'],
      [400, 'nothing-measured'],
      [400, 'future-date'],
    ],
    handle: logMetric,
  },
  {
    method: 'DELETE',
    path: '/api/body-metrics/:id',
    summary: 'Takes an entry back.',
    audience: 'members',
    answer: retractMetricAnswer,
    refusals: [[404, 'unknown-entry']],
    handle: retractMetric,
  },
];
