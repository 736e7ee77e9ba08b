import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import pg from 'pg';
import { asInstant } from '#domain/kernel/day.ts';
import { createSessionStore } from '#service/http/session/session-store.ts';
import { createHttpClient, signInAs } from '#service/http/testing/http-client.ts';
import { startHttpApp } from '#service/testing/start-http-app.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { type FrameFact, placeOf } from './frame-contract.ts';
import { createFrameFacts } from './frame-facts.ts';

const page =
  '<html><head><script type="module" nonce="__NONCE__"></script></head><div id="root"></div></html>';
const plain = { markup: 'loading', styles: '' };
const frameOf = (needs: readonly FrameFact[], markup: string) => ({
  ...plain,
  known: { markup, styles: '', needs },
});
const frames = {
  '/dashboard': frameOf(['firstName'], `Welcome back, ${placeOf('firstName')}`),
  '/profile': frameOf(['wholeName'], placeOf('wholeName')),
};
const preloads = Object.fromEntries(Object.keys(frames).map((path) => [path, { scripts: [], reads: [] }]));

describe('the frame of a screen', () => {
  let folder: string;
  let app: TestApp;

  before(async function () {
    this.timeout(60_000);
    folder = await mkdtemp(join(tmpdir(), 'rondel-client-'));
    await mkdir(join(folder, '.vite'));
    await writeFile(join(folder, 'index.html'), page);
    await writeFile(join(folder, 'landing.html'), page);
    await writeFile(join(folder, '.vite/preloads.json'), JSON.stringify(preloads));
    await writeFile(join(folder, '.vite/frames.json'), JSON.stringify(frames));
    app = await startTestApp({ clientFolder: folder });
  });
  beforeEach(() => app.setClock('2026-03-10T12:00:00Z'));
  after(async () => {
    await app.stop();
    await rm(folder, { recursive: true });
  });

  async function seen({ visitor }: Pick<Caller, 'visitor'>, path: string) {
    const { body, headers } = await visitor.get(path);
    const shown = /<div id="root">(.*)<\/div>/.exec(body)?.[1];
    return [shown, headers['cache-control']];
  }
  const rename = (caller: Caller, firstName: string, lastName = '') =>
    caller.send('PATCH', '/api/auth/user', { firstName, lastName });

  it('has the whole name of its reader, and no browser keeps that page', async () => {
    const [grace, alan] = [await app.member('grace@rondel.example'), await app.member('alan@rondel.example')];
    await rename(grace, 'Grace', 'Hopper');
    await rename(alan, 'Alan', 'Turing');
    expect(await seen(grace, '/profile')).to.deep.equal(['Grace Hopper', 'no-store']);
    expect(await seen(alan, '/profile')).to.deep.equal(['Alan Turing', 'no-store']);
  });

  let renamed: Caller | undefined;

  it('greets by the first name from the second day on', async () => {
    const caller = await app.member('second-day@rondel.example');
    await rename(caller, 'Ada');
    expect(await seen(caller, '/dashboard')).to.deep.equal(['loading', 'no-cache']);
    app.setClock('2026-03-11T12:00:00Z');
    expect(await seen(caller, '/dashboard')).to.deep.equal(['Welcome back, Ada', 'no-store']);
  });

  for (const [name, shown] of [
    ['<b>&"\'', '&lt;b&gt;&amp;&quot;&#39;'],
    ['__NONCE__', '__NONCE__'],
    ['__firstName__', '__firstName__'],
    ['$&', '$&amp;'],
    ['x'.repeat(24), 'x'.repeat(24)],
    ['x'.repeat(25), 'loading'],
  ] as const)
    it(`shows ${shown} for the name ${name}`, async () => {
      renamed ??= await app.member('renamed@rondel.example');
      await rename(renamed, name);
      expect((await seen(renamed, '/profile'))[0]).to.equal(shown);
    });

  it('is the plain one without access to the beta, and after a sign-out', async () => {
    const waiting = await app.signIn('waiting@rondel.example');
    expect(await seen(waiting, '/profile')).to.deep.equal(['loading', 'no-cache']);
    const left = await app.member('left@rondel.example');
    await rename(left, 'Left');
    const cookies = new Map(left.visitor.cookies);
    await left.visitor.get('/api/logout');
    for (const [name, cookie] of cookies) left.visitor.cookies.set(name, cookie);
    expect(await seen(left, '/profile')).to.deep.equal(['loading', 'no-cache']);
  });

  for (const isSilent of [false, true])
    it(`is the plain one while the database ${isSilent ? 'says nothing' : 'refuses connections'}`, async () => {
      const sockets: Socket[] = [];
      const server = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      if (!isSilent) server.close();
      const pool = new pg.Pool({ host: '127.0.0.1', port });
      const factsOf = createFrameFacts({
        ...{ sessionCookie: 'sid', sessionStore: createSessionStore(pool, () => false) },
        ...{
          isBetaRequired: false,
          now: () => asInstant('2026-03-10T12:00:00Z'),
        },
      });
      const client = { folder, routes: ['/profile'], supportEmail: 'help@rondel.example', factsOf };
      const site = await startHttpApp({ client });
      const visitor = createHttpClient(site.origin);
      await signInAs(visitor, 'ada@rondel.example');
      expect(await seen({ visitor }, '/profile')).to.deep.equal(['loading', 'no-cache']);
      expect(sockets).to.have.length(isSilent ? 1 : 0);
      for (const socket of sockets) socket.destroy();
      server.close();
      await site.stop();
    });

  it('is the plain one for a session cookie that the service has not signed', async () => {
    const caller = await app.member('forged@rondel.example');
    await rename(caller, 'Forged');
    caller.visitor.cookies.delete('sid.sig');
    expect(await seen(caller, '/profile')).to.deep.equal(['loading', 'no-cache']);
  });
});
