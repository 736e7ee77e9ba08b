import type { ApiRoute } from '#service/http/api-route.ts';
import { clearAnswer, resetAnswer } from './admin-contract.ts';
import { clearUserData, resetMember } from './admin-handlers.ts';

/** Named for admins by the specification, and for every member: they act on who asks and on nobody else. */
export const adminRoutes: readonly ApiRoute[] = [
  {
    method: 'POST',
    path: '/api/admin/reset-for-testing',
    summary: 'Starts the member who asks anew; account, profile and access stay.',
    audience: 'members',
    answer: resetAnswer,
    handle: resetMember,
  },
  {
    method: 'DELETE',
    path: '/api/admin/clear-user-data',
    summary: 'Clears all data of the member who asks; the account stays.',
    audience: 'members',
    answer: clearAnswer,
    handle: clearUserData,
  },
];
