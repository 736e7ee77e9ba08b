import type { MemberId } from '#domain/kernel/ids.ts';

/** Who the identity provider said this is, at sign-in; unchanged for as long as the session lives. */
export type SignedInMember = {
  readonly memberId: MemberId;
  readonly email: string;
  readonly emailVerified: boolean;
};
