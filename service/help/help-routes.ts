import type { ApiRoute } from '#service/http/api-route.ts';
import { supportAnswer } from './help-contract.ts';
import { readSupport } from './help-handlers.ts';

export const helpRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/support',
    summary: 'Where help is asked for.',
    audience: 'everybody',
    answer: supportAnswer,
    handle: readSupport,
  },
];
