import { type PersonalBadges, personalBadgeCounts } from '#domain/achievements/personal-badges.ts';
import { type QuestBadges, questBadgeCounts } from '#domain/achievements/quest-badges.ts';
import type { ShownBadges } from './badge-contract.ts';

/** The badges of the long run, as they follow from both states. */
export const shownBadges = (basis: {
  readonly open: QuestBadges;
  readonly personal: PersonalBadges;
}): ShownBadges => ({
  counts: { ...questBadgeCounts(basis.open), ...personalBadgeCounts(basis.personal) },
  reached: { ...basis.open.reached, ...basis.personal.reached },
  basis,
});
