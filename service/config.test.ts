import { expect } from 'chai';
import { parseConfig } from '#service/config.ts';

const key = 'k'.repeat(32);
const masterKey = `${'m'.repeat(43)}=`;
const production = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://rondel.example',
  TRUST_PROXY: '1',
  SESSION_KEYS: key,
  MASTER_KEY: masterKey,
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'rondel',
  OIDC_CLIENT_SECRET: 'secret',
};

describe('the configuration', () => {
  it('needs nothing to be set', () => {
    expect(parseConfig({})).to.deep.equal({
      isProduction: false,
      port: 3000,
      host: '127.0.0.1',
      publicOrigin: 'http://127.0.0.1:3000',
      profileImageOrigins: [],
      trustedProxies: 0,
      databaseUrl: null,
      eventStoreUrl: null,
      dataDir: '.data',
      oidc: null,
      sessionKeys: null,
      masterKey: null,
      previousMasterKeys: [],
      adminEmails: [],
      isBetaRequired: true,
      questSeed: null,
      supportEmail: 'support@localhost',
      mail: null,
      metrics: null,
      logLevel: 'info',
    });
  });

  it('derives the public origin from the port', () => {
    expect(parseConfig({ PORT: '8080' }).publicOrigin).to.equal('http://127.0.0.1:8080');
  });

  it('takes an empty value for none', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: ' ' })).to.deep.equal(parseConfig({}));
  });

  it('takes the nodes of a cluster for an event store', () => {
    const eventStoreUrl = 'esdb://user:word@127.0.0.1:2121,127.0.0.1:2122,127.0.0.1:2123?tls=false';
    expect(parseConfig({ EVENTSTORE_URL: eventStoreUrl })).to.include({ eventStoreUrl });
  });

  it('reads every variable', () => {
    const config = parseConfig({
      ...production,
      PORT: '80',
      HOST: '0.0.0.0',
      PUBLIC_ORIGIN: 'https://Rondel.example/',
      DATABASE_URL: 'postgres://db/rondel',
      EVENTSTORE_URL: 'esdb+discover://cluster:2113',
      DATA_DIR: '/var/lib/rondel',
      SESSION_KEYS: `${key}, ${key}2`,
      MASTER_KEY_PREVIOUS: `${'o'.repeat(43)}, ${'p'.repeat(43)}=`,
      ADMIN_EMAILS: 'Ada@Rondel.example, bo@rondel.example',
      BETA_REQUIRED: 'false',
      QUEST_SEED: 'spring',
      SUPPORT_EMAIL: 'help@rondel.example',
      SMTP_URL: 'smtps://user:word@mail.example:465',
      MAIL_FROM: 'Rondel <hello@rondel.example>',
      PROFILE_IMAGE_ORIGINS: 'https://pictures.example, https://id.example',
      METRICS_PORT: '9464',
      METRICS_HOST: '10.0.0.7',
      LOG_LEVEL: 'warn',
    });
    expect(config).to.deep.equal({
      isProduction: true,
      port: 80,
      host: '0.0.0.0',
      publicOrigin: 'https://rondel.example',
      profileImageOrigins: ['https://pictures.example', 'https://id.example'],
      trustedProxies: 1,
      databaseUrl: 'postgres://db/rondel',
      eventStoreUrl: 'esdb+discover://cluster:2113',
      dataDir: '/var/lib/rondel',
      oidc: { issuer: 'https://id.example', clientId: 'rondel', clientSecret: 'secret' },
      sessionKeys: [key, `${key}2`],
      masterKey,
      previousMasterKeys: ['o'.repeat(43), `${'p'.repeat(43)}=`],
      adminEmails: ['ada@rondel.example', 'bo@rondel.example'],
      isBetaRequired: false,
      questSeed: 'spring',
      supportEmail: 'help@rondel.example',
      mail: { smtpUrl: 'smtps://user:word@mail.example:465', from: 'Rondel <hello@rondel.example>' },
      metrics: { host: '10.0.0.7', port: 9464 },
      logLevel: 'warn',
    });
  });

  const wrong: readonly (readonly [env: Record<string, string>, names: readonly string[]])[] = [
    [{ PORT: 'http' }, ['PORT']],
    [{ PORT: '70000' }, ['PORT']],
    [{ PUBLIC_ORIGIN: 'http://rondel.example/app' }, ['PUBLIC_ORIGIN']],
    [{ PUBLIC_ORIGIN: 'rondel.example' }, ['PUBLIC_ORIGIN']],
    [{ PUBLIC_ORIGIN: 'https://rondel.example' }, ['TRUST_PROXY']],
    [{ PROFILE_IMAGE_ORIGINS: 'http://pictures.example' }, ['PROFILE_IMAGE_ORIGINS']],
    [{ PROFILE_IMAGE_ORIGINS: 'https://a.example/x' }, ['PROFILE_IMAGE_ORIGINS']],
    [{ DATABASE_URL: 'mysql://db' }, ['DATABASE_URL']],
    [{ EVENTSTORE_URL: 'http://store' }, ['EVENTSTORE_URL']],
    [{ EVENTSTORE_URL: 'esdb://no host,127.0.0.1:2122' }, ['EVENTSTORE_URL']],
    [{ OIDC_ISSUER: 'https://id.example' }, ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']],
    [{ OIDC_CLIENT_ID: 'rondel', OIDC_CLIENT_SECRET: 'secret' }, ['OIDC_ISSUER']],
    [{ SESSION_KEYS: 'short' }, ['SESSION_KEYS']],
    [{ MASTER_KEY: 'k'.repeat(42) }, ['MASTER_KEY']],
    [{ MASTER_KEY: `${'k'.repeat(42)}!` }, ['MASTER_KEY']],
    [{ MASTER_KEY_PREVIOUS: `${masterKey}, short` }, ['MASTER_KEY_PREVIOUS']],
    [{ ADMIN_EMAILS: 'ada' }, ['ADMIN_EMAILS']],
    [{ BETA_REQUIRED: 'maybe' }, ['BETA_REQUIRED']],
    [{ SUPPORT_EMAIL: 'nobody' }, ['SUPPORT_EMAIL']],
    [{ SMTP_URL: 'smtp://mail.example' }, ['MAIL_FROM']],
    [{ MAIL_FROM: 'hello@rondel.example' }, ['SMTP_URL']],
    [{ SMTP_URL: 'http://mail.example', MAIL_FROM: 'hello@rondel.example' }, ['SMTP_URL']],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Rondel' }, ['MAIL_FROM']],
    [{ METRICS_PORT: '0' }, ['METRICS_PORT']],
    [{ LOG_LEVEL: 'loud' }, ['LOG_LEVEL']],
    [{ TRUST_PROXY: 'all' }, ['TRUST_PROXY']],
    [{ NODE_ENV: 'staging' }, ['NODE_ENV']],
    [
      { NODE_ENV: 'production' },
      ['PUBLIC_ORIGIN', 'SESSION_KEYS', 'MASTER_KEY', 'OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
    ],
    [
      { ...production, PORT: '0', LOG_LEVEL: 'loud', SESSION_KEYS: '' },
      ['PORT', 'LOG_LEVEL', 'SESSION_KEYS'],
    ],
  ];
  for (const [env, names] of wrong) {
    it(`names ${names.join(', ')} when given ${JSON.stringify(env)}`, () => {
      expect(named(env)).to.deep.equal(names);
    });
  }
});

/** The variables that the refusal names, one a line. */
function named(env: Record<string, string>): string[] {
  try {
    parseConfig(env);
  } catch (error) {
    const [, ...lines] = (error as Error).message.split('\n');
    return lines.map((line) => line.slice(2).split(' ')[0] ?? '');
  }
  return [];
}
