import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { type Language, languages } from '#domain/kernel/language.ts';
import { startPushService } from '#service/features/push/testing/push-service.ts';
import { type HttpClient, signInAs } from '#service/http/testing/http-client.ts';
import { startMailServer } from '#service/jobs/mail/testing/mail-server.ts';
import { readMail } from '#service/jobs/mail/testing/read-mail.ts';
import { textsIn } from '#service/languages/texts.ts';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';

const path = '/api/me/language';

describe('the language of a member over HTTP', function () {
  this.timeout(120_000);
  let smtp: Awaited<ReturnType<typeof startMailServer>>;
  let push: Awaited<ReturnType<typeof startPushService>>;
  let app: TestApp;

  before(async () => {
    smtp = await startMailServer();
    push = await startPushService();
    const env = { ...smtp.env, LANGUAGES: languages.join(), PUSH_ORIGINS: push.origin };
    app = await startTestApp({ env });
  });
  after(async () => {
    await app.stop();
    await push.close();
    await smtp.close();
  });

  /** A browser whose reader has chosen a language before the sign-in. */
  async function browserIn(email: string, language: Language | null): Promise<HttpClient> {
    const visitor = app.visitor();
    if (language) visitor.cookies.set('language', { value: language, path: '/' });
    await signInAs(visitor, email);
    return visitor;
  }

  const choose = (visitor: HttpClient, language: string | null) =>
    visitor.send('PUT', path, { json: { language }, headers: { 'Idempotency-Key': randomUUID() } });

  async function namedBy(visitor: HttpClient): Promise<readonly unknown[]> {
    const { events } = JSON.parse((await visitor.get('/api/me/export')).body) as {
      readonly events: readonly {
        readonly type: string;
        readonly data: { readonly [name: string]: unknown };
      }[];
    };
    return events.flatMap(({ type, data }) => (type === 'LanguageChosen' ? [[data.language, data.by]] : []));
  }

  it('is a choice that the browser keeps, and that holds in the next browser', async () => {
    const email = 'language-1@rondel.example';
    const { visitor } = await app.member(email);
    expect(JSON.parse((await visitor.get('/api/auth/user')).body)).to.include({ language: null });
    const answer = await choose(visitor, 'pt-BR');
    expect(JSON.parse(answer.body)).to.include({ language: 'pt-BR' });
    const [cookie = ''] = answer.headers['set-cookie'] ?? [];
    expect(cookie).to.match(/^language=pt-BR; path=\/; expires=.*; samesite=lax$/i);
    const another = await browserIn(email, null);
    expect(another.cookies.get('language')?.value).to.equal('pt-BR');
    expect(JSON.parse((await another.get('/api/auth/user')).body)).to.include({ language: 'pt-BR' });
    expect(await namedBy(another)).to.deep.equal([['pt-BR', 'member']]);
    expect(JSON.parse((await choose(another, null)).body)).to.include({ language: null });
    expect(another.cookies.has('language')).to.equal(false);
  });

  it('is one of those that the operator offers', async () => {
    const other = await startTestApp({ env: { LANGUAGES: 'en,pt-BR' } });
    try {
      const { visitor } = await other.member('language-5@rondel.example');
      const answer = await choose(visitor, 'de');
      expect([answer.status, answer.headers['x-error-code']]).to.deep.equal([400, 'unknown-language']);
      const headers = { 'Accept-Language': 'de, pt;q=0.5' };
      expect((await visitor.get('/api/nowhere', headers)).headers).to.include({
        'content-language': 'pt-BR',
      });
    } finally {
      await other.stop();
    }
  });

  it('is one of those that there are', async () => {
    const { visitor } = await app.member('language-2@rondel.example');
    const { status, headers } = await choose(visitor, 'tlh');
    expect([status, headers['x-error-code']]).to.deep.equal([400, 'invalid-request']);
  });

  it('is that of the sentence of a refusal, with the same status and code', async () => {
    const { visitor } = await app.member('language-3@rondel.example');
    const refuse = (headers: Readonly<Record<string, string>>) =>
      visitor.send('POST', '/api/quests/2026-03-10/complete', { json: {}, headers });
    const english = await refuse({});
    expect(english.headers).to.include({ 'content-language': 'en' });
    const portuguese = await refuse({ 'Accept-Language': 'pt-PT, en;q=0.5' });
    expect([portuguese.status, portuguese.headers['x-error-code']]).to.deep.equal([
      english.status,
      english.headers['x-error-code'],
    ]);
    expect(portuguese.headers).to.include({ 'content-language': 'pt-BR' });
    expect(portuguese.headers.vary).to.include('Accept-Language');
    expect(portuguese.body).to.not.equal(english.body);
    await choose(visitor, 'en');
    expect((await refuse({ 'Accept-Language': 'pt-BR' })).body).to.equal(english.body);
  });

  it('is that of each refusal, also when a key is repeated', async () => {
    const { visitor } = await app.member('language-4@rondel.example');
    const headers = { 'Idempotency-Key': randomUUID() };
    const json = { zone: 'Nowhere/Land' };
    const first = await visitor.send('POST', '/api/me/time-zone', { json, headers });
    const again = await visitor.send('POST', '/api/me/time-zone', {
      json,
      headers: { ...headers, 'Accept-Language': 'pt-BR' },
    });
    expect([first.body, again.body]).to.deep.equal([
      'This time zone is not known.',
      'Não conhecemos este fuso horário.',
    ]);
  });

  for (const language of languages)
    it(`is that of mails and push messages in ${language}`, async () => {
      const email = `reader-${language.toLowerCase()}@rondel.example`;
      await app.member(email);
      const visitor = await browserIn(email, language);
      await visitor.send('POST', '/api/me/push/devices', { json: push.subscribe() });
      push.received.length = 0;
      await visitor.send('POST', '/api/me/push/test', { json: {} });
      expect(push.received.map(({ message }) => message.title)).to.deep.equal([
        textsIn(language).messages.test.title,
      ]);
      expect(await namedBy(visitor)).to.deep.equal(language === 'en' ? [] : [[language, 'browser']]);
      await visitor.send('POST', '/api/me/export/mail', { json: {} });
      const mails = await smtp.until(email, 2);
      expect(mails.map(({ content }) => readMail(content).subject)).to.include(
        textsIn(language).mails.export.subject,
      );
    });
});
