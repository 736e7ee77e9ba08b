import { privacyDefaults } from '#domain/catalogue/preferences.ts';
import type { PrivacyPreferences } from '#domain/member/member-events.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { useFlips } from './flipped-switches.ts';

/** The privacy switches as they are in force: flipped on this page, else kept, else the defaults. */
export const usePrivacyChoices = ({ keptPrivacy }: Pick<CurrentUser, 'keptPrivacy'>): PrivacyPreferences => ({
  ...(keptPrivacy ?? privacyDefaults),
  ...useFlips().privacy,
});
