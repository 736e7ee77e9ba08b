import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { parseConfig } from '#service/platform/config.ts';
import { startService } from './service.ts';

describe('the start of the service', () => {
  let other: Server;
  let port: number;

  before(async () => {
    other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    ({ port } = other.address() as AddressInfo);
  });
  after(() => other.close());

  const refusalOf = async (env: Record<string, string>): Promise<unknown> => {
    // Nothing answers at this address: a start that opens the stores first fails by it.
    const config = parseConfig({ LOG_LEVEL: 'silent', DATABASE_URL: 'postgres://127.0.0.1:1/none', ...env });
    return startService({ config, clientFolder: null }).then(() => null, String);
  };

  it('names a port that another program uses, before any store is opened', async () => {
    expect(await refusalOf({ PORT: String(port) })).to.equal(
      `Error: Port ${port} of 127.0.0.1 is used by another program. Stop it, or set PORT to another number.`,
    );
  });

  it('names a host that is no address of this machine', async () => {
    expect(await refusalOf({ PORT: String(port), HOST: '192.0.2.1', DEV_SIGN_IN: '1' })).to.include(
      `Port ${port} of 192.0.2.1 is no address of this machine. Set HOST to one of its addresses`,
    );
  });
});
