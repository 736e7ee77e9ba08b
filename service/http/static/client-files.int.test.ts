import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { type Answer, createHttpClient, type HttpClient } from '#service/http/testing/http-client.ts';
import { type HttpApp, startHttpApp } from '#service/testing/start-http-app.ts';

const script = '<script type="module" src="/assets/app-1a2b.js" nonce="__NONCE__"></script>';
const page = `<html><head><meta property="csp-nonce" nonce="__NONCE__">${script}</head><div id="root"></div></html>`;
const landing = '<html><style nonce="__NONCE__"></style><h1>Welcome</h1>__SUPPORT_EMAIL__</html>';
const supportEmail = "o'hara&co@rondel.example";
const nonceOf = ({ headers }: Answer): string =>
  /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';

describe('the built client', () => {
  let folder: string;
  let app: HttpApp;
  let visitor: HttpClient;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rondel-client-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), page);
    await writeFile(join(folder, 'landing.html'), landing);
    await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'plain');
    await writeFile(join(folder, 'assets', 'app-1a2b.js.br'), 'brotli');
    await writeFile(join(folder, 'assets', 'app-1a2b.js.gz'), 'gzip');
    await writeFile(join(folder, 'assets', 'gone-1a2b.js'), 'plain');
    await writeFile(join(folder, 'assets', 'gone-1a2b.js.br'), 'brotli');
    await writeFile(join(folder, 'sw.js'), 'worker');
    await mkdir(join(folder, '.vite'));
    const preloads = { '/test': { scripts: ['assets/app-1a2b.js'], reads: ['/api/stats?days=1&of=2'] } };
    await writeFile(join(folder, '.vite/preloads.json'), JSON.stringify(preloads));
    const frame = { markup: '<nav>$&</nav>', styles: '<style nonce="__NONCE__">nav{}</style>' };
    await writeFile(join(folder, '.vite/frames.json'), JSON.stringify({ '/test': frame }));
    app = await startHttpApp({ client: { folder, routes: ['/dashboard', '/test'], supportEmail } });
    visitor = createHttpClient(app.origin);
  });
  after(async () => {
    await app.stop();
    await rm(folder, { recursive: true });
  });

  const pages: readonly (readonly [path: string, status: number])[] = [
    ['/', 200],
    ['/index.html', 200],
    ['/dashboard', 200],
    ['/dashboard/', 200],
    ['/test?from=here', 200],
    ['/nowhere', 404],
    ['/landing.html', 404],
    ['/dashboard/more', 404],
    ['/favicon.ico', 404],
  ];
  for (const [path, status] of pages) {
    it(`sends its page with ${status} at ${path}`, async () => {
      const answer = await visitor.get(path);
      expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).to.deep.equal([
        status,
        'text/html; charset=utf-8',
        path === '/' ? 'no-store' : 'no-cache',
      ]);
    });
  }

  it("has the policy's nonce in every place of its page that needs it", async () => {
    const answer = await visitor.get('/dashboard');
    expect(answer.body).to.equal(page.replaceAll('__NONCE__', nonceOf(answer)));
  });

  it('says the theme that the browser has chosen, and no other value of the cookie', async () => {
    const reader = createHttpClient(app.origin);
    for (const [value, element] of [
      ['dark', '<html data-theme="dark"'],
      ['light', '<html data-theme="light"'],
      ['bright', '<html><head>'],
    ] as const) {
      reader.cookies.set('theme', { value, path: '/' });
      const { body } = await reader.get('/dashboard');
      expect(String(body).slice(0, element.length)).to.equal(element);
    }
  });

  it("names a screen's scripts in that screen's page only, before those of every page", async () => {
    const answer = await visitor.get('/test?from=here');
    const link = `<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/app-1a2b.js" nonce="${nonceOf(answer)}">`;
    expect(answer.body).to.include(`${link}<script type="module"`);
    expect((await visitor.get('/dashboard')).body).to.not.include('modulepreload');
    expect((await visitor.get('/.vite/preloads.json')).body).to.not.include('scripts');
  });

  it('names what a screen reads in its page for a browser with a session cookie only', async () => {
    const named = '<meta name="reads" content="/api/stats?days=1&amp;of=2">';
    expect((await visitor.get('/test', { Cookie: 'sid=any' })).body).to.include(named);
    expect((await visitor.get('/test')).body).to.not.include('name="reads"');
    expect((await visitor.get('/dashboard', { Cookie: 'sid=any' })).body).to.not.include('name="reads"');
  });

  it("shows a screen's frame in its page for a browser with a session cookie only", async () => {
    const answer = await visitor.get('/test', { Cookie: 'sid=any' });
    expect(answer.body).to.include('<div id="root"><nav>$&</nav></div>');
    expect(answer.body).to.include(`<style nonce="${nonceOf(answer)}">nav{}</style>`);
    expect((await visitor.get('/test')).body).to.include('<div id="root"></div>');
    expect((await visitor.get('/dashboard', { Cookie: 'sid=any' })).body).to.include('<div id="root"></div>');
  });

  it('sends the landing page with the support address to a browser without a session', async () => {
    const answer = await visitor.get('/');
    expect(answer.body).to.equal(
      landing
        .replaceAll('__NONCE__', nonceOf(answer))
        .replace('__SUPPORT_EMAIL__', 'o&#39;hara&amp;co@rondel.example'),
    );
    expect(answer.headers.vary).to.equal('Accept-Encoding, Accept-Language, Cookie');
  });

  it('sends the empty page at / to a browser with a session cookie', async () => {
    const answer = await visitor.get('/', { Cookie: 'zone=Etc/UTC; sid=any' });
    expect(answer.body).to.equal(page.replaceAll('__NONCE__', nonceOf(answer)));
    expect(answer.headers.vary).to.equal('Accept-Encoding, Accept-Language, Cookie');
  });

  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    ['deflate', undefined],
    ['', undefined],
  ] as const) {
    it(`compresses its page as ${encoding ?? 'nothing'} when the request accepts '${accepted}'`, async () => {
      const headers = { 'Accept-Encoding': accepted };
      const answer = await visitor.get('/dashboard', headers);
      const got = await fetch(`${app.origin}/dashboard`, { headers });
      expect(answer.headers['content-encoding']).to.equal(encoding);
      expect(answer.headers.vary).to.equal('Accept-Encoding, Accept-Language, Cookie');
      expect(answer.headers).to.not.include.keys('etag');
      expect((await got.text()).replaceAll(/nonce="[^"]+"/g, 'nonce="__NONCE__"')).to.equal(page);
    });
  }

  it('answers HEAD for its page with the headers of GET and no body', async () => {
    const { status, headers, body } = await visitor.send('HEAD', '/', {
      headers: { 'Accept-Encoding': 'br' },
    });
    expect([status, headers['content-encoding'], body]).to.deep.equal([200, 'br', '']);
    expect(Number(headers['content-length'])).to.be.above(0);
  });

  it('lets browsers cache its hashed files for ever, with the security headers', async () => {
    const { headers, body } = await visitor.get('/assets/app-1a2b.js');
    expect(body).to.equal('plain');
    expect(headers['cache-control']).to.equal('public, max-age=31536000, immutable');
    expect(headers).to.include.keys('etag', 'content-security-policy', 'x-content-type-options');
  });

  it('requires revalidation of its other files', async () => {
    expect((await visitor.get('/sw.js')).headers['cache-control']).to.equal('no-cache');
  });

  for (const [accepted, encoding, body] of [
    ['gzip, br', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
  ]) {
    it(`is precompressed for a browser that accepts ${accepted}`, async () => {
      const answer = await visitor.get('/assets/app-1a2b.js', { 'Accept-Encoding': accepted });
      expect([answer.headers['content-encoding'], answer.headers.vary, answer.body]).to.deep.equal([
        encoding,
        'Accept-Encoding',
        body,
      ]);
    });
  }

  it('is not sent again to a browser with a current copy', async () => {
    const { headers } = await visitor.get('/assets/app-1a2b.js');
    const answer = await visitor.get('/assets/app-1a2b.js', { 'If-None-Match': headers.etag });
    expect([answer.status, answer.body]).to.deep.equal([304, '']);
  });

  it('returns 404 instead of its page for a missing file of an older build', async () => {
    const answer = await visitor.get('/assets/app-0000.js');
    expect([answer.status, answer.body]).to.deep.equal([404, 'There is nothing here.']);
  });

  it('is sent completely for every range request', async () => {
    for (const range of ['bytes=0-1', 'bytes=3-1', 'bytes=-2', 'bytes=99-', 'bytes=x', 'lines=1']) {
      const { status, body } = await visitor.get('/assets/app-1a2b.js', { Range: range });
      expect([status, body], range).to.deep.equal([200, 'plain']);
    }
  });

  it('has a length and no body when the request is HEAD', async () => {
    const { status, headers, body } = await visitor.send('HEAD', '/assets/app-1a2b.js');
    expect([status, headers['content-length'], body]).to.deep.equal([200, '5', '']);
  });

  for (const [encoding, file] of [
    ['br', 'gone-1a2b.js.br'],
    ['', 'gone-1a2b.js'],
  ] as const) {
    it(`returns 404 and continues to serve when ${file} was deleted after the start`, async () => {
      await rm(join(folder, 'assets', file));
      const gone = await visitor.get('/assets/gone-1a2b.js', { 'Accept-Encoding': encoding });
      expect([gone.status, gone.body]).to.deep.equal([404, 'There is nothing here.']);
      expect(gone.headers).to.include({ 'cache-control': 'no-store' });
      expect(gone.headers).to.not.include.keys('content-encoding', 'etag');
      expect((await visitor.get('/assets/app-1a2b.js')).body).to.equal('plain');
    });
  }

  it('has the current length of a file that another build has changed', async () => {
    await writeFile(join(folder, 'sw.js'), 'a longer worker');
    const { headers, body } = await visitor.get('/sw.js');
    expect([headers['content-length'], body]).to.deep.equal(['15', 'a longer worker']);
    await writeFile(join(folder, 'sw.js'), '');
    expect((await visitor.get('/sw.js')).body).to.equal('');
  });

  for (const path of [
    '/assets/../../etc/passwd',
    '/assets/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
  ]) {
    it(`does not leave its folder when asked for ${path}`, async () => {
      const answer = await visitor.get(path);
      expect(answer.status).to.equal(404);
      expect(answer.body).to.not.include('root:');
    });
  }

  it('sends no page to a mutation', async () => {
    expect((await visitor.send('POST', '/dashboard', { json: {} })).status).to.equal(404);
  });

  it('sends no page for unknown API paths', async () => {
    const answer = await visitor.get('/api/nothing', { Accept: 'text/html' });
    expect([answer.status, answer.body]).to.deep.equal([404, 'There is nothing here.']);
  });
});
