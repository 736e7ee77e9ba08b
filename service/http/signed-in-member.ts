import { canonicalEmail } from '#domain/beta/beta-rules.ts';
import type { MemberId } from '#domain/kernel/ids.ts';

/** Who the identity provider said this is, at sign-in; unchanged for as long as the session lives. */
export type SignedInMember = {
  readonly memberId: MemberId;
  readonly email: string;
  readonly emailVerified: boolean;
};

/** The account's address as it is compared; null where nobody has verified it: then it is anyone's. */
export const verifiedEmailOf = (member: Omit<SignedInMember, 'memberId'> | undefined): string | null =>
  member?.emailVerified ? canonicalEmail(member.email) : null;
