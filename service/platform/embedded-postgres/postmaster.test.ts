import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect } from 'chai';
import { freePort } from './postmaster.ts';

describe('a free port', () => {
  it('is another one each time, and below those of outgoing connections', async () => {
    const ports = [await freePort(), await freePort(), await freePort()];
    expect(new Set(ports).size).to.equal(3);
    for (const port of ports) expect(port).to.be.within(20_000, 31_999);
  });

  it('is none on which another program listens', async () => {
    const taken = (await freePort()) + 1;
    const server = createServer().listen(taken, '127.0.0.1');
    await once(server, 'listening');
    expect(await freePort()).to.not.equal(taken);
    server.close();
  });
});
