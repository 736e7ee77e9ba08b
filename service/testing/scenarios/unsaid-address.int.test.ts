import { expect } from 'chai';
import { type HostileProvider, hostileProvider } from '#service/http/identity/testing/hostile-provider.ts';
import { createHttpClient, type HttpClient } from '#service/http/testing/http-client.ts';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';

type Said = Readonly<Record<string, unknown>>;
const entra: Said = { email_verified: undefined };

describe('a provider that never says email_verified, as Microsoft Entra', function () {
  this.timeout(60_000);
  let provider: HostileProvider;
  let app: TestApp;

  async function start(env: Readonly<Record<string, string>> = {}): Promise<void> {
    provider = await hostileProvider();
    app = await startTestApp({
      env: {
        OIDC_ISSUER: provider.client.issuer,
        OIDC_CLIENT_ID: provider.client.clientId,
        OIDC_CLIENT_SECRET: provider.client.clientSecret,
        ADMIN_EMAILS: 'ada@rondel.example',
        ...env,
      },
    });
  }
  afterEach(async () => {
    await app.stop();
    await provider.stop();
  });

  async function signIn(said: Said): Promise<HttpClient> {
    provider.behave({ userinfo: (claims) => ({ ...claims, ...said }) });
    const visitor = createHttpClient(app.origin);
    await visitor.follow('/api/login');
    return visitor;
  }
  const rightsOf = async (visitor: HttpClient) => {
    const { status, body } = await visitor.get('/api/auth/user');
    return status === 200 ? (JSON.parse(body) as { isAdmin: boolean }).isAdmin : status;
  };

  it('makes no admin by ADMIN_EMAILS, and gives no access by an approved address', async () => {
    await start();
    expect(await rightsOf(await signIn(entra))).to.equal(403);
  });

  it('lets everybody in with BETA_REQUIRED=false, and makes admins by ADMIN_GROUPS', async () => {
    await start({ BETA_REQUIRED: 'false', ADMIN_GROUPS: 'coaches' });
    expect(await rightsOf(await signIn(entra))).to.equal(false);
    expect(await rightsOf(await signIn({ ...entra, groups: ['coaches'] }))).to.equal(true);
  });

  it('is believed with OIDC_TRUST_EMAIL=1, except where it denies a verification', async () => {
    await start({ OIDC_TRUST_EMAIL: '1' });
    expect(await rightsOf(await signIn(entra))).to.equal(true);
    expect(await rightsOf(await signIn({ email_verified: false }))).to.equal(403);
    expect(await rightsOf(await signIn({ email_verified: 'no' }))).to.equal(403);
  });
});
