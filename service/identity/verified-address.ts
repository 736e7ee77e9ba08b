import type { MemberState } from '#domain/member/member.ts';

/** Where mail reaches a member: the address of the last sign-in; null where it is not verified, and from a clear to the next sign-in. */
export const verifiedAddressOf = ({ signIn }: MemberState): string | null =>
  signIn?.emailVerified ? signIn.email : null;
