import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import type { Pool } from '#projections/postgres/pg.ts';
import type { Config } from '#service/platform/config.ts';
import { sharedSecret } from '#service/platform/shared-secret.ts';

/**
 * What the wheel draws by. The database holds its mark, because hosts that draw by different seeds would offer one member two different days.
 * @throws Error in production, for a generated seed beside that of another host.
 */
export const questSeedOf = (
  config: Pick<Config, 'questSeed' | 'dataDir' | 'isProduction'>,
  db: Pick<Pool, 'query'>,
  logger: Pick<Logger, 'warn'>,
): Promise<string> =>
  sharedSecret(
    {
      name: 'quest-seed',
      configured: config.questSeed,
      markOf: (seed) => createHmac('sha256', seed).update('mark').digest('hex').slice(0, 16),
      refusal: (dataDir) =>
        `This host would draw quests by the seed in ${dataDir}/quest-seed, and another host of this database uses a different one: the wheel of a member would depend on the host. ` +
        "Set QUEST_SEED on all hosts to the same value: that of the file quest-seed in the first host's DATA_DIR, or 32 new random bytes.",
      warning:
        'QUEST_SEED is another one than before: quests that are not drawn yet are drawn by the new one; give all hosts the same',
    },
    config,
    db,
    logger,
  );
