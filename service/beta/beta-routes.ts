import type { ApiRoute } from '#service/http/api-route.ts';
import {
  betaRequestAnswer,
  betaRequestBody,
  betaRequestsAnswer,
  betaReviewAnswer,
  betaReviewBody,
} from './beta-contract.ts';
import { listRequests, requestAccess, reviewRequest } from './beta-handlers.ts';

export const betaRoutes: readonly ApiRoute[] = [
  {
    method: 'POST',
    path: '/api/beta/request',
    summary: 'Asks for access to the beta, once for each address.',
    audience: 'everybody',
    limit: 'betaRequest',
    body: betaRequestBody,
    status: 201,
    answer: betaRequestAnswer,
    refusals: [
      [400, 'invalid-email'],
      [409, 'already-requested'],
    ],
    handle: requestAccess,
  },
  {
    method: 'GET',
    path: '/api/beta/requests',
    summary: 'All requests for access, pending ones first.',
    audience: 'admins',
    answer: betaRequestsAnswer,
    handle: listRequests,
  },
  {
    method: 'PATCH',
    path: '/api/beta/requests/:id',
    summary: 'Approves or denies a pending request, or makes a decided one pending again.',
    audience: 'admins',
    body: betaReviewBody,
    answer: betaReviewAnswer,
    refusals: [
      [404, 'unknown-request'],
      [409, 'not-admitted'],
    ],
    handle: reviewRequest,
  },
];
