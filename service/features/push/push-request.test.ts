import { expect } from 'chai';
import { isAllowedEndpoint, isPrivateAddress, postMessage } from './push-request.ts';

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
      expect(isAllowedEndpoint(endpoint, origins)).to.equal(true);
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
      expect(isAllowedEndpoint(endpoint, origins)).to.equal(false);
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
    ],
    ...['fe80::1', 'ff02::1'],
  ])
    it(`is ${address}`, () => expect(isPrivateAddress(address)).to.equal(true));

  for (const address of ['8.8.8.8', '172.32.0.1', '142.250.74.42', '2a00:1450:4001:82a::200a'])
    it(`is not ${address}`, () => expect(isPrivateAddress(address)).to.equal(false));

  it('is refused when a name leads to it, before anything is sent', async () => {
    const signal = AbortSignal.timeout(5_000);
    const sent = postMessage({
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
