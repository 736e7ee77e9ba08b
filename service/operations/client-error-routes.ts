import type { Handler } from '#service/house.ts';
import type { ApiRoute } from '#service/http/api-route.ts';
import { bodyOf } from '#service/http/read-request.ts';
import { withoutPeople } from './client-error.ts';
import { clientErrorAnswer, clientErrorBody } from './client-error-contract.ts';

/** For everybody, and without looking up who asks: the line in the log must not lead to a member. */
const takeClientError: Handler = () => async (ctx) => {
  ctx.state.log.warn({ clientError: withoutPeople(bodyOf(ctx, clientErrorBody)) }, 'client error');
  ctx.body = { received: true };
};

export const clientErrorRoutes: readonly ApiRoute[] = [
  {
    method: 'POST',
    path: '/api/client-errors',
    summary: 'Takes an error of the client for the operator’s log, without who it happened to.',
    audience: 'everybody',
    limit: 'clientError',
    body: clientErrorBody,
    answer: clientErrorAnswer,
    handle: takeClientError,
  },
];
