import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Middleware } from 'koa';
import { NotFound } from '#service/http/errors/http-failures.ts';
import type { Readiness } from '#service/http/middleware/health.ts';
import { bareHeaders } from '#service/http/middleware/security-headers.ts';
import { isFromThisMachine, isLoopbackName } from '#service/http/network.ts';
import type { Scrape } from './metrics.ts';

type TakeScrape = () => Promise<Scrape>;

/** `/metrics` on the service's own port, only for requests from this machine; 404 for others. */
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

type MetricsAddress = { readonly host: string; readonly port: number };
type Probes = { readonly scrape: TakeScrape; readonly readiness: () => Promise<Readiness> };

/**
 * `/metrics`, and `/readyz` with all details, on a separate port for operators, without access control. @returns a function that closes it.
 */
export async function serveMetrics(
  { host, port }: MetricsAddress,
  { scrape, readiness }: Probes,
): Promise<() => Promise<void>> {
  // On other interfaces, Prometheus may use any name of the machine.
  const isForThisMachine = isLoopbackName(host);
  const server = createServer((request, response) => {
    response.setHeaders(new Map(Object.entries(bareHeaders)));
    const answer = answers.get(request.url ?? '');
    if (!answer || (isForThisMachine && !isLoopbackName(request.headers.host ?? ''))) {
      response.writeHead(404).end();
      return;
    }
    answer().then(
      ({ status, contentType, text }) =>
        response.writeHead(status, { 'Content-Type': contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  const ready = async () => {
    const state = await readiness();
    const status = state.isReady ? 200 : 503;
    return { status, contentType: 'application/json', text: JSON.stringify(state) };
  };
  const answers = new Map<string, () => Promise<Scrape & { readonly status: number }>>([
    ['/metrics', async () => ({ status: 200, ...(await scrape()) })],
    ['/readyz', ready],
  ]);
  server.listen(port, host);
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}
