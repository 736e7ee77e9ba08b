import type { MemberId } from '#domain/kernel/ids.ts';
import type { IsoWeek } from './iso-week.ts';

/**
 * The recap of a week was made. It holds no number, because its numbers follow from the member's events before this event in the log. So a
 * recap always shows the same, and later changes can be listed. The place of this event is the stored position, because a copied or
 * restored log has other positions and the same order.
 */
export type RecapMade = { readonly type: 'RecapMade'; readonly memberId: MemberId; readonly week: IsoWeek };
export type RecapEvent = RecapMade;

/** One stream for all weeks of a member: one event a week. */
export const recapStream = (memberId: MemberId): string => `recaps-${memberId}`;
