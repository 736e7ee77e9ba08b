import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { parseConfig, startWarnings } from '#service/config.ts';

const key = 'Zk3vT9qLw1XyB7dRf0Hs5NcGmJ8pQaUe4tYuM2oXhEk=';
const masterKey = '0b9hBCD61cALSt3TRQCPkFNvNS1IJz3ZPbuZBU8SQSs=';
const weakKey = 'k'.repeat(32);
const weakMasterKey = `${'m'.repeat(43)}=`;
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://127.0.0.1/rondel',
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
      isDevSignInPublic: false,
      sessionKeys: null,
      masterKey: null,
      previousMasterKeys: [],
      adminEmails: [],
      adminAcr: [],
      adminAmr: [],
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
      DATABASE_URL: 'postgres://db/rondel?sslmode=verify-full',
      EVENTSTORE_URL: 'esdb+discover://cluster:2113',
      DATA_DIR: '/var/lib/rondel',
      SESSION_KEYS: `${key}, ${masterKey}`,
      MASTER_KEY_PREVIOUS: `${'o'.repeat(43)}, ${'p'.repeat(43)}=`,
      ADMIN_EMAILS: 'Ada@Rondel.example, bo@rondel.example',
      ADMIN_ACR: 'urn:strong',
      ADMIN_AMR: 'mfa, otp',
      BETA_REQUIRED: 'false',
      QUEST_SEED: key,
      SUPPORT_EMAIL: 'help@rondel.example',
      SMTP_URL: 'smtps://user:word@mail.example:465',
      MAIL_FROM: 'Rondel <hello@rondel.example>',
      PROFILE_IMAGE_ORIGINS: 'https://pictures.example, https://id.example',
      METRICS_PORT: '9464',
      METRICS_HOST: '10.0.0.7',
      CLEAR_TEXT_HOSTS: '10.0.0.7,0.0.0.0',
      LOG_LEVEL: 'debug',
    });
    expect(config).to.deep.equal({
      isProduction: true,
      port: 80,
      host: '0.0.0.0',
      publicOrigin: 'https://rondel.example',
      profileImageOrigins: ['https://pictures.example', 'https://id.example'],
      trustedProxies: 1,
      databaseUrl: 'postgres://db/rondel?sslmode=verify-full',
      eventStoreUrl: 'esdb+discover://cluster:2113',
      dataDir: '/var/lib/rondel',
      oidc: { issuer: 'https://id.example', clientId: 'rondel', clientSecret: 'secret' },
      isDevSignInPublic: false,
      sessionKeys: [key, masterKey],
      masterKey,
      previousMasterKeys: ['o'.repeat(43), `${'p'.repeat(43)}=`],
      adminEmails: ['ada@rondel.example', 'bo@rondel.example'],
      adminAcr: ['urn:strong'],
      adminAmr: ['mfa', 'otp'],
      isBetaRequired: false,
      questSeed: key,
      supportEmail: 'help@rondel.example',
      mail: { smtpUrl: 'smtps://user:word@mail.example:465', from: 'Rondel <hello@rondel.example>' },
      metrics: { host: '10.0.0.7', port: 9464 },
      logLevel: 'debug',
    });
  });

  const wrong: readonly (readonly [env: Record<string, string>, names: readonly string[]])[] = [
    [{ PORT: 'http' }, ['PORT']],
    [{ PORT: '70000' }, ['PORT']],
    [{ PUBLIC_ORIGIN: 'http://rondel.example/app' }, ['PUBLIC_ORIGIN']],
    [{ PUBLIC_ORIGIN: 'rondel.example' }, ['PUBLIC_ORIGIN']],
    [{ PUBLIC_ORIGIN: 'https://rondel.example', DEV_SIGN_IN: '1' }, ['TRUST_PROXY']],
    [{ DEV_SIGN_IN: 'yes' }, ['DEV_SIGN_IN']],
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
    [{ EMBEDDED_POSTGRES: 'yes' }, ['EMBEDDED_POSTGRES']],
    [{ LOG_LEVEL: 'loud' }, ['LOG_LEVEL']],
    [{ TRUST_PROXY: 'all' }, ['TRUST_PROXY']],
    [{ NODE_ENV: 'staging' }, ['NODE_ENV']],
    [
      { NODE_ENV: 'production' },
      [
        ...[
          'PUBLIC_ORIGIN',
          'SESSION_KEYS',
          'MASTER_KEY',
          'OIDC_ISSUER',
          'OIDC_CLIENT_ID',
          'OIDC_CLIENT_SECRET',
        ],
        'DATABASE_URL',
      ],
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

  describe('of the development sign-in', () => {
    const open: readonly (readonly [env: Record<string, string>, names: RegExp])[] = [
      [{ PUBLIC_ORIGIN: 'https://rondel.example', TRUST_PROXY: '1' }, /^- PUBLIC_ORIGIN let/m],
      [{ PUBLIC_ORIGIN: 'http://192.168.1.20:3000' }, /^- PUBLIC_ORIGIN let/m],
      [{ HOST: '0.0.0.0' }, /^- HOST let/m],
      [{ HOST: '::' }, /^- HOST let/m],
      [
        { PUBLIC_ORIGIN: 'https://rondel.example', TRUST_PROXY: '1', HOST: '0.0.0.0', DEV_SIGN_IN: '0' },
        /^- PUBLIC_ORIGIN and HOST let/m,
      ],
    ];
    for (const [env, names] of open) {
      it(`refuses to start, and names the variables to set, when given ${JSON.stringify(env)}`, () => {
        expect(() => parseConfig(env)).to.throw(names);
        expect(() => parseConfig(env)).to.throw(/OIDC_ISSUER, .*NODE_ENV=production, or DEV_SIGN_IN=1/);
      });

      it(`starts with a warning when given ${JSON.stringify(env)} and DEV_SIGN_IN=1`, () => {
        const config = parseConfig({ ...env, DEV_SIGN_IN: '1', SUPPORT_EMAIL: 'help@rondel.example' });
        expect(startWarnings(config)).to.have.length(1);
        expect(startWarnings(config)[0]).to.match(/^WARNING: DEV_SIGN_IN=1 .* anyone, admins included/);
      });
    }

    const closed: readonly Record<string, string>[] = [
      { PUBLIC_ORIGIN: 'http://localhost:3000', HOST: 'localhost' },
      { PUBLIC_ORIGIN: 'http://[::1]:3000', HOST: '::1' },
      { ...production, NODE_ENV: 'development', HOST: '0.0.0.0' },
    ];
    for (const env of closed) {
      it(`starts without a warning when only this machine reaches it, or a provider is set: ${JSON.stringify(env)}`, () => {
        const config = parseConfig({ ...env, SUPPORT_EMAIL: 'help@rondel.example' });
        expect(startWarnings(config)).to.deep.equal([]);
      });
    }

    it('starts production with a warning on a Node that is maintained no longer', () => {
      const config = parseConfig({ ...production, SUPPORT_EMAIL: 'help@rondel.example' });
      expect(startWarnings(config, '20.20.2').join()).to.match(/^Node 20.20.2 gets no security fixes/);
      expect(startWarnings(config, '22.21.0')).to.deep.equal([]);
    });

    it('starts production with a warning when nothing asks for a second factor of the admins it names', () => {
      const admins = {
        ...production,
        SUPPORT_EMAIL: 'help@rondel.example',
        ADMIN_EMAILS: 'ada@rondel.example',
      };
      expect(startWarnings(parseConfig(admins), '22.21.0').join()).to.match(/set ADMIN_ACR or ADMIN_AMR/);
      const strict = parseConfig({ ...admins, ADMIN_AMR: 'mfa' });
      expect(startWarnings(strict, '22.21.0')).to.deep.equal([]);
    });

    it('is still missing a provider in production, with every value of DEV_SIGN_IN', () => {
      expect(named({ ...production, OIDC_ISSUER: '', DEV_SIGN_IN: '1' })).to.deep.equal(['OIDC_ISSUER']);
    });
  });

  describe('in production', () => {
    const database = (rest: string) => ({ DATABASE_URL: `postgres://u:p@${rest}` });
    const mail = (address: string) => ({ SMTP_URL: address, MAIL_FROM: 'hello@rondel.example' });
    const refused: readonly (readonly [env: Record<string, string>, name: string, sentence: RegExp])[] = [
      [{ PUBLIC_ORIGIN: 'http://rondel.example' }, 'PUBLIC_ORIGIN', /must start with https/],
      [{ LOG_LEVEL: 'warn' }, 'LOG_LEVEL', /must be info/],
      [{ LOG_LEVEL: 'silent' }, 'LOG_LEVEL', /must be info/],
      [{ OIDC_ISSUER: 'http://id.example' }, 'OIDC_ISSUER', /must start with https/],
      [database('db.example/rondel?sslmode=disable'), 'DATABASE_URL', /sslmode=verify-full/],
      [database('db.example/rondel'), 'DATABASE_URL', /CLEAR_TEXT_HOSTS=db\.example/],
      [database('db.example/r?sslmode=verify-full&sslmode=disable'), 'DATABASE_URL', /sslmode=verify-full/],
      [database('db.example/rondel?sslmode=no-verify'), 'DATABASE_URL', /sslmode=verify-full/],
      [database('db.example/r?sslmode=require&uselibpqcompat=true'), 'DATABASE_URL', /sslmode=verify-full/],
      [database('127.0.0.1/rondel?host=db.example'), 'DATABASE_URL', /CLEAR_TEXT_HOSTS=db\.example/],
      [{ EVENTSTORE_URL: 'esdb://store:2113?tls=false' }, 'EVENTSTORE_URL', /CLEAR_TEXT_HOSTS=store/],
      [{ EVENTSTORE_URL: 'esdb://127.0.0.1:1,b:2?tlsVerifyCert=false' }, 'EVENTSTORE_URL', /HOSTS=b$/m],
      [{ DATABASE_URL: '' }, 'DATABASE_URL', /required in production.*EMBEDDED_POSTGRES=1/],
      [mail('smtp://mail.example:25'), 'SMTP_URL', /smtps:.*requireTLS=true/],
      [mail('smtp://mail.example:587?requireTLS=true&tls.rejectUnauthorized=false'), 'SMTP_URL', /smtps:/],
      [{ SESSION_KEYS: `${key},${weakKey}` }, 'SESSION_KEYS', /easily guessed.*openssl rand/],
      [{ SESSION_KEYS: 'passwordpasswordpasswordpassword' }, 'SESSION_KEYS', /easily guessed/],
      [{ SESSION_KEYS: '0123456789abcdef0123456789abcdef' }, 'SESSION_KEYS', /easily guessed/],
      [{ SESSION_KEYS: 'our-secret-session-key-for-rondel-2026' }, 'SESSION_KEYS', /easily guessed/],
      [{ SESSION_KEYS: 'our-secret-session-key-for-rondel-and-for-2026' }, 'SESSION_KEYS', /easily guessed/],
      [{ SESSION_KEYS: '31415926535897932384626433832795' }, 'SESSION_KEYS', /easily guessed/],
      [
        { SESSION_KEYS: '3141592653589793238462643383279502884197169399375105820974944592' },
        'SESSION_KEYS',
        /32 bytes/,
      ],
      [{ QUEST_SEED: 'spring' }, 'QUEST_SEED', /easily guessed.*openssl rand/],
      [
        { PUBLIC_ORIGIN: 'http://127.0.0.1:3000', TRUST_PROXY: '0', HOST: '0.0.0.0' },
        'HOST',
        /HOST=127.0.0.1/,
      ],
      [{ TRUST_PROXY: '1', HOST: '0.0.0.0' }, 'HOST', /CLEAR_TEXT_HOSTS=0\.0\.0\.0/],
      [{ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.7' }, 'METRICS_HOST', /CLEAR_TEXT_HOSTS=10\.0\.0\.7/],
      [
        { DATABASE_URL: 'postgres://rondel:rondel@db.example/r?sslmode=verify-full' },
        'DATABASE_URL',
        /default password/,
      ],
      [
        { DATABASE_URL: 'postgres://rondel@127.0.0.1:5432/rondel?password=Rondel' },
        'DATABASE_URL',
        /default password/,
      ],
      [
        { DATABASE_URL: 'postgres://rondel:rondel@127.0.0.1:5432/rondel' },
        'DATABASE_URL',
        /default password/,
      ],
      [
        { DATABASE_URL: 'postgres://u:Postgres@db.example/r?sslmode=verify-full' },
        'DATABASE_URL',
        /openssl rand/,
      ],
      [
        { EVENTSTORE_URL: 'esdb://admin:changeit@a.example:2113,b.example:2113' },
        'EVENTSTORE_URL',
        /default password/,
      ],
      [{ MASTER_KEY: weakMasterKey }, 'MASTER_KEY', /easily guessed/],
      [{ MASTER_KEY: `${'A'.repeat(43)}=` }, 'MASTER_KEY', /easily guessed/],
    ];
    for (const [env, name, sentence] of refused) {
      it(`refuses ${JSON.stringify(env)} with a sentence that says what to do`, () => {
        expect(named({ ...production, ...env })).to.deep.equal([name]);
        expect(() => parseConfig({ ...production, ...env })).to.throw(sentence);
      });
    }

    const accepted: readonly Record<string, string>[] = [
      { PUBLIC_ORIGIN: 'http://127.0.0.1:3000', OIDC_ISSUER: 'http://localhost:9000' },
      database('127.0.0.1:5432/rondel'),
      database('db.example/rondel?sslmode=verify-full'),
      { DATABASE_URL: 'postgres:///rondel?host=/var/run/postgresql' },
      { ...database('postgres:5432/rondel'), CLEAR_TEXT_HOSTS: 'Postgres, eventstore' },
      { EVENTSTORE_URL: 'esdb://a:1,eventstore:2?tls=false', CLEAR_TEXT_HOSTS: 'a,eventstore' },
      { EVENTSTORE_URL: 'esdb://127.0.0.1:2121,127.0.0.1:2122?tls=false' },
      { EVENTSTORE_URL: 'esdb://u:p@store.example:2113?tlsCAFile=/ca.crt' },
      { DATABASE_URL: '', EMBEDDED_POSTGRES: '1' },
      mail('smtp://mail.example:587?requireTLS=true'),
      mail('smtps://mail.example:465'),
      mail('smtp://127.0.0.1:25'),
      { ...mail('smtp://mailer:25'), CLEAR_TEXT_HOSTS: 'mailer' },
      { SESSION_KEYS: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' },
      { TRUST_PROXY: '1', HOST: '0.0.0.0', CLEAR_TEXT_HOSTS: '0.0.0.0' },
      { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0', CLEAR_TEXT_HOSTS: '0.0.0.0' },
      { DATABASE_URL: 'postgres://rondel@db.example/rondel?sslmode=verify-full' },
      { MASTER_KEY_PREVIOUS: weakMasterKey },
    ];
    for (const env of accepted) {
      it(`accepts ${JSON.stringify(env)}`, () => {
        expect(named({ ...production, ...env })).to.deep.equal([]);
      });
    }
  });

  it('accepts weak keys and clear text outside production', () => {
    const env = { SESSION_KEYS: weakKey, MASTER_KEY: weakMasterKey, DATABASE_URL: 'postgres://db/rondel' };
    expect(parseConfig(env)).to.include({ masterKey: weakMasterKey });
  });

  it('takes every random key for a safe one', () => {
    for (const encoding of ['hex', 'base64', 'base64url'] as const) {
      for (let made = 0; made < 500; made += 1) {
        const random = { SESSION_KEYS: randomBytes(32).toString(encoding).replaceAll(',', '') };
        const master = { MASTER_KEY: randomBytes(32).toString('base64') };
        expect(named({ ...production, ...random, ...master })).to.deep.equal([]);
      }
    }
  });
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
