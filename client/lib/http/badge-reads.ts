import useSWR, { type SWRResponse } from 'swr';
import {
  type BadgeReason,
  badgeReasonsAnswer,
  badgesAnswer,
  type ShownBadges,
} from '#service/features/achievements/badge-contract.ts';
import { monthPathAnswer, type ShownMonthPath } from '#service/features/achievements/month-path-contract.ts';
import type { Schema } from './http.ts';
import { readAs } from './swr.ts';

const badgesKey = '/api/badges';
const monthPathKey = '/api/month-path';

/** Of plain JSON, zod knows no ids and dates by their names. */
const readBadges = readAs(badgesAnswer as unknown as Schema<ShownBadges>);
const readPath = readAs(monthPathAnswer as unknown as Schema<ShownMonthPath>);

/** How far the member is in the rows of the long run. @param isEnabled false reads nothing */
export const useBadges = (isEnabled = true): SWRResponse<ShownBadges, Error> =>
  useSWR<ShownBadges, Error>(isEnabled ? badgesKey : null, readBadges);

/** Why each badge was earned. @param isEnabled false reads nothing */
export const useBadgeReasons = (isEnabled: boolean): SWRResponse<readonly BadgeReason[], Error> =>
  useSWR<readonly BadgeReason[], Error>(
    isEnabled ? `${badgesKey}/reasons` : null,
    readAs(badgeReasonsAnswer),
  );

/** The twelve things of this month. @param isEnabled false reads nothing */
export const useMonthPath = (isEnabled = true): SWRResponse<ShownMonthPath, Error> =>
  useSWR<ShownMonthPath, Error>(isEnabled ? monthPathKey : null, readPath);
