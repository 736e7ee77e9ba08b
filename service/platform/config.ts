import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closestMatch } from 'leven';
import * as z from 'zod';
import { canonicalEmail, isEmail } from '#domain/beta/beta-rules.ts';
import {
  isPageLanguage,
  type PageLanguage,
  pageLanguages,
  wholeLanguages,
} from '#domain/kernel/page-language.ts';
import { readEnvFile } from './env-file.ts';
import { anyProof, isLoopback, unsafeInProduction, unsafeStore, withOneHost } from './production-rules.ts';
import { hasOwnSignIn, signInKindOf, unusableSignIn } from './sign-in-rules.ts';
import { eventStoreDbProtocols } from './store-addresses.ts';

type OidcClient = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Whether an address counts as verified where the provider does not tell. */
  readonly trustsEmail?: boolean;
};

export type Config = {
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  /** The only origin that browsers use. Cookies, redirects and the same-origin check depend on it. */
  readonly publicOrigin: string;
  /** Origins of members' pictures, mostly of the sign-in provider. */
  readonly profileImageOrigins: readonly string[];
  /** Number of trusted proxies in front of the service, whose `X-Forwarded-For` entries are used. */
  readonly trustedProxies: number;
  /** Null: the service starts its own Postgres in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Null: the log in Postgres. */
  readonly eventStoreUrl: string | null;
  /** Compression of the answers of EventStoreDB. */
  readonly eventStoreCompression: 'none' | 'gzip';
  readonly dataDir: string;
  /** File of the erasures since the last backup; outside of the database. */
  readonly erasureJournal: string;
  /** Null: no outside provider. */
  readonly oidc: OidcClient | null;
  /** `own`: the built-in provider. `outside`: the one of `oidc`. `development`: accepts any email. */
  readonly signIn: 'development' | 'outside' | 'own' | 'both';
  /** The name that passkeys belong to, and whether an operator has chosen it: the one of `publicOrigin`, or a name above it. */
  readonly passkeyDomain: { readonly name: string; readonly isChosen: boolean };
  /** Whether the development sign-in, which accepts any email, can be reached from other machines. Allowed by `DEV_SIGN_IN`. */
  readonly isDevSignInPublic: boolean;
  /** Newest first. Null: generated once and stored in `dataDir`. */
  readonly sessionKeys: readonly string[] | null;
  /** 32 bytes in Base64, which encrypt the data keys of personal fields. Null: generated once and stored in `dataDir`. */
  readonly masterKey: string | null;
  /** Earlier master keys that a rotation has not yet replaced everywhere. */
  readonly previousMasterKeys: readonly string[];
  /** In lower case. All of them review beta requests; the first is offered the quest reset. */
  readonly adminEmails: readonly string[];
  /** Members of one of these groups of the provider are admins too. */
  readonly adminGroups: readonly string[];
  /** The claim that names the groups. */
  readonly groupsClaim: string;
  /** Admin rights require a sign-in whose id_token has one of these as `acr`. Empty: any. */
  readonly adminAcr: readonly string[];
  /** The same for one of its `amr` values. */
  readonly adminAmr: readonly string[];
  /** `ADMIN_AMR=any`: what the provider asks of admins is believed, and not looked for in the id_token. */
  readonly isAdminProofTrusted: boolean;
  readonly isBetaRequired: boolean;
  readonly questSeed: string | null;
  /** Private key in base64url that identifies the service towards push services. Null: generated once and stored in `dataDir`. */
  readonly vapidPrivateKey: string | null;
  /** Origins of the push services that may be called; `https://*.` means every host below. Empty: no push messages. */
  readonly pushOrigins: readonly string[];
  /** Origins that webhooks may call besides public https addresses, such as those of the operator's own network. */
  readonly webhookOrigins: readonly string[];
  readonly supportEmail: string;
  /** The languages of pages. English is there in any case. */
  readonly languages: readonly PageLanguage[];
  /** Null: neither decisions on beta requests nor members' data are mailed. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | null;
  /** A separate address for `/metrics`. Null: on the service's own port, only for this machine and without a proxy. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Approximate memory for the rows of a rebuild, in bytes. */
  readonly rebuildMemoryBytes: number;
  /** How long a stopping process still answers while `/readyz` already answers 503. */
  readonly drainSeconds: number;
  /** How traces are sent; null when they are off. */
  readonly tracesProtocol: 'http/protobuf' | 'http/json' | null;
  /** The roles of this process. */
  readonly roles: ReadonlySet<Role>;
  readonly logLevel: (typeof logLevels)[number];
};

/** `web` answers requests, `projector` runs the read models, `jobs` is the work in the background: index, mail, erasures, expiry. */
export type Role = (typeof allRoles)[number];

type Environment = Readonly<Record<string, string | undefined>>;

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
const allRoles = ['web', 'projector', 'jobs'] as const;
const oidcNames = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
export const productionNames = ['PUBLIC_ORIGIN', 'SESSION_KEYS', 'MASTER_KEY', ...oidcNames] as const;
const isOidcName = (name: string): boolean => oidcNames.some((each) => each === name);
const minKeyLength = 32;
const masterKeyBytes = 32;
const megabyte = 2 ** 20;
/** Longer than a proxy keeps an unused connection open (two seconds in `operations/nginx.conf`), and than most probes of `/readyz` wait. */
const productionDrainSeconds = 3;
const masterKeyMessage = `must be ${masterKeyBytes} bytes in Base64, as openssl rand -base64 ${masterKeyBytes} gives them`;
/** Placeholder when no support address is configured; it is not deliverable. */
export const standInSupportEmail = 'support@localhost';

/** The push services of Chrome, Edge and Samsung Internet, of Firefox, of Edge on Windows, and of Safari. */
const knownPushOrigins = [
  'https://fcm.googleapis.com',
  'https://updates.push.services.mozilla.com',
  'https://*.notify.windows.com',
  'https://web.push.apple.com',
] as const;

/** Every variable that is read, with its form and default. */
export const environment = z.object({
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
      'must be https origins, separated by commas, such as https://lh3.googleusercontent.com',
    )
    .default([]),
  TRUST_PROXY: z
    .preprocess((text) => (text === 'true' ? '1' : text === 'false' ? '0' : text), wholeNumber(0, 10))
    .default(0),
  DATABASE_URL: addressOf('postgres:', 'postgresql:').optional(),
  EVENTSTORE_URL: addressOf(...eventStoreDbProtocols).optional(),
  EVENTSTORE_COMPRESSION: z.enum(['none', 'gzip'], 'must be none or gzip').default('none'),
  EMBEDDED_POSTGRES: z.enum(['0', '1'], 'must be 1 or 0').default('0'),
  DATA_DIR: z.string().default('.data'),
  ERASURE_JOURNAL: z.string().optional(),
  SIGN_IN: z.enum(['provider', 'own', 'both'], 'must be provider, own or both').optional(),
  PASSKEY_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9.-]+$/, 'must be a name without a protocol, a port and a path, such as rondel.example')
    .optional(),
  OIDC_ISSUER: addressOf('https:', 'http:').optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_TRUST_EMAIL: z.enum(['0', '1'], 'must be 1 or 0').default('0'),
  DEV_SIGN_IN: z.enum(['0', '1'], 'must be 1 or 0').default('0'),
  CLEAR_TEXT_HOSTS: privateHosts().default([]),
  SESSION_KEYS: list()
    .refine(
      (keys) => keys.length > 0 && keys.every((key) => key.length >= minKeyLength),
      `must be keys of at least ${minKeyLength} characters, separated by commas, the newest first`,
    )
    .optional(),
  MASTER_KEY: z.string().refine(isMasterKey, masterKeyMessage).optional(),
  MASTER_KEY_PREVIOUS: list()
    .refine((keys) => keys.every(isMasterKey), `${masterKeyMessage}; several are separated by commas`)
    .default([]),
  ADMIN_EMAILS: list()
    .transform((emails) => emails.map(canonicalEmail))
    .refine((emails) => emails.every(isEmail), 'must be email addresses, separated by commas')
    .default([]),
  ADMIN_GROUPS: list().default([]),
  GROUPS_CLAIM: z.string().default('groups'),
  ADMIN_ACR: list().default([]),
  ADMIN_AMR: list().default([]),
  BETA_REQUIRED: z
    .enum(['true', 'false'], 'must be true or false')
    .transform((text) => text === 'true')
    .default(true),
  QUEST_SEED: z.string().optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .refine(isMasterKey, `must be ${masterKeyBytes} bytes in Base64, as openssl rand -base64 32 gives them`)
    .optional(),
  PUSH_ORIGINS: list()
    .transform((origins) => (origins.join() === 'none' ? [] : origins))
    .refine(
      (origins) => origins.every(isPushOrigin),
      'must be none, or https origins, separated by commas, such as https://push.example or https://*.push.example',
    )
    .default([...knownPushOrigins]),
  WEBHOOK_ORIGINS: list()
    .refine(
      (origins) => origins.every(isOrigin),
      'must be origins, separated by commas, such as http://192.168.1.5:8123',
    )
    .default([]),
  SUPPORT_EMAIL: z.string().refine(isEmail, 'must be an email address').default(standInSupportEmail),
  LANGUAGES: list()
    .refine(
      (tags) => tags.every(isPageLanguage),
      `must be some of ${pageLanguages.join(', ')}, separated by commas`,
    )
    .transform((tags) => tags.filter(isPageLanguage))
    .default([...wholeLanguages]),
  SMTP_URL: addressOf('smtp:', 'smtps:').optional(),
  MAIL_FROM: z
    .string()
    .refine(isSender, 'must be an address, such as Rondel <hello@rondel.example>')
    .optional(),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  REBUILD_MEMORY_MB: wholeNumber(16, 65_536).default(256),
  DRAIN_SECONDS: wholeNumber(0, 300).optional(),
  ROLE: list()
    .refine(
      (roles) => roles.length > 0 && roles.every(isRole),
      `must be some of ${allRoles.join(', ')}, separated by commas`,
    )
    .transform((roles) => new Set(roles.filter(isRole)))
    .default(new Set(allRoles)),
  OTEL_SDK_DISABLED: z.string().optional(),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none'], 'must be otlp or none').default('otlp'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.string().optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.string().optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: otlpProtocol().default('http/protobuf'),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: otlpProtocol().optional(),
  NODE_TLS_REJECT_UNAUTHORIZED: z.string().optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
});

/** The environment cannot be used. The message names every missing or wrong variable. */
export class WrongConfiguration extends Error {
  override readonly name = 'WrongConfiguration';
}

/**
 * The configuration from an environment; an empty value counts as absent.
 * @throws WrongConfiguration
 */
export function parseConfig(env: Environment): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(given);
  const problems = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${String(path[0])} ${message}`),
    ...missing(given),
    ...halfMail(given),
    ...unproxied(given),
    ...(parsed.success
      ? [
          ...onePort(parsed.data),
          ...unsafeInProduction(parsed.data),
          ...publicDevSignIn(parsed.data),
          ...unusableSignIn(parsed.data, originOf(parsed.data)),
        ]
      : []),
  ];
  if (!parsed.success || problems.length > 0) {
    throw new WrongConfiguration(
      `The configuration is wrong:\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
    );
  }
  return configOf(parsed.data);
}

/** Whether programs read the output, as JSON lines, also when the configuration itself is wrong. */
export const writesJsonLines = (env: Environment = process.env, isTerminal = process.stdout.isTTY): boolean =>
  env.NODE_ENV === 'production' || !isTerminal;

export const readConfig = (): Config => parseConfig(withSecretFiles(process.env));

/**
 * Sets the variables of files for this process and for those that it starts. They replace variables of the same name; a later file wins.
 * @throws Error for a file that cannot be read.
 */
export function applyEnvFiles(files: readonly string[], env: NodeJS.ProcessEnv = process.env): void {
  // Node 20 sees --env-file too, and reads the file by other rules, so this reading must win.
  for (const file of files) Object.assign(env, readEnvFile(file));
}

/** Those that secret stores, Docker, Kubernetes and systemd hand over as files. */
export const secretNames = [
  'DATABASE_URL',
  'EVENTSTORE_URL',
  'MASTER_KEY',
  'OIDC_CLIENT_SECRET',
  'QUEST_SEED',
  'SESSION_KEYS',
  'SMTP_URL',
  'VAPID_PRIVATE_KEY',
] as const;

/**
 * The environment with each secret whose file is named (`MASTER_KEY_FILE`) read from there.
 * @throws WrongConfiguration for a file that cannot be read, and for a secret that is given twice.
 */
export function withSecretFiles(env: Environment): Environment {
  const read: Record<string, string> = {};
  for (const name of secretNames) {
    const file = env[`${name}_FILE`];
    if (!file?.trim()) continue;
    if (env[name]?.trim())
      throw new WrongConfiguration(`${name} and ${name}_FILE are both set: take one away`);
    read[name] = secretIn(`${name}_FILE`, file);
  }
  return { ...env, ...read };
}

function secretIn(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new WrongConfiguration(
      `${name} names ${file}, which cannot be read (${code}). Check the name, and whether this account may read the file.`,
      { cause: error },
    );
  }
}

const shortestMisspelt = 8;
const isLong = (name: string): boolean => name.length >= shortestMisspelt && name.includes('_');

/** A sentence for each variable that nothing reads and whose name is nearly that of a known one. */
export function misspeltVariables(env: Environment = process.env): readonly string[] {
  const known = [...Object.keys(environment.shape), ...secretNames.map((name) => `${name}_FILE`)];
  const unknown = Object.keys(env).filter((name) => isLong(name) && !known.includes(name));
  return unknown.flatMap((name) => {
    const nearest = closestMatch(name, known.filter(isLong), { maxDistance: 2 });
    return nearest === undefined ? [] : [`Nothing reads ${name}. The nearest name is ${nearest}.`];
  });
}

/** Why this environment does not allow a store's address that comes from elsewhere, such as the command line; null where it does. */
export function refusedStore(name: string, address: string, env: Environment = process.env): string | null {
  const { NODE_ENV, CLEAR_TEXT_HOSTS } = env;
  if (NODE_ENV !== 'production') return null;
  return unsafeStore(name, address, privateHosts().parse(CLEAR_TEXT_HOSTS ?? ''));
}

type Values = z.infer<typeof environment>;

function configOf(values: Values): Config {
  return {
    isProduction: values.NODE_ENV === 'production',
    port: values.PORT,
    host: values.HOST,
    publicOrigin: originOf(values),
    profileImageOrigins: values.PROFILE_IMAGE_ORIGINS,
    trustedProxies: values.TRUST_PROXY,
    databaseUrl: values.DATABASE_URL ?? null,
    eventStoreUrl: values.EVENTSTORE_URL ?? null,
    eventStoreCompression: values.EVENTSTORE_COMPRESSION,
    dataDir: values.DATA_DIR,
    erasureJournal: values.ERASURE_JOURNAL ?? join(values.DATA_DIR, 'erasure-journal.ndjson'),
    oidc: oidcOf(values),
    signIn: signInKindOf(values),
    passkeyDomain: {
      name: values.PASSKEY_DOMAIN ?? new URL(originOf(values)).hostname,
      isChosen: values.PASSKEY_DOMAIN !== undefined,
    },
    isDevSignInPublic: signInKindOf(values) === 'development' && publicNames(values).length > 0,
    sessionKeys: values.SESSION_KEYS ?? null,
    masterKey: values.MASTER_KEY ?? null,
    previousMasterKeys: values.MASTER_KEY_PREVIOUS,
    adminEmails: values.ADMIN_EMAILS,
    adminGroups: values.ADMIN_GROUPS,
    groupsClaim: values.GROUPS_CLAIM,
    adminAcr: values.ADMIN_ACR,
    adminAmr: values.ADMIN_AMR.filter((method) => method !== anyProof),
    isAdminProofTrusted: values.ADMIN_AMR.includes(anyProof),
    isBetaRequired: values.BETA_REQUIRED,
    questSeed: values.QUEST_SEED ?? null,
    ...outboundOf(values),
    supportEmail: values.SUPPORT_EMAIL,
    languages: values.LANGUAGES,
    mail: mailOf(values.SMTP_URL, values.MAIL_FROM),
    metrics: values.METRICS_PORT ? { host: values.METRICS_HOST, port: values.METRICS_PORT } : null,
    rebuildMemoryBytes: values.REBUILD_MEMORY_MB * megabyte,
    drainSeconds: drainSecondsOf(values),
    tracesProtocol: tracesProtocolOf(values),
    roles: values.ROLE,
    logLevel: values.LOG_LEVEL,
  };
}

function oidcOf(values: Values): OidcClient | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  if (!issuer || !clientId || !clientSecret) return null;
  return { issuer, clientId, clientSecret, ...(values.OIDC_TRUST_EMAIL === '1' && { trustsEmail: true }) };
}

const outboundOf = ({ VAPID_PRIVATE_KEY, PUSH_ORIGINS, WEBHOOK_ORIGINS }: Values) => ({
  vapidPrivateKey: VAPID_PRIVATE_KEY ?? null,
  pushOrigins: PUSH_ORIGINS,
  webhookOrigins: WEBHOOK_ORIGINS,
});

const orOwn = ', unless SIGN_IN=own takes the built-in sign-in';
const isOutsideWanted = ({ SIGN_IN }: Environment): boolean => SIGN_IN === 'provider' || SIGN_IN === 'both';

function missing(env: Environment): string[] {
  const absent = oidcNames.filter((name) => !env[name]);
  const isOutsideNeeded = env.SIGN_IN !== 'own';
  if (env.NODE_ENV === 'production') {
    return productionNames
      .filter((name) => !env[name] && (isOutsideNeeded || !isOidcName(name)))
      .map((name) => `${name} is required in production${isOidcName(name) ? orOwn : ''}`);
  }
  if (absent.length === oidcNames.length && !isOutsideWanted(env)) return [];
  return absent.map((name) => `${name} is missing: a provider needs ${oidcNames.join(', ')}`);
}

/** Without this check, a public machine without NODE_ENV and a provider would let every visitor sign in as any member. */
function publicDevSignIn(values: Values): string[] {
  const names = publicNames(values);
  if (values.NODE_ENV === 'production' || values.OIDC_ISSUER || values.DEV_SIGN_IN === '1') return [];
  if (hasOwnSignIn(values)) return [];
  if (names.length === 0) return [];
  return [
    `${names.join(' and ')} let other machines reach the development sign-in, where anyone signs in as anyone. Set ${oidcNames.join(', ')} and NODE_ENV=production, or DEV_SIGN_IN=1 if everybody who can reach this machine may sign in as anyone`,
  ];
}

/** The variables that make the service reachable from other machines. */
function publicNames(values: Values): string[] {
  const hosts = { PUBLIC_ORIGIN: new URL(originOf(values)).hostname, HOST: values.HOST };
  return Object.entries(hosts).flatMap(([name, host]) => (isLoopback(host) ? [] : [name]));
}

/** Browsers make passkeys for names only, so the built-in sign-in has the name of this machine. */
const originOf = ({ PUBLIC_ORIGIN, PORT, SIGN_IN }: Values): string =>
  PUBLIC_ORIGIN ?? `http://${hasOwnSignIn({ SIGN_IN }) ? 'localhost' : '127.0.0.1'}:${PORT}`;

/** The SDK reads the addresses and all other variables of OpenTelemetry itself. */
function tracesProtocolOf(values: Values): Config['tracesProtocol'] {
  const address = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? values.OTEL_EXPORTER_OTLP_ENDPOINT;
  const isOff = values.OTEL_SDK_DISABLED === 'true' || values.OTEL_TRACES_EXPORTER === 'none';
  if (isOff || address === undefined) return null;
  return values.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? values.OTEL_EXPORTER_OTLP_PROTOCOL;
}

const drainSecondsOf = ({ DRAIN_SECONDS: seconds, NODE_ENV }: Values): number =>
  seconds ?? (NODE_ENV === 'production' ? productionDrainSeconds : 0);

function mailOf(smtpUrl: string | undefined, from: string | undefined): Config['mail'] {
  return smtpUrl && from ? { smtpUrl, from } : null;
}

function halfMail(env: Environment): string[] {
  if (Boolean(env.SMTP_URL) === Boolean(env.MAIL_FROM)) return [];
  return [`${env.SMTP_URL ? 'MAIL_FROM' : 'SMTP_URL'} is missing: mail needs SMTP_URL and MAIL_FROM`];
}

/** An address, optionally in angle brackets after a name. */
function isSender(text: string): boolean {
  return /^(?:[^<>\r\n]+<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/.test(text);
}

/**
 * The service speaks plain HTTP, so https implies a proxy. If it is not trusted, all visitors share the proxy's address and rate limits.
 */
function unproxied(env: Environment): string[] {
  if (!env.PUBLIC_ORIGIN?.startsWith('https:') || env.TRUST_PROXY) return [];
  return ['TRUST_PROXY is required with an https PUBLIC_ORIGIN: how many proxies stand before the service'];
}

const everyAddress: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Otherwise the start would say that another program uses the port, although it is the service itself. */
function onePort({ PORT, HOST, METRICS_PORT, METRICS_HOST, ROLE }: Values): string[] {
  const isShared = HOST === METRICS_HOST || [HOST, METRICS_HOST].some((host) => everyAddress.has(host));
  if (METRICS_PORT !== PORT || !isShared || !ROLE.has('web')) return [];
  return [`METRICS_PORT must not be ${PORT} too, which PORT has: give the metrics a port of their own`];
}

function wholeNumber(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return z.string(message).regex(/^\d+$/, message).transform(Number).refine(isWithin, message);

  function isWithin(value: number): boolean {
    return value >= least && value <= most;
  }
}

function otlpProtocol() {
  return z.enum(
    ['http/protobuf', 'http/json'],
    'must be http/protobuf or http/json: traces are not sent by gRPC; a collector takes both on port 4318',
  );
}

function isRole(text: string): text is Role {
  return (allRoles as readonly string[]).includes(text);
}

function list() {
  return z.string().transform((text) => {
    const parts = text.split(',').map((part) => part.trim());
    return parts.filter((part) => part !== '');
  });
}

function privateHosts() {
  return list().transform((hosts) => hosts.map((host) => host.toLowerCase()));
}

function addressOf(...protocols: readonly string[]) {
  const starts = protocols.map((protocol) => `${protocol}//`);
  return z
    .string()
    .refine(
      (text) => starts.some((start) => text.startsWith(start)),
      `must be an address that starts with ${starts.join(' or ')}`,
    )
    .refine(
      (text) => !starts.some((start) => text.startsWith(start)) || URL.canParse(withOneHost(text)),
      'cannot be read as an address. In a user name or password write # as %23, / as %2F, ? as %3F, @ as %40, : as %3A and % as %25',
    );
}

function isMasterKey(text: string): boolean {
  return /^[\w+/-]{43}=?$/.test(text) && Buffer.from(text, 'base64').length === masterKeyBytes;
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** Clear text only within this machine, which tests need. */
function isPushOrigin(text: string): boolean {
  const origin = text.replace('://*.', '://');
  if (!isOrigin(origin) || origin.includes('*')) return false;
  return text.startsWith('https:') || isLoopback(new URL(origin).hostname);
}
