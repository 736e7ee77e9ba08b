import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { wholeLanguages } from '#domain/kernel/page-language.ts';
import {
  misspeltVariables,
  parseConfig,
  refusedStore,
  withSecretFiles,
  writesJsonLines,
} from '#service/platform/config.ts';
import { startWarnings } from '#service/platform/config-warnings.ts';
import {
  key,
  masterKey,
  namedProblems,
  otherKey,
  production,
} from '#service/testing/production-environment.ts';

describe('the output of the service', () => {
  it('is sentences only in a terminal outside production', () => {
    expect(writesJsonLines({}, true)).to.equal(false);
    expect(writesJsonLines({}, false)).to.equal(true);
    expect(writesJsonLines({ NODE_ENV: 'production' }, true)).to.equal(true);
  });
});

describe('the configuration', () => {
  it('requires no variable', () => {
    expect(parseConfig({})).to.deep.equal({
      isProduction: false,
      port: 3000,
      host: '127.0.0.1',
      publicOrigin: 'http://127.0.0.1:3000',
      profileImageOrigins: [],
      trustedProxies: 0,
      databaseUrl: null,
      eventStoreCompression: 'none',
      eventStoreUrl: null,
      dataDir: '.data',
      erasureJournal: '.data/erasure-journal.ndjson',
      oidc: null,
      signIn: 'development',
      passkeyDomain: { name: '127.0.0.1', isChosen: false },
      isDevSignInPublic: false,
      sessionKeys: null,
      masterKey: null,
      previousMasterKeys: [],
      adminEmails: [],
      adminGroups: [],
      groupsClaim: 'groups',
      adminAcr: [],
      adminAmr: [],
      isAdminProofTrusted: false,
      isBetaRequired: true,
      questSeed: null,
      vapidPrivateKey: null,
      pushOrigins: [
        'https://fcm.googleapis.com',
        'https://updates.push.services.mozilla.com',
        'https://*.notify.windows.com',
        'https://web.push.apple.com',
      ],
      webhookOrigins: [],
      supportEmail: 'support@localhost',
      languages: wholeLanguages,
      mail: null,
      metrics: null,
      rebuildMemoryBytes: 268_435_456,
      drainSeconds: 0,
      tracesProtocol: null,
      roles: new Set(['web', 'projector', 'jobs']),
      logLevel: 'info',
    });
  });

  it('lets a stopping process answer for three more seconds in production', () => {
    expect(parseConfig(production).drainSeconds).to.equal(3);
  });

  it("sends no traces without an address, or when OpenTelemetry's variables say so", () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318';
    const protocolOf = (env: Record<string, string>) => parseConfig(env).tracesProtocol;
    expect(protocolOf({ OTEL_SERVICE_NAME: 'rondel' })).to.equal(null);
    expect(protocolOf({ OTEL_EXPORTER_OTLP_ENDPOINT })).to.equal('http/protobuf');
    expect(protocolOf({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' })).to.equal(null);
    expect(protocolOf({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'none' })).to.equal(null);
  });

  it('derives the public origin from the port', () => {
    expect(parseConfig({ PORT: '8080' }).publicOrigin).to.equal('http://127.0.0.1:8080');
  });

  it('treats an empty value as absent', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: ' ' })).to.deep.equal(parseConfig({}));
  });

  for (const wrong of ['192.168.1.5', 'http://home.example/path', 'ftp://home.example'])
    it(`refuses ${wrong} as WEBHOOK_ORIGINS`, () => {
      expect(() => parseConfig({ WEBHOOK_ORIGINS: wrong })).to.throw(/WEBHOOK_ORIGINS must be origins/);
    });

  it('calls no push service when PUSH_ORIGINS is none', () => {
    expect(parseConfig({ PUSH_ORIGINS: 'none' }).pushOrigins).to.deep.equal([]);
  });

  for (const wrong of [
    'http://push.example',
    'push.example',
    'https://push.example/path',
    'https://*.*.example',
    'none,https://push.example',
  ])
    it(`refuses ${wrong} as PUSH_ORIGINS`, () => {
      expect(() => parseConfig({ PUSH_ORIGINS: wrong })).to.throw(
        /PUSH_ORIGINS must be none, or https origins/,
      );
    });

  it("accepts cluster nodes as event store, by the server's old and new names", () => {
    for (const name of [
      'esdb',
      'esdb+discover',
      'kurrentdb',
      'kurrentdb+discover',
      'kurrent',
      'kurrent+discover',
    ]) {
      const eventStoreUrl = `${name}://user:word@127.0.0.1:2121,127.0.0.1:2122,127.0.0.1:2123?tls=false`;
      expect(parseConfig({ EVENTSTORE_URL: eventStoreUrl })).to.include({ eventStoreUrl });
    }
  });

  it('reads every variable', () => {
    const config = parseConfig({
      ...production,
      PORT: '80',
      HOST: '0.0.0.0',
      PUBLIC_ORIGIN: 'https://Rondel.example/',
      DATABASE_URL: 'postgres://db/rondel?sslmode=verify-full',
      EVENTSTORE_URL: 'kurrentdb+discover://rondel:word@cluster:2113',
      EVENTSTORE_COMPRESSION: 'gzip',
      DATA_DIR: '/var/lib/rondel',
      ERASURE_JOURNAL: '/backups/erasures.ndjson',
      SESSION_KEYS: `${key}, ${otherKey}`,
      MASTER_KEY_PREVIOUS: `${'o'.repeat(43)}, ${'p'.repeat(43)}=`,
      ADMIN_EMAILS: 'Ada@Rondel.example, bo@rondel.example',
      ADMIN_GROUPS: 'rondel-admins, staff',
      GROUPS_CLAIM: 'roles',
      ADMIN_ACR: 'urn:strong',
      ADMIN_AMR: 'mfa, otp',
      BETA_REQUIRED: 'false',
      QUEST_SEED: 'Hd8mR3tX6zC1fK4pS9wB2gL7vN5qJ0yUaEiOuDxQnYk=',
      VAPID_PRIVATE_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
      PUSH_ORIGINS: 'https://push.example, https://*.push.example',
      WEBHOOK_ORIGINS: 'http://192.168.1.5:8123',
      SUPPORT_EMAIL: 'help@rondel.example',
      LANGUAGES: 'en',
      SMTP_URL: 'smtps://user:word@mail.example:465',
      MAIL_FROM: 'Rondel <hello@rondel.example>',
      PROFILE_IMAGE_ORIGINS: 'https://pictures.example, https://id.example',
      METRICS_PORT: '9464',
      METRICS_HOST: '10.0.0.7',
      CLEAR_TEXT_HOSTS: '10.0.0.7,0.0.0.0',
      LOG_LEVEL: 'debug',
      ROLE: 'projector, jobs',
      REBUILD_MEMORY_MB: '512',
      DRAIN_SECONDS: '10',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    });
    expect(config).to.deep.equal({
      isProduction: true,
      port: 80,
      host: '0.0.0.0',
      publicOrigin: 'https://rondel.example',
      profileImageOrigins: ['https://pictures.example', 'https://id.example'],
      trustedProxies: 1,
      databaseUrl: 'postgres://db/rondel?sslmode=verify-full',
      eventStoreCompression: 'gzip',
      eventStoreUrl: 'kurrentdb+discover://rondel:word@cluster:2113',
      dataDir: '/var/lib/rondel',
      erasureJournal: '/backups/erasures.ndjson',
      oidc: { issuer: 'https://id.example', clientId: 'rondel', clientSecret: 'secret' },
      signIn: 'outside',
      passkeyDomain: { name: 'rondel.example', isChosen: false },
      isDevSignInPublic: false,
      sessionKeys: [key, otherKey],
      masterKey,
      previousMasterKeys: ['o'.repeat(43), `${'p'.repeat(43)}=`],
      adminEmails: ['ada@rondel.example', 'bo@rondel.example'],
      adminGroups: ['rondel-admins', 'staff'],
      groupsClaim: 'roles',
      adminAcr: ['urn:strong'],
      adminAmr: ['mfa', 'otp'],
      isAdminProofTrusted: false,
      isBetaRequired: false,
      questSeed: 'Hd8mR3tX6zC1fK4pS9wB2gL7vN5qJ0yUaEiOuDxQnYk=',
      vapidPrivateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
      pushOrigins: ['https://push.example', 'https://*.push.example'],
      webhookOrigins: ['http://192.168.1.5:8123'],
      supportEmail: 'help@rondel.example',
      languages: ['en'],
      mail: { smtpUrl: 'smtps://user:word@mail.example:465', from: 'Rondel <hello@rondel.example>' },
      metrics: { host: '10.0.0.7', port: 9464 },
      rebuildMemoryBytes: 536_870_912,
      drainSeconds: 10,
      tracesProtocol: 'http/json',
      roles: new Set(['projector', 'jobs']),
      logLevel: 'debug',
    });
  });

  it("requires only an admin's address when ADMIN_AMR is any", () => {
    const config = parseConfig({ ADMIN_EMAILS: 'ada@rondel.example', ADMIN_AMR: 'any' });
    expect(config).to.deep.include({ adminAmr: [], isAdminProofTrusted: true });
  });

  it('refuses a store on the command line that production refuses as a variable', () => {
    const env = { NODE_ENV: 'production', CLEAR_TEXT_HOSTS: 'Private' };
    for (const address of [
      'postgres://db.example/rondel',
      'esdb://store.example:2113',
      'esdb://u:p@store:1?tls=false',
      'kurrentdb://store.example:2113',
    ])
      expect(refusedStore('--from', address, env)).to.match(/^--from must/);
    for (const address of ['postgres://private/rondel', 'esdb://u:p@store.example:2113'])
      expect(refusedStore('--from', address, env)).to.equal(null);
    expect(refusedStore('--from', 'postgres://db.example/rondel', {})).to.equal(null);
  });

  it('reads a secret from the file that is named for it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rondel-secrets-'));
    const file = join(folder, 'master-key');
    await writeFile(file, `${masterKey}\n`, { mode: 0o600 });
    const env = withSecretFiles({ MASTER_KEY_FILE: file });
    expect(parseConfig(env)).to.include({ masterKey });
    expect(() => withSecretFiles({ ...env, MASTER_KEY: masterKey })).to.throw('both set');
    const none = join(folder, 'none');
    expect(() => withSecretFiles({ MASTER_KEY_FILE: none })).to.throw(
      `MASTER_KEY_FILE names ${none}, which cannot be read (ENOENT).`,
    );
    await rm(folder, { recursive: true });
  });

  const wrong: readonly (readonly [env: Record<string, string>, names: readonly string[]])[] = [
    [{ PORT: 'http' }, ['PORT']],
    [{ PORT: '70000' }, ['PORT']],
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, ['OTEL_EXPORTER_OTLP_PROTOCOL']],
    [{ PUBLIC_ORIGIN: 'http://rondel.example/app' }, ['PUBLIC_ORIGIN']],
    [{ PUBLIC_ORIGIN: 'rondel.example' }, ['PUBLIC_ORIGIN']],
    [{ PUBLIC_ORIGIN: 'https://rondel.example', DEV_SIGN_IN: '1' }, ['TRUST_PROXY']],
    [{ DEV_SIGN_IN: 'yes' }, ['DEV_SIGN_IN']],
    [{ PROFILE_IMAGE_ORIGINS: 'http://pictures.example' }, ['PROFILE_IMAGE_ORIGINS']],
    [{ PROFILE_IMAGE_ORIGINS: 'https://a.example/x' }, ['PROFILE_IMAGE_ORIGINS']],
    [{ DATABASE_URL: 'mysql://db' }, ['DATABASE_URL']],
    [{ EVENTSTORE_URL: 'http://store' }, ['EVENTSTORE_URL']],
    [{ EVENTSTORE_COMPRESSION: 'deflate' }, ['EVENTSTORE_COMPRESSION']],
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
    [{ LANGUAGES: 'en, xx' }, ['LANGUAGES']],
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
      expect(namedProblems(env)).to.deep.equal(names);
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
      it(`is refused and names the variables to set, when given ${JSON.stringify(env)}`, () => {
        expect(() => parseConfig(env)).to.throw(names);
        expect(() => parseConfig(env)).to.throw(/OIDC_ISSUER, .*NODE_ENV=production, or DEV_SIGN_IN=1/);
      });

      it(`is accepted with a warning when given ${JSON.stringify(env)} and DEV_SIGN_IN=1`, () => {
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
      it(`is accepted on this machine, or with a provider: ${JSON.stringify(env)}`, () => {
        const config = parseConfig({ ...env, SUPPORT_EMAIL: 'help@rondel.example' });
        expect(startWarnings(config)).to.deep.equal([]);
      });
    }

    it('requires no provider in production with the built-in sign-in, and a second factor of admins in any case', () => {
      const { OIDC_ISSUER: _, OIDC_CLIENT_ID: __, OIDC_CLIENT_SECRET: ___, ...own } = production;
      const config = parseConfig({ ...own, SIGN_IN: 'own', ADMIN_EMAILS: 'ada@rondel.example' });
      expect(config).to.include({ signIn: 'own', oidc: null, isDevSignInPublic: false });
      expect(namedProblems({ ...own, SIGN_IN: 'both' })).to.include('OIDC_ISSUER');
      expect(namedProblems({ ...production, SIGN_IN: 'own' })).to.deep.equal(['SIGN_IN=own']);
      const named = { ...production, SIGN_IN: 'both', ADMIN_EMAILS: 'ada@rondel.example' };
      expect(namedProblems(named)).to.deep.equal(['ADMIN_EMAILS']);
    });

    it('takes a name of passkeys that is the one of the site, or above it', () => {
      const own = { PUBLIC_ORIGIN: 'https://app.club.example', SIGN_IN: 'own', TRUST_PROXY: '1' };
      const domainOf = (PASSKEY_DOMAIN?: string) =>
        parseConfig({ ...own, ...(PASSKEY_DOMAIN && { PASSKEY_DOMAIN }) }).passkeyDomain;
      expect(domainOf()).to.deep.equal({ name: 'app.club.example', isChosen: false });
      expect(domainOf('Club.example')).to.deep.equal({ name: 'club.example', isChosen: true });
      for (const name of ['b.example', 'lub.example', 'www.app.club.example', 'https://club.example'])
        expect(namedProblems({ ...own, PASSKEY_DOMAIN: name })).to.deep.equal(['PASSKEY_DOMAIN']);
    });

    it('refuses the built-in sign-in where browsers make no passkeys', () => {
      const problemsAt = (origin: string) => namedProblems({ PUBLIC_ORIGIN: origin, SIGN_IN: 'own' });
      expect(problemsAt('http://127.0.0.1:3000')).to.deep.equal(['PUBLIC_ORIGIN']);
      expect(problemsAt('http://club.example')).to.deep.equal(['PUBLIC_ORIGIN']);
      for (const origin of ['http://localhost:3000', 'https://club.example'])
        expect(namedProblems({ PUBLIC_ORIGIN: origin, SIGN_IN: 'own', TRUST_PROXY: '1' })).to.deep.equal([]);
      expect(parseConfig({ SIGN_IN: 'own' }).publicOrigin).to.equal('http://localhost:3000');
    });

    it('requires a provider in production, for every value of DEV_SIGN_IN', () => {
      expect(namedProblems({ ...production, OIDC_ISSUER: '', DEV_SIGN_IN: '1' })).to.deep.equal([
        'OIDC_ISSUER',
      ]);
    });
  });
});

describe('values that only seem to be set', () => {
  it('refuses session keys without a key, which would sign cookies with nothing', () => {
    expect(namedProblems({ ...production, SESSION_KEYS: ',' })).to.deep.equal(['SESSION_KEYS']);
  });

  it('refuses one port for the pages and for the metrics, where both need it', () => {
    const both = { PORT: '4000', METRICS_PORT: '4000' };
    expect(namedProblems(both)).to.deep.equal(['METRICS_PORT']);
    expect(namedProblems({ ...both, ROLE: 'jobs' })).to.deep.equal([]);
    expect(namedProblems({ ...both, METRICS_HOST: '127.0.0.2' })).to.deep.equal([]);
    expect(namedProblems({ ...both, HOST: '0.0.0.0' })).to.include('METRICS_PORT');
  });
});

describe('an address whose password has a character that an address cannot have', () => {
  it('is refused with how to write the character, and not for its beginning', () => {
    const read = () => parseConfig({ DATABASE_URL: 'postgres://rondel:a#b@db.example/rondel' });
    expect(read).to.throw(
      'DATABASE_URL cannot be read as an address. In a user name or password write # as %23',
    );
    expect(read).not.to.throw('starts with');
  });
});

describe('a variable that nothing reads', () => {
  it('is named with the nearest known name when it is nearly that one', () => {
    expect(
      misspeltVariables({ OIDC_ISUER: 'https://id.example', DATABASE_URL: 'x', METRICS_PROT: '1' }),
    ).to.deep.equal([
      'Nothing reads OIDC_ISUER. The nearest name is OIDC_ISSUER.',
      'Nothing reads METRICS_PROT. The nearest name is METRICS_PORT.',
    ]);
  });

  it('is not named if it belongs to the system or another program, or is a secret file', () => {
    const env = { HOME: '/root', PATH: '/bin', LANG: 'C', SSH_AUTH_SOCK: 'x', MASTER_KEY_FILE: '/run/key' };
    expect(
      misspeltVariables({ ...env, OTEL_SERVICE_NAME: 'rondel', NODE_EXTRA_CA_CERTS: '/ca' }),
    ).to.deep.equal([]);
  });
});
