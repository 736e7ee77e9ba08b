import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { PageLanguage } from '#domain/kernel/page-language.ts';
import { createHttpClient, type HttpClient } from '#service/http/testing/http-client.ts';
import { type HttpApp, startHttpApp } from '#service/testing/start-http-app.ts';

/** The files of a build, with a page that has no nonce. */
async function buildIn(folder: string, language: string, assets: Readonly<Record<string, string>>) {
  await mkdir(join(folder, 'assets'), { recursive: true });
  for (const page of ['index.html', 'landing.html'])
    await writeFile(join(folder, page), `<html lang="${language}">${page}</html>`);
  await writeFile(join(folder, 'sw.js'), `worker ${language}`);
  await writeFile(join(folder, 'manifest.webmanifest'), `manifest ${language}`);
  for (const [name, content] of Object.entries(assets))
    await writeFile(join(folder, 'assets', name), content);
}

describe('the client in several languages', () => {
  const languages = new Map<PageLanguage, string>();
  let root: string;
  let app: HttpApp;
  let visitor: HttpClient;

  before(async () => {
    root = await mkdtemp(join(tmpdir(), 'rondel-languages-'));
    await buildIn(join(root, 'en'), 'en', { 'shared-1.js': 'shared', 'app-1.js': 'english' });
    await buildIn(join(root, 'de'), 'de', { 'app-2.js': 'deutsch' });
    await buildIn(join(root, 'ar'), 'ar', { 'app-3.js': 'العربية' });
    languages.set('de', join(root, 'de'));
    const client = { folder: join(root, 'en'), languages, routes: ['/dashboard'] };
    app = await startHttpApp({ client: { ...client, supportEmail: 'support@rondel.example' } });
    visitor = createHttpClient(app.origin);
  });
  after(async () => {
    await app.stop();
    await rm(root, { recursive: true });
  });

  const page = (language: string, file: string, offered = 'en de'): string =>
    `<html data-languages="${offered}" ${file === 'index.html' ? 'data-visitor ' : ''}lang="${language}">${file}</html>`;

  for (const [asked, language] of [
    ['de-AT, en;q=0.5', 'de'],
    ['fr, en-US;q=0.8, de;q=0.5', 'en'],
    ['en;q=0.4, de;q=0.5', 'de'],
    ['ja', 'en'],
  ] as const)
    it(`sends its page in ${language} to a browser that asks for ${asked}, and says so`, async () => {
      const { body, headers } = await visitor.get('/dashboard', { 'Accept-Language': asked });
      expect(body).to.equal(page(language, 'index.html'));
      expect([headers['content-language'], headers['cache-control'], headers['set-cookie']]).to.deep.equal([
        language,
        'no-cache',
        undefined,
      ]);
      expect(headers.vary).to.include('Accept-Language').and.include('Cookie');
    });

  it('lets the choice of the browser go before, where the language is offered', async () => {
    const reader = createHttpClient(app.origin);
    for (const [value, language] of [
      ['en', 'en'],
      ['ar', 'de'],
      ['"><script>', 'de'],
    ] as const) {
      reader.cookies.set('language', { value, path: '/' });
      expect((await reader.get('/', { 'Accept-Language': 'de' })).body).to.equal(
        page(language, 'landing.html'),
      );
    }
  });

  it('takes a link that names a language for a choice', async () => {
    const reader = createHttpClient(app.origin);
    expect((await reader.get('/?language=de')).body).to.equal(page('de', 'landing.html'));
    expect((await reader.get('/dashboard')).body).to.equal(page('de', 'index.html'));
    expect((await reader.get('/?language=xx')).body).to.equal(page('de', 'landing.html'));
    expect((await reader.get('/?language=en')).body).to.equal(page('en', 'landing.html'));
  });

  it('has the worker and the manifest of the language that the address names', async () => {
    for (const [address, text] of [
      ['/sw.js', 'worker en'],
      ['/sw.js?language=de', 'worker de'],
      ['/sw.js?language=ar', 'worker en'],
      ['/manifest.webmanifest?language=de', 'manifest de'],
      ['/manifest.webmanifest?language=../de', 'manifest en'],
    ] as const)
      expect(String((await visitor.get(address, { 'Accept-Language': 'de' })).body), address).to.equal(text);
  });

  it('has the files with a hash of every language, and none twice', async () => {
    for (const [name, text] of [
      ['shared-1.js', 'shared'],
      ['app-1.js', 'english'],
      ['app-2.js', 'deutsch'],
    ])
      expect((await visitor.get(`/assets/${name}`)).body).to.equal(text);
    expect((await visitor.get('/assets/app-3.js')).status).to.equal(404);
  });

  it('offers a language as soon as its build has ended', async () => {
    languages.set('ar', join(root, 'ar'));
    const { body } = await visitor.get('/dashboard', { 'Accept-Language': 'ar' });
    expect(body).to.equal(page('ar', 'index.html', 'en de ar'));
    expect((await visitor.get('/assets/app-3.js')).status).to.equal(200);
    languages.delete('ar');
  });
});
