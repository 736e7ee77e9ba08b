import type { Logger } from 'pino';
import type { Connect } from '#projections/postgres/connection.ts';
import {
  type LockName,
  pollForLock,
  tryLockSession,
  trySharedLocks,
  unlock,
} from '#projections/postgres/locks.ts';
import type * as pg from '#projections/postgres/pg.ts';
import { doublingDelay, retry, sleep } from '#projections/postgres/retry.ts';
import { closeConnection } from '#projections/postgres/timeouts.ts';
import type { Config } from './config.ts';
import { loadOrCreateSecret } from './secrets.ts';
import { type SettingName, settingOr, storeSetting } from './settings.ts';

/** A secret that all hosts of a database must share. */
export type SharedSecret = {
  /** Name of the file in the data folder, and of the mark in the database. */
  readonly name: SettingName & ('quest-seed' | 'vapid-key');
  readonly variable: 'QUEST_SEED' | 'VAPID_PRIVATE_KEY';
  /** Null: generated once and stored in the data folder. */
  readonly configured: string | null;
  /** The mark in the database: it distinguishes secrets and reveals none. */
  readonly markOf: (secret: string) => string;
  /** The consequence of two different secrets: the end of a sentence in errors. */
  readonly consequence: string;
  /** For the log, once another secret than before is in use. */
  readonly warning: string;
};

type Options = {
  readonly connect: Connect;
  readonly config: Pick<Config, 'dataDir' | 'isProduction'>;
  readonly logger: Pick<Logger, 'warn'>;
  /** Called when another host has replaced a secret while this process was cut off from Postgres, so that this process must end. */
  readonly onReplaced: (error: Error) => void;
};

export type HeldSecrets = {
  /** @throws Error for one that this process does not hold. */
  valueOf(name: SharedSecret['name']): string;
  stop(): Promise<void>;
};

/** The role of the connection, by which `pg_stat_activity` shows how many processes of the service run. */
export const secretsRole = 'secrets';

/** Another host uses another secret. */
class OtherSecret extends Error {
  override readonly name = 'OtherSecret';
}

const lookEveryMs = 5_000;
const reconnectDelay = doublingDelay(100, 5_000);

/**
 * The secrets of this process. It holds a lock on the mark of each secret while it runs, because processes with different secrets must not
 * run at the same time. When no other process runs, a configured secret replaces the previous one.
 * @throws Error in production, beside a process with another secret, and for a generated one beside that of another host.
 */
export async function holdSharedSecrets(
  secrets: readonly SharedSecret[],
  { connect, config, logger, onReplaced }: Options,
): Promise<HeldSecrets> {
  const claims = await Promise.all(
    secrets.map(async (secret) => {
      const value = secret.configured ?? (await loadOrCreateSecret(config.dataDir, secret.name));
      return { secret, value, mark: secret.markOf(value) };
    }),
  );
  const stopping = new AbortController();
  const { signal } = stopping;
  const open = async (): Promise<pg.Client> => {
    const client = await connect(secretsRole);
    try {
      await alone(client, signal, async () => {
        for (const claim of claims) await register(client, claim, { config, logger });
      });
      return client;
    } catch (error) {
      await closeConnection(client);
      throw error;
    }
  };
  const holding = hold(await open(), open, signal).catch((error: unknown) => {
    if (!signal.aborted) onReplaced(error as Error);
  });
  return {
    valueOf(name) {
      const held = claims.find(({ secret }) => secret.name === name);
      if (!held) throw new Error(`This process does not hold the secret ${name}.`);
      return held.value;
    },
    async stop() {
      stopping.abort();
      await holding;
    },
  };
}

/** Ends when the signal aborts. @throws OtherSecret */
async function hold(first: pg.Client, open: () => Promise<pg.Client>, signal: AbortSignal): Promise<void> {
  for (let client = first; ; ) {
    await lost(client, signal);
    await closeConnection(client);
    if (signal.aborted) return;
    const isTemporary = (error: unknown) => !(error instanceof OtherSecret);
    client = await retry(open, { delayMs: reconnectDelay, signal, isTemporary });
  }
}

/** Resolves when the connection has ended, or when the signal aborts. */
async function lost(client: pg.Client, signal: AbortSignal): Promise<void> {
  try {
    while (!signal.aborted) {
      await sleep(lookEveryMs, signal);
      await client.query('select');
    }
  } catch {
    // The next connection says why there is none.
  }
}

async function alone(client: pg.Client, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  await pollForLock(client, 'shared secrets', { everyMs: 50, signal });
  await work();
  await unlock(client, ['shared secrets']);
}

type Claim = { readonly secret: SharedSecret; readonly mark: string };

/** @throws OtherSecret */
async function register(
  client: pg.Client,
  { secret, mark }: Claim,
  { config, logger }: Pick<Options, 'config' | 'logger'>,
): Promise<void> {
  const { name, configured, warning } = secret;
  const registered = await settingOr(client, name, mark);
  if (registered !== mark) {
    const isUsed = await isHeld(client, lockOf(name, registered));
    if (config.isProduction && (configured === null || isUsed))
      throw new OtherSecret(refusalOf(secret, config.dataDir));
    logger.warn({ before: registered, now: mark }, warning);
    await storeSetting(client, name, mark);
  }
  await trySharedLocks(client, [lockOf(name, mark)]);
}

const lockOf = (name: SharedSecret['name'], mark: string): LockName => `secret ${name} ${mark}`;

async function isHeld(client: pg.Client, lock: LockName): Promise<boolean> {
  if (!(await tryLockSession(client, lock))) return true;
  await unlock(client, [lock]);
  return false;
}

function refusalOf({ variable, name, configured, consequence }: SharedSecret, dataDir: string): string {
  return configured === null
    ? `This host would use the generated secret in ${dataDir}/${name}, and another host of this database uses a different one: ${consequence}. ` +
        `Set ${variable} on all hosts to the same value: that of the file ${name} in the first host's DATA_DIR, or 32 new random bytes.`
    : `${variable} of this host is not the one of a process that runs on the same database: ${consequence}. ` +
        `Give this host the value of the others. To change ${variable}, stop all processes first, then start them with the new value.`;
}
