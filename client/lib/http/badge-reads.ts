import useSWR, { type SWRResponse } from 'swr';
import {
  type BadgeReason,
  badgeReasonsAnswer,
  badgesAnswer,
  type ShownBadges,
} from '#service/features/achievements/badge-contract.ts';
import { readAs } from './swr.ts';

/** How far the member is in the rows of the long run. @param isEnabled false reads nothing */
export const useBadges = (isEnabled = true): SWRResponse<ShownBadges, Error> =>
  useSWR<ShownBadges, Error>(isEnabled ? '/api/badges' : null, readAs(badgesAnswer) as never);

/** Why each badge was earned. @param isEnabled false reads nothing */
export const useBadgeReasons = (isEnabled: boolean): SWRResponse<readonly BadgeReason[], Error> =>
  useSWR<readonly BadgeReason[], Error>(isEnabled ? '/api/badges/reasons' : null, readAs(badgeReasonsAnswer));
