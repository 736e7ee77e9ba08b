import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Context, Middleware } from 'koa';
import { NotFound } from '#service/http/failures.ts';
import type { Scrape } from './metrics.ts';

type TakeScrape = () => Promise<Scrape>;

const loopback = /^(127\.|::1$|::ffff:127\.)/;
/** Any of these says that the request was passed on, so that the neighbour who connects is not the one who asks. */
const passedOn = ['X-Forwarded-For', 'Forwarded', 'Via'] as const;

/** `/metrics` on the service's own port, for who asks on this very machine; there is nothing here for others. */
export function metricsForThisMachine(scrape: TakeScrape): Middleware {
  return async function answerMetrics(ctx, next) {
    if (ctx.path !== '/metrics') return void (await next());
    if (!isFromThisMachine(ctx)) throw new NotFound();
    const { contentType, text } = await scrape();
    ctx.set('Cache-Control', 'no-store');
    ctx.type = contentType;
    ctx.body = text;
  };
}

const isFromThisMachine = (ctx: Context): boolean =>
  loopback.test(ctx.req.socket.remoteAddress ?? '') && passedOn.every((header) => ctx.get(header) === '');

export type MetricsAddress = { readonly host: string; readonly port: number };

/** `/metrics` on a port of its own, for whoever reaches it. @returns what closes it. */
export async function serveMetrics(
  { host, port }: MetricsAddress,
  scrape: TakeScrape,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    scrape().then(
      ({ contentType, text }) => response.writeHead(200, { 'Content-Type': contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}
