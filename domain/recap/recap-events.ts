import type { MemberId } from '#domain/kernel/ids.ts';
import type { IsoWeek } from './iso-week.ts';

/**
 * The recap of a week was made. It holds no number: what it shows follows from the member's events before this one in the log, so that it
 * shows the same whenever it is opened, and what came after it can be listed. The place of this event is the stored position, because
 * a copied or restored log has other positions and the same order.
 */
export type RecapMade = { readonly type: 'RecapMade'; readonly memberId: MemberId; readonly week: IsoWeek };
export type RecapEvent = RecapMade;

/** One stream for all weeks of a member: one event a week. */
export const recapStream = (memberId: MemberId): string => `recaps-${memberId}`;
