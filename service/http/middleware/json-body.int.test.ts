import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import Router from '@koa/router';
import { expect } from 'chai';
import type { Middleware } from 'koa';
import { createHttpClient, type HttpClient } from '#service/http/testing/http-client.ts';
import { type HttpApp, startHttpApp } from '#service/testing/start-http-app.ts';

describe('a body', () => {
  let app: HttpApp;
  let visitor: HttpClient;

  before(async () => {
    app = await startHttpApp({ routes: [testRoutes()] });
  });
  beforeEach(() => {
    visitor = createHttpClient(app.origin);
  });
  after(() => app.stop());

  it('is parsed', async () => {
    const answer = await visitor.send('POST', '/api/echo', { json: { email: 'ada@rondel.example' } });
    expect(JSON.parse(answer.body)).to.deep.equal({ email: 'ada@rondel.example' });
  });

  for (const method of ['POST', 'DELETE']) {
    it(`can be missing from a ${method}`, async () => {
      const answer = await visitor.send(method, '/api/echo', { headers: { 'Content-Length': '0' } });
      expect(answer.status).to.equal(200);
    });
  }

  const large = JSON.stringify({ notes: 'x'.repeat(100_000) });
  const json = { 'Content-Type': 'application/json' };
  const chunked = { 'Transfer-Encoding': 'chunked' };
  const bodies: readonly (readonly [
    what: string,
    body: string | Buffer,
    headers: Record<string, string>,
    status: number,
  ])[] = [
    ['too large', large, json, 413],
    ['too large and chunked', large, { ...json, ...chunked }, 413],
    [
      'a bomb',
      gzipSync(JSON.stringify({ notes: 'x'.repeat(20_000_000) })),
      { ...json, 'Content-Encoding': 'gzip' },
      415,
    ],
    ['broken JSON', '{"email":', json, 400],
    ['JSON but no object', '"text"', json, 400],
    ['text', 'email=ada', { 'Content-Type': 'text/plain' }, 415],
    ['text and chunked', 'email=ada', { 'Content-Type': 'text/plain', ...chunked }, 415],
    ['a form', 'email=ada', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    ['of no type', '{}', {}, 415],
  ];
  for (const [what, body, headers, status] of bodies) {
    it(`that is ${what} gets ${status}`, async () => {
      const answer = await visitor.send('POST', '/api/echo', { body, headers });
      expect(answer.status).to.equal(status);
      expect(answer.headers).to.include.keys('content-security-policy', 'x-error-code');
    });
  }

  const content = '{"email":"ada@rondel.example"}';
  const post = (encoding: string, body: Buffer) =>
    visitor.send('POST', '/api/echo', {
      body,
      headers: { ...json, 'Content-Encoding': encoding, ...chunked },
    });

  it('is read with Content-Encoding: identity', async () => {
    expect((await post('identity', Buffer.from(content))).body).to.equal(content);
  });

  for (const encoding of [
    'gzip',
    'deflate',
    'br',
    'zstd',
    'rot13',
    'compress',
    'x-gzip',
    'GZIP',
    'gzip, br',
    'gzip, gzip',
    '*',
    '\u00e9',
  ]) {
    it(`gets 415 with Content-Encoding: ${encoding}`, async () => {
      for (const body of [gzipSync(content), Buffer.from(content), Buffer.alloc(0)]) {
        const answer = await post(encoding, body);
        expect([answer.status, answer.headers['x-error-code']]).to.deep.equal([415, 'unsupported-type']);
        expect(answer.headers['accept-encoding']).to.equal('identity');
      }
    });
  }

  // Such a body ended the process: it grows over the limit in its last part, which is cut off.
  const packs = { br: brotliCompressSync, gzip: gzipSync, deflate: deflateSync } as const;
  for (const [encoding, pack] of Object.entries(packs))
    it(`does not end the service when it is compressed by ${encoding}, too large and cut short`, async () => {
      for (let kilobytes = 64; kilobytes <= 80; kilobytes += 1) {
        const text = randomBytes(kilobytes * 512).toString('hex');
        expect((await post(encoding, pack(`{"notes":"${text}"}`).subarray(0, -3))).status).to.equal(415);
      }
      expect((await visitor.send('POST', '/api/echo', { body: content, headers: json })).body).to.equal(
        content,
      );
    });
});

describe('an incomplete body', () => {
  let app: HttpApp;

  before(async () => {
    app = await startHttpApp({ routes: [testRoutes()], bodyLimitMs: 200 });
  });
  after(() => app.stop());

  /** Sends the start of a request and resolves with everything received until the service closes the connection. */
  async function begin(start: Buffer, ...headers: readonly string[]): Promise<string> {
    const socket = connect(Number(new URL(app.origin).port), '127.0.0.1');
    const head = ['POST /api/echo HTTP/1.1', 'Host: x', 'Content-Type: application/json', ...headers];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(start);
    return text(socket);
  }

  it('gets 408, a closed connection and one log line that is not an error', async () => {
    const before = app.log.length;
    const answer = await begin(Buffer.from('{"a"'), 'Content-Length: 100');
    expect(answer).to.match(/^HTTP\/1.1 408 Request Timeout\r\n/);
    expect(answer).to.include('X-Error-Code: too-slow').and.to.include('Connection: close');
    const lines = app.log.slice(before);
    expect(lines.map(({ msg, level, status }) => [msg, level, status])).to.deep.equal([['request', 30, 408]]);
  });
});

function testRoutes(): Router {
  const echo: Middleware = (ctx) => {
    ctx.body = ctx.request.body ?? {};
  };
  return new Router().post('/api/echo', echo).delete('/api/echo', echo);
}
