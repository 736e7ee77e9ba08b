import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import { pino } from 'pino';
import { until } from '#service/testing/until.ts';
import { createHttpServer, type ServerLimits } from './http-server.ts';

type Line = Readonly<Record<string, unknown>>;

const refusal = (status: string) =>
  [
    `HTTP/1.1 ${status}`,
    'X-Content-Type-Options: nosniff',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'X-Frame-Options: DENY',
    'Connection: close',
    'Content-Length: 0',
    '\r\n',
  ].join('\r\n');

describe('the HTTP server', () => {
  const log: Line[] = [];
  const sockets: Socket[] = [];
  const paths: (string | undefined)[] = [];
  let server: Server;

  async function listen(
    limits: Partial<ServerLimits>,
    { trustsProxies = false, isHttps = false } = {},
  ): Promise<void> {
    const logger = pino({ level: 'info' }, { write: (line) => void log.push(JSON.parse(line) as Line) });
    const handle: RequestListener = ({ url }, response) => {
      paths.push(url);
      response.end('fine');
    };
    const own = { trustsProxies, isHttps, limits: { checkEveryMs: 20, ...limits } };
    server = createHttpServer(handle, { logger, ...own });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  function open(): Socket {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
    sockets.push(socket);
    return socket;
  }
  /** Everything received until the server closes the connection. */
  async function said(sent: string): Promise<string> {
    const socket = open();
    socket.write(sent);
    return text(socket);
  }
  async function isAnswered(socket: Socket): Promise<boolean> {
    if (socket.closed) return false;
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const [first] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as unknown[];
    return Buffer.isBuffer(first) && first.toString().endsWith('fine');
  }

  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    log.length = 0;
    paths.length = 0;
    server.close();
    await once(server, 'close');
  });

  it('answers 408 and closes the connection when the headers are late', async () => {
    await listen({ headersTimeoutMs: 100, requestTimeoutMs: 60_000 });
    expect(await said('GET / HTTP/1.1\r\nHost: x\r\n')).to.equal(refusal('408 Request Timeout'));
    expect(log.map(({ level, status, code }) => [level, status, code])).to.deep.equal([
      [30, 408, 'ERR_HTTP_REQUEST_TIMEOUT'],
    ]);
  });

  it('closes the connection when the rest of an already answered body is late', async () => {
    await listen({ headersTimeoutMs: 50, requestTimeoutMs: 100 });
    const answers = await said('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nstart');
    expect(answers).to.match(/^HTTP\/1.1 200 OK\r\n/);
  });

  const noRequests: readonly (readonly [what: string, sent: string, status: string])[] = [
    ['no HTTP', '\u0016\u0003\u0001\u0002\u0000\u0001\r\n\r\n', '400 Bad Request'],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n', '400 Bad Request'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      '400 Bad Request',
    ],
    [
      'headers of more than 16 kB',
      `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
    ],
  ];
  for (const [what, sent, status] of noRequests) {
    it(`answers ${status} to ${what}, with one log line that is not an error`, async () => {
      await listen({});
      expect(await said(sent)).to.equal(refusal(status));
      expect(log.map(({ level, msg, status: logged }) => [level, msg, logged])).to.deep.equal([
        [30, 'request', Number(status.slice(0, 3))],
      ]);
    });
  }

  it('requires https in answers to invalid HTTP as well, when browsers use https', async () => {
    await listen({}, { isHttps: true });
    for (const sent of [
      'no HTTP\r\n\r\n',
      'GET / HTTP/1.1\r\n\r\n',
      'GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n',
    ])
      expect(await said(sent)).to.match(
        /^Strict-Transport-Security: max-age=31536000; includeSubDomains\r$/m,
      );
  });

  for (const target of ['http://[', 'http://', 'http://x:99999/', 'ftp://x/', '?x', '#x']) {
    it(`answers 400 to ${target}, with security headers and a log line, and goes no further`, async () => {
      await listen({});
      const answer = await said(`GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`);
      expect(answer).to.match(/^HTTP\/1.1 400 Bad Request\r\n/);
      expect(answer).to.include('X-Content-Type-Options: nosniff').and.to.include("frame-ancestors 'none'");
      expect(paths).to.deep.equal([]);
      expect(log.map(({ level, msg, status }) => [level, msg, status])).to.deep.equal([[30, 'request', 400]]);
    });
  }

  for (const [status, what, lines] of [
    ['400 Bad Request', 'without a host', ''],
    ['417 Expectation Failed', 'that expects what it does not know', 'Host: x\r\nExpect: cake\r\n'],
  ] as const)
    it(`answers ${status} to a request ${what}, with security headers and one log line`, async () => {
      await listen({});
      const answer = await said(`GET / HTTP/1.1\r\n${lines}\r\n`);
      expect(answer).to.match(new RegExp(`^HTTP/1.1 ${status}\r\n`));
      expect(answer).to.include('X-Content-Type-Options: nosniff').and.to.include("frame-ancestors 'none'");
      expect(paths).to.deep.equal([]);
      expect(log.map(({ level, msg, status: logged }) => [level, msg, logged])).to.deep.equal([
        [30, 'request', Number(status.slice(0, 3))],
      ]);
    });

  it('passes on an HTTP 1.0 request without a host', async () => {
    await listen({});
    await said('GET /old HTTP/1.0\r\n\r\n');
    expect(paths).to.deep.equal(['/old']);
  });

  it('passes on path and query of an absolute target, and other targets unchanged', async () => {
    await listen({});
    for (const target of ['http://other.example/a?b=c', 'HTTP://x', '//[?', '/a/../b'])
      await said(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    await said('OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(paths).to.deep.equal(['/a?b=c', '/', '//[?', '/a/../b', '*']);
  });

  it('limits the connections of one network', async () => {
    await listen({ connectionsOfNetwork: 2 });
    const [first, second, third] = [open(), open(), open()];
    expect([await isAnswered(first), await isAnswered(second)]).to.deep.equal([true, true]);
    expect(await isAnswered(third)).to.equal(false);
    expect(log.filter(({ level }) => level === 40)).to.have.length(1);
    first.destroy();
    await once(first, 'close');
    await until(() => isAnswered(open()));
  });

  it('does not limit connections by network behind a proxy', async () => {
    await listen({ connectionsOfNetwork: 1 }, { trustsProxies: true });
    const [first, second] = [open(), open()];
    expect([await isAnswered(first), await isAnswered(second)]).to.deep.equal([true, true]);
  });

  it('limits the total number of connections', async () => {
    await listen({ connections: 1 }, { trustsProxies: true });
    const first = open();
    expect(await isAnswered(first)).to.equal(true);
    expect(await isAnswered(open())).to.equal(false);
    expect(await isAnswered(first)).to.equal(true);
  });
});
