import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import {
  type HostileProvider,
  hostileProvider,
  sign,
} from '#service/http/identity/testing/hostile-provider.ts';
import { createHttpClient, type HttpClient } from '#service/http/testing/http-client.ts';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';

type User = { readonly id: string; readonly email: string; readonly firstName: string };
type Person = { readonly sub: string; readonly email: string; readonly given_name: string };
type BetaRequest = { readonly id: string; readonly status: string };

describe('an account whose address changes at the provider', function () {
  this.timeout(60_000);
  let provider: HostileProvider;
  let app: TestApp;
  let reviewer: HttpClient;

  before(async () => {
    provider = await hostileProvider();
    const { issuer, clientId, clientSecret } = provider.client;
    app = await startTestApp({
      env: {
        OIDC_ISSUER: issuer,
        OIDC_CLIENT_ID: clientId,
        OIDC_CLIENT_SECRET: clientSecret,
        ADMIN_EMAILS: 'boss@rondel.example',
      },
    });
    reviewer = await signIn({ sub: 'boss', email: 'boss@rondel.example', given_name: 'Boss' });
  });
  after(async () => {
    await app.stop();
    await provider.stop();
  });

  async function signIn({ sub, ...said }: Person): Promise<HttpClient> {
    provider.behave({
      idToken: (claims, keys) => sign({ ...claims, sub }, keys),
      userinfo: () => ({ sub, email_verified: true, ...said }),
    });
    const visitor = createHttpClient(app.origin);
    await visitor.follow('/api/login');
    return visitor;
  }
  async function send(visitor: HttpClient, method: string, path: string, json: unknown) {
    const answer = await visitor.send(method, path, { json, headers: { 'Idempotency-Key': randomUUID() } });
    expect(answer.status, answer.body).to.be.within(200, 299);
    return JSON.parse(answer.body) as { id: string };
  }
  const read = async <Value>(visitor: HttpClient, path: string): Promise<Value> => {
    const { status, body } = await visitor.get(path);
    expect(status, `${path}: ${body}`).to.equal(200);
    return JSON.parse(body) as Value;
  };
  const user = (visitor: HttpClient) => read<User>(visitor, '/api/auth/user');
  const decide = (id: string, status: string) =>
    send(reviewer, 'PATCH', `/api/beta/requests/${id}`, { status });

  /** A visitor asks for access for the address, and the admin approves it: nothing but the address says who gets in. */
  async function admitted(email: string): Promise<string> {
    const { id } = await send(createHttpClient(app.origin), 'POST', '/api/beta/request', { email });
    await decide(id, 'approved');
    return id;
  }
  const logWeight = (visitor: HttpClient, weight: string) =>
    send(visitor, 'POST', '/api/body-metrics', { weight, date: '2026-03-10', unit: 'lbs' });
  const weights = async (visitor: HttpClient) =>
    (await read<{ weight: string }[]>(visitor, '/api/body-metrics')).map(({ weight }) => Number(weight));

  it('stays the same member with its data and its access, and shows the new address', async () => {
    const mia = { sub: 'mia', email: 'mia@old.example', given_name: 'Mia' };
    await admitted(mia.email);
    const before = await signIn(mia);
    await logWeight(before, '61');
    const { id } = await user(before);
    for (const email of ['mia@new.example', 'mia@newest.example']) {
      const after = await signIn({ ...mia, email });
      expect(await user(after)).to.include({ id, email });
      expect(await weights(after)).to.deep.equal([61]);
    }
  });

  it('loses the access when the approval is withdrawn, and regains it by a new one', async () => {
    const noa = { sub: 'noa', email: 'noa@old.example', given_name: 'Noa' };
    const request = await admitted(noa.email);
    await signIn(noa);
    const after = await signIn({ ...noa, email: 'noa@new.example' });
    await decide(request, 'pending');
    expect((await after.get('/api/auth/user')).status).to.equal(403);
    await decide(request, 'approved');
    expect((await after.get('/api/auth/user')).status).to.equal(200);
    const requests = await read<BetaRequest[]>(reviewer, '/api/beta/requests');
    expect(requests.find(({ id }) => id === request)?.status).to.equal('approved');
  });

  it('is the same member under another case of the address, whose approval counts', async () => {
    const kim = { sub: 'kim', email: 'Kim@Case.example', given_name: 'Kim' };
    await admitted('kim@case.EXAMPLE');
    const first = await user(await signIn(kim));
    const second = await user(await signIn({ ...kim, email: 'kim@case.example' }));
    expect([second.id, second.email]).to.deep.equal([first.id, 'kim@case.example']);
  });

  it('is another member than the account with the same address and another subject', async () => {
    const email = 'shared@family.example';
    await admitted(email);
    const one = await signIn({ sub: 'parent', email, given_name: 'Pat' });
    await logWeight(one, '70');
    const two = await signIn({ sub: 'child', email, given_name: 'Chi' });
    expect((await user(two)).id).not.to.equal((await user(one)).id);
    expect(await weights(two)).to.deep.equal([]);
  });

  it('keeps data, name and session when two people swap addresses', async () => {
    const [lea, tom] = [
      { sub: 'lea', email: 'lea@swap.example', given_name: 'Lea' },
      { sub: 'tom', email: 'tom@swap.example', given_name: 'Tom' },
    ];
    for (const { email } of [lea, tom]) await admitted(email);
    const [leaBefore, tomBefore] = [await signIn(lea), await signIn(tom)];
    await logWeight(leaBefore, '58');
    await logWeight(tomBefore, '83');
    const ids = [(await user(leaBefore)).id, (await user(tomBefore)).id];
    const [leaAfter, tomAfter] = [
      await signIn({ ...lea, email: tom.email }),
      await signIn({ ...tom, email: lea.email }),
    ];
    expect(await user(leaAfter)).to.include({ id: ids[0], email: tom.email, firstName: 'Lea' });
    expect(await user(tomAfter)).to.include({ id: ids[1], email: lea.email, firstName: 'Tom' });
    for (const [visitor, weight] of [
      [leaBefore, 58],
      [leaAfter, 58],
      [tomBefore, 83],
      [tomAfter, 83],
    ] as const)
      expect(await weights(visitor)).to.deep.equal([weight]);
  });
});
