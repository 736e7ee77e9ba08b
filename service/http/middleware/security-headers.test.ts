import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import Koa from 'koa';
import { securityHeaders } from './security-headers.ts';

async function policyOf(imageOrigins?: readonly string[]): Promise<string> {
  const server = new Koa()
    .use(securityHeaders('https://rondel.example', imageOrigins))
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const { headers } = await fetch(`http://127.0.0.1:${port}/`);
    return headers.get('content-security-policy') ?? '';
  } finally {
    server.close();
  }
}

describe('the content policy for images', () => {
  it("allows only the service's own images by default", async () => {
    expect(await policyOf()).to.include("; img-src 'self';");
  });

  it('allows images of the named origins, and nothing else from there', async () => {
    const policy = await policyOf(['https://a.example', 'https://b.example']);
    expect(policy).to.include("; img-src 'self' https://a.example https://b.example;");
    expect(policy.match(/a\.example/g)).to.have.length(1);
  });
});
