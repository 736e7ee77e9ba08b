import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { securityHeaders } from '#service/http/middleware/security-headers.ts';
import { startDevClient } from '#service/http/static/dev-client.ts';

/*
 * The client from its sources, as `npm run dev` serves it, without a database: calls of the API are answered as to a visitor. Prints its
 * origin, and ends on SIGTERM.
 */
const client = await startDevClient();
const app = new Koa();
app.use(securityHeaders('http://127.0.0.1'));
app.use(async function answerAsToVisitor(ctx, next) {
  if (!ctx.path.startsWith('/api/')) return void (await next());
  ctx.type = 'json';
  ctx.body = 'null';
});
for (const middleware of client.middleware) app.use(middleware);
const answer = app.callback();
const server = createServer((incoming, response) => void answer(incoming, response));
server.on('upgrade', client.onUpgrade).listen(0, '127.0.0.1');
await once(server, 'listening');
process.stdout.write(`serving http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
await once(process, 'SIGTERM');
server.close();
server.closeAllConnections();
await client.close();
