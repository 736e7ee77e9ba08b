import Router from '@koa/router';
import { expect } from 'chai';
import type { Context } from 'koa';
import {
  type Answer,
  createHttpClient,
  type HttpClient,
  signInAs,
} from '#service/http/testing/http-client.ts';
import { type HttpApp, startHttpApp } from '#service/testing/start-http-app.ts';
import { devMemberId } from './dev-people.ts';
import { memberIdOf } from './member-id.ts';
import { hostileProvider } from './testing/hostile-provider.ts';

describe('signing in', () => {
  let app: HttpApp;
  let visitor: HttpClient;

  before(async () => {
    app = await startHttpApp({ routes: [new Router().get('/api/me', whoIsSignedIn)] });
  });
  beforeEach(() => {
    visitor = createHttpClient(app.origin);
    app.signedIn.length = 0;
  });
  after(() => app.stop());

  it('leads through the provider to the start page', async () => {
    const answer = await signInAs(visitor, 'ada@rondel.example');
    expect(answer.url.href).to.equal(`${app.origin}/`);
    expect(app.signedIn).to.have.length(1);
  });

  it('leads to the requested screen', async () => {
    const answer = await signInAs(
      visitor,
      'ada@rondel.example',
      '/api/login?returnTo=/workout%3Fdate%3D2026-03-01',
    );
    expect(answer.url.pathname + answer.url.search).to.equal('/workout?date=2026-03-01');
  });

  for (const path of ['//evil.example', 'https://evil.example', '/\\evil.example', '/.//evil.example']) {
    it(`does not lead to ${path}`, async () => {
      const answer = await signInAs(
        visitor,
        'ada@rondel.example',
        `/api/login?returnTo=${encodeURIComponent(path)}`,
      );
      expect(answer.url.href).to.equal(`${app.origin}/`);
    });
  }

  it('ignores other query parameters', async () => {
    const answer = await signInAs(
      visitor,
      'ada@rondel.example',
      '/api/login?x=%00&scope=admin&redirect_uri=//evil',
    );
    expect(answer.url.href).to.equal(`${app.origin}/`);
  });

  it('maps one email in any spelling to one member', async () => {
    await signInAs(visitor, 'ada@rondel.example');
    await signInAs(createHttpClient(app.origin), ' Ada@Rondel.example ');
    const ids = app.signedIn.map(({ issuer, subject }) => memberIdOf(issuer, subject));
    expect(new Set(ids)).to.deep.equal(new Set([devMemberId('ada@rondel.example')]));
  });

  it('replaces the member when another person signs in with the same browser', async () => {
    await signInAs(visitor, 'ada@rondel.example');
    await signInAs(visitor, 'bo@rondel.example');
    expect(app.signedIn.map(({ email }) => email)).to.deep.equal(['ada@rondel.example', 'bo@rondel.example']);
  });

  it('prompts again after a sign-out', async () => {
    await signInAs(visitor, 'ada@rondel.example');
    await visitor.get('/api/logout');
    expect((await visitor.follow('/api/login')).at(-1)?.body).to.include('Who is training today?');
  });

  const zones: readonly (readonly [cookie: string, zone: string])[] = [
    ['Europe/Paris', 'Europe/Paris'],
    ['eUrOpE/pArIs', 'Europe/Paris'],
    ['America%2FArgentina%2FBuenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['Mars/Olympus', 'UTC'],
    ['+05:00', 'UTC'],
    ['%E0%A4%A', 'UTC'],
  ];
  for (const [cookie, zone] of zones) {
    it(`records ${zone} for a device with the cookie ${cookie}`, async () => {
      visitor.cookies.set('zone', { value: cookie, path: '/' });
      await signInAs(visitor, 'ada@rondel.example');
      expect(app.signedIn[0]?.zone).to.equal(zone);
    });
  }

  it('takes the zone behind https from the __Host- cookie, which only this host sets', async () => {
    const provider = await hostileProvider();
    const publicOrigin = 'https://rondel.example';
    const https = await startHttpApp({ provider: provider.client, publicOrigin, trustedProxies: 1 });
    const browser = createHttpClient(https.origin);
    browser.cookies.set('zone', { value: 'Asia/Tokyo', path: '/' });
    browser.cookies.set('__Host-zone', { value: 'Europe/Paris', path: '/' });
    const started = await browser.get('/api/login');
    const authorized = await browser.get(String(started.headers.location));
    await browser.get(String(authorized.headers.location).replace(publicOrigin, ''));
    await https.stop();
    await provider.stop();
    expect(https.signedIn[0]?.zone).to.equal('Europe/Paris');
  });

  it('accepts only GET', async () => {
    for (const path of ['/api/login', '/api/login/callback']) {
      expect((await visitor.send('POST', path, { json: {} })).status).to.equal(404);
    }
  });

  describe('with a failure', () => {
    it('explains it on a page, under the content policy, in plain words', async () => {
      const answer = await cancelled(visitor);
      expect([answer.status, answer.headers['content-type'], answer.headers['x-error-code']]).to.deep.equal([
        400,
        'text/html; charset=utf-8',
        'sign-in-cancelled',
      ]);
      expect(answer.body).to.include('<h1>Sign-in cancelled</h1>');
      const [, nonce] = /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy'])) ?? [];
      expect(answer.body).to.include(`<style nonce="${nonce}">`);
      expect(answer.body).to.not.match(/<script| style=| on\w+=/);
    });

    it('offers to sign in again to the same screen', async () => {
      expect((await cancelled(visitor, '/api/login?returnTo=/profile')).body).to.include(
        'href="/api/login?returnTo=%2Fprofile"',
      );
    });

    it('keeps the signed-in member', async () => {
      await signInAs(visitor, 'ada@rondel.example');
      await cancelled(visitor);
      expect((await visitor.get('/api/me')).body).to.equal(devMemberId('ada@rondel.example'));
    });
  });

  describe('by a callback', () => {
    const expired = [400, 'sign-in-expired'];

    it('is refused when the callback is replayed', async () => {
      const callback = await callbackOf(visitor);
      expect((await visitor.get(callback)).status).to.equal(302);
      expect(outcomeOf(await visitor.get(callback))).to.deep.equal(expired);
      expect(app.signedIn).to.have.length(1);
    });

    it('is refused when a failed callback is replayed', async () => {
      const callback = await callbackOf(visitor);
      const forged = callback.replace(/code=[^&]+/, 'code=forged');
      expect(outcomeOf(await visitor.get(forged))).to.deep.equal([400, 'sign-in-unconfirmed']);
      expect(outcomeOf(await visitor.get(callback))).to.deep.equal(expired);
    });

    it('is refused when another browser started it', async () => {
      const callback = await callbackOf(visitor);
      expect(outcomeOf(await createHttpClient(app.origin).get(callback))).to.deep.equal(expired);
      expect(app.signedIn).to.deep.equal([]);
    });

    it('keeps the pending sign-in when the callback has an unknown state', async () => {
      const callback = await callbackOf(visitor);
      expect(outcomeOf(await visitor.get('/api/login/callback?code=x&state=forged'))).to.deep.equal(expired);
      expect((await visitor.get(callback)).status).to.equal(302);
    });

    for (const query of ['', '?code=x', '?state[]=a&state[]=b', '?error=access_denied']) {
      it(`is refused when the callback has only '${query}'`, async () => {
        expect(outcomeOf(await visitor.get(`/api/login/callback${query}`))).to.deep.equal(expired);
      });
    }
  });
});

function whoIsSignedIn(ctx: Context): void {
  ctx.body = ctx.session.member?.memberId ?? 'nobody';
}

async function cancelled(visitor: HttpClient, path = '/api/login'): Promise<Answer> {
  const page = (await visitor.follow(path)).at(-1);
  const [, action = ''] = /action="([^"]+\/cancel)"/.exec(page?.body ?? '') ?? [];
  const { headers } = await visitor.send('POST', action, { form: {} });
  const last = (await visitor.follow(headers.location ?? '')).at(-1);
  if (!last) throw new Error('Cancelling led nowhere');
  return last;
}

/** Signs in up to the provider's redirect; returns the callback URL. */
async function callbackOf(visitor: HttpClient): Promise<string> {
  const page = (await visitor.follow('/api/login')).at(-1);
  const [, action = ''] = /action="([^"]+)"/.exec(page?.body ?? '') ?? [];
  const submitted = await visitor.send('POST', action, { form: { email: 'ada@rondel.example' } });
  const resumed = await visitor.get(submitted.headers.location ?? '');
  const { pathname, search } = new URL(resumed.headers.location ?? '');
  return pathname + search;
}

function outcomeOf({ status, headers }: Answer): readonly unknown[] {
  return [status, headers['x-error-code']];
}

describe('the limit of failed sign-ins', () => {
  const ten = { points: 10, durationSeconds: 900 };
  const crossSiteImage = {
    'Sec-Fetch-Mode': 'no-cors',
    'Sec-Fetch-Dest': 'image',
    'Sec-Fetch-Site': 'cross-site',
  };
  let app: HttpApp;

  beforeEach(async () => {
    app = await startHttpApp({
      limits: { login: ten, loginNetwork: { points: 1_000, durationSeconds: 900 } },
    });
  });
  afterEach(() => app.stop());

  const statusesOf = async (times: number, ask: () => Promise<Answer>): Promise<readonly number[]> => {
    const statuses = [];
    for (let made = 0; made < times; made += 1) statuses.push((await ask()).status);
    return [...new Set(statuses)];
  };

  it('lets fifty people of one address sign in within its period', async () => {
    const pages = [];
    for (let person = 0; person < 50; person += 1)
      pages.push(await signInAs(createHttpClient(app.origin), `member${person}@rondel.example`));
    expect(new Set(pages.map(({ status, url }) => `${status} ${url.pathname}`))).to.deep.equal(
      new Set(['404 /']),
    );
    expect(app.signedIn).to.have.length(50);
  });

  it('refuses images and frames of other pages with 403, without counting them', async () => {
    const frame = {
      'Sec-Fetch-Mode': 'navigate',
      'Sec-Fetch-Dest': 'iframe',
      'Sec-Fetch-Site': 'cross-site',
    };
    const visitor = createHttpClient(app.origin);
    for (const headers of [crossSiteImage, frame, { 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' }]) {
      for (const path of ['/api/login', '/api/login/callback?code=x&state=y'])
        expect(outcomeOf(await visitor.get(path, headers))).to.deep.equal([403, 'not-a-navigation']);
    }
    expect((await app.pool.query('select 1 from service.rate_limits')).rowCount).to.equal(0);
    expect([...visitor.cookies.keys()]).to.deep.equal([]);
  });

  for (const headers of [
    {},
    { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Site': 'cross-site' },
  ]) {
    it(`allows the start of a sign-in for a browser that sends ${JSON.stringify(headers)}`, async () => {
      expect((await createHttpClient(app.origin).get('/api/login', headers)).status).to.equal(302);
    });
  }

  it('refuses a browser after ten failed sign-ins, and no other browser of its network', async () => {
    const visitor = createHttpClient(app.origin);
    await visitor.get('/api/login');
    const fail = () => visitor.get('/api/login/callback?code=x&state=forged');
    expect(await statusesOf(10, fail)).to.deep.equal([400]);
    for (const path of ['/api/login', '/api/login/callback?code=x&state=forged'])
      expect(outcomeOf(await visitor.get(path))).to.deep.equal([429, 'too-many-requests']);
    expect((await createHttpClient(app.origin).get('/api/login')).status).to.equal(302);
  });

  it('refuses a network after a hundred failures of browsers without sessions', async () => {
    const fail = () => createHttpClient(app.origin).get('/api/login/callback?code=x&state=forged');
    expect(await statusesOf(100, fail)).to.deep.equal([400]);
    expect((await fail()).status).to.equal(429);
    expect((await createHttpClient(app.origin).get('/api/login')).status).to.equal(429);
  });

  it('does not count a sign-in that the person cancelled', async () => {
    const visitor = createHttpClient(app.origin);
    expect(await statusesOf(11, () => cancelled(visitor))).to.deep.equal([400]);
    expect((await visitor.get('/api/login')).status).to.equal(302);
  });
});
