import { type PageLanguage, wholeLanguages } from '#domain/kernel/page-language.ts';
import { decoded } from './decoded.ts';
import { isEventStoreDb } from './store-addresses.ts';

/*
 * Settings that production refuses although each value is well formed: addresses in clear text, servers and admins without proof, and keys
 * that can be guessed.
 */

type Values = {
  readonly NODE_ENV: string;
  readonly HOST: string;
  readonly PUBLIC_ORIGIN?: string | undefined;
  readonly OIDC_ISSUER?: string | undefined;
  readonly SIGN_IN?: string | undefined;
  readonly DATABASE_URL?: string | undefined;
  readonly EVENTSTORE_URL?: string | undefined;
  readonly EMBEDDED_POSTGRES: '0' | '1';
  readonly SMTP_URL?: string | undefined;
  readonly METRICS_PORT?: number | undefined;
  readonly METRICS_HOST: string;
  readonly CLEAR_TEXT_HOSTS: readonly string[];
  readonly SESSION_KEYS?: readonly string[] | undefined;
  readonly MASTER_KEY?: string | undefined;
  readonly QUEST_SEED?: string | undefined;
  readonly VAPID_PRIVATE_KEY?: string | undefined;
  readonly ADMIN_EMAILS: readonly string[];
  readonly ADMIN_GROUPS: readonly string[];
  readonly ADMIN_ACR: readonly string[];
  readonly ADMIN_AMR: readonly string[];
  readonly LANGUAGES?: readonly PageLanguage[] | undefined;
  readonly LOG_LEVEL: string;
  readonly NODE_TLS_REJECT_UNAUTHORIZED?: string | undefined;
};

/** A value of `ADMIN_AMR`: an admin may use any authentication method. */
export const anyProof = 'any';

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;
const minKeyBits = 96;

/** The problems of well-formed values, one sentence each, starting with the name of the variable. Empty outside production. */
export function unsafeInProduction(values: Values): string[] {
  if (values.NODE_ENV !== 'production') return [];
  return [
    ...clearText(values),
    ...weakSecrets(values),
    silentLog(values),
    uncheckedCertificates(values),
    unprovenAdmins(values),
    embeddedPostgres(values),
    halfLanguage(values),
  ].filter((problem) => problem !== null);
}

/** An attacker with an admin's provider account can read everyone's requests, so a password alone must not suffice. */
function unprovenAdmins(values: Values): string | null {
  const { ADMIN_EMAILS: emails, ADMIN_GROUPS: groups, ADMIN_ACR: acr, ADMIN_AMR: amr } = values;
  if (emails.length + groups.length === 0 || acr.length + amr.length > 0) return null;
  // Admins of the built-in sign-in need a passkey in any case.
  if (values.SIGN_IN === 'own') return null;
  return `${emails.length > 0 ? 'ADMIN_EMAILS' : 'ADMIN_GROUPS'} names admins, and nothing asks for their second factor: set ADMIN_AMR (such as mfa,otp,hwk) or ADMIN_ACR to what your provider says of one. If it says nothing, and you have it ask for a second factor in its own settings, set ADMIN_AMR=${anyProof}`;
}

/** A page half in English would be worse than one in English. */
function halfLanguage({ LANGUAGES = [] }: Values): string | null {
  const half = LANGUAGES.filter((language) => !wholeLanguages.some((whole) => whole === language));
  if (half.length === 0) return null;
  return `LANGUAGES names ${half.join(', ')}, whose texts are not whole: production offers ${wholeLanguages.join(', ')}`;
}

/** Node applies it to all connections: to the provider, the database, the mail server and the event store. */
function uncheckedCertificates({ NODE_TLS_REJECT_UNAUTHORIZED: checks }: Values): string | null {
  if (checks !== '0') return null;
  return 'NODE_TLS_REJECT_UNAUTHORIZED must not be 0 in production: no certificate would be checked. For an authority of your own set NODE_EXTRA_CA_CERTS to its file';
}

/** Sign-ins, refusals and reached limits are logged at level info. */
function silentLog({ LOG_LEVEL: level }: Values): string | null {
  if (!['warn', 'error', 'fatal', 'silent'].includes(level)) return null;
  return `LOG_LEVEL must be info, or more, in production: ${level} leaves out who signed in and what was refused`;
}

function clearText(values: Values): (string | null)[] {
  const hosts = values.CLEAR_TEXT_HOSTS;
  return [
    values.PUBLIC_ORIGIN ? clearWebAddress('PUBLIC_ORIGIN', values.PUBLIC_ORIGIN) : null,
    values.OIDC_ISSUER ? clearWebAddress('OIDC_ISSUER', values.OIDC_ISSUER) : null,
    values.DATABASE_URL ? unsafeStore('DATABASE_URL', values.DATABASE_URL, hosts) : null,
    values.EVENTSTORE_URL ? unsafeStore('EVENTSTORE_URL', values.EVENTSTORE_URL, hosts) : null,
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
    // Earlier master keys only decrypt, so a weak one can be rotated out of use.
    values.MASTER_KEY ? guessableKey('MASTER_KEY', values.MASTER_KEY) : null,
    values.QUEST_SEED ? guessableKey('QUEST_SEED', values.QUEST_SEED) : null,
    values.VAPID_PRIVATE_KEY ? guessableKey('VAPID_PRIVATE_KEY', values.VAPID_PRIVATE_KEY) : null,
    ...reusedKeys(values),
  ];
}

/** The embedded server receives security fixes only with its packages: decisions/0001-advisories.md lists the open ones. */
function embeddedPostgres(values: Values): string | null {
  if (values.DATABASE_URL || values.EMBEDDED_POSTGRES === '1') return null;
  return 'DATABASE_URL is required in production: the embedded Postgres lags behind the security releases of PostgreSQL. Set DATABASE_URL to a server that is kept up to date, or EMBEDDED_POSTGRES=1 to use the embedded one nevertheless';
}

/** Only this machine can reach a loopback name or address. */
export const isLoopback = (hostname: string): boolean => loopback.test(hostname);

/** Session cookies, sign-in answers and personal data use these two; without https, everyone in between can read them. */
function clearWebAddress(name: 'PUBLIC_ORIGIN' | 'OIDC_ISSUER', address: string): string | null {
  if (!address.startsWith('http:') || isLoopback(new URL(address).hostname)) return null;
  return `${name} must start with https:// in production: over http:// everybody on the way can read and change what passes. Put a proxy with a certificate before it`;
}

/**
 * Why production does not use the address of a store: `postgres://` or `esdb://`.
 * @param name how the address was given, for the sentence. @param privateHosts those that CLEAR_TEXT_HOSTS names.
 */
export const unsafeStore = (name: string, address: string, privateHosts: readonly string[]): string | null =>
  isEventStoreDb(address)
    ? (clearEventStore(name, address, privateHosts) ?? openEventStore(name, address))
    : clearDatabase(name, address, privateHosts);

function clearDatabase(name: string, address: string, privateHosts: readonly string[]): string | null {
  const { hostname, searchParams } = new URL(address);
  // When a name is given twice, pg takes the last value, and other libraries the first.
  const host = searchParams.getAll('host').at(-1) ?? decodeURIComponent(hostname);
  // A path is a Unix socket.
  if (host === '' || host.startsWith('/') || isTrusted(host, privateHosts)) return null;
  const modes = searchParams.getAll('sslmode');
  const isVerified =
    modes.length > 0 && modes.every((mode) => ['require', 'verify-ca', 'verify-full'].includes(mode));
  if (isVerified && searchParams.get('uselibpqcompat') !== 'true') return null;
  return `${name} must end with ?sslmode=verify-full in production (and &sslrootcert=/path/ca.crt for an authority of your own): without it personal data crosses the network in clear text. ${orPrivate(host)}`;
}

/** The event store uses TLS unless its address disables it. */
function clearEventStore(name: string, address: string, privateHosts: readonly string[]): string | null {
  const [, hosts = '', query = ''] = /^[^/]+\/\/(?:[^@/]*@)?([^/?]*)[^?]*\??(.*)$/.exec(address) ?? [];
  const settings = new URLSearchParams(query.toLowerCase());
  const isOpen = settings.get('tls') === 'false' || settings.get('tlsverifycert') === 'false';
  const names = hosts.split(',').map((host) => host.replace(/:\d+$/, ''));
  const open = names.find((host) => !isTrusted(host, privateHosts));
  if (!isOpen || open === undefined) return null;
  return `${name} must not say tls=false or tlsVerifyCert=false in production: without TLS events cross the network in clear text. ${orPrivate(open)}`;
}

/** Without a user the server does not authenticate: every process that reaches its port could write history. */
function openEventStore(name: string, address: string): string | null {
  const { username, password } = new URL(withOneHost(address));
  if (username && password) return null;
  return `${name} must name a user and a password in production (esdb://user:password@host:2113): an event store that asks for none takes events from everybody who can reach it. Take away its insecure mode`;
}

function clearMail(address: string, privateHosts: readonly string[]): string | null {
  const { protocol, hostname, searchParams } = new URL(address);
  if (isTrusted(hostname, privateHosts)) return null;
  const isVerified = searchParams.get('tls.rejectUnauthorized') !== 'false';
  const isSafe = protocol === 'smtps:' || searchParams.get('requireTLS') === 'true';
  if (isSafe && isVerified) return null;
  return `SMTP_URL must start with smtps://, or end with ?requireTLS=true, in production: members' data is mailed, and a server that offers no TLS gets it in clear text. ${orPrivate(hostname)}`;
}

/** A typed or repeated key can be guessed, and then reveals sessions, personal data or future draws. */
const guessableKey = (name: string, key: string): string | null =>
  isRandomKey(key)
    ? null
    : `${name} holds a key that is easily guessed: make a random one of 32 bytes with openssl rand -base64 32`;

/** Whether a key is Base64 or hex of at least 32 bytes, and looks random: neither a phrase, which has one case, nor only digits. */
function isRandomKey(key: string): boolean {
  const isHex = /^[\da-f]{64,}$/i.test(key) && /\d/.test(key) && /[a-f]/i.test(key);
  const isBase64 = /^[\w+/-]{43,}={0,2}$/.test(key) && /[a-z]/.test(key) && /[A-Z]/.test(key);
  return (isHex || isBase64) && keyBits(key) >= minKeyBits;
}

/**
 * An upper bound of the key's entropy in bits, from the distribution of its characters and of the differences between neighbours. In
 * 'abcdef' these differences are all equal. Repetitions count once.
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

/** Shannon entropy, in bits per value. */
function entropyOf(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const shares = [...counts.values()].map((count) => count / values.length);
  return shares.reduce((bits, share) => bits - share * Math.log2(share), 0);
}

/** A key has one use: what leaks of one would else open the other. */
function reusedKeys({ SESSION_KEYS = [], MASTER_KEY, QUEST_SEED, VAPID_PRIVATE_KEY }: Values): string[] {
  const usedBy = new Map(SESSION_KEYS.map((key) => [key, 'SESSION_KEYS']));
  return Object.entries({ MASTER_KEY, QUEST_SEED, VAPID_PRIVATE_KEY }).flatMap(([name, key]) => {
    if (key === undefined) return [];
    const other = usedBy.get(key);
    usedBy.set(key, name);
    return other
      ? [`${name} holds a key of ${other} too: make one for each use, with openssl rand -base64 32`]
      : [];
  });
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

/** Both speak plain HTTP. Only a proxy in front of them or a private network protects them. */
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

/** Replaces the comma-separated hosts of a cluster by the first, because a URL can have only one. */
export const withOneHost = (text: string): string => text.replace(/,[^/?]*/, '');
