import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createTransport } from 'nodemailer';
import { asInstant } from '#domain/kernel/day.ts';
import type { ProjectionOverview } from '#projections/engine/operate.ts';
import { hasTable } from '#projections/postgres/has-table.ts';
import { readKeys } from '#service/event-store/encryption/key-transfer.ts';
import { knownKeys } from '#service/event-store/encryption/lost-keys.ts';
import { marksOfMasterKeys } from '#service/event-store/encryption/master-keys.ts';
import { refuseForeignBareStores } from '#service/event-store/matching-stores.ts';
import { askRelease } from '#service/event-store/open-stores.ts';
import { beginning } from '#service/event-store/port.ts';
import { readLastBackup, readOutboxes } from '#service/features/operations/system-overview.ts';
import { readUnreadEvents, unreadLine } from '#service/features/operations/unread-events.ts';
import { zonesInUse } from '#service/features/operations/zones-in-use.ts';
import { providerProblem } from '#service/http/identity/provider-metadata.ts';
import { type Config, misspeltVariables, readConfig } from '#service/platform/config.ts';
import { startWarnings } from '#service/platform/config-warnings.ts';
import { databaseProblem } from '#service/platform/database-problem.ts';
import { secretsRole } from '#service/platform/shared-secret.ts';
import { type Place, writingProblem } from '#service/platform/writable-places.ts';
import { counted } from '#service/tools/analysis/progress-line.ts';
import { type BackupStores, withBackupStores } from '#service/tools/backup/backup-stores.ts';
import { type DiskState, diskOf, diskOfPostgres } from './disk-space.ts';
import { noReadModels, openReadModels } from './read-models.ts';
import { print, printError, runTask } from './run-tool.ts';
import { missingDatabase, storesLine } from './tool-stores.ts';

const usage = `Checks a configuration end to end before or beside a running service, and says what to do about each fault. It creates nothing but the empty
event log that the first start creates as well.

npm run doctor [-- --json]
  --json   as JSON, where the first line on standard error names the stores
  --help   this text

Exit codes: 0 all is well or works with a warning, 1 something is wrong, 2 wrong arguments, 3 the configuration itself cannot be read.`;

type Finding = {
  readonly check: string;
  readonly state: 'ok' | 'warning' | 'wrong' | 'not seen' | 'not used';
  readonly says: string;
};
/** Works today, and will not for ever. */
type Warning = { readonly warning: Finding['says'] };
/** Why the check has no result. */
type Unseen = { readonly unseen: Finding['says'] };
type Check = readonly [check: string, look: () => Promise<Finding['says'] | Warning | Unseen | null>];

const ok = (check: string, says: string): Finding => ({ check, state: 'ok', says });

/** A check resolves to its result, or to null where there is nothing to check. It throws an error with the fault and the advice. */
async function findingOf([check, look]: Check): Promise<Finding> {
  try {
    const says = await look();
    if (says === null) return { check, state: 'not used', says: 'is not configured' };
    if (typeof says === 'string') return ok(check, says);
    return 'warning' in says
      ? { check, state: 'warning', says: says.warning }
      : { check, state: 'not seen', says: says.unseen };
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

const mostSkewMs = 2_000;
const patienceMs = 10_000;
/** The same as the alert RondelBackupOld. */
const oldBackupHours = 36;
const mostLagSeconds = 60;
const stuckSeconds = 3_600;

function checksOfMachine(config: Config): readonly [dataFolder: Check, journal: Check] {
  return [
    [
      'data folder',
      async () => {
        await refuseUnwritable('DATA_DIR', config);
        const folder = resolve(config.dataDir);
        if (existsSync(folder)) return judged(await diskOf(folder));
        return {
          warning: `${folder} does not exist: the service creates it at its first start. Is DATA_DIR that of the service?`,
        };
      },
    ],
    [
      'erasure journal',
      async () => {
        await refuseUnwritable('ERASURE_JOURNAL', config);
        const file = resolve(config.erasureJournal);
        return existsSync(file) ? file : `${file}, which the first erasure creates`;
      },
    ],
  ];
}

async function refuseUnwritable(place: Place, config: Config): Promise<void> {
  const problem = await writingProblem(place, config);
  if (problem !== null) throw new Error(problem.says);
}

/** @throws Error for a full disk. */
function judged({ is, says }: DiskState): string | Warning {
  if (is === 'full') throw new Error(says);
  return is === 'nearly full' ? { warning: says } : says;
}

function checksOfStores(config: Config, stores: BackupStores): readonly Check[] {
  const { pool, events } = stores;
  return [
    ['Postgres', () => postgresSeen(config, stores)],
    [
      'disk of Postgres',
      async () => {
        const disk = await diskOfPostgres(pool);
        return typeof disk === 'string' ? { unseen: disk } : judged(disk);
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
    [
      'stores',
      async () => {
        await refuseForeignBareStores(stores, await knownKeys(pool));
        return 'database and event store belong together';
      },
    ],
    ['time zones', () => zonesSeen(stores)],
    ['events without a reader', () => unreadSeen(stores)],
    ['read models', () => readModelsSeen(stores)],
    ['work in the background', () => backgroundSeen(stores)],
    ['last backup', () => backupSeen(stores)],
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
        return `opens ${counted(keys.length, 'data key')}`;
      },
    ],
  ];
}

async function postgresSeen({ databaseUrl }: Config, { pool }: BackupStores): Promise<string> {
  const { rows } = await pool.query<{ server_version: string; recovering: boolean; now: Date }>(
    `select current_setting('server_version') as server_version, pg_is_in_recovery() as recovering, clock_timestamp() as now`,
  );
  const [
    { server_version: version, recovering, now } = { server_version: '', recovering: false, now: new Date() },
  ] = rows;
  if (recovering)
    throw new Error('The server of DATABASE_URL is a standby, which accepts no writes. Name the primary.');
  const skewMs = Math.abs(now.getTime() - Date.now());
  if (skewMs > mostSkewMs)
    throw new Error(
      `The clocks of this host and of Postgres differ by ${(skewMs / 1000).toFixed(0)} s: days of members would end at different moments. Synchronise both by NTP.`,
    );
  return `version ${version}${databaseUrl === null ? ', embedded' : ''}`;
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

/** Null in an empty store. @throws Error for dead letters, and where no process leads. */
async function readModelsSeen(stores: BackupStores): Promise<string | Warning | Unseen | null> {
  if ((await stores.events.head()) === beginning) return null;
  const operations = await openReadModels(stores);
  if (operations === null) return { unseen: noReadModels };
  const { projections, leader } = await operations.overview();
  const faults = projections.flatMap(faultOf);
  const processes = await countProcesses(stores.pool);
  if (leader === null && processes > 0)
    faults.push(
      `${processes === 1 ? 'One process of the service runs' : `${processes} processes of the service run`}, and none leads the read models, so that pages show old rows: start one with the role "projector", and ask again after ten seconds.`,
    );
  if (faults.length > 0) throw new Error(faults.join(' '));
  if (processes === 0)
    return { warning: 'No process of the service is connected to this database: npm start.' };
  return `${projections.length} follow the log; ${leader?.holder} leads`;
}

function faultOf({ name, state, deadLetters, lagSeconds, lagEvents }: ProjectionOverview): readonly string[] {
  if (state === 'parked')
    return [`${name} is parked, so that everybody sees old rows of it: npm run projections -- show ${name}.`];
  if (deadLetters > 0)
    return [
      `${name} could not process ${deadLetters === 1 ? 'one event' : `${deadLetters} events`} (dead letters): npm run projections -- show ${name}.`,
    ];
  if (state === 'live' && lagSeconds > mostLagSeconds && lagEvents !== 0)
    return [`${name} is ${lagSeconds.toFixed(0)} s behind the log.`];
  return [];
}

/** Each holds one connection of this name for as long as it runs. */
async function countProcesses(pool: BackupStores['pool']): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and application_name like 'projections ${secretsRole} %'`,
  );
  return rows[0]?.count ?? 0;
}

/** Null before the first start. */
async function backgroundSeen({ pool }: BackupStores): Promise<string | Warning | null> {
  if (!(await hasTable(pool, 'service.mails'))) return null;
  const queues = await readOutboxes(pool);
  const copies = queues.find(({ name }) => name === 'exported-copies')?.waiting ?? 0;
  const stuck = queues.filter(
    ({ name, oldestSeconds }) => name !== 'exported-copies' && (oldestSeconds ?? 0) > stuckSeconds,
  );
  const faults = [
    ...stuck.map(
      ({ name, waiting, oldestSeconds }) =>
        `${name}: ${waiting} wait, the oldest for ${((oldestSeconds ?? 0) / 3_600).toFixed(0)} h. Start a process with the role "jobs", and look at its log.`,
    ),
    ...queues
      .filter(({ givenUp }) => givenUp > 0)
      .map(({ name, givenUp }) => `${name}: ${givenUp} given up. npm run admin -- mails shows why.`),
    ...(copies > 0
      ? [`${copies} copies may still hold people who were erased: npm run admin -- copies.`]
      : []),
  ];
  return faults.length > 0 ? { warning: faults.join(' ') } : 'nothing waits for longer than an hour';
}

/** Null in an empty store. @throws Error for an old one. */
async function backupSeen({ pool, events }: BackupStores): Promise<string | Warning | null> {
  if ((await events.head()) === beginning || !(await hasTable(pool, 'service.settings'))) return null;
  const last = await readLastBackup(pool);
  if (last === null)
    return {
      warning:
        'none was written of this database: npm run backup -- --folder /backups --keep 30, from cron or a systemd timer (service/operations/backup.md).',
    };
  const hours = (Date.now() - Date.parse(last.at)) / 3_600_000;
  const says = `${last.at}, ${hours.toFixed(0)} h ago, ${last.events} events`;
  if (hours <= oldBackupHours) return says;
  throw new Error(
    `The last one is of ${says}: look why npm run backup does not run any more (service/operations/backup.md).`,
  );
}

/** Null in an empty store. */
async function zonesSeen(stores: BackupStores): Promise<string | Unseen | null> {
  const { pool, events } = stores;
  if ((await events.head()) === beginning) return null;
  // The zones in use are those of the members.
  if ((await openReadModels(stores)) === null) return { unseen: noReadModels };
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
  const [dataFolder, journal] = checksOfMachine(config);
  findings.push(await findingOf(dataFolder));
  // Nothing else can be looked at without the data folder. What is on a full disk can be read.
  if ((await writingProblem('DATA_DIR', config))?.isFull === false) return findings;
  findings.push(await findingOf(journal));
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

const marks = {
  ok: 'ok      ',
  warning: 'warning ',
  wrong: 'WRONG   ',
  'not seen': '?       ',
  'not used': '-       ',
} as const;

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
