import { createHmac } from 'node:crypto';
import type { Config } from '#service/platform/config.ts';
import type { SharedSecret } from '#service/platform/shared-secret.ts';

/** The secret that decides the draws of the wheel. */
export const questSeedOf = ({ questSeed }: Pick<Config, 'questSeed'>): SharedSecret => ({
  name: 'quest-seed',
  variable: 'QUEST_SEED',
  configured: questSeed,
  markOf: (seed) => createHmac('sha256', seed).update('mark').digest('hex').slice(0, 16),
  consequence: 'the wheel of a member would depend on the host',
  warning:
    'QUEST_SEED is another one than before: quests that are not drawn yet are drawn by the new one; give all hosts the same',
});
