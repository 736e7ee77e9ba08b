import { compileErrors, validate } from '@readme/openapi-parser';
import { expect } from 'chai';
import { allRoutes, routesByFeature } from '#service/app/all-routes.ts';
import { openApiOf, templateOf } from './open-api.ts';

/** The calls in part 7 of the specification. */
const specified = `
GET /api/auth/user
PATCH /api/auth/user
POST /api/beta/request
GET /api/beta/requests
PATCH /api/beta/requests/{id}
POST /api/body-metrics
GET /api/body-metrics/latest
GET /api/programs/active
POST /api/programs
POST /api/programs/daily-maintenance
POST /api/programs/assessment
GET /api/programs/{id}/phases
GET /api/stats
GET /api/workouts
POST /api/workouts
GET /api/workout-templates/builtin
GET /api/workout-templates/custom
GET /api/workout-templates/user
GET /api/daily-maintenance-templates
POST /api/daily-workout-progress
POST /api/assessment/complete
GET /api/user-quests/today
GET /api/quests
POST /api/user-quests/spin
POST /api/user-quests/respin
POST /api/user-quests/accept
POST /api/user-quests/skip
PUT /api/user-quests/{id}
DELETE /api/user-quests/reset
POST /api/admin/reset-for-testing
DELETE /api/admin/clear-user-data
GET /api/login
GET /api/logout`
  .trim()
  .split('\n');
/** Calls added by decisions D76, D130 and D142. */
const added = [
  'GET /api/body-metrics',
  'GET /api/activity-days',
  'GET /api/ledger',
  'GET /api/daily-workout-progress',
  'GET /api/assessment/latest',
];

const document = openApiOf(routesByFeature);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    call: `${method.toUpperCase()} ${path}`,
    ...(operation as { operationId: string; responses: Record<string, unknown> }),
  })),
);
const calls = operations.map(({ call }) => call);

describe('the OpenAPI document', () => {
  it('is valid according to a public validator', async () => {
    const result = await validate(structuredClone(document) as unknown as Parameters<typeof validate>[0]);
    expect(result.valid, result.valid ? '' : compileErrors(result)).to.equal(true);
  });

  for (const call of [...specified, ...added]) {
    it(`describes ${call}`, () => {
      expect(calls).to.include(call);
    });
  }

  it('describes each route once, with a unique operation id', () => {
    expect(new Set(calls).size).to.equal(allRoutes.length + 2);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).to.equal(operations.length);
  });

  it('describes the refusal of strangers for every route that is not public', () => {
    const refusedBy = { everybody: [], signedIn: ['401'], members: ['401', '403'], admins: ['401', '403'] };
    for (const { audience, method, path } of allRoutes) {
      const name = `${method} ${templateOf(path)}`;
      const { responses = {} } = operations.find(({ call }) => call === name) ?? {};
      expect(responses, name).to.include.keys('500', ...refusedBy[audience]);
      const { headers = {} } = (responses['401'] ?? {}) as {
        headers?: Record<string, { schema: { enum: string[] } }>;
      };
      const codes = headers['X-Error-Code']?.schema.enum ?? [];
      expect(codes.includes('unauthorized'), name).to.equal(audience !== 'everybody');
    }
  });

  it('describes the queries of a route that takes one of two forms', () => {
    const preview = operations.find(({ call }) => call === 'GET /api/admin/outages/preview');
    const { parameters = [] } = (preview ?? {}) as {
      readonly parameters?: readonly { readonly name?: string; readonly required?: boolean }[];
    };
    const named = parameters.flatMap(({ name, required }) => (name ? [[name, required]] : []));
    expect(named).to.deep.equal([
      ['from', false],
      ['to', false],
      ['revoke', false],
    ]);
  });

  it('describes 429 with Retry-After for every route, because wrong tokens are counted before them', () => {
    for (const { method, path } of allRoutes) {
      const name = `${method} ${templateOf(path)}`;
      const { responses = {} } = operations.find(({ call }) => call === name) ?? {};
      const limited = responses['429'] as { readonly headers: Readonly<Record<string, unknown>> } | undefined;
      expect(limited?.headers, name).to.include.keys('X-Error-Code', 'Retry-After');
    }
  });
});
