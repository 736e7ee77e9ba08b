import { z } from 'zod';
import { canonicalEmail, isEmail } from '#domain/beta/beta-rules.ts';
import { decoded } from './decoded.ts';

type OidcClient = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

export type Config = {
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  /** The one origin that browsers use; cookies, redirects and the same-origin check all follow it. */
  readonly publicOrigin: string;
  /** Where members' pictures may be shown from: origins of the sign-in provider, mostly. */
  readonly profileImageOrigins: readonly string[];
  /** How many proxies of ours stand before the service; their `X-Forwarded-For` entries are believed. */
  readonly trustedProxies: number;
  /** None: the service starts its own Postgres below `dataDir`. */
  readonly databaseUrl: string | null;
  /** None: the log in Postgres. */
  readonly eventStoreUrl: string | null;
  readonly dataDir: string;
  /** None: the development identity provider. */
  readonly oidc: OidcClient | null;
  /** The development sign-in, which accepts any e-mail, can be reached from other machines: `DEV_SIGN_IN` allows it. */
  readonly isDevSignInPublic: boolean;
  /** Newest first. None: made once and kept in `dataDir`. */
  readonly sessionKeys: readonly string[] | null;
  /** 32 bytes in Base64: wraps the keys that personal fields are encrypted by. None: made once and kept in `dataDir`. */
  readonly masterKey: string | null;
  /** Those that a rotation has not yet taken out of use. */
  readonly previousMasterKeys: readonly string[];
  /** Case-folded. All of them review requests for access; to the first the reset of quests is offered. */
  readonly adminEmails: readonly string[];
  /** Admin rights need a sign-in whose id_token has one of these as `acr`. Empty: any. */
  readonly adminAcr: readonly string[];
  /** The same for one of its `amr`. */
  readonly adminAmr: readonly string[];
  readonly isBetaRequired: boolean;
  readonly questSeed: string | null;
  readonly supportEmail: string;
  /** None: neither decisions on requests for access nor members' data are mailed. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | null;
  /** A port for `/metrics` alone. None: on the service's own, for this machine only, where no proxy stands before it. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  readonly logLevel: (typeof logLevels)[number];
};

type Environment = Readonly<Record<string, string | undefined>>;

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
const oidcNames = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
const productionNames = ['PUBLIC_ORIGIN', 'SESSION_KEYS', 'MASTER_KEY', ...oidcNames] as const;
const minKeyLength = 32;
const masterKeyBytes = 32;
const masterKeyMessage = `must be ${masterKeyBytes} bytes in Base64, as openssl rand -base64 ${masterKeyBytes} gives them`;
/** Stands where no address of ours is known: mail to it goes nowhere. */
const standInSupportEmail = 'support@localhost';

const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('development'),
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_ORIGIN: z
    .string()
    .transform((text) => text.replace(/\/$/, '').toLowerCase())
    .refine(isOrigin, 'must be an origin without a path, such as https://rondel.example')
    .optional(),
  PROFILE_IMAGE_ORIGINS: list()
    .refine(
      (origins) => origins.every((origin) => origin.startsWith('https:') && isOrigin(origin)),
      'must be https origins, parted by commas, such as https://lh3.googleusercontent.com',
    )
    .default([]),
  TRUST_PROXY: z
    .preprocess((text) => (text === 'true' ? '1' : text === 'false' ? '0' : text), wholeNumber(0, 10))
    .default(0),
  DATABASE_URL: addressOf('postgres:', 'postgresql:').optional(),
  EVENTSTORE_URL: addressOf('esdb:', 'esdb+discover:').optional(),
  EMBEDDED_POSTGRES: z.enum(['0', '1'], 'must be 1 or 0').default('0'),
  DATA_DIR: z.string().default('.data'),
  OIDC_ISSUER: addressOf('https:', 'http:').optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  DEV_SIGN_IN: z.enum(['0', '1'], 'must be 1 or 0').default('0'),
  CLEAR_TEXT_HOSTS: list()
    .transform((hosts) => hosts.map((host) => host.toLowerCase()))
    .default([]),
  SESSION_KEYS: list()
    .refine(
      (keys) => keys.every((key) => key.length >= minKeyLength),
      `must be keys of at least ${minKeyLength} characters, parted by commas, the newest first`,
    )
    .optional(),
  MASTER_KEY: z.string().refine(isMasterKey, masterKeyMessage).optional(),
  MASTER_KEY_PREVIOUS: list()
    .refine((keys) => keys.every(isMasterKey), `${masterKeyMessage}; several are parted by commas`)
    .default([]),
  ADMIN_EMAILS: list()
    .transform((emails) => emails.map(canonicalEmail))
    .refine((emails) => emails.every(isEmail), 'must be e-mail addresses, parted by commas')
    .default([]),
  ADMIN_ACR: list().default([]),
  ADMIN_AMR: list().default([]),
  BETA_REQUIRED: z
    .enum(['true', 'false'], 'must be true or false')
    .transform((text) => text === 'true')
    .default(true),
  QUEST_SEED: z.string().optional(),
  SUPPORT_EMAIL: z.string().refine(isEmail, 'must be an e-mail address').default(standInSupportEmail),
  SMTP_URL: addressOf('smtp:', 'smtps:').optional(),
  MAIL_FROM: z
    .string()
    .refine(isSender, 'must be an address, such as Rondel <hello@rondel.example>')
    .optional(),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
});

/**
 * The configuration that an environment describes; an empty value counts as none.
 * @throws Error that names every variable that is missing or wrong.
 */
export function parseConfig(env: Environment): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(given);
  const problems = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${String(path[0])} ${message}`),
    ...missing(given),
    ...halfMail(given),
    ...unproxied(given),
    ...embeddedInProduction(given),
    ...(parsed.success ? [...unsafeInProduction(parsed.data), ...publicDevSignIn(parsed.data)] : []),
  ];
  if (!parsed.success || problems.length > 0) {
    throw new Error(`The configuration is wrong:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  }
  return configOf(parsed.data);
}

export const readConfig = (): Config => parseConfig(process.env);

/** What is allowed and yet worth a line at every start. */
export function startWarnings(
  config: Pick<
    Config,
    'isProduction' | 'isDevSignInPublic' | 'supportEmail' | 'adminEmails' | 'adminAcr' | 'adminAmr'
  >,
  nodeVersion = process.versions.node,
): string[] {
  const warnings = [];
  if (config.isProduction && Number.parseInt(nodeVersion, 10) < supportedNode) {
    warnings.push(
      `Node ${nodeVersion} gets no security fixes any more: run the service on Node ${supportedNode} or newer.`,
    );
  }
  if (
    config.isProduction &&
    config.adminEmails.length > 0 &&
    config.adminAcr.length + config.adminAmr.length === 0
  ) {
    warnings.push(
      'ADMIN_EMAILS names admins, and nothing asks for their second factor: set ADMIN_ACR or ADMIN_AMR to what your provider says of one.',
    );
  }
  if (config.isDevSignInPublic) {
    warnings.push(
      'WARNING: DEV_SIGN_IN=1 opens the development sign-in to other machines: everybody who can reach this address can sign in as anyone, admins included. Never do so with data of real people; set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET instead.',
    );
  }
  if (config.supportEmail === standInSupportEmail) {
    warnings.push(`SUPPORT_EMAIL is not set: /contact shows ${standInSupportEmail}, which reaches nobody.`);
  }
  return warnings;
}

type Values = z.infer<typeof environment>;

function configOf(values: Values): Config {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  return {
    isProduction: values.NODE_ENV === 'production',
    port: values.PORT,
    host: values.HOST,
    publicOrigin: originOf(values),
    profileImageOrigins: values.PROFILE_IMAGE_ORIGINS,
    trustedProxies: values.TRUST_PROXY,
    databaseUrl: values.DATABASE_URL ?? null,
    eventStoreUrl: values.EVENTSTORE_URL ?? null,
    dataDir: values.DATA_DIR,
    oidc: issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : null,
    isDevSignInPublic: !issuer && publicNames(values).length > 0,
    sessionKeys: values.SESSION_KEYS ?? null,
    masterKey: values.MASTER_KEY ?? null,
    previousMasterKeys: values.MASTER_KEY_PREVIOUS,
    adminEmails: values.ADMIN_EMAILS,
    adminAcr: values.ADMIN_ACR,
    adminAmr: values.ADMIN_AMR,
    isBetaRequired: values.BETA_REQUIRED,
    questSeed: values.QUEST_SEED ?? null,
    supportEmail: values.SUPPORT_EMAIL,
    mail: mailOf(values.SMTP_URL, values.MAIL_FROM),
    metrics: values.METRICS_PORT ? { host: values.METRICS_HOST, port: values.METRICS_PORT } : null,
    logLevel: values.LOG_LEVEL,
  };
}

function missing(env: Environment): string[] {
  if (env.NODE_ENV === 'production') {
    return productionNames.filter((name) => !env[name]).map((name) => `${name} is required in production`);
  }
  const absent = oidcNames.filter((name) => !env[name]);
  if (absent.length === oidcNames.length) return [];
  return absent.map((name) => `${name} is missing: a provider needs ${oidcNames.join(', ')}`);
}

/** The embedded server gets its security fixes when its packages do: decisions/0001-advisories.md says what is open. */
function embeddedInProduction(env: Environment): string[] {
  if (env.NODE_ENV !== 'production' || env.DATABASE_URL || env.EMBEDDED_POSTGRES === '1') return [];
  return [
    'DATABASE_URL is required in production: the embedded Postgres lags behind the security releases of PostgreSQL. Set DATABASE_URL to a server that is kept up to date, or EMBEDDED_POSTGRES=1 to use the embedded one nevertheless',
  ];
}

/** Otherwise a public machine on which NODE_ENV and the provider were forgotten would let every visitor sign in as any member. */
function publicDevSignIn(values: Values): string[] {
  const names = publicNames(values);
  if (values.NODE_ENV === 'production' || values.OIDC_ISSUER || values.DEV_SIGN_IN === '1') return [];
  if (names.length === 0) return [];
  return [
    `${names.join(' and ')} let other machines reach the development sign-in, where anyone signs in as anyone. Set ${oidcNames.join(', ')} and NODE_ENV=production, or DEV_SIGN_IN=1 if everybody who can reach this machine may sign in as anyone`,
  ];
}

/** The variables by which other machines reach the service. */
function publicNames(values: Values): string[] {
  const hosts = { PUBLIC_ORIGIN: new URL(originOf(values)).hostname, HOST: values.HOST };
  return Object.entries(hosts).flatMap(([name, host]) => (isLoopback(host) ? [] : [name]));
}

const originOf = ({ PUBLIC_ORIGIN, PORT }: Values): string => PUBLIC_ORIGIN ?? `http://127.0.0.1:${PORT}`;

function unsafeInProduction(values: Values): string[] {
  if (values.NODE_ENV !== 'production') return [];
  return [...clearText(values), ...weakSecrets(values), silentLog(values)].filter(
    (problem) => problem !== null,
  );
}

/** Sign-ins, refusals and limits that were met are logged as info. */
function silentLog({ LOG_LEVEL: level }: Values): string | null {
  if (!['warn', 'error', 'fatal', 'silent'].includes(level)) return null;
  return `LOG_LEVEL must be info, or more, in production: ${level} leaves out who signed in and what was refused`;
}

function clearText(values: Values): (string | null)[] {
  const hosts = values.CLEAR_TEXT_HOSTS;
  return [
    clearWebAddress('PUBLIC_ORIGIN', originOf(values)),
    values.OIDC_ISSUER ? clearWebAddress('OIDC_ISSUER', values.OIDC_ISSUER) : null,
    values.DATABASE_URL ? clearDatabase(values.DATABASE_URL, hosts) : null,
    values.EVENTSTORE_URL ? clearEventStore(values.EVENTSTORE_URL, hosts) : null,
    values.SMTP_URL ? clearMail(values.SMTP_URL, hosts) : null,
    openListener('HOST', values.HOST, hosts),
    values.METRICS_PORT ? openListener('METRICS_HOST', values.METRICS_HOST, hosts) : null,
  ];
}

function weakSecrets(values: Values): (string | null)[] {
  return [
    values.DATABASE_URL ? defaultPassword('DATABASE_URL', values.DATABASE_URL) : null,
    values.EVENTSTORE_URL ? defaultPassword('EVENTSTORE_URL', values.EVENTSTORE_URL) : null,
    ...(values.SESSION_KEYS ?? []).map((key) => guessableKey('SESSION_KEYS', key)),
    // Previous ones only open what they have encrypted: a weak key can be rotated out of use.
    values.MASTER_KEY ? guessableKey('MASTER_KEY', values.MASTER_KEY) : null,
    values.QUEST_SEED ? guessableKey('QUEST_SEED', values.QUEST_SEED) : null,
  ];
}

function mailOf(smtpUrl: string | undefined, from: string | undefined): Config['mail'] {
  return smtpUrl && from ? { smtpUrl, from } : null;
}

function halfMail(env: Environment): string[] {
  if (Boolean(env.SMTP_URL) === Boolean(env.MAIL_FROM)) return [];
  return [`${env.SMTP_URL ? 'MAIL_FROM' : 'SMTP_URL'} is missing: mail needs SMTP_URL and MAIL_FROM`];
}

/** An address alone, or in angle brackets behind a name. */
function isSender(text: string): boolean {
  return /^(?:[^<>\r\n]+<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/.test(text);
}

/** The service speaks plain HTTP, so https means a proxy; not trusted, all visitors would share the proxy's address and limits. */
function unproxied(env: Environment): string[] {
  if (!env.PUBLIC_ORIGIN?.startsWith('https:') || env.TRUST_PROXY) return [];
  return ['TRUST_PROXY is required with an https PUBLIC_ORIGIN: how many proxies stand before the service'];
}

function wholeNumber(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return z.string(message).regex(/^\d+$/, message).transform(Number).refine(isWithin, message);

  function isWithin(value: number): boolean {
    return value >= least && value <= most;
  }
}

function list() {
  return z.string().transform((text) => {
    const parts = text.split(',').map((part) => part.trim());
    return parts.filter((part) => part !== '');
  });
}

function addressOf(...protocols: readonly string[]) {
  const starts = protocols.map((protocol) => `${protocol}//`);
  return z
    .string()
    .refine(
      (text) => starts.some((start) => text.startsWith(start)) && URL.canParse(withOneHost(text)),
      `must be an address that starts with ${starts.join(' or ')}`,
    );
}

function isMasterKey(text: string): boolean {
  return /^[\w+/-]{43}=?$/.test(text) && Buffer.from(text, 'base64').length === masterKeyBytes;
}

/** Several hosts, parted by commas, name the nodes of a cluster; a URL by the book has one. */
const withOneHost = (text: string): string => text.replace(/,[^/?]*/, '');

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/*
 * What production refuses although each value is well formed: addresses that are spoken to in clear text, and keys that can be guessed.
 * Each function answers what is wrong, with the name of the variable first, or null.
 */

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;
const minKeyBits = 96;

/** The oldest release line of Node that is maintained; 20 ended in April 2026. Development and tests run on it all the same. */
const supportedNode = 22;

/** Only this machine can reach a name or address of the loopback interface. */
const isLoopback = (hostname: string): boolean => loopback.test(hostname);

/** Session cookies, sign-in answers and personal data pass through these two: they are readable to everybody on the way without https. */
function clearWebAddress(name: 'PUBLIC_ORIGIN' | 'OIDC_ISSUER', address: string): string | null {
  if (!address.startsWith('http:') || isLoopback(new URL(address).hostname)) return null;
  return `${name} must start with https:// in production: over http:// everybody on the way can read and change what passes. Put a proxy with a certificate before it`;
}

/** @param privateHosts those that CLEAR_TEXT_HOSTS names. */
function clearDatabase(address: string, privateHosts: readonly string[]): string | null {
  const { hostname, searchParams } = new URL(address);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  // A path is a socket in the file system.
  if (host === '' || host.startsWith('/') || isTrusted(host, privateHosts)) return null;
  // Of a name that is given twice, pg takes the last, and others the first.
  const modes = searchParams.getAll('sslmode');
  const isVerified =
    modes.length > 0 && modes.every((mode) => ['require', 'verify-ca', 'verify-full'].includes(mode));
  if (isVerified && searchParams.get('uselibpqcompat') !== 'true') return null;
  return `DATABASE_URL must end with ?sslmode=verify-full in production (and &sslrootcert=/path/ca.crt for an authority of your own): without it personal data crosses the network in clear text. ${orPrivate(host)}`;
}

/** The event store speaks TLS unless its address says otherwise. */
function clearEventStore(address: string, privateHosts: readonly string[]): string | null {
  const [, hosts = '', query = ''] = /^[^/]+\/\/(?:[^@/]*@)?([^/?]*)[^?]*\??(.*)$/.exec(address) ?? [];
  const settings = new URLSearchParams(query.toLowerCase());
  const isOpen = settings.get('tls') === 'false' || settings.get('tlsverifycert') === 'false';
  const names = hosts.split(',').map((host) => host.replace(/:\d+$/, ''));
  const open = names.find((name) => !isTrusted(name, privateHosts));
  if (!isOpen || open === undefined) return null;
  return `EVENTSTORE_URL must not say tls=false or tlsVerifyCert=false in production: without TLS events cross the network in clear text. ${orPrivate(open)}`;
}

function clearMail(address: string, privateHosts: readonly string[]): string | null {
  const { protocol, hostname, searchParams } = new URL(address);
  if (isTrusted(hostname, privateHosts)) return null;
  const isVerified = searchParams.get('tls.rejectUnauthorized') !== 'false';
  const isSafe = protocol === 'smtps:' || searchParams.get('requireTLS') === 'true';
  if (isSafe && isVerified) return null;
  return `SMTP_URL must start with smtps://, or end with ?requireTLS=true, in production: members' data is mailed, and a server that offers no TLS gets it in clear text. ${orPrivate(hostname)}`;
}

/** A key that a person typed or repeated is guessed sooner or later, and then opens sessions, personal data or the draws of tomorrow. */
const guessableKey = (name: string, key: string): string | null =>
  isRandomKey(key)
    ? null
    : `${name} holds a key that is easily guessed: make a random one of 32 bytes with openssl rand -base64 32`;

/** Whether a key is Base64 or hex of 32 bytes or more, and looks random: neither a phrase, which has one case, nor only digits. */
function isRandomKey(key: string): boolean {
  const isHex = /^[\da-f]{64,}$/i.test(key) && /\d/.test(key) && /[a-f]/i.test(key);
  const isBase64 = /^[\w+/-]{43,}={0,2}$/.test(key) && /[a-z]/.test(key) && /[A-Z]/.test(key);
  return (isHex || isBase64) && keyBits(key) >= minKeyBits;
}

/**
 * At most so much entropy, in bits, can a key have that looks like this: by how evenly its characters occur, and how evenly the steps
 * from one to the next, which are all the same in 'abcdef'. What is repeated counts once.
 */
function keyBits(key: string): number {
  const once = unrepeated(key);
  const codes = [...once].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return codes.length * Math.min(entropyOf(codes), entropyOf(steps));
}

function unrepeated(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const part = text.slice(0, length);
    if (part.repeat(Math.ceil(text.length / length)).startsWith(text)) return part;
  }
  return text;
}

/** Shannon's, in bits for each value. */
function entropyOf(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const shares = [...counts.values()].map((count) => count / values.length);
  return shares.reduce((bits, share) => bits - share * Math.log2(share), 0);
}

const defaultPasswords = /^(postgres|password|rondel|admin|changeit|changeme|secret|root|test|123456)$/i;

/** The passwords of `docker-compose.yml` and of manuals are the first that an attacker tries. */
function defaultPassword(name: 'DATABASE_URL' | 'EVENTSTORE_URL', address: string): string | null {
  const url = new URL(withOneHost(address));
  const [user = '', password = ''] = [url.username, url.password].map((text) => decoded(text).toLowerCase());
  const passwords = [password, ...url.searchParams.getAll('password').map((text) => text.toLowerCase())];
  const isDefault = passwords.some((text) => text !== '' && (defaultPasswords.test(text) || text === user));
  if (!isDefault) return null;
  return `${name} holds a default password: give that account a random one on the server, made with openssl rand -hex 32, and put it here`;
}

/** Both speak plain HTTP. Only a proxy before them, or a private network, keeps others from reading along. */
function openListener(
  name: 'HOST' | 'METRICS_HOST',
  host: string,
  privateHosts: readonly string[],
): string | null {
  if (isTrusted(host, privateHosts)) return null;
  return `${name} opens a port that speaks clear text to other machines, which could pass by the proxy: set ${name}=127.0.0.1. If only your proxy is on that network, name the address: CLEAR_TEXT_HOSTS=${host}`;
}

const isTrusted = (host: string, privateHosts: readonly string[]): boolean =>
  isLoopback(host) || privateHosts.includes(host.toLowerCase());

const orPrivate = (host: string): string =>
  `If only this service and that server are on the network between them, name the host: CLEAR_TEXT_HOSTS=${host}`;
