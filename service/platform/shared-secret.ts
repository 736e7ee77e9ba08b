import type { Logger } from 'pino';
import type { Pool } from '#projections/postgres/pg.ts';
import type { Config } from './config.ts';
import { loadOrCreateSecret } from './secrets.ts';
import { type SettingName, settingOr, storeSetting } from './settings.ts';

type SharedSecret = {
  /** Name of the file in the data folder, and of the mark in the database. */
  readonly name: SettingName & ('quest-seed' | 'vapid-key');
  readonly configured: string | null;
  /** The mark in the database: it distinguishes secrets and reveals none. */
  readonly markOf: (secret: string) => string;
  /** For the error in production, about a generated secret beside that of another host; the folder is filled in. */
  readonly refusal: (dataDir: string) => string;
  /** For the log, once another secret than before is in use. */
  readonly warning: string;
};

/**
 * A secret that all hosts of a database must share: the configured one, otherwise one that is generated once and stored in the data folder.
 * @throws Error in production, for a generated one beside that of another host.
 */
export async function sharedSecret(
  { name, configured, markOf, refusal, warning }: SharedSecret,
  { dataDir, isProduction }: Pick<Config, 'dataDir' | 'isProduction'>,
  db: Pick<Pool, 'query'>,
  logger: Pick<Logger, 'warn'>,
): Promise<string> {
  const secret = configured ?? (await loadOrCreateSecret(dataDir, name));
  const mark = markOf(secret);
  const registered = await settingOr(db, name, mark);
  if (registered === mark) return secret;
  if (configured === null && isProduction) throw new Error(refusal(dataDir));
  logger.warn({ before: registered, now: mark }, warning);
  await storeSetting(db, name, mark);
  return secret;
}
