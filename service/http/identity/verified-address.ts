import type { MemberState } from '#domain/member/member.ts';

/** The member's mail address: that of the last sign-in; null when it is not verified, and from an erasure to the next sign-in. */
export const verifiedAddressOf = ({ signIn }: MemberState): string | null =>
  signIn?.emailVerified ? signIn.email : null;
