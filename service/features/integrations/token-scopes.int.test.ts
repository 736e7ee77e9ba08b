import { expect } from 'chai';
import { type TokenScope, tokenScopes } from '#domain/integrations/access-token-events.ts';
import { allRoutes, routesByFeature } from '#service/app/all-routes.ts';
import { openApiOf, templateOf } from '#service/app/api-docs/open-api.ts';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { callByToken, issueToken, setIntegrations, type TokenAnswer } from '#service/testing/token-caller.ts';

type Operation = {
  readonly method: string;
  readonly path: string;
  readonly scopes: readonly string[] | null;
};

/** The scopes as the document names them for programs; null for a call that takes no token. */
const operations: readonly Operation[] = Object.entries(openApiOf(routesByFeature).paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { security } = operation as { security: readonly { token?: readonly string[] }[] };
      const scopes = security.flatMap(({ token }) => (token ? [token] : []))[0] ?? null;
      return { method: method.toUpperCase(), path: path.replace(/\{\w+\}/g, 'x'), scopes };
    }),
);
/** Refused before the request is read; none of them is of the scopes. */
const tokenRefusals = new Set(['takes-no-token', 'missing-scope', 'invalid-token', 'integrations-off']);

describe('the scopes of access tokens', function () {
  this.timeout(180_000);
  let app: TestApp;
  const tokens = new Map<string, string>();

  before(async () => {
    app = await startTestApp();
    const member = await app.member('scopes@rondel.example');
    await setIntegrations(member, true);
    const wanted: readonly (readonly TokenScope[])[] = [
      ...tokenScopes.map((scope) => [scope]),
      tokenScopes,
      ...tokenScopes.map((scope) => tokenScopes.filter((other) => other !== scope)),
    ];
    for (const scopes of wanted)
      tokens.set(scopes.join(' '), (await issueToken(member, { name: 'A walk', scopes })).token);
  });
  after(() => app.stop());

  it('are in the OpenAPI document as on the routes, with the scheme of the header', () => {
    for (const { method, path, scopes = null } of allRoutes) {
      const place = templateOf(path).replace(/\{\w+\}/g, 'x');
      const found = operations.find((one) => one.method === method && one.path === place);
      expect(found?.scopes, `${method} ${path}`).to.deep.equal(scopes);
    }
    const { token } = openApiOf(routesByFeature).components.securitySchemes as Record<string, object>;
    expect(token).to.include({ type: 'http', scheme: 'bearer' });
  });

  it('open no call of admins, of visitors, of sign-ins, of settings or of a whole account', () => {
    const open = allRoutes.filter(({ scopes }) => scopes !== undefined);
    expect(new Set(open.map(({ audience }) => audience))).to.deep.equal(new Set(['members']));
    const closed = /\/(me|auth|beta|admin|login|logout|reads|zones)\b/;
    expect(open.filter(({ path }) => closed.test(path)).map(({ path }) => path)).to.deep.equal([
      '/api/me/pauses',
    ]);
    expect(open.filter(({ limit }) => limit !== undefined)).to.deep.equal([]);
  });

  it('open exactly the calls that name them, for each scope alone, for all and for all but one', async () => {
    const wrong: string[] = [];
    const asked = [...tokens].flatMap(([held, token]) =>
      operations.map((operation) => ({ held, token, operation })),
    );
    expect(asked.length).to.be.above(1_300);
    for (const { held, token, operation } of asked) {
      const { method, path } = operation;
      const answer = await callByToken(app.origin, token, method, path, bodyFor(method));
      if (!isAsDeclared(operation, held.split(' '), answer))
        wrong.push(`${held}: ${method} ${path}: ${answer.status} ${answer.code}`);
    }
    expect(wrong).to.deep.equal([]);
  });

  it('open each call that takes a body, with the body that the document gives as its example', async () => {
    const member = await app.member('examples@rondel.example');
    await setIntegrations(member, true);
    const { token } = await issueToken(member, { name: 'Examples', scopes: tokenScopes });
    await member.send('POST', '/api/programs/daily-maintenance', { templateType: 'daily-50' });
    for (const step of ['spin', 'accept']) await member.send('POST', `/api/user-quests/${step}`);
    const ids = new Map<string, string>([['/api/user-quests/{id}', '2026-03-10']]);
    const withBody = allRoutes.filter(({ scopes, body }) => scopes && body);
    expect(withBody).to.have.length.above(5);
    // What is added comes before its correction.
    for (const { method, path } of withBody.toSorted((one, other) => one.path.length - other.path.length)) {
      const template = templateOf(path);
      const example = exampleOf(template, method);
      const place = template.replace('{id}', ids.get(template) ?? '');
      const answer = await callByToken(app.origin, token, method, place, example);
      expect(answer.status, `${method} ${path} ${answer.body}`).to.be.within(200, 201);
      const { id, workout } = JSON.parse(answer.body) as { id?: string; workout?: { id: string } };
      ids.set(`${template}/{id}`, workout?.id ?? id ?? '');
    }
  });

  it('say in the refusal which one is missing', async () => {
    const token = tokens.get('read:body') ?? '';
    const { status, headers, body } = await callByToken(app.origin, token, 'GET', '/api/history');
    expect([status, body]).to.deep.equal([
      403,
      'This token may not do that: it lacks read:history. Make a token that has it.',
    ]);
    expect(headers.get('www-authenticate')).to.equal(
      'Bearer error="insufficient_scope", scope="read:history"',
    );
  });
});

function isAsDeclared(
  { scopes }: Operation,
  held: readonly string[],
  { status, code }: Pick<TokenAnswer, 'status' | 'code'>,
): boolean {
  if (scopes === null) return status === 403 && code === 'takes-no-token';
  if (scopes.every((scope) => held.includes(scope)))
    return status < 500 && (code === null || !tokenRefusals.has(code));
  return status === 403 && code === 'missing-scope';
}

/** No route accepts it, so that the walk changes nothing but the day of use. */
const bodyFor = (method: string): unknown => (method === 'GET' ? undefined : { unknown: true });

/** The body that the document gives for a call. */
function exampleOf(template: string, method: string): unknown {
  const operation = openApiOf(routesByFeature).paths[template]?.[method.toLowerCase()];
  const { requestBody } = (operation ?? {}) as {
    readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> };
  };
  const { example } = requestBody?.content['application/json'] ?? {};
  return example ?? expect.fail(`${method} ${template} has no example`);
}
