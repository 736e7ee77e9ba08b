import type { MemberState } from '#domain/member/member.ts';

/** Where mail reaches a member: the address of the last sign-in; null where nobody has verified it, and from a clear to the next sign-in. */
export const verifiedAddressOf = ({ signIn }: MemberState): string | null =>
  signIn?.emailVerified ? signIn.email : null;
