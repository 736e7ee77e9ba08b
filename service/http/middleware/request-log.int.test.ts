import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import Koa, { type Middleware } from 'koa';
import { pino } from 'pino';
import { until } from '#service/testing/until.ts';
import { type RequestLogOptions, requestLog } from './request-log.ts';

type Line = Readonly<Record<string, unknown>>;

describe('the request log', () => {
  const lines: Line[] = [];
  let server: Server;

  async function listen(
    options: Partial<RequestLogOptions>,
    answer: Middleware = (_, next) => next(),
  ): Promise<string> {
    const logger = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line) as Line) });
    const log = requestLog({ logger, trustsProxies: false, onAnswered: () => {}, ...options });
    const app = new Koa().use(log).use(answer);
    server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/x`;
  }
  afterEach(async () => {
    lines.length = 0;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  it('logs an exception of its listener, which would otherwise end the process', async () => {
    const address = await listen({
      onAnswered() {
        throw new Error('cannot count');
      },
    });
    expect((await fetch(address)).status).to.equal(404);
    expect((await fetch(address)).status).to.equal(404);
    expect(lines[0]).to.include({ level: 50, msg: 'a request could not be logged' });
  });

  it('logs status 499 for a request whose client went away before it was answered', async () => {
    const caller = new AbortController();
    const counted: number[] = [];
    const address = await listen(
      { onAnswered: ({ status }) => void counted.push(status) },
      async ({ res }) => {
        const closed = once(res, 'close');
        caller.abort();
        await closed;
      },
    );
    await fetch(address, { signal: caller.signal }).catch(() => {});
    await until(() => lines.length > 0);
    expect(lines).to.have.length(1);
    expect(lines[0]).to.include({ status: 499, msg: 'request' });
    expect(counted).to.deep.equal([499]);
  });

  const given: readonly (readonly [trustsProxies: boolean, sent: string, logged: string | undefined])[] = [
    [true, 'from-the-proxy', 'from-the-proxy'],
    [true, 'x'.repeat(64), 'x'.repeat(36)],
    [true, 'Maya, Springfield', undefined],
    [false, 'chosen-by-me', undefined],
  ];
  for (const [trustsProxies, sent, logged] of given) {
    it(`creates a new id and logs ${logged ?? 'no other'} when ${sent} is sent ${trustsProxies ? 'through' : 'without'} a trusted proxy`, async () => {
      const address = await listen({ trustsProxies });
      const answers = [
        await fetch(address, { headers: { 'X-Request-Id': sent } }),
        await fetch(address, { headers: { 'X-Request-Id': sent } }),
      ];
      const ids = answers.map(({ headers }) => headers.get('X-Request-Id'));
      expect(new Set(ids).size).to.equal(2);
      for (const id of ids) expect(id).to.match(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
      expect(lines[0]?.requestId).to.equal(ids[0]);
      expect(lines[0]?.proxyRequestId).to.equal(logged);
    });
  }
});
