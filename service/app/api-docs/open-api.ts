import { STATUS_CODES } from 'node:http';
import type { ApiRoute, RefusedWith } from '#service/http/api-route.ts';
import { documentedErrorsOf } from '#service/http/errors/documented-errors.ts';
import { answerSchema, type JsonSchema, requestSchema } from './json-schemas.ts';

export type RoutesByFeature = Readonly<Record<string, readonly ApiRoute[]>>;
export type OpenApi = {
  readonly openapi: '3.1.0';
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: Readonly<Record<string, unknown>> & {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
  };
} & Readonly<Record<string, unknown>>;

const description =
  `Calls are made by the product's own pages with the session's cookie, or by a member's own programs with an access token. What changes something by cookie must come from the
same origin; all of it may carry an Idempotency-Key: the same key gets the same answer for seven days. What a
command answers names the revision that it left behind; sent back in quotes as If-Match it says: only if nothing came in between. An answer that says no is one plain
sentence, or application/problem+json where that is accepted; X-Error-Code names the reason.`.replaceAll(
    '\n',
    ' ',
  );

const tokenDescription =
  'A personal access token, which a member makes under Integrations on the profile. It opens the calls whose scopes it has, all of those that a call names; calls without scopes take no token. It belongs in the header, never in the address.';

/** Sign-in and sign-out are browser navigations and return pages instead of data. */
const navigations = {
  '/api/login': {
    get: {
      operationId: 'login',
      summary: 'Sends the browser to the sign-in.',
      tags: ['session'],
      security: [],
      parameters: [
        {
          name: 'returnTo',
          in: 'query',
          description: 'Path of the screen to come back to.',
          schema: { type: 'string' },
        },
        {
          name: 'confirm',
          in: 'query',
          description: 'Present: the provider asks who it is even where it remembers.',
          schema: { type: 'string' },
        },
      ],
      responses: { 302: { description: 'To the identity provider.' } },
    },
  },
  '/api/logout': {
    get: {
      operationId: 'logout',
      summary: 'Ends the session and sends the browser to the landing page.',
      tags: ['session'],
      security: [],
      responses: {
        200: { description: 'Where another site led here: a page that asks first, and ends nothing.' },
        302: {
          description:
            'To the landing page; by way of the identity provider where that can end its own session.',
        },
      },
    },
  },
};

const header = (name: string, text: string, schema: JsonSchema) => ({
  name,
  in: 'header',
  description: text,
  schema,
});
const parameters = {
  IdempotencyKey: header('Idempotency-Key', 'Names the command: sent again, it is the same command.', {
    type: 'string',
    maxLength: 200,
  }),
  IfMatch: header(
    'If-Match',
    'Only if what is changed still stands at this revision, which an earlier answer named: "4". Otherwise 412.',
    {
      type: 'string',
      pattern: '^(\\*|(W/)?"\\d{1,15}")$',
    },
  ),
  MemberId: header(
    'X-Member-Id',
    'Id of the member whom the sending page shows. Refused with 409 where the session is of another.',
    { type: 'string' },
  ),
  DeviceKeyId: header(
    'X-Device-Key-Id',
    'Id of the device key under which a browser stored the command. Refused with 409 where the member has cleared all data since.',
    { type: 'string' },
  ),
  Wheel: header(
    'X-Wheel',
    'The ids of the slots that the member saw, joined by commas. The spin is refused with 409 where the wheel is another one by now.',
    { type: 'string' },
  ),
  TimeZone: header('X-Time-Zone', 'IANA time zone of the device.', { type: 'string' }),
};
const problem: JsonSchema = {
  type: 'object',
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string' },
  },
  required: ['type', 'title', 'status', 'detail', 'code'],
};

/** The whole API as OpenAPI 3.1, generated from the routes. */
export function openApiOf(features: RoutesByFeature): OpenApi {
  const schemas: Record<string, JsonSchema> = { Problem: problem };
  const paths: Record<string, Record<string, unknown>> = { ...navigations };
  for (const [feature, routes] of Object.entries(features)) {
    for (const route of routes) {
      const path = templateOf(route.path);
      paths[path] = {
        ...paths[path],
        [route.method.toLowerCase()]: operation(feature, route, schemas),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Rondel', version: '1', description },
    servers: [{ url: '/' }],
    tags: [...Object.keys(features), 'session'].map((name) => ({ name })),
    paths,
    components: {
      schemas,
      parameters,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sid' },
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'rondel_pat_…',
          description: tokenDescription,
        },
      },
    },
  };
}

function operation(feature: string, route: ApiRoute, schemas: Record<string, JsonSchema>) {
  const { method, path, summary, audience, body, example } = route;
  return {
    operationId: operationIdOf(method, path),
    summary,
    tags: [feature],
    'x-audience': audience,
    security: securityOf(route),
    parameters: parametersOf(route),
    ...(body && { requestBody: { required: true, content: json(requestSchema(body), example) } }),
    responses: responsesOf(route, schemas),
  };
}

/** Public calls need neither. A call without scopes takes no token. */
function securityOf({ audience, scopes }: ApiRoute): readonly Readonly<Record<string, readonly string[]>>[] {
  const bySession = audience === 'everybody' ? [] : [{ session: [] }];
  return [...bySession, ...(scopes ? [{ token: [...scopes] }] : [])];
}

function parametersOf({ method, path, query, header: own, audience }: ApiRoute) {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = query ? parametersOfQuery(requestSchema(query)) : [];
  const ofMember = audience === 'everybody' ? [] : ['MemberId', 'DeviceKeyId'];
  const ofMutation = method === 'GET' ? [] : ['IdempotencyKey', 'IfMatch', ...ofMember];
  return [
    ...inPath,
    ...inQuery,
    ...[...(own ? [own] : []), ...ofMutation, 'TimeZone'].map((name) => ({
      $ref: `#/components/parameters/${name}`,
    })),
  ];
}

type QueryForm = {
  readonly properties?: Record<string, JsonSchema>;
  readonly required?: readonly string[];
};

/** Where a query has one of several forms, a name is required only if every form requires it. */
function parametersOfQuery(schema: QueryForm & { readonly anyOf?: readonly QueryForm[] }) {
  const forms = schema.anyOf ?? [schema];
  const schemas = new Map(forms.flatMap(({ properties = {} }) => Object.entries(properties)));
  return [...schemas].map(([name, ofName]) => ({
    name,
    in: 'query',
    required: forms.every(({ required = [] }) => required.includes(name)),
    schema: ofName,
  }));
}

function responsesOf(
  route: ApiRoute,
  schemas: Record<string, JsonSchema>,
): Readonly<Record<string, unknown>> {
  const status = route.status ?? 200;
  const refused = [...codesByStatus(documentedErrorsOf(route))].map(
    ([no, codes]) => [no, refusal(no, codes)] as const,
  );
  return Object.fromEntries<unknown>([
    [status, { description: 'Done.', content: contentOf(route, answerSchema(route.answer, schemas)) }],
    ...refused,
  ]);
}

/** The error codes of each status, each once. */
export function codesByStatus(refusals: readonly RefusedWith[]): ReadonlyMap<number, readonly string[]> {
  const codes = new Map<number, readonly string[]>();
  for (const [status, code] of refusals.toSorted(([one], [other]) => one - other)) {
    codes.set(status, [...new Set([...(codes.get(status) ?? []), code])]);
  }
  return codes;
}

/** Error codes whose responses have a Retry-After header. */
const retriable: ReadonlySet<string> = new Set(['getting-ready', 'too-many-requests', 'took-too-long']);
const retryAfter = { description: 'Seconds to wait for.', schema: { type: 'integer' } };

const refusal = (status: number, codes: readonly string[]) => ({
  description: `${STATUS_CODES[status] ?? 'Refused'}: ${codes.join(', ')}`,
  headers: {
    'X-Error-Code': { schema: { type: 'string', enum: codes } },
    ...(codes.some((code) => retriable.has(code)) && { 'Retry-After': retryAfter }),
  },
  content: {
    'text/plain': { schema: { type: 'string' } },
    'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
  },
});

const contentOf = ({ type }: ApiRoute, schema: JsonSchema) => ({ [type ?? 'application/json']: { schema } });
const json = (schema: JsonSchema, example?: ApiRoute['example']) => ({
  'application/json': { schema, ...(example && { example }) },
});

export const templateOf = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

/** `PUT /api/user-quests/:id` is `putUserQuestsId`. */
function operationIdOf(method: string, path: string): string {
  const words = path.split(/[^A-Za-z]+/).slice(2);
  const capitalised = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return method.toLowerCase() + capitalised.join('');
}
