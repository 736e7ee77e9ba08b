import { privacyDefaults } from '#domain/catalogue/preferences.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';

/** The privacy switches as they are in force: kept ones, else the defaults. */
export const privacyChoices = ({ keptPrivacy }: Pick<CurrentUser, 'keptPrivacy'>) =>
  keptPrivacy ?? privacyDefaults;
