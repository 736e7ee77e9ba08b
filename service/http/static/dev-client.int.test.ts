import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect } from 'chai';
import Koa from 'koa';
import { securityHeaders } from '#service/http/middleware/security-headers.ts';
import { type DevClient, startDevClient } from './dev-client.ts';

describe('the client from its sources', function () {
  this.timeout(120_000);
  let server: Server;
  let origin: string;
  let client: DevClient;
  before(async () => {
    client = await startDevClient();
    const app = new Koa();
    for (const middleware of [securityHeaders('http://127.0.0.1'), ...client.middleware]) app.use(middleware);
    const answer = app.callback();
    server = createServer((incoming, response) => void answer(incoming, response));
    server.on('upgrade', client.onUpgrade).listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(async () => {
    await client.close();
    server.close();
    server.closeAllConnections();
  });

  it('has a page without inline scripts, with the nonce of its policy', async () => {
    const response = await fetch(`${origin}/dashboard`);
    const page = await response.text();
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
    expect(page).to.include(`nonce="${nonce}"`).and.not.include('__NONCE__');
    const scripts = [...page.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
    expect(scripts.map(([, , content]) => content)).to.deep.equal(scripts.map(() => ''));
    for (const [, attributes = ''] of scripts) {
      const path = /src="([^"]+)"/.exec(attributes)?.[1] ?? 'a script without src';
      const { status, headers } = await fetch(origin + path);
      expect([path, status, headers.get('content-type')?.split(';')[0]]).to.deep.equal([
        path,
        200,
        'text/javascript',
      ]);
    }
  });

  it('has no files below the paths of the API', async () => {
    const page = await (await fetch(`${origin}/@client/app/app.tsx`)).text();
    const imported = [...page.matchAll(/from "(\/[^"]+)"/g)].map(([, path]) => path);
    expect(imported).to.have.length.above(3);
    expect(imported.filter((path) => !path?.startsWith('/@client/'))).to.deep.equal([]);
  });

  it('announces changes on the port of the service', async () => {
    const script = await (await fetch(`${origin}/@client/@vite/client`)).text();
    const token = /wsToken = "([^"]+)"/.exec(script)?.[1];
    const asking = request(`${origin}/@client/?token=${token}`, {
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': Buffer.alloc(16).toString('base64'),
        'Sec-WebSocket-Protocol': 'vite-hmr',
      },
    });
    asking.end();
    const [{ statusCode }, socket] = (await once(asking, 'upgrade')) as [IncomingMessage, Socket];
    expect(statusCode).to.equal(101);
    socket.destroy();
  });
});
