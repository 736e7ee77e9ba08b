import type { Logger } from 'pino';
import type { Pool } from '#projections/postgres/pg.ts';
import type { Config } from '#service/platform/config.ts';
import { sharedSecret } from '#service/platform/shared-secret.ts';
import { type VapidKey, vapidKeyOf } from './vapid.ts';

/**
 * The key pair of all hosts of a database. The database holds its public key: a message that another key has signed is refused by the push
 * services, because a browser subscribes with one key.
 * @throws Error in production, for a generated key beside that of another host.
 */
export async function sharedVapidKey(
  config: Pick<Config, 'vapidPrivateKey' | 'dataDir' | 'isProduction'>,
  db: Pick<Pool, 'query'>,
  logger: Pick<Logger, 'warn'>,
): Promise<VapidKey> {
  const secret = {
    name: 'vapid-key',
    configured: config.vapidPrivateKey,
    markOf: (privateKey: string) => vapidKeyOf(privateKey).publicKey,
    refusal: (dataDir: string) =>
      `This host would sign push messages with the key in ${dataDir}/vapid-key, and another host of this database uses a different one: push services would refuse them. ` +
      "Set VAPID_PRIVATE_KEY on all hosts to the same value: that of the file vapid-key in the first host's DATA_DIR.",
    warning:
      'VAPID_PRIVATE_KEY is another one than before: a device gets push messages again once its member has turned it on again on Notifications; give all hosts the same',
  } as const;
  return vapidKeyOf(await sharedSecret(secret, config, db, logger));
}
