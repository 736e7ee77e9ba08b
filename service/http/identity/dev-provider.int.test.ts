import { expect } from 'chai';
import { pino } from 'pino';
import { createHttpClient, type HttpClient } from '#service/http/testing/http-client.ts';
import { type HttpApp, startHttpApp } from '#service/testing/start-http-app.ts';
import { createDevProvider } from './dev-provider.ts';

describe('the development provider', () => {
  let app: HttpApp;
  let visitor: HttpClient;

  before(async () => {
    app = await startHttpApp();
  });
  beforeEach(() => {
    visitor = createHttpClient(app.origin);
  });
  after(() => app.stop());

  async function signInPage(): Promise<string> {
    return (await visitor.follow('/api/login')).at(-1)?.body ?? '';
  }

  it('refuses to start in production', async () => {
    const failure: unknown = await createDevProvider({
      publicOrigin: 'https://rondel.example',
      isProduction: true,
      cookieKeys: ['k'.repeat(32)],
      people: [],
      logger: pino({ level: 'silent' }),
    }).catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(Error).with.property('message').that.includes('production');
  });

  it('lists the demo people with their descriptions', async () => {
    const page = await signInPage();
    expect(page).to.include('<b>Ada Byron</b><small>Approved, with 90 days of history</small>');
    expect(page).to.include('<input type="hidden" name="email" value="ada@rondel.example">');
  });

  it('says that it is in English, from left to right, on a page of any language', async () => {
    expect(await signInPage()).to.include('<main><div lang="en" dir="ltr"><div class="intro">');
  });

  it('has no script and no style that the content policy would block', async () => {
    const page = await signInPage();
    expect(page).to.not.match(/<script| style=| on\w+=/);
    expect(page.match(/<style/g)).to.have.length(1);
  });

  it('serves its fonts from its own origin', async () => {
    for (const font of ['anybody', 'hanken-grotesk']) {
      const answer = await visitor.get(`/fonts/${font}.woff2`);
      expect([answer.status, answer.headers['content-type']]).to.deep.equal([200, 'font/woff2']);
    }
    expect((await visitor.get('/fonts/../package.json')).status).to.equal(404);
  });

  for (const email of ['', 'nobody', `${'a'.repeat(250)}@b.example`]) {
    it(`asks again when given '${email.slice(0, 10)}' as an email address`, async () => {
      const [, action = ''] = /action="([^"]+)"/.exec(await signInPage()) ?? [];
      const answer = await visitor.send('POST', action, { form: { email } });
      expect(answer.status).to.equal(400);
      expect(answer.body).to.include('<p class="wrong" role="alert">Please enter a valid email address.</p>');
    });
  }

  it('accepts only a small form', async () => {
    const [, action = ''] = /action="([^"]+)"/.exec(await signInPage()) ?? [];
    const answer = await visitor.send('POST', action, {
      form: { email: 'a@b', firstName: 'x'.repeat(5000) },
    });
    expect(answer.status).to.equal(413);
  });

  it('asks the person to start again when the sign-in is unknown, as after a restart', async () => {
    for (const path of ['/dev-idp/interaction/unknown', '/dev-idp/again']) {
      const answer = await visitor.get(path);
      expect(answer.status).to.equal(400);
      expect(answer.body).to.include('<h1>This sign-in has expired</h1>');
    }
  });

  for (const path of ['/dev-idp/auth/unknown', '/dev-idp/auth?client_id=stranger']) {
    it(`asks the person to start again at ${path}, on a page of the service`, async () => {
      const last = (await visitor.follow(path)).at(-1);
      expect([last?.url.pathname, last?.status]).to.deep.equal(['/dev-idp/again', 400]);
    });
  }

  it('redirects to no unknown address', async () => {
    const query = new URLSearchParams({
      client_id: 'rondel',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: 'https://evil.example/',
    });
    const [answer] = await visitor.follow(`/dev-idp/auth?${query}`);
    expect(answer?.headers.location).to.equal('/dev-idp/again');
  });
});
