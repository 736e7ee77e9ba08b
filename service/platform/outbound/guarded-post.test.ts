import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect } from 'chai';
import { createNameResolver, isOfOrigins, isPrivateAddress, postGuarded } from './guarded-post.ts';
import { startNameServer } from './testing/name-server.ts';

const origins = ['https://push.example', 'https://*.notify.example', 'http://127.0.0.1:4000'];

describe('the push services that may be called', () => {
  for (const endpoint of [
    'https://push.example/send/abc',
    'https://push.example:443/send/abc',
    'https://PUSH.example/send/abc',
    'https://db5p.notify.example/?token=abc',
    'https://a.b.notify.example/',
    'http://127.0.0.1:4000/abc',
  ])
    it(`include ${endpoint}`, () => {
      expect(isOfOrigins(endpoint, origins)).to.equal(true);
    });

  for (const endpoint of [
    '',
    'push.example/send',
    'http://push.example/send',
    'https://push.example:8443/send',
    'https://push.example@evil.example/',
    'https://user:word@push.example/',
    'https://push.example.evil.example/',
    'https://evil.example/https://push.example',
    'https://notify.example/',
    'https://evilnotify.example/',
    'https://db5p.notify.example:8443/',
    'http://db5p.notify.example/',
    'http://127.0.0.1:4001/',
    'http://[::1]:4000/',
    'http://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
  ])
    it(`do not include ${JSON.stringify(endpoint)}`, () => {
      expect(isOfOrigins(endpoint, origins)).to.equal(false);
    });
});

describe('a private address', () => {
  for (const address of [
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.255.255', '192.168.1.1'],
    ...[
      '224.0.0.1',
      '255.255.255.255',
      '::',
      '::1',
      '::ffff:10.0.0.1',
      '64:ff9b::a00:1',
      'fc00::1',
      'fd12::1',
      '2002:7f00:1::',
      '2001::7f00:1',
      'fec0::1',
      '192.0.2.1',
    ],
    ...['fe80::1', 'ff02::1'],
  ])
    it(`is ${address}`, () => expect(isPrivateAddress(address)).to.equal(true));

  for (const address of ['8.8.8.8', '172.32.0.1', '142.250.74.42', '2a00:1450:4001:82a::200a'])
    it(`is not ${address}`, () => expect(isPrivateAddress(address)).to.equal(false));

  it('is refused when a name leads to it, before anything is sent', async () => {
    const signal = AbortSignal.timeout(5_000);
    const sent = postGuarded({
      guard: 'listed',
      endpoint: 'http://localhost:9/abc',
      headers: {},
      body: Buffer.from(''),
      signal,
    });
    const error = await sent.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(String(error)).to.match(/localhost leads to a private address/);
  });
});

describe('a receiver that accepts a message and never ends its text', () => {
  it('is left after a moment, so that it holds no connection', async function () {
    this.timeout(20_000);
    const server = createServer((_, response) => void response.writeHead(200).write('{'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const connected = once(server, 'connection');
    const { port } = server.address() as AddressInfo;
    const { status } = await postGuarded({
      ...{ endpoint: `http://127.0.0.1:${port}/`, guard: 'listed', headers: {}, body: Buffer.from('') },
      signal: new AbortController().signal,
    });
    const [socket] = (await connected) as [Socket];
    await once(socket, 'close');
    server.close();
    expect(status).to.equal(200);
  });
});

describe('an address from a member', () => {
  let names: Awaited<ReturnType<typeof startNameServer>>;
  before(async () => {
    names = await startNameServer((name) =>
      name.startsWith('mixed') ? ['8.8.8.8', '127.0.0.1'] : ['10.1.2.3'],
    );
  });
  after(() => names.close());

  const problemOf = (endpoint: string) =>
    postGuarded({
      ...{ endpoint, guard: 'public', headers: {}, body: Buffer.from('') },
      resolve: createNameResolver([names.server]),
      signal: AbortSignal.timeout(5_000),
    }).then(
      () => 'called',
      (error: Error) => error.message,
    );

  for (const host of [
    ...[
      '127.0.0.1',
      '127.1',
      '0x7f.0.0.1',
      '2130706433',
      '0177.0.0.1',
      '0',
      '169.254.169.254',
      '192.168.1.1',
    ],
    ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]', '[64:ff9b::7f00:1]'],
    ...['[fe80::1]', '[fd00::1]', '[2002:7f00:1::]'],
  ])
    it(`is not called when it is https://${host}/`, async () => {
      expect(await problemOf(`https://${host}/`)).to.match(/is a private address, which is not called/);
    });

  it('is not called without TLS', async () => {
    expect(await problemOf('http://hooks.example/')).to.equal('Only https is called.');
  });

  it('is not called when its name leads to a private address, alone or among others', async () => {
    for (const name of ['home.hooks.example', 'mixed.hooks.example'])
      expect(await problemOf(`https://${name}/`)).to.equal(
        `${name} leads to a private address, which is not called.`,
      );
  });

  it('is looked up once for a connection, which goes to the address that was checked', async () => {
    names.asked.length = 0;
    await problemOf('https://rebinding.hooks.example/');
    expect(names.asked).to.deep.equal(['rebinding.hooks.example']);
  });
});
