import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createTransport } from 'nodemailer';
import { asInstant } from '#domain/kernel/day.ts';
import { readKeys } from '#service/event-store/encryption/key-transfer.ts';
import { marksOfMasterKeys } from '#service/event-store/encryption/master-keys.ts';
import { askRelease } from '#service/event-store/open-stores.ts';
import { beginning } from '#service/event-store/port.ts';
import { readUnreadEvents, unreadLine } from '#service/features/operations/unread-events.ts';
import { zonesInUse } from '#service/features/operations/zones-in-use.ts';
import { providerProblem } from '#service/http/identity/provider-metadata.ts';
import { type Config, misspeltVariables, readConfig, startWarnings } from '#service/platform/config.ts';
import { ensureDataDir } from '#service/platform/data-dir.ts';
import { databaseProblem } from '#service/platform/database-problem.ts';
import { type BackupStores, withBackupStores } from '#service/tools/backup/backup-stores.ts';
import { print, printError, runTask } from './run-tool.ts';
import { missingDatabase, storesLine } from './tool-stores.ts';

const usage = `Checks a configuration end to end before or beside a running service, and says what to do about each fault. It stores nothing but the empty
schemas that the first start makes as well.

npm run doctor [-- --json]
  --json   as JSON, where the first line on standard error names the stores
  --help   this text

Exit codes: 0 all is well or works with a warning, 1 something is wrong, 2 wrong arguments, 3 the configuration itself cannot be read.`;

type Finding = {
  readonly check: string;
  readonly state: 'ok' | 'warning' | 'wrong' | 'not used';
  readonly says: string;
};
/** Works today, and will not for ever. */
type Warning = { readonly warning: Finding['says'] };
type Check = readonly [check: string, look: () => Promise<Finding['says'] | Warning | null>];

const ok = (check: string, says: string): Finding => ({ check, state: 'ok', says });

/** A check resolves to what it has seen, to null where there is nothing to check, and throws what is wrong and what to do. */
async function findingOf([check, look]: Check): Promise<Finding> {
  try {
    const says = await look();
    if (says === null) return { check, state: 'not used', says: 'is not configured' };
    return typeof says === 'string' ? ok(check, says) : { check, state: 'warning', says: says.warning };
  } catch (error) {
    return { check, state: 'wrong', says: messageOf(error) };
  }
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  const cause = error.cause === undefined ? '' : ` (${messageOf(error.cause)})`;
  return `${error.message}${cause}`;
}

const leastFreeBytes = 1e9;
const mostSkewMs = 2_000;
const patienceMs = 10_000;

function checksOfMachine(config: Config): readonly Check[] {
  const { dataDir, erasureJournal } = config;
  return [
    [
      'data folder',
      async () => {
        await ensureDataDir(dataDir);
        const { bavail, bsize } = await statfs(dataDir);
        const free = bavail * bsize;
        const gigabytes = `${(free / 1e9).toFixed(1)} GB free`;
        if (free < leastFreeBytes)
          throw new Error(
            `${resolve(dataDir)} has ${gigabytes}: free some space before the disk is full, or writes are refused.`,
          );
        return `${resolve(dataDir)}, ${gigabytes}`;
      },
    ],
    [
      'erasure journal',
      async () => {
        const folder = dirname(resolve(erasureJournal));
        await access(folder, constants.W_OK).catch(() => {
          throw new Error(
            `${folder} cannot be written, so that nobody's data could be erased. Set ERASURE_JOURNAL to a file that can.`,
          );
        });
        return resolve(erasureJournal);
      },
    ],
  ];
}

function checksOfStores(config: Config, stores: BackupStores): readonly Check[] {
  const { pool, events } = stores;
  return [
    [
      'Postgres',
      async () => {
        const { rows } = await pool.query<{ server_version: string; recovering: boolean; now: Date }>(
          `select current_setting('server_version') as server_version, pg_is_in_recovery() as recovering, clock_timestamp() as now`,
        );
        const [
          { server_version: version, recovering, now } = {
            server_version: '',
            recovering: false,
            now: new Date(),
          },
        ] = rows;
        if (recovering)
          throw new Error(
            'The server of DATABASE_URL is a standby, which accepts no writes. Name the primary.',
          );
        const skewMs = Math.abs(now.getTime() - Date.now());
        if (skewMs > mostSkewMs)
          throw new Error(
            `The clocks of this host and of Postgres differ by ${(skewMs / 1000).toFixed(0)} s: days of members would end at different moments. Synchronise both by NTP.`,
          );
        return `version ${version}${config.databaseUrl === null ? ', embedded' : ''}`;
      },
    ],
    [
      config.eventStoreUrl === null ? 'event log' : 'EventStoreDB',
      async () => {
        const head = await events.head();
        const holds = head === beginning ? 'empty' : `the last event is at ${head}`;
        return config.eventStoreUrl === null ? holds : serverSeen(config.eventStoreUrl, holds);
      },
    ],
    ['time zones', () => zonesSeen(stores)],
    ['events without a reader', () => unreadSeen(stores)],
    [
      'master key',
      async () => {
        const known = await marksOfMasterKeys(config);
        const { keys } = await readKeys(pool);
        const unknown = new Set(
          keys.flatMap(({ wrappedBy }) => wrappedBy ?? []).filter((mark) => !known.includes(mark)),
        );
        if (unknown.size > 0)
          throw new Error(
            `Data keys in the database are wrapped by the master key with the mark ${[...unknown].join(', ')}, which this host does not have. Set MASTER_KEY, or put the file master-key into DATA_DIR.`,
          );
        return `opens ${keys.length} data keys`;
      },
    ],
  ];
}

async function serverSeen(url: string, holds: string): Promise<string | Warning> {
  const { name, isSupported } = await askRelease(url);
  const says = `${name}, ${holds}`;
  if (isSupported) return says;
  return {
    warning: `${says}. ${name} is out of support, so that nobody mends its faults. Upgrade to KurrentDB 26.0 or later, one node after the other: service/operations/event-store.md.`,
  };
}

/** Events of other programs are no fault. */
async function unreadSeen({ pool }: BackupStores): Promise<string> {
  const unread = await readUnreadEvents(pool);
  const newer = unread.filter(({ origin }) => origin === 'newer');
  if (newer.length > 0) throw new Error(newer.map(unreadLine).join(' '));
  return unread.length === 0 ? 'none' : unread.map(unreadLine).join(' ');
}

/** Null in an empty store. */
async function zonesSeen({ pool, events }: BackupStores): Promise<string | null> {
  if ((await events.head()) === beginning) return null;
  const found = await zonesInUse({ db: pool, events }, asInstant(new Date().toISOString()));
  const { version, zones, runtimeDiffers, postgresDiffers } = found;
  const others = (name: string, differing: readonly string[]) =>
    differing.length === 0
      ? ''
      : `; ${name} has other rules for ${differing.join(', ')}, which decides no date`;
  return `rules ${version} count the days in ${zones} zones${others('Node', runtimeDiffers)}${others('Postgres', postgresDiffers)}`;
}

function checksOfOthers({ oidc, mail, publicOrigin }: Config): readonly Check[] {
  return [
    [
      'sign-in provider',
      async () => {
        if (oidc === null) return null;
        const problem = await providerProblem(oidc.issuer);
        if (problem !== null) throw new Error(problem);
        return `${oidc.issuer} answers; its redirect URI is ${publicOrigin}/api/login/callback`;
      },
    ],
    [
      'mail',
      async () => {
        if (mail === null) return null;
        const limits = {
          connectionTimeout: patienceMs,
          greetingTimeout: patienceMs,
          socketTimeout: patienceMs,
        };
        const transport = createTransport({ url: mail.smtpUrl, ...limits });
        try {
          await transport.verify();
        } finally {
          transport.close();
        }
        return 'the mail server accepts the sender';
      },
    ],
  ];
}

/** The database answers first: with a server that does not, opening the stores would only say so after all their attempts. */
async function findingsOf(config: Config): Promise<readonly Finding[]> {
  const findings = [ok('configuration', 'can be read')];
  for (const check of checksOfMachine(config)) {
    const finding = await findingOf(check);
    findings.push(finding);
    // Nothing else can be looked at without the data folder.
    if (finding.check === 'data folder' && finding.state === 'wrong') return findings;
  }
  const reachable = await findingOf(['database address', () => reach(config)]);
  findings.push(reachable);
  if (reachable.state !== 'wrong')
    findings.push(
      ...(await withBackupStores(config, (stores) => inOrder(checksOfStores(config, stores))).catch(
        (error: unknown) => [{ check: 'stores', state: 'wrong', says: messageOf(error) } as const],
      )),
    );
  return [...findings, ...(await inOrder(checksOfOthers(config)))];
}

async function reach(config: Config): Promise<string | null> {
  const { databaseUrl } = config;
  const missing = await missingDatabase(config);
  if (missing !== null) throw new Error(missing);
  if (databaseUrl === null) return null;
  const problem = await databaseProblem(databaseUrl);
  if (problem !== null) throw new Error(problem);
  return 'accepts the connection';
}

async function inOrder(checks: readonly Check[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const check of checks) findings.push(await findingOf(check));
  return findings;
}

const marks = { ok: 'ok      ', warning: 'warning ', wrong: 'WRONG   ', 'not used': '-       ' } as const;

await runTask({
  usage,
  async work(args) {
    const { values } = parseArgs({ args: [...args], options: { json: { type: 'boolean', default: false } } });
    const config = readConfig();
    printError(storesLine(config));
    const findings = await findingsOf(config);
    const warnings = [...startWarnings(config), ...misspeltVariables()];
    if (values.json) print(JSON.stringify({ findings, warnings }, null, 2));
    else {
      for (const { check, state, says } of findings) print(`${marks[state]}${check}: ${says}`);
      for (const warning of warnings) print(`warning ${warning}`);
    }
    return findings.some(({ state }) => state === 'wrong') ? 1 : 0;
  },
});
