import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'chai';
import { type Answer, createHttpClient, type HttpClient } from '#service/http/testing/http-client.ts';
import { freePort } from '#service/platform/embedded-postgres/postmaster.ts';
import { argumentsFor } from '#service/testing/programs.ts';
import { stopApp } from '#service/testing/spawn-app.ts';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';

describe('sign-in by a provider in another process', () => {
  let app: TestApp;
  let provider: ChildProcess;
  let issuer: string;

  before(async function () {
    this.timeout(120_000);
    const [port, providerPort] = [await freePort(), await freePort()];
    const origin = `http://127.0.0.1:${port}`;
    const program = argumentsFor('service/http/identity/testing/outside-provider');
    provider = spawn(process.execPath, [...program, origin, String(providerPort)], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [said] = (await once(provider.stdout ?? provider, 'data')) as [Buffer];
    issuer = String(said).replace('issuer ', '').trim();
    app = await startTestApp({
      env: {
        ...{ PORT: String(port), OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'rondel', BETA_REQUIRED: 'false' },
        OIDC_CLIENT_SECRET: 'a secret of the client that is long enough',
        ADMIN_GROUPS: 'rondel-admins',
      },
    });
  });
  after(async () => {
    await app.stop();
    await stopApp(provider, 'SIGTERM');
  });

  /** Cookies are kept for each of the two origins, which share a host name. */
  function browser() {
    const jars = new Map<string, HttpClient>();
    const at = (url: URL): HttpClient => {
      const jar = jars.get(url.origin) ?? createHttpClient(url.origin);
      jars.set(url.origin, jar);
      return jar;
    };
    /** Goes to a page and through its redirects. */
    async function open(address: string, form?: Readonly<Record<string, string>>): Promise<Answer> {
      let answer = await at(new URL(address)).send(form ? 'POST' : 'GET', address, form ? { form } : {});
      while (answer.headers.location !== undefined) {
        const next = new URL(answer.headers.location, answer.url);
        answer = await at(next).send('GET', next.href);
      }
      return answer;
    }
    /** Sends the form of a page, with the values that a person types. */
    const submit = (page: Answer, typed: Readonly<Record<string, string>> = {}): Promise<Answer> => {
      const [, action = ''] = /<form[^>]*action="([^"]+)"/.exec(page.body) ?? [];
      const hidden = [...page.body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
      const form = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
      return open(new URL(action, page.url).href, { ...form, ...typed });
    };
    return { open, submit };
  }

  async function signIn(login: string) {
    const visitor = browser();
    const form = await visitor.open(`${app.origin}/api/login`);
    const consent = await visitor.submit(form, { login, password: 'any' });
    await visitor.submit(consent);
    return visitor;
  }

  const userOf = async ({ open }: ReturnType<typeof browser>) => {
    const { status, body } = await open(`${app.origin}/api/auth/user`);
    return status === 200 ? (JSON.parse(body) as { email: string; isAdmin: boolean }) : status;
  };

  it('makes a person of an ADMIN_GROUPS group an admin, even without verified address', async () => {
    const boss = await signIn('boss');
    expect(await userOf(boss)).to.include({ email: 'boss@company.example', isAdmin: true });
    expect((await boss.open(`${app.origin}/api/admin/system`)).status).to.equal(200);
  });

  it('leaves a person of other groups without admin rights', async () => {
    const clerk = await signIn('clerk');
    expect(await userOf(clerk)).to.include({ email: 'clerk@company.example', isAdmin: false });
    expect((await clerk.open(`${app.origin}/api/admin/system`)).status).to.equal(403);
  });

  it('ends the session of the provider too at sign-out, and returns to the start page', async () => {
    const clerk = await signIn('clerk');
    const question = await clerk.open(`${app.origin}/api/logout`);
    expect(question.url.origin).to.equal(issuer);
    expect(await userOf(clerk)).to.equal(401);
    const back = await clerk.submit(question, { logout: 'yes' });
    expect(back.url.href).to.equal(`${app.origin}/`);
    // The provider asks who it is again.
    const form = await clerk.open(`${app.origin}/api/login`);
    expect(form.body).to.include('name="login"');
  });
});
