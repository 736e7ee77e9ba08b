import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { key, namedProblems, production } from '#service/testing/production-environment.ts';
import { parseConfig } from './config.ts';

const weakKey = 'k'.repeat(32);
const weakMasterKey = `${'m'.repeat(43)}=`;

describe('the production configuration', () => {
  const database = (rest: string) => ({ DATABASE_URL: `postgres://u:p@${rest}` });
  const mail = (address: string) => ({ SMTP_URL: address, MAIL_FROM: 'hello@rondel.example' });
  const refused: readonly (readonly [env: Record<string, string>, name: string, sentence: RegExp])[] = [
    [{ PUBLIC_ORIGIN: 'http://rondel.example' }, 'PUBLIC_ORIGIN', /must start with https/],
    [{ LOG_LEVEL: 'warn' }, 'LOG_LEVEL', /must be info/],
    [{ NODE_TLS_REJECT_UNAUTHORIZED: '0' }, 'NODE_TLS_REJECT_UNAUTHORIZED', /NODE_EXTRA_CA_CERTS/],
    [{ LANGUAGES: 'en,en-XA' }, 'LANGUAGES', /en-XA, whose texts are not whole/],
    [{ LOG_LEVEL: 'silent' }, 'LOG_LEVEL', /must be info/],
    [{ OIDC_ISSUER: 'http://id.example' }, 'OIDC_ISSUER', /must start with https/],
    [database('db.example/rondel?sslmode=disable'), 'DATABASE_URL', /sslmode=verify-full/],
    [database('db.example/rondel'), 'DATABASE_URL', /CLEAR_TEXT_HOSTS=db\.example/],
    [database('db.example/r?sslmode=verify-full&sslmode=disable'), 'DATABASE_URL', /sslmode=verify-full/],
    [database('db.example/rondel?sslmode=no-verify'), 'DATABASE_URL', /sslmode=verify-full/],
    [database('db.example/r?sslmode=require&uselibpqcompat=true'), 'DATABASE_URL', /sslmode=verify-full/],
    [database('127.0.0.1/rondel?host=db.example'), 'DATABASE_URL', /CLEAR_TEXT_HOSTS=db\.example/],
    [{ EVENTSTORE_URL: 'esdb://store:2113?tls=false' }, 'EVENTSTORE_URL', /CLEAR_TEXT_HOSTS=store/],
    [{ EVENTSTORE_URL: 'esdb://store.example:2113' }, 'EVENTSTORE_URL', /name a user and a password/],
    [
      { EVENTSTORE_URL: 'esdb://store:2113?tls=false', CLEAR_TEXT_HOSTS: 'store' },
      'EVENTSTORE_URL',
      /insecure mode/,
    ],
    [{ ADMIN_EMAILS: 'ada@rondel.example' }, 'ADMIN_EMAILS', /ADMIN_AMR .*ADMIN_ACR/],
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
    [{ QUEST_SEED: key }, 'QUEST_SEED', /key of SESSION_KEYS too/],
    [{ MASTER_KEY: key }, 'MASTER_KEY', /key of SESSION_KEYS too/],
    [database('127.0.0.1/rondel?host=127.0.0.1&host=db.example'), 'DATABASE_URL', /HOSTS=db\.example/],
    [{ QUEST_SEED: 'spring' }, 'QUEST_SEED', /easily guessed.*openssl rand/],
    [{ PUBLIC_ORIGIN: 'http://127.0.0.1:3000', TRUST_PROXY: '0', HOST: '0.0.0.0' }, 'HOST', /HOST=127.0.0.1/],
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
    [{ DATABASE_URL: 'postgres://rondel:rondel@127.0.0.1:5432/rondel' }, 'DATABASE_URL', /default password/],
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
    it(`refuses ${JSON.stringify(env)} with instructions`, () => {
      expect(namedProblems({ ...production, ...env })).to.deep.equal([name]);
      expect(() => parseConfig({ ...production, ...env })).to.throw(sentence);
    });
  }

  const accepted: readonly Record<string, string>[] = [
    { PUBLIC_ORIGIN: 'http://127.0.0.1:3000', OIDC_ISSUER: 'http://localhost:9000' },
    database('127.0.0.1:5432/rondel'),
    database('db.example/rondel?sslmode=verify-full'),
    { DATABASE_URL: 'postgres:///rondel?host=/var/run/postgresql' },
    { ...database('postgres:5432/rondel'), CLEAR_TEXT_HOSTS: 'Postgres, eventstore' },
    { EVENTSTORE_URL: 'esdb://u:p@a:1,eventstore:2?tls=false', CLEAR_TEXT_HOSTS: 'a,eventstore' },
    { EVENTSTORE_URL: 'esdb://u:p@127.0.0.1:2121,127.0.0.1:2122?tls=false' },
    { ADMIN_EMAILS: 'ada@rondel.example', ADMIN_AMR: 'mfa' },
    { ADMIN_EMAILS: 'ada@rondel.example', ADMIN_ACR: 'urn:strong' },
    { ADMIN_EMAILS: 'ada@rondel.example', ADMIN_AMR: 'any' },
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
      expect(namedProblems({ ...production, ...env })).to.deep.equal([]);
    });
  }

  it('accepts weak keys and clear text outside production', () => {
    const env = { SESSION_KEYS: weakKey, MASTER_KEY: weakMasterKey, DATABASE_URL: 'postgres://db/rondel' };
    expect(parseConfig(env)).to.include({ masterKey: weakMasterKey });
  });

  it('accepts every random key', () => {
    for (const encoding of ['hex', 'base64', 'base64url'] as const) {
      for (let made = 0; made < 500; made += 1) {
        const random = { SESSION_KEYS: randomBytes(32).toString(encoding).replaceAll(',', '') };
        const master = { MASTER_KEY: randomBytes(32).toString('base64') };
        expect(namedProblems({ ...production, ...random, ...master })).to.deep.equal([]);
      }
    }
  });
});
