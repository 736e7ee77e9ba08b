import { z } from 'zod';
import { canonicalEmail, isEmail } from '#domain/beta/beta-rules.ts';

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
  /** How many proxies of ours stand before the service; their `X-Forwarded-For` entries are believed. */
  readonly trustedProxies: number;
  /** None: the service starts its own Postgres below `dataDir`. */
  readonly databaseUrl: string | null;
  /** None: the log in Postgres. */
  readonly eventStoreUrl: string | null;
  readonly dataDir: string;
  /** None: the development identity provider. */
  readonly oidc: OidcClient | null;
  /** Newest first. None: made once and kept in `dataDir`. */
  readonly sessionKeys: readonly string[] | null;
  /** Case-folded. */
  readonly adminEmails: readonly string[];
  readonly isBetaRequired: boolean;
  readonly questSeed: string | null;
  readonly supportEmail: string;
  /** A port for `/metrics` alone. None: on the service's own, for this machine only, where no proxy stands before it. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  readonly logLevel: (typeof logLevels)[number];
};

type Environment = Readonly<Record<string, string | undefined>>;

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
const oidcNames = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
const productionNames = ['PUBLIC_ORIGIN', 'SESSION_KEYS', ...oidcNames] as const;
const leastKeyLength = 32;
/** Stands where no address of ours is known: mail to it goes nowhere. */
export const standInSupportEmail = 'support@localhost';

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
  TRUST_PROXY: z
    .preprocess((text) => (text === 'true' ? '1' : text === 'false' ? '0' : text), wholeNumber(0, 10))
    .default(0),
  DATABASE_URL: addressOf('postgres:', 'postgresql:').optional(),
  EVENTSTORE_URL: addressOf('esdb:', 'esdb+discover:').optional(),
  DATA_DIR: z.string().default('.data'),
  OIDC_ISSUER: addressOf('https:', 'http:').optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  SESSION_KEYS: list()
    .refine(
      (keys) => keys.every((key) => key.length >= leastKeyLength),
      `must be keys of at least ${leastKeyLength} characters, parted by commas, the newest first`,
    )
    .optional(),
  ADMIN_EMAILS: list()
    .transform((emails) => emails.map(canonicalEmail))
    .refine((emails) => emails.every(isEmail), 'must be e-mail addresses, parted by commas')
    .default([]),
  BETA_REQUIRED: z
    .enum(['true', 'false'], 'must be true or false')
    .transform((text) => text === 'true')
    .default(true),
  QUEST_SEED: z.string().optional(),
  SUPPORT_EMAIL: z.string().refine(isEmail, 'must be an e-mail address').default(standInSupportEmail),
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
    ...unproxied(given),
  ];
  if (!parsed.success || problems.length > 0) {
    throw new Error(`The configuration is wrong:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  }
  return configOf(parsed.data);
}

export const readConfig = (): Config => parseConfig(process.env);

function configOf(values: z.infer<typeof environment>): Config {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  return {
    isProduction: values.NODE_ENV === 'production',
    port: values.PORT,
    host: values.HOST,
    publicOrigin: values.PUBLIC_ORIGIN ?? `http://127.0.0.1:${values.PORT}`,
    trustedProxies: values.TRUST_PROXY,
    databaseUrl: values.DATABASE_URL ?? null,
    eventStoreUrl: values.EVENTSTORE_URL ?? null,
    dataDir: values.DATA_DIR,
    oidc: issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : null,
    sessionKeys: values.SESSION_KEYS ?? null,
    adminEmails: values.ADMIN_EMAILS,
    isBetaRequired: values.BETA_REQUIRED,
    questSeed: values.QUEST_SEED ?? null,
    supportEmail: values.SUPPORT_EMAIL,
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
      (text) => starts.some((start) => text.startsWith(start)) && URL.canParse(text),
      `must be an address that starts with ${starts.join(' or ')}`,
    );
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
