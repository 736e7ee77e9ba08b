import { verifiedEmailOf } from '#domain/member/verified-email.ts';
import type { SignedInMember, SignInProof } from '#service/http/current-member.ts';
import type { Config } from '#service/platform/config.ts';
import { demoAdmin } from './demo-people.ts';

/**
 * Verified addresses with admin rights: the configured ones, preceded by the demo admin's under the development sign-in. The first is
 * offered the quest reset. In lower case.
 */
export const adminEmailsOf = ({
  adminEmails,
  signIn,
}: Pick<Config, 'adminEmails' | 'signIn'>): ReadonlySet<string> =>
  new Set(signIn === 'development' ? [demoAdmin.email, ...adminEmails] : adminEmails);

/** The group of the first admin at the built-in sign-in. No outside provider can name it. */
export const firstAdminGroup = 'urn:rondel:first-admin';
/** `amr` of a passkey whose authenticator verified the person (RFC 8176): it proves possession, and a PIN or a biometric. */
export const passkeyProof = 'mfa';

/** Groups that have admin rights, and what a sign-in must prove for them: one value of each list, `acr` and `amr`, that is not empty. */
export type AdminProof = Pick<Config, 'adminGroups' | 'adminAcr' | 'adminAmr'>;

/** Admin rights require a verified address or a group of the provider, and a sign-in with the required proof. */
export const isAdminBy =
  (adminEmails: ReadonlySet<string>, required: AdminProof) =>
  (member: SignedInMember): boolean => {
    const verifiedEmail = verifiedEmailOf(member);
    const isNamed = verifiedEmail !== null && adminEmails.has(verifiedEmail);
    const isInGroup = required.adminGroups.some((group) => member.adminGroups?.includes(group));
    const isFirst = member.proof?.isOwn === true && member.adminGroups?.includes(firstAdminGroup) === true;
    return (isNamed || isInGroup || isFirst) && proves(member.proof, required);
  };

/** The rule of a configuration. */
export const isAdminOf = (config: Pick<Config, 'adminEmails' | 'signIn'> & AdminProof) =>
  isAdminBy(adminEmailsOf(config), config);

/** An absent claim proves nothing. */
function proves(
  proof: SignInProof | undefined,
  { adminAcr, adminAmr }: Pick<AdminProof, 'adminAcr' | 'adminAmr'>,
): boolean {
  const { acr = null, amr = [], isOwn = false } = proof ?? {};
  // The built-in sign-in says truly how a person signed in, so nothing replaces the passkey of an admin.
  if (isOwn && !amr.includes(passkeyProof)) return false;
  const hasAcr = adminAcr.length === 0 || (acr !== null && adminAcr.includes(acr));
  return hasAcr && (adminAmr.length === 0 || amr.some((method) => adminAmr.includes(method)));
}
