import type { ApiRoute, RefusedWith } from '#service/http/api-route.ts';

const anyCall: readonly RefusedWith[] = [
  [500, 'internal'],
  [503, 'getting-ready'],
  [503, 'store-unavailable'],
  [503, 'took-too-long'],
];
const anyMutation: readonly RefusedWith[] = [
  [400, 'unreadable'],
  [400, 'unstorable'],
  [400, 'invalid-key'],
  [400, 'invalid-if-match'],
  [403, 'other-origin'],
  [408, 'too-slow'],
  [409, 'revision-conflict'],
  [412, 'stale-revision'],
  [413, 'too-large'],
  [415, 'unsupported-type'],
  [422, 'key-reused'],
  [503, 'outcome-unknown'],
];
const anyMutationOfMembers: readonly RefusedWith[] = [
  [409, 'other-member'],
  [409, 'data-cleared'],
  // The account was deleted during the request.
  [409, 'not-admitted'],
];
const byAudience: Readonly<Record<ApiRoute['audience'], readonly RefusedWith[]>> = {
  everybody: [],
  signedIn: [[401, 'unauthorized']],
  members: [
    [401, 'unauthorized'],
    [403, 'beta-access-required'],
  ],
  admins: [
    [401, 'unauthorized'],
    [403, 'admin-access-required'],
  ],
};
const anyContract: readonly RefusedWith[] = [[400, 'invalid-request']];
const anyPathPart: readonly RefusedWith[] = [[404, 'not-found']];

/** Refusals of access tokens: by their resolution, which comes before the route, and by its scopes. */
const anyTokenOf = ({ scopes }: ApiRoute): readonly RefusedWith[] => [
  [400, 'token-in-url'],
  [401, 'invalid-token'],
  [403, 'integrations-off'],
  [403, scopes ? 'missing-scope' : 'takes-no-token'],
];

const anyLimited: readonly RefusedWith[] = [[429, 'too-many-requests']];

/** Every refusal of a route: by gates, parsers and limits, and then by the rules. */
export const documentedErrorsOf = (route: ApiRoute): readonly RefusedWith[] => [
  ...byAudience[route.audience],
  ...anyTokenOf(route),
  ...(route.query || route.body ? anyContract : []),
  ...(route.path.includes(':') ? anyPathPart : []),
  ...(route.method === 'GET' ? [] : anyMutation),
  ...(route.method === 'GET' || route.audience === 'everybody' ? [] : anyMutationOfMembers),
  ...anyLimited,
  ...(route.refusals ?? []),
  ...anyCall,
];
