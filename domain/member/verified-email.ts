import { canonicalEmail } from '#domain/beta/beta-rules.ts';

type SignIn = { readonly email: string; readonly emailVerified: boolean };

/** The address of a sign-in in canonical form; null when it is not verified, because it could belong to another person. */
export const verifiedEmailOf = (signIn: SignIn | null | undefined): string | null =>
  signIn?.emailVerified ? canonicalEmail(signIn.email) : null;

/** The address for a member's mails, as the provider wrote it; null when it is not verified, and from an erasure to the next sign-in. */
export const mailAddressOf = ({ signIn }: { readonly signIn: SignIn | null }): string | null =>
  signIn?.emailVerified ? signIn.email : null;
