import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';

const key = () => randomBytes(32).toString('base64');

describe('two hosts of one database in production', function () {
  this.timeout(120_000);
  const env = {
    NODE_ENV: 'production',
    CLEAR_TEXT_HOSTS: '127.0.0.1',
    PUBLIC_ORIGIN: 'http://127.0.0.1:3999',
    SESSION_KEYS: key(),
    MASTER_KEY: key(),
    OIDC_ISSUER: 'https://id.example',
    OIDC_CLIENT_ID: 'client',
    OIDC_CLIENT_SECRET: 'secret',
    QUEST_SEED: key(),
    VAPID_PRIVATE_KEY: key(),
  };
  let first: TestApp;

  before(async () => {
    first = await startTestApp({ env, log: [] });
  });
  after(() => first.stop());

  it('run beside each other with the same secrets', async () => {
    const second = await startTestApp({ sharingStoresOf: first, log: [], env });
    await second.stop();
  });

  for (const variable of ['QUEST_SEED', 'VAPID_PRIVATE_KEY'] as const)
    it(`refuse a host that starts with another ${variable}, and the first continues`, async () => {
      const other = { ...env, [variable]: key() };
      const refusal: unknown = await startTestApp({ sharingStoresOf: first, log: [], env: other }).catch(
        String,
      );
      expect(refusal).to.match(
        new RegExp(`${variable} of this host is not the one of a process that runs on the same database`),
      );
      const again = await startTestApp({ sharingStoresOf: first, log: [], env });
      await again.stop();
    });
});
