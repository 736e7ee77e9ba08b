import type { Logger } from 'pino';
import type { Pool } from '#projections/postgres/pg.ts';
import { type Config, WrongConfiguration } from '#service/platform/config.ts';
import { readSetting, settingOr, storeSetting } from '#service/platform/settings.ts';

type Deps = {
  readonly db: Pick<Pool, 'query'>;
  readonly config: Pick<Config, 'passkeyDomain'>;
  readonly logger: Pick<Logger, 'warn'>;
};

/**
 * Browsers bind passkeys to the name of the site, so another name makes those of before useless. Nothing gives them up but an operator.
 * @returns the name of before, which people may still look for; null without one
 * @throws WrongConfiguration where people made passkeys for another name, and PASSKEY_DOMAIN does not say to go on
 */
export async function checkPasskeyDomain({ db, config, logger }: Deps): Promise<string | null> {
  const { name, isChosen } = config.passkeyDomain;
  const made = await readSetting(db, 'passkey-domain');
  if (made !== null && made !== name) {
    if (!isChosen) throw new WrongConfiguration(refusal(made, name));
    logger.warn(
      { before: made, now: name },
      `PASSKEY_DOMAIN=${name} gives up the passkeys of ${made}: people come by mail, by a recovery code or by npm run admin -- sign-in-code, and make new ones`,
    );
    await storeSetting(db, 'passkey-domain-before', made);
    await storeSetting(db, 'passkey-domain', name);
  }
  const before = await readSetting(db, 'passkey-domain-before');
  return before === name ? null : before;
}

/** Notes the name at the first passkey. Before it, a name can change without loss. */
export const notePasskeyDomain = async ({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<void> => {
  await settingOr(db, 'passkey-domain', config.passkeyDomain.name);
};

function refusal(made: string, now: string): string {
  const kept = now.endsWith(`.${made}`) ? ` Or set PASSKEY_DOMAIN=${made}, which keeps them.` : '';
  return `The service cannot start: PUBLIC_ORIGIN has the name ${now}, but people made their passkeys for ${made}, and browsers use them nowhere else. Set PUBLIC_ORIGIN back to ${made}.${kept} To go on as ${now} without them, set PASSKEY_DOMAIN=${now}: people then come by mail, by a recovery code or by npm run admin -- sign-in-code, and make new passkeys.`;
}
