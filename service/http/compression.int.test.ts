import { expect } from 'chai';
import { allRoutes } from '#service/app/all-routes.ts';
import type { HttpClient } from '#service/http/testing/http-client.ts';
import { admin, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';

const everyEncoding = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
const catalogue = '/api/workout-templates/builtin';

describe('compressed answers of the API', () => {
  let app: TestApp;
  let member: HttpClient;

  before(async function () {
    this.timeout(60_000);
    app = await startTestApp();
    member = (await app.member('compressed@rondel.example')).visitor;
  });
  after(() => app.stop());

  /** As a browser reads it, with the length that goes over the wire. */
  async function decoded(path: string, headers: Readonly<Record<string, string>>, by: HttpClient = member) {
    const cookie = [...by.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
    const answer = await fetch(app.origin + path, { headers: { ...headers, Cookie: cookie } });
    const sent = Number(answer.headers.get('content-length'));
    return { answer, encoding: answer.headers.get('content-encoding'), sent, text: await answer.text() };
  }

  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    it(`hold the same JSON, encoded as ${encoding ?? 'nothing'} when the request accepts '${accepted}'`, async () => {
      const plain = await member.get(catalogue);
      const { answer, text, sent, ...got } = await decoded(catalogue, { 'Accept-Encoding': accepted });
      expect(got.encoding).to.equal(encoding);
      expect(text).to.equal(plain.body);
      expect(answer.headers.get('content-type')).to.equal('application/json; charset=utf-8');
      expect(answer.headers.get('vary')).to.equal('Accept-Encoding');
      expect(answer.headers.get('cache-control')).to.equal('no-store');
      if (encoding) expect(sent).to.be.below(text.length / 4);
    });
  }

  it('have 1 kB or more: a shorter answer is not compressed', async () => {
    const { encoding, text } = await decoded('/api/workout-templates/user', everyEncoding);
    expect([encoding, text]).to.deep.equal([null, '[]']);
  });

  it('are none that refuse', async () => {
    const { answer, encoding } = await decoded(catalogue, everyEncoding, app.visitor());
    expect([answer.status, encoding]).to.deep.equal([401, null]);
  });

  it('are none that hold a key, sessions, an export or a profile', async () => {
    for (const path of ['/api/me/device-key', '/api/me/sessions', '/api/me/export', '/api/auth/user']) {
      const { answer, encoding } = await decoded(path, everyEncoding);
      expect([answer.status, encoding], path).to.deep.equal([200, null]);
    }
  });

  it("exclude answers in which an admin reads strangers' words beside others' data", async () => {
    const visitor = app.visitor();
    for (let request = 0; request < 12; request += 1)
      await visitor.send('POST', '/api/beta/request', {
        json: { email: `stranger-${request}@guess.example` },
      });
    const { visitor: reader } = await app.signIn(admin);
    const { encoding, text } = await decoded('/api/beta/requests', everyEncoding, reader);
    expect(text.length).to.be.above(1000);
    expect(encoding).to.equal(null);
  });

  it('are allowed for reads of members alone', () => {
    const compressible = allRoutes.filter(({ isCompressible }) => isCompressible);
    expect(compressible).to.have.length.above(5);
    for (const { method, audience, path } of compressible)
      expect([method, audience], path).to.deep.equal(['GET', 'members']);
  });
});
