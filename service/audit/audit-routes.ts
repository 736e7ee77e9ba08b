import type { ApiRoute } from '#service/http/api-route.ts';
import { auditAnswer, auditQuery, historyAnswer, historyQuery } from './audit-contract.ts';
import { readAudit, readHistory } from './audit-handlers.ts';
import {
  eventAnswer,
  eventQuery,
  eventsAnswer,
  eventsQuery,
  openEventAnswer,
  openEventBody,
} from './event-contract.ts';
import { listEvents, openEvent, readEvent } from './event-handlers.ts';

export const auditRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/beta/audit',
    summary:
      'Who did what, when and why: decisions on requests and every other deed of an admin, newest first.',
    audience: 'admins',
    query: auditQuery,
    answer: auditAnswer,
    handle: readAudit,
  },
  {
    method: 'GET',
    path: '/api/beta/requests/:id/history',
    summary: 'All that ever happened to a request, from its events: now, or as of a moment.',
    audience: 'admins',
    query: historyQuery,
    answer: historyAnswer,
    handle: readHistory,
  },
  {
    method: 'GET',
    path: '/api/admin/events',
    summary:
      'Where the events lie, newest first: of a stream, a category, a type or a request, between two moments.',
    audience: 'admins',
    query: eventsQuery,
    answer: eventsAnswer,
    handle: listEvents,
  },
  {
    method: 'GET',
    path: '/api/admin/events/:id',
    summary:
      'An event with what caused it and what came of it; its personal fields are masked unless they were opened.',
    audience: 'admins',
    query: eventQuery,
    answer: eventAnswer,
    refusals: [[403, 'viewing-not-noted']],
    handle: readEvent,
  },
  {
    method: 'POST',
    path: '/api/admin/events/:id/open',
    summary:
      'Notes that the admin looks at the personal fields of an event, and why; for a quarter of an hour they are open.',
    audience: 'admins',
    body: openEventBody,
    answer: openEventAnswer,
    refusals: [[400, 'reason-required']],
    handle: openEvent,
  },
];
