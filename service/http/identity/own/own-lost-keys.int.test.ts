import { expect } from 'chai';
import {
  type FakeServer,
  startFakeServer,
} from '#service/event-store/eventstoredb/testing/fake-server/fake-server.ts';
import { createHttpClient } from '#service/http/testing/http-client.ts';
import { type TestDatabase, testDatabase } from '#service/testing/database.ts';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { startTool } from '#service/testing/start-tool.ts';
import { createAuthenticator } from './testing/authenticator.ts';
import { beginSignIn, idOf, signInByPasskey, signUp } from './testing/own-browser.ts';

const env = { SIGN_IN: 'own', BETA_REQUIRED: 'false' };

describe('the built-in sign-in after lost keys were given up', function () {
  this.timeout(120_000);
  let server: FakeServer;
  let database: TestDatabase;
  let lost: TestApp;
  let app: TestApp;

  before(async () => {
    server = await startFakeServer();
    lost = await startTestApp({ keepsDataDir: true, env: { ...env, EVENTSTORE_URL: server.url } });
    database = await testDatabase();
  });
  after(async () => {
    await app.stop();
    server.stop();
    await database.drop();
  });

  async function giveUp(): Promise<void> {
    const { out } = await startTool(stores(), 'store', 'lost-keys').ended;
    const [, number = ''] = /, (\d+) lost/.exec(out) ?? [];
    const { ending, err } = await startTool(stores(), 'store', 'lost-keys', '--give-up', number).ended;
    expect(ending, err).to.equal(0);
  }

  const stores = () => ({ DATABASE_URL: database.url, DATA_DIR: lost.dataDir, EVENTSTORE_URL: server.url });
  const codeFor = async (email: string): Promise<string> =>
    /[A-Z0-9-]{9,}/.exec(
      (await startTool({ ...stores(), ...env }, 'admin', 'sign-in-code', email).ended).out,
    )?.[0] ?? '';

  it('lets a passkey into the same account with a newly proven address', async () => {
    const { origin } = lost;
    const [mila, ana] = [createAuthenticator(origin), createAuthenticator(origin)];
    const zoe = createAuthenticator(origin);
    await signUp(origin, zoe, 'zoe@club.example');
    const first = await signUp(origin, mila, 'mila@club.example');
    const second = await signUp(origin, ana, 'ana@club.example');
    const ids = [await idOf(first.visitor), await idOf(second.visitor)];
    await lost.stop();
    await giveUp();
    const lines: Record<string, unknown>[] = [];
    app = await startTestApp({
      database: { url: database.url, drop: async () => {} },
      env: { ...env, DATA_DIR: lost.dataDir, EVENTSTORE_URL: server.url, PORT: String(lost.port) },
      log: lines,
    });
    for (const [index, device] of [mila, ana].entries()) {
      const visitor = createHttpClient(app.origin);
      const run = await beginSignIn(visitor);
      const alone = await signInByPasskey(run, device);
      expect([alone.status, alone.headers['x-error-code']]).to.deep.equal([403, 'address-lost']);
      expect(alone.body).to.include('the address of your account was lost');
      const email = ['mila@new.example', 'ana@club.example'][index] ?? '';
      await run.press('/code', { code: await codeFor(email) });
      await run.land(await signInByPasskey(run, device));
      expect(JSON.parse((await visitor.get('/api/auth/user')).body)).to.include({ id: ids[index], email });
      const again = await beginSignIn(createHttpClient(app.origin));
      expect((await signInByPasskey(again, device)).status).to.equal(303);
    }
    const other = createHttpClient(app.origin);
    const opening = await beginSignIn(other);
    await opening.press('/code', { code: await codeFor('zoe@club.example') });
    await opening.land(await opening.press('/skip', {}));
    const late = await beginSignIn(createHttpClient(app.origin));
    await late.press('/code', { code: await codeFor('zoe@club.example') });
    const taken = await signInByPasskey(late, zoe);
    expect(taken.headers['x-error-code'], 'another account has the address by now').to.equal('address-taken');
    expect(lines.filter(({ level }) => Number(level) >= 50)).to.deep.equal([]);
  });
});
