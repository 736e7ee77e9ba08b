import type { Instant } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { PublicFact } from './public-fact-rules.ts';

type OfMember = { readonly memberId: MemberId };

export type HandleChosen = OfMember & {
  readonly type: 'HandleChosen';
  readonly handle: string;
  /** Names the stream in which it is claimed. */
  readonly handleId: string;
  /** From when on the member may choose another. */
  readonly changeableFrom: Instant;
};
export type HandleGivenUp = OfMember & { readonly type: 'HandleGivenUp'; readonly handleId: string };
export type PublicFactsChosen = OfMember & {
  readonly type: 'PublicFactsChosen';
  /** In the order of the list. */
  readonly facts: readonly PublicFact[];
  /** Whether search engines may list the page. */
  readonly isIndexed: boolean;
};

/** An admin took the page down. No visitor sees it, also after other choices of its member, until an admin gives it back. */
export type PublicPageTakenDown = OfMember & {
  readonly type: 'PublicPageTakenDown';
  readonly takenDownBy: MemberId;
  /** As typed by the admin, for the member; empty for a page that stays down after its member erased the data. */
  readonly reason: string;
};
export type PublicPageGivenBack = OfMember & {
  readonly type: 'PublicPageGivenBack';
  readonly givenBackBy: MemberId;
  /** As typed by the admin. */
  readonly note: string;
};

export type PublicPageEvent =
  | HandleChosen
  | HandleGivenUp
  | PublicFactsChosen
  | PublicPageGivenBack
  | PublicPageTakenDown;

export const publicPageStream = (memberId: MemberId): string => `publicPage-${memberId}`;
