import { z } from 'zod';
import { isEmail } from '#domain/beta/beta-rules.ts';
import { isStorableText } from '#service/http/storable.ts';
import type { LoginProvider, TokenAnswer } from './code-flow.ts';
import { verifyIdToken } from './id-token.ts';
import type { ProviderMetadata } from './provider-metadata.ts';
import { SignInFailed } from './sign-in-failed.ts';

/** What a provider says of the person who signed in, after all checks. */
export type Account = {
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** An https address. */
  readonly picture: string | null;
};

const longestName = 100;
const name = z
  .string()
  .refine(isStorableText)
  .transform((text) => text.trim().slice(0, longestName) || null)
  .nullable()
  .catch(null);
const claims = z.object({
  email: z.string().refine(isEmail).refine(isStorableText).nullable().catch(null),
  // Some providers send the word instead of the truth value.
  email_verified: z
    .union([z.boolean(), z.literal('true')])
    .transform(Boolean)
    .catch(false),
  given_name: name,
  family_name: name,
  name,
  picture: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .nullable()
    .catch(null),
});

/**
 * The account behind an answer of the token endpoint. grant checks neither signature nor issuer nor expiry of the id_token, nor whom
 * the profile belongs to.
 * @throws SignInFailed
 */
export async function accountOf(
  answer: TokenAnswer,
  metadata: ProviderMetadata,
  provider: LoginProvider,
  nonce: string,
): Promise<Account> {
  if (answer.error !== undefined) throw new SignInFailed('unconfirmed', answer.error);
  const verified = await verifyIdToken(answer.id_token ?? '', metadata, provider.clientId, nonce).catch(
    (cause: unknown) => {
      throw new SignInFailed('unconfirmed', cause);
    },
  );
  const profile = answer.profile ?? {};
  if (metadata.userinfo_endpoint && profile.sub !== verified.sub) {
    throw new SignInFailed('unconfirmed', new Error('The profile belongs to another account'));
  }
  // Who vouches for an address vouches for that one: both are of one source.
  const { email, email_verified } = typeof profile.email === 'string' ? profile : verified;
  return accountFrom(verified.sub, { ...verified, ...profile, email, email_verified });
}

function accountFrom(subject: string, said: Readonly<Record<string, unknown>>): Account {
  const {
    email,
    email_verified: emailVerified,
    given_name,
    family_name,
    name: fullName,
    picture,
  } = claims.parse(said);
  if (email === null) throw new SignInFailed('no-email');
  const [first = null, ...rest] = fullName?.split(' ') ?? [];
  const hasParts = given_name !== null || family_name !== null;
  return {
    subject,
    email,
    emailVerified,
    firstName: hasParts ? given_name : first,
    lastName: hasParts ? family_name : rest.join(' ') || null,
    picture,
  };
}
